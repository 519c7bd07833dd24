"""What can be worked out from a state and everybody may know."""

from highiron import words
from highiron.core.frames import frame_to_data
from highiron.core.shares import certificate_limit, counted_certificates, holding_limit, operating_order, worth
from highiron.core.state import State
from highiron.flow import engine
from highiron.pictures.captions import badge_width
from highiron.pictures.marks import Badge, badges, waiting_homes
from highiron.server.play.models import BadgePlace, Figures, HomePlace, ReadingPlace, RoundPlace
from highiron.server.play.needs import company_of, ends_of, floats_of, share_prices_of, train_need
from highiron.steps.frames import OperatingRound
from highiron.steps.track import blocked_hexes


def figures_of(state: State, names: dict[str, str], locale: str, hidden: bool | None = None) -> Figures:
    """The figures of a state, with what is pending said in that language; `hidden` where it is known already."""
    seats, homes = state.facts.seats, waiting_homes(state)
    token_prices = {company: _token_prices(state, company) for company in state.shares}
    return Figures(
        round=round_of(state),
        company=company_of(state),
        ends=ends_of(state),
        floats=floats_of(state),
        train_need=train_need(state),
        sizes={company: state.charter(company).shares for company in state.shares},
        kinds=sorted(engine.kinds_of_turn(state)),
        step=engine.step_name(state),
        pending=words.say_frame(state.frame, names, locale) if state.frames and not state.ended else "",
        worth={seat: worth(state, seat) for seat in seats},
        certificates={seat: counted_certificates(state, seat) for seat in seats},
        certificate_limit=certificate_limit(state),
        holding_limits={company: holding_limit(state, company) for company in state.shares},
        prices={company: state.price(company) for company in state.market},
        share_prices=share_prices_of(state),
        order=order_of(state),
        tokens_left={company: len(prices) for company, prices in token_prices.items()},
        token_prices=token_prices,
        train_limit=state.phase_facts.train_limit,
        obsolete=[train for train in state.facts.trains if state.is_obsolete(train)],
        blocked=blocked_hexes(state),
        homes=[HomePlace(*home) for home in homes],
        badges=[_badge(badge) for badge in badges(state, homes)],
        readings=[
            ReadingPlace(found.about, *words.say_reading(found, names, locale))
            for found in state.facts.rules.readings(state)
        ],
        hidden=something_hidden(state) if hidden is None else hidden,
    )


def _token_prices(state: State, company: str) -> list[int]:
    """What the tokens cost that the company still has, the next one first."""
    return list(state.charter(company).token_prices[state.tokens_placed(company) :])


def _badge(badge: Badge) -> BadgePlace:
    x, y = badge.centre
    return BadgePlace(
        badge.hex_id, badge.kind, badge.about, badge.text, round(x, 1), round(y, 1), round(badge_width(badge.text), 1)
    )


def round_of(state: State) -> RoundPlace:
    """Which round is being played; kind "" when the game is over."""
    if state.ended:
        return RoundPlace("", state.turn, 0, 0)
    place = state.facts.rules.round_of(state)
    return RoundPlace(place.frame, place.turn, place.number, place.of)


def order_of(state: State) -> list[str]:
    """The companies in the order they operate: those still to come in this round, or all that would be in the next."""
    for frame in state.frames[:1]:
        if isinstance(frame, OperatingRound):
            turn = [data["company"] for data in map(frame_to_data, state.frames[1:2]) if "company" in data]
            return [*turn, *(company for company in frame.waiting if company not in turn)]
    return operating_order(state, tuple(company for company in state.floated if company in state.market))


def something_hidden(state: State) -> bool:
    """Whether somebody knows something now that a spectator may not."""
    return engine.seen_by(state, None).frames != state.frames


def knows_all(state: State, seat: str | None) -> bool:
    """Whether nothing that decides what happens next is hidden from the seat."""
    return engine.seen_by(state, seat).frames == state.frames
