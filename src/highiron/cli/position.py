"""A position as tables: round and turn, players, corporations, market, trains, tiles, and what happened last."""

from functools import reduce
from typing import TYPE_CHECKING

from highiron import words
from highiron.cli import console
from highiron.cli.console import say
from highiron.core.actions import Answer
from highiron.core.ids import BANK, POOL, printed
from highiron.core.shares import certificate_limit, counted_certificates, operating_order, worth
from highiron.core.shares import unsold as unsold_shares
from highiron.core.state import State
from highiron.flow import engine
from highiron.game import Game
from highiron.steps.depot import depot_types
from highiron.steps.frames import FundTrain, Offer, OperatingTurn
from highiron.titles import catalogue

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

_OPENINGS = ("auction", "draft")  # rounds in which privates are handed out


def show(game: Game, numbers: list[int], out: "Console") -> None:
    """Print the present position of a game; `numbers` are those its actions have in the file."""
    state = game.state

    out.print(headline(game), style="bold")
    if state.ended:
        out.print(say("over", why=words.say_end(state.ended)))
    else:
        out.print(say("to-act", what=pending(game)))
    out.print(players(game))
    out.print(corporations(game))
    out.print(say("market", list=market(state)))
    out.print(trains(state))
    out.print(say("tiles", list=tiles(state)))
    if markers(state):
        out.print(say("markers", list=markers(state)))
    if found := readings(game):
        out.print(say("readings", list=found))
    if game.actions:
        last = say("last-action", number=numbers[-1], action=words.say_action(game.actions[-1], game.names))
        out.print(f"\n{last}")
        for event in game.events(len(game.actions)):
            out.print(f"- {words.say_event(event, game.names)}")
    if not state.ended:
        out.print("\n" + say("legal-now", list=moves(game)))


def show_result(game: Game, out: "Console") -> None:
    """The final table: players by worth, and what they own."""
    state = game.state
    out.print(headline(game), style="bold")
    out.print(say("over", why=words.say_end(state.ended)) if state.ended else say("not-over"))
    shown = console.table("rank", "player", "worth", "cash", "shares", numbers=("rank", "worth", "cash"))
    result = game.result()
    for seat in sorted(result, key=lambda seat: -result[seat]):
        rank = 1 + sum(1 for value in result.values() if value > result[seat])
        bankrupt = mark("bankrupt") if seat in state.bankrupt else ""
        shown.add_row(
            console.figure(rank),
            game.names[seat] + bankrupt,
            money(state, result[seat]),
            money(state, state.cash[seat]),
            holdings(state, seat),
        )
    out.print(shown)
    out.print(corporations(game))


def mark(key: str, **args: str | int) -> str:
    """A remark in brackets behind a name."""
    return f" ({say(f'mark-{key}', **args)})"


def readings(game: Game) -> str:
    """What players of the title look at besides the usual figures."""
    found = []
    for reading in game.state.facts.rules.readings(game.state):
        name, value = words.say_reading(reading, game.names)
        about = words.say_place(reading.about, game.names) if reading.about else ""
        found.append(f"{about} {name}: {value}".strip())
    return "; ".join(found)


def money(state: State, amount: int) -> str:
    """An amount as the title writes it."""
    return console.money(amount, state.facts.currency)


def headline(game: Game) -> str:
    """Title, round, phase and bank, and the options that are not the usual ones."""
    state = game.state
    defaults = {option.name: option.default for option in catalogue.options_of(state.facts.title)}
    preset = catalogue.presets_of(state.facts.title).get(game.preset, {})
    usual = {**defaults, **preset}
    special = [f"{name}={value}" for name, value in state.facts.options.items() if usual.get(name) != value]
    rules = ", ".join([*([say("preset", name=game.preset)] if game.preset else []), *special])
    parts = [
        state.facts.name + (f" ({rules})" if rules else ""),
        round_name(state),
        say("phase", phase=str(state.phase_facts.id)),
        say("bank", money=money(state, state.cash[BANK])) + (mark("broken") if state.bank_broken else ""),
        say("actions", count=len(game.actions)),
    ]
    return "; ".join(parts)


def round_name(state: State) -> str:
    """Such as "operating round 5.2 of 3"."""
    place = state.facts.rules.round_of(state)
    if place.kind in _OPENINGS:
        return say(f"round-{place.kind}")
    if not place.kind:
        return say("turn", turn=place.turn)
    if place.number:
        turn = f"{console.figure(place.turn)}.{console.figure(place.number)}"
        return say("round-of", kind=place.kind, turn=turn, of=place.of)
    return say("round", kind=place.kind, turn=place.turn)


def pending(game: Game) -> str:
    """Who must do what."""
    frame = game.state.frame
    text = words.say_frame(frame, game.names)
    if isinstance(frame, OperatingTurn):
        return say("pending-step", what=text, step=words.say_step(step_of(game.state)))
    if isinstance(frame, (Offer, FundTrain)):
        proposal = words.say_action(frame.proposal, game.names).rstrip(".。")
        return say("pending-step", what=text, step=proposal)
    return text


def step_of(state: State) -> str:
    """The step a company's turn is at: the engine names it when it refuses what belongs to no step."""
    for refused in engine.explain(state, Answer(seat=state.actor, accept=True)):
        if "step" in refused.args:
            return str(refused.args["step"])
    raise LookupError("an operating turn is always at a step")


