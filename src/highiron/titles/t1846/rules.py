"""1846: what it is put together from."""

from highiron.core.events import Event
from highiron.core.facts import Facts
from highiron.core.handler import Handler
from highiron.core.rules import HexBonus, Rules
from highiron.core.shares import left_for_president
from highiron.core.state import State
from highiron.steps.build import BuildStep
from highiron.steps.buying import BuyStep
from highiron.steps.depot import DiscardHandler
from highiron.steps.floating import Floats
from highiron.steps.offers import Deal, OfferHandler, nothing_follows
from highiron.steps.selling import SellStep
from highiron.steps.starting import StartStep
from highiron.steps.stock import StockTurns
from highiron.steps.trains import BuyTrains, Deals, no_others
from highiron.titles.t1846.companies import MARKER_HEXES, CompaniesStep, on_phase
from highiron.titles.t1846.draft import DraftHandler, OpenDraftHandler, begin_open_draft
from highiron.titles.t1846.emergency import Emergency
from highiron.titles.t1846.laws import LAWS, may_act
from highiron.titles.t1846.money import HalfDividendStep, IssueStep, price_after_dividend
from highiron.titles.t1846.older import renew
from highiron.titles.t1846.rounds import Operating, Rounds, Runs, Turns, ends, move_at_end, on_floated
from highiron.titles.t1846.route_rules import BOOM_BONUS, EAST, MEAT_BONUS, WEST, rules_of
from highiron.titles.t1846.second_tile import SecondTileHandler
from highiron.titles.t1846.steamboat import PORTS, STEAMBOAT, SteamboatHandler, ask_steamboat
from highiron.titles.t1846.tokens import Tokens
from highiron.titles.t1846.track import Track
from highiron.titles.t1846.trains import bring_last_turn, kept, receivers_run


class Draft(DraftHandler):
    """The secret draft; then the first stock round (1846-3.8)."""

    def __init__(self, rounds: Rounds) -> None:
        self.rounds = rounds

    def on_finished(self, state: State, events: list[Event]) -> None:
        self.rounds.begin_stock(state, events)


class OpenDraft(OpenDraftHandler):
    """The open draft of two players, with operating rounds between its parts (1846-8.4e)."""

    def __init__(self, rounds: Rounds) -> None:
        self.rounds = rounds

    def on_finished(self, state: State, events: list[Event]) -> None:
        self.rounds.begin_stock(state, events)

    def begin_rounds(self, state: State, events: list[Event]) -> None:
        self.rounds.begin_operating(state, 1, events)


def steamboat(state: State, events: list[Event]) -> None:
    """The owner of the steamboat is asked when an operating round begins (1846-5.1.1)."""
    ask_steamboat(state)


def make_rules(facts: Facts) -> Rules:
    """The handlers of 1846 with the options of these facts."""
    options = facts.options

    def chosen(name: str, value: str) -> bool:
        return options[name] == value

    two_players = len(facts.seats) == 2
    ask = chosen("consent", "asked")
    cap = 0 if chosen("turn_cap", "none") else int(options["turn_cap"])
    declared = chosen("bankrupt_condition", "declared")
    rounds = Rounds(cap, chosen("all_closed_end", "with_blanks"), declared, steamboat, begin_open_draft)
    until_dividend = chosen("issue_window", "until_dividend")
    track = Track(until_dividend)
    companies = CompaniesStep(ask, track)
    trains = BuyTrains(
        Emergency(
            issue_first=chosen("emergency_issue", "on"),
            either_form=chosen("ebuy_form", "either"),
            any_type=chosen("ebuy_type", "any"),
            sell_to_dearest=chosen("ebuy_sale_limit", "dearest"),
            declared_bankruptcy=declared,
        ),
        Deals(asked=ask, kept=kept, also_open=receivers_run if declared else no_others),
        then=bring_last_turn,
        at_phase=on_phase,
    )
    floats = Floats(then=on_floated)
    stock = StockTurns(
        SellStep(first_turn=1, until_bought=True, one_block=True, president_first=True),
        BuyStep(floats),
        StartStep(floats),
        then=rounds.after_stock,
        at_end=move_at_end,
    )
    operating = Turns(
        IssueStep(until_dividend),
        BuildStep(track, Tokens(until_dividend)),
        Runs(chosen("run_duty", "compulsory")),
        HalfDividendStep(),
        trains,
        companies,
    )
    handlers: list[Handler] = [
        OpenDraft(rounds) if two_players else Draft(rounds),
        stock,
        Operating(rounds),
        operating,
        SteamboatHandler(),
        SecondTileHandler(companies.rights, operating, until_dividend),
        DiscardHandler(False),
        OfferHandler(
            {
                "buy_private": Deal("private-purchase", companies.complete, nothing_follows),
                "buy_train": Deal("train-deals", trains.complete, nothing_follows),
            }
        ),
    ]
    return Rules(
        handlers,
        after_every_change=(rounds.do_what_is_due,),
        laws=LAWS,
        known_company=may_act,
        price_after_sale=left_for_president,
        price_after_dividend=price_after_dividend,
        lay_cost=track.cost_of_lay,
        route_rules=rules_of,
        ends=ends,
        renew=renew,
        hex_bonuses=hex_bonuses(facts),
    )


def hex_bonuses(facts: Facts) -> tuple[HexBonus, ...]:
    """East and west (1846-5.5.7), the steamboat's ports and what the markers of privates in play bring."""
    found = [HexBonus(hex_id, "east", "E", amount) for hex_id, amount in EAST.items()]
    found += [HexBonus(hex_id, "west", "W", amount) for hex_id, amount in WEST.items()]
    if STEAMBOAT in facts.privates:
        found += [HexBonus(hex_id, "port", "P", amount) for hex_id, amount in PORTS.items()]
    for private, kind, sign, amount in (("MPC", "meat", "M", MEAT_BONUS), ("BT", "boomtown", "B", BOOM_BONUS)):
        if private in facts.privates:
            found += [HexBonus(hex_id, kind, sign, amount) for hex_id in MARKER_HEXES[private]]
    return tuple(found)
