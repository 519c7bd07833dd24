"""How a game of 1846 begins, for three to five players and both editions (1846 sections 1, 8 and 9)."""

from collections import Counter

import pytest

from highiron.core.ids import BANK, POOL
from highiron.core.shares import certificate_limit, holding_limit
from highiron.core.state import State
from highiron.flow import engine
from highiron.game import Game
from highiron.steps.token import kept_homes, open_slot
from highiron.titles import catalogue
from highiron.titles.options import OptionError
from highiron.titles.t1846.frames import Draft

SEEDS = range(60)
TRACK = {"LSL", "MC", "O&I", "LM"}
BONUS = {"MPC", "SC", "TBC", "BT"}
OPTIONAL_COMPANIES = {"C&O", "ERIE", "PRR"}
FIRST: dict[str, str] = {}
SECOND = {"privates_edition": "second"}
EDITIONS = [FIRST, SECOND]
# bank, after dealing, corporations, certificate limits as corporations close, trains I to III for sale
FIGURES = {
    3: (6500, 5300, 5, [14, 11, 11], (5, 4, 3)),
    4: (7500, 5900, 6, [12, 10, 8, 8], (6, 5, 4)),
    5: (9000, 7000, 7, [11, 10, 8, 6, 6], (7, 6, 5)),
}


def begin(players: int, options: dict[str, str] | None = None, seed: int = 0, preset: str = "") -> State:
    return catalogue.new_state(catalogue.facts_for("1846", players, preset, options), seed)


def with_removed(company: str, players: int = 3) -> State:
    """The first game, by seed, that is played without the company."""
    return next(state for state in (begin(players, seed=seed) for seed in SEEDS) if company not in state.shares)


def why_no_slot(state: State, company: str, hex_id: str) -> list[str]:
    """Why the company finds no slot in the first city of the hex."""
    return [reason.code for reason in open_slot(state, company, hex_id, 0, kept_homes(state, company, hex_id, 0))]


@pytest.mark.parametrize("players", FIGURES)
def test_money_by_number_of_players(players: int) -> None:
    """1846-1.1: $400 each; nobody owes the bank and no money is left over."""
    state = begin(players)
    bank, left, *_ = FIGURES[players]
    assert state.facts.bank == bank == sum(state.cash.values())
    assert state.cash[BANK] == left
    assert [state.cash[seat] for seat in state.facts.seats] == [400] * players


@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_players(players: int) -> None:
    """1846-1.1: no other count is a game; two play the variant."""
    with pytest.raises(OptionError, match="2 to 5 players"):
        Game("1846", players)


@pytest.mark.parametrize("players", FIGURES)
def test_certificate_limit_falls_with_the_corporations(players: int) -> None:
    """1846-1.2: the column is that of the players at the start."""
    state = begin(players)
    limits = []
    for company in list(state.shares)[: len(FIGURES[players][3])]:
        limits.append(certificate_limit(state))
        del state.shares[company]
    assert limits == FIGURES[players][3]


def test_10_1_three_players_at_the_start() -> None:
    """1846-10.1: bank $5,300, $400 each, five corporations, limit 14, five 2 trains, four type II, three type III."""
    state = begin(3)
    assert state.cash[BANK] == 5300
    assert [state.cash[seat] for seat in "ABC"] == [400] * 3
    assert len(state.shares) == 5
    assert certificate_limit(state) == 14
    assert [state.depot[card] for card in ("2", "4", "5")] == [5, 4, 3]


def test_10_2_four_players_limit_12_10_8() -> None:
    """1846-10.2: the limit falls when a corporation closes; a bankruptcy changes nothing."""
    state = begin(4)
    assert len(state.shares) == 6 and certificate_limit(state) == 12
    state.bankrupt = ("B",)
    assert certificate_limit(state) == 12
    del state.shares["GT"]
    assert certificate_limit(state) == 10
    del state.shares["IC"]
    assert certificate_limit(state) == 8


def test_seat_one_has_the_priority_deal() -> None:
    """1846-1.3: seats go clockwise from A, who holds the priority deal."""
    state = begin(4)
    assert state.priority == "A"
    assert [state.next_seat(seat) for seat in "ABCD"] == list("BCDA")