def players(game: Game) -> "Table":
    state = game.state
    limit = certificate_limit(state)
    shown = console.table("player", "cash", "worth", "certificates", "shares", "privates", numbers=("cash", "worth"))
    for seat in state.facts.seats:
        marks = [mark("priority")] if state.priority == seat else []
        marks += [mark("bankrupt")] if seat in state.bankrupt else []
        marks += [mark("owes", money=money(state, state.loans[seat]))] if seat in state.loans else []
        shown.add_row(
            f"{seat} {game.names[seat]}{''.join(marks)}",
            money(state, state.cash[seat]),
            money(state, worth(state, seat)),
            say("number-of", number=counted_certificates(state, seat), of=limit),
            holdings(state, seat),
            ", ".join(printed(private) for private, owner in state.privates.items() if owner == seat),
        )
    return shown


def holdings(state: State, seat: str) -> str:
    """Shares by company, a star where the player is president."""
    return ", ".join(
        f"{printed(company)} {shares[seat]}{'*' if state.presidents.get(company) == seat else ''}"
        for company, shares in state.shares.items()
        if shares.get(seat)
    )


def corporations(game: Game) -> "Table":
    """In operating order, those not yet started and independents last."""
    state = game.state
    unsold = "ipo" if state.facts.initial_offering else "own-shares"
    shown = console.table(
        *("corporation", "president", "par", "price", unsold, "pool", "treasury", "trains", "tokens", "privates"),
        numbers=("par", "price", unsold, "pool", "treasury"),
    )
    started = operating_order(state, tuple(state.market))
    for company in [*started, *(other for other in state.shares if other not in started)]:
        president = state.presidents.get(company)
        held = state.shares[company]
        placed = [hex_id for hex_id, _ in state.board.stations.get(company, ())]
        left = state.tokens_left(company)
        shown.add_row(
            printed(company) + ("" if company in state.floated or company not in state.pars else mark("not-floated")),
            game.names[president] if president else "–",
            money(state, state.pars[company]) if company in state.pars else "–",
            money(state, state.price(company)) if company in state.market else "–",
            console.figure(unsold_shares(state, company)),
            console.figure(held[POOL]),
            money(state, state.cash[company]),
            trains_of(state, company),
            " ".join(placed) + (f" {say('tokens-left', count=left)}" if left else ""),
            ", ".join(printed(private) for private, owner in state.privates.items() if owner == company),
        )
    for private, owner in state.privates.items():
        if private in state.trains:
            places = " ".join(hex_id for hex_id, _ in state.board.stations.get(private, ()))
            row = [printed(private), game.names.get(owner, "–"), "–", "–", "", "", money(state, state.cash[private])]
            shown.add_row(*row, trains_of(state, private), places, "")
    return shown


def trains_of(state: State, company: str) -> str:
    """Its trains, in brackets those that have one run left, and its wagons."""
    listed = [f"({train})" if state.is_obsolete(train) else train for train in state.trains[company]]
    wagons = state.wagons.get(company, 0)
    if wagons:
        listed.append(f"+ {say('wagons', count=wagons)}")
    return " ".join(listed)


def markers(state: State) -> str:
    """Where the markers of privates lie and for whom they count."""
    found = []
    for private, (hex_id, company) in state.markers.items():
        if hex_id or company:
            sort = "both" if hex_id and company else "hex" if hex_id else "company"
            found.append(
                say(f"marker-{sort}", private=printed(private), hex=hex_id or "–", company=printed(company or "–"))
            )
    return "; ".join(found)


def market(state: State) -> str:
    """Cells with tokens, highest price first, with their marks."""
    cells: dict[tuple[int, int], list[str]] = {}
    for company in operating_order(state, tuple(state.market)):
        cells.setdefault(state.cell(company), []).append(printed(company))
    found = []
    for cell, companies in cells.items():
        field = state.facts.market.cells[cell]
        marks = [mark for mark in field.marks if mark != "par"]
        heads = [money(state, field.price), *marks] if field.has_price else marks
        found.append(f"{' '.join(heads)}: {' '.join(companies)}")
    return "; ".join(found) or say("empty")


def trains(state: State) -> str:
    """What the depot and the pool sell, and what comes later."""
    on_sale = depot_types(state)
    listed = []
    for card, count in state.depot.items():
        if count:
            number = "" if count < 0 else f"{console.figure(count)} × "
            prices = {form: money(state, state.facts.trains[form].price) for form in state.facts.forms[card]}
            forms = [
                say("train-at", train=form, price=price) if form in on_sale else form for form, price in prices.items()
            ]
            listed.append(f"{number}{reduce(_either, forms)}")
    pool = " ".join(state.trains[POOL]) or say("empty")
    return say("trains", depot=", ".join(listed) or say("empty"), pool=pool)


def _either(first: str, second: str) -> str:
    return say("either", first=first, second=second)


def tiles(state: State) -> str:
    """Hex, tile and rotation."""
    laid = sorted(state.board.tiles.items(), key=lambda item: state.facts.plan.index[item[0]])
    return ", ".join(f"{hex_id} #{tile} r{rotation}" for hex_id, (tile, rotation) in laid) or say("none")


def moves(game: Game) -> str:
    """The kinds of legal action with their number."""
    listed = []
    for family in game.legal():
        count = family.count()
        other = "" if family.seat == game.state.actor else mark("by", name=game.names[family.seat])
        listed.append(f"{words.say_kind(family.kind)}{f' ({console.figure(count)})' if count > 1 else ''}{other}")
    return "; ".join(listed)
