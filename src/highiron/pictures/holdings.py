"""Who has what: players, companies, the depot and the phase."""

from collections.abc import Mapping
from typing import Final

from highiron.core.facts import Train
from highiron.core.ids import POOL, printed
from highiron.core.shares import certificate_limit, counted_certificates, unsold, worth
from highiron.core.state import State
from highiron.pictures.headings import ENGLISH, Headings, word
from highiron.pictures.palette import style
from highiron.pictures.svg import document, placed, tag, text, text_width, titled
from highiron.pictures.symbols import token_defs
from highiron.pictures.table import FLAG, SIZE, STAR, Cell, column_widths, draw_table, sign

_MARGIN: Final = 12.0
_GAP: Final = 16.0
_CARD: Final = 78.0
_DEPOT: Final = 64.0  # height of the phase and the cards
_Table = tuple[list[Cell], list[list[Cell]], frozenset[int]]


def draw_holdings(state: State, names: Mapping[str, str], headings: Headings = ENGLISH) -> str:
    """Tables of players and companies, depot and phase as a picture of its own. `names` are by seat."""
    body, width, height = holdings_body(state, names, headings)
    sheet = tag("rect", width=width, height=height, class_="hi-sheet")
    defs = tag("defs", token_defs(state.facts))
    summary = ", ".join(f"{names.get(seat, seat)} {worth(state, seat)}" for seat in state.facts.seats)
    return document(width, height, style() + defs + sheet + body, f"{state.facts.name}: holdings", summary)


def holdings_body(state: State, names: Mapping[str, str], headings: Headings) -> tuple[str, float, float]:
    """The tables without their document, with width and height."""
    tables = (_players(state, names, headings), _companies(state, names, headings))
    depot, width = _depot(state, headings)
    width = max(width, *(sum(column_widths(head, rows)) for head, rows, _ in tables))
    body = ""
    y = _MARGIN
    for head, rows, marked in tables:
        table, height = draw_table(head, rows, marked, width)
        body += placed(_MARGIN, y, table)
        y += height + _GAP
    body += placed(_MARGIN, y, depot) + placed(_MARGIN + width, y + 8, _legend(headings))
    return body, width + 2 * _MARGIN, y + _DEPOT + _MARGIN


def money(amount: int) -> str:
    """Thousands apart by a thin space, which no language reads as a decimal sign."""
    return f"{amount:,}".replace(",", "\u2009")


def _players(state: State, names: Mapping[str, str], headings: Headings) -> _Table:
    facts = state.facts
    head = [Cell(word(headings, key), bold=True, left=key == "player") for key in ("player", "cash", "certificates")]
    head += [Cell(token=company, title=facts.corporations[company].name) for company in state.shares]
    # A column that says nothing in most titles is there only where it says something.
    owing = any(seat in state.loans for seat in facts.seats)
    last = ("privates", "loans", "worth") if owing else ("privates", "worth")
    head += [Cell(word(headings, key), bold=True) for key in last]
    rows = []
    limit = certificate_limit(state)
    for seat in facts.seats:
        first = seat == state.priority and not state.ended
        counted = counted_certificates(state, seat)
        row = [
            Cell(names.get(seat, seat), left=True, flag=word(headings, "priority-deal") if first else ""),
            Cell(money(state.cash.get(seat, 0))),
            Cell(f"{counted}/{limit}", bold=counted > limit),
        ]
        for company in state.shares:
            presides = state.presidents.get(company) == seat
            star = word(headings, "president-mark") if presides else ""
            row.append(Cell(_shares_of(state, company, seat), star=star, bold=presides))
        row.append(Cell(" ".join(_privates_of(state, seat))))
        if owing:
            row.append(Cell(money(state.loans[seat]) if seat in state.loans else ""))
        row.append(Cell(money(worth(state, seat)), bold=True))
        rows.append(row)
    acting = frozenset(i for i, seat in enumerate(facts.seats) if seat == state.actor)
    return head, rows, acting


def _shares_of(state: State, company: str, seat: str) -> str:
    """What the player has of a company, less what was sold short."""
    held, short = state.shares[company].get(seat, 0), state.shorts.get(company, {}).get(seat, 0)
    return " ".join([*([str(held)] if held else []), *([f"−{short}"] if short else [])])


def _privates_of(state: State, owner: str) -> list[str]:
    return [printed(private) for private, holder in state.privates.items() if holder == owner]