@pytest.mark.parametrize("options", EDITIONS)
@pytest.mark.parametrize("players", FIGURES)
@pytest.mark.parametrize("seed", range(8))
def test_what_is_in_play(players: int, options: dict[str, str], seed: int) -> None:
    """1846-8.1, 1846-8.2, 1846-8.3, 1846-11.18: players less two of each group stay; the rest is always in."""
    state = begin(players, options, seed)
    kept = players - 2
    privates, companies = set(state.privates), set(state.shares)
    assert privates >= {"MS", "BIG4", "C&WI", "MAIL"}
    assert companies >= {"GT", "IC", "NYC", "B&O"}
    assert len(privates & TRACK) == len(privates & BONUS) == len(companies & OPTIONAL_COMPANIES) == kept
    assert len(privates) == 4 + 2 * kept and len(companies) == 4 + kept
    assert set(state.privates.values()) == {BANK}
    if options is FIRST:
        assert not privates & {"LM", "BT"}


def test_10_3_five_players_lose_no_corporation() -> None:
    """1846-10.3: and no private in the first edition; in the second exactly one of each group."""
    for seed in SEEDS:
        first, second = begin(5, FIRST, seed), begin(5, SECOND, seed)
        assert len(first.shares) == len(second.shares) == 7
        assert list(first.privates) == list(first.facts.privates)
        assert len(TRACK - set(second.privates)) == len(BONUS - set(second.privates)) == 1


def test_every_card_of_a_group_can_go() -> None:
    """1846-1.4, 1846-8.2: the selection is random."""
    gone: Counter[str] = Counter()
    for seed in SEEDS:
        state = begin(4, SECOND, seed)
        gone.update((set(state.facts.privates) - set(state.privates)) | (OPTIONAL_COMPANIES - set(state.shares)))
    assert set(gone) == TRACK | BONUS | OPTIONAL_COMPANIES
    assert min(gone.values()) > 5


def test_equal_seeds_are_equal_games() -> None:
    """1846-1.4: and what was left out is announced to all."""
    assert begin(3, seed=5) == begin(3, seed=5)
    assert begin(3, seed=5) == begin(3, seed=5 + 2**31)
    assert begin(3, seed=5) != begin(3, seed=6)
    state = begin(3, seed=5)
    for seat in (*state.facts.seats, None):
        view = engine.view(state, seat)
        assert list(view["shares"]) == list(state.shares)
        assert list(view["privates"]) == list(state.privates)


@pytest.mark.parametrize("players", FIGURES)
def test_train_supply(players: int) -> None:
    """1846-2.4.1, 1846-1.5: the independents have their two 2 trains besides those for sale."""
    state = begin(players)
    assert tuple(state.depot[card] for card in ("2", "4", "5")) == FIGURES[players][4]
    assert {owner: trains for owner, trains in state.trains.items() if trains} == {"MS": ("2",), "BIG4": ("2",)}
    assert state.facts.trains["2"].count == state.depot["2"] + 2
    assert state.sold_trains == ()
    assert state.facts.forms["4"] == ("3/5", "4")


def test_independents_stand_on_the_board_from_the_start() -> None:
    """1846-1.5: MS in C15, BIG4 in G9, without money before somebody has bought them."""
    state = begin(5)
    assert state.board.stations == {"MS": (("C15", 0),), "BIG4": (("G9", 0),)}
    assert state.board.tokens_at("G9", 0) == ("BIG4",)
    assert state.cash["MS"] == state.cash["BIG4"] == 0


@pytest.mark.parametrize("company", sorted(OPTIONAL_COMPANIES))
def test_a_removed_corporation_blocks_its_home(company: str) -> None:
    """1846-1.6, 1846-8.3, 1846-11.17: its token stands in its home city; nothing else of it is in the game."""
    state = with_removed(company)
    home = state.facts.corporations[company].charter.home
    assert state.board.stations[company] == ((home, 0),)
    assert all(company not in where for where in (state.cash, state.trains, state.pars, state.presidents))
    assert why_no_slot(state, "NYC", home) == ["no-slot-free"]


def test_10_4_erie_removed() -> None:
    """1846-10.4: its token stands in E21 and blocks it, and the second slot of D20 is free for all."""
    state = with_removed("ERIE")
    assert state.board.tokens_at("E21", 0) == ("ERIE",)
    assert not state.board.tokens_at("D20", 0)
    assert why_no_slot(state, "GT", "D20") == []  # one slot stays for the home of NYC
    state.board = state.board.place("GT", "D20", 0)
    assert why_no_slot(state, "IC", "D20") == ["slot-reserved"]


@pytest.mark.parametrize("players", FIGURES)
def test_all_shares_start_in_the_treasury(players: int) -> None:
    """1846-2.1.1: ten shares each; nothing is started."""
    state = begin(players)
    assert all(held == {company: 10, POOL: 0} for company, held in state.shares.items())
    assert not state.pars and not state.market and not state.floated and not state.operated


@pytest.mark.parametrize("players", FIGURES)
def test_the_draft_comes_first(players: int) -> None:
    """1846-1.7: before turn 1."""
    state = begin(players)
    assert isinstance(state.frame, Draft) and len(state.frames) == 1
    assert state.turn == 0 and state.phase_facts.id == "I"


def test_holding_limit() -> None:
    """1846-4.3.2: 60% with three to five players."""
    assert all(holding_limit(begin(players), "NYC") == 6 for players in FIGURES)


# --- options ---------------------------------------------------------------------------------------------------


def test_editions() -> None:
    """1846-9.1, 1846-11.1, 1846-11.18: the second edition adds Boomtown and Little Miami."""
    first = catalogue.facts_for("1846", 4).privates
    second = catalogue.facts_for("1846", 4, options=SECOND).privates
    assert len(first) == 10
    assert set(second) - set(first) == {"LM", "BT"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_guaranteed_cards_are_never_removed(players: int) -> None:
    """1846-9.2: BT, LM and C&O stay; with three players they are all that stays of their groups."""
    for seed in SEEDS:
        state = begin(players, {**SECOND, "guarantee_second_co": "on"}, seed)
        assert {"LM", "BT"} <= set(state.privates) and "C&O" in state.shares
        assert len(state.privates) == {2: 8, 3: 6, 4: 8, 5: 10}[players]
        assert len(state.shares) == {2: 5, 3: 5, 4: 6, 5: 7}[players]
        if players == 3:
            assert set(state.privates) & (TRACK | BONUS) == {"LM", "BT"}


def test_guarantee_needs_the_second_edition() -> None:
    """1846-9.2: not together with the first edition, and the message says what to do."""
    with pytest.raises(OptionError, match="privates_edition=second"):
        begin(3, {"guarantee_second_co": "on"})
    with pytest.raises(OptionError, match="guarantee_second_co"):
        begin(3, {"guarantee_second_co": "on", "privates_edition": "first"}, preset="18xx.games")


@pytest.mark.parametrize(("value", "face", "revenue"), [("60_15", 60, 15), ("40_10", 40, 10)])
def test_steamboat_price(value: str, face: int, revenue: int) -> None:
    """1846-11.2: price in the draft, revenue, and what a corporation may pay at most."""
    steamboat = catalogue.facts_for("1846", 5, options={"steamboat_price": value}).privates["SC"]
    assert (steamboat.face, steamboat.price, steamboat.revenue) == (face, face, revenue)
    assert (steamboat.price_low, steamboat.price_high) == (1, face)


@pytest.mark.parametrize("players", FIGURES)
def test_supply_of_type_iv(players: int) -> None:
    """1846-11.4: no limit, or nine."""
    assert begin(players).depot["6"] == -1
    assert begin(players, {"type_iv_supply": "9"}).depot["6"] == 9


def test_options_that_are_figures() -> None:
    """1846-11.7, 1846-11.11: whether privates score, and when the bank is broken."""
    summary, site = catalogue.facts_for("1846", 3), catalogue.facts_for("1846", 3, "18xx.games")
    assert (summary.privates_score, site.privates_score) == (False, True)
    assert (summary.bank_breaks_at, site.bank_breaks_at) == (0, -1)


def test_defaults_follow_the_summary_and_the_preset_does_not() -> None:
    """1846-11.19: what both have in common has no option; every other switch has its second value in the preset."""
    switches = [option for option in catalogue.options_of("1846") if option.rule.startswith("1846-11.")]
    summary = catalogue.facts_for("1846", 3).options
    site = catalogue.facts_for("1846", 3, "18xx.games").options
    assert len(switches) == 15
    for option in switches:
        assert (summary[option.name], site[option.name]) == option.values
    assert (summary["consent"], site["consent"]) == ("asked", "given")
    assert summary["guarantee_second_co"] == site["guarantee_second_co"] == "off"


def test_unknown_options_are_refused() -> None:
    """1846-11.13, 1846-9.3: an option must exist and take the value; two players need none."""
    for options in ({"hex_names": "ours"}, {"privates_edition": "third"}, {"two_player_variant": "on"}):
        with pytest.raises(OptionError):
            begin(3, options)