def _companies(state: State, names: Mapping[str, str], headings: Headings) -> _Table:
    facts = state.facts
    # Where companies grow, borrow or have wagons, there is something to tell about it.
    grow = any(state.charter(company).shares != facts.corporations[company].charter.shares for company in state.shares)
    borrow = any(company in state.loans for company in state.shares)
    haul = bool(state.wagons)
    own = "ipo" if facts.initial_offering else "own-shares"
    keys = (
        "company", *(["size"] if grow else []), "par-price", "share-price", "treasury", *(["loans"] if borrow else []),
        "trains", *(["wagons"] if haul else []), "tokens", own, "pool", "president", "privates",
    )  # fmt: skip
    head = [Cell(word(headings, key), bold=True, left=key in ("company", "president")) for key in keys]
    rows = []
    for company, shares in state.shares.items():
        president = state.presidents.get(company, "")
        idle = company not in state.floated
        name = facts.corporations[company].name
        rows.append(
            [
                Cell(name, token=company, left=True, faint=idle, title=name),
                *([Cell("–" if idle else str(state.charter(company).shares))] if grow else []),
                Cell(money(state.pars[company]) if company in state.pars else "–"),
                Cell(money(state.price(company)) if company in state.market else "–", bold=company in state.market),
                Cell(money(state.cash.get(company, 0)) if not idle else "–"),
                *([Cell(money(state.loans[company]) if company in state.loans else "")] if borrow else []),
                Cell(_trains_of(state, company)),
                *([Cell(str(state.wagons.get(company, "")))] if haul else []),
                Cell(str(state.tokens_left(company))),
                Cell(str(unsold(state, company) or "")),
                Cell(str(shares.get(POOL, 0) or "")),
                Cell(names.get(president, president), left=True),
                Cell(" ".join(_privates_of(state, company))),
            ]
        )
    independents = [private for private in state.privates if private in state.trains]
    for private in independents:
        owner = state.privates[private]
        name = facts.privates[private].name
        row = [Cell(name, token=private, left=True, faint=owner not in facts.seats, title=name)]
        row += [Cell("–")] * (3 if grow else 2) + [Cell(money(state.cash.get(private, 0)))]
        row += [Cell("")] * borrow + [Cell(_trains_of(state, private))] + [Cell("")] * haul + [Cell("0")]
        row += [Cell(""), Cell(""), Cell(names.get(owner, ""), left=True), Cell("")]
        rows.append(row)
    running = {getattr(frame, "company", "") for frame in state.frames}
    marked = frozenset(i for i, company in enumerate((*state.shares, *independents)) if company in running)
    return head, rows, marked


def _trains_of(state: State, company: str) -> str:
    """Its trains, in brackets those that have one run left."""
    return " ".join(f"({train})" if state.is_obsolete(train) else train for train in state.trains.get(company, ()))


def _legend(headings: Headings) -> str:
    """What star and flag mean, from the right."""
    body = ""
    x = 0.0
    for path, key in ((STAR, "president-mark"), (FLAG, "priority-deal")):
        words = word(headings, key)
        body += text(x, 0, words, SIZE, "hi-right hi-faint")
        x -= text_width(words, SIZE) + 10
        body += sign(path, x, 0)
        x -= 20
    return body


def _depot(state: State, headings: Headings) -> tuple[str, float]:
    """The phase in one line, then a card for each type of train with its price and how many are left."""
    phase = state.phase_facts
    colours = ", ".join(word(headings, colour) for colour in phase.colours)
    words = (
        f"{word(headings, 'phase')} {phase.id} · {word(headings, 'train-limit')} {phase.train_limit}"
        f" · {word(headings, 'tiles')} {colours} · {word(headings, 'operating-rounds')} {phase.operating_rounds}"
    )
    body = text(0, 8, words, SIZE, "hi-left")
    width = text_width(words, SIZE)
    x = 0.0
    for train in state.facts.trains.values():
        if not train.price:
            continue  # never for sale: a wagon run as a train (18CE-2.9)
        body += placed(x, 22, _card(train, state.depot.get(train.card, 0)))
        x += _CARD + 6
    pooled = state.trains.get(POOL, ())
    if pooled:
        line = f"{word(headings, 'pool')}: {' '.join(pooled)}"
        body += text(x + 4, 43, line, SIZE, "hi-left")
        x += 4 + text_width(line, SIZE)
    return body, max(width + 240, x)  # the legend stands at the end of the first line


def _card(train: Train, left: int) -> str:
    rest = "∞" if left < 0 else f"×{left}"
    gone = left == 0
    box = tag("rect", width=_CARD, height=42, rx=4, class_="hi-cell hi-head" if gone else "hi-cell hi-zone-plain")
    ink = "hi-faint" if gone else ""
    words = text(16, 21, train.id, 17, f"hi-bold {ink}".rstrip())
    words += text(_CARD - 7, 14, money(train.price), SIZE, f"hi-right {ink}".rstrip())
    words += text(_CARD - 7, 30, rest, SIZE, f"hi-right {ink}".rstrip() if gone else "hi-right hi-bold")
    return titled(f"{train.id}: {train.price}, {rest}", box + words)
