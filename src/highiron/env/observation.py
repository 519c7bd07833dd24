"""Observations: the position as one seat may know it, written into one array by the layout."""

from functools import cache
from itertools import product

import numpy as np

from highiron.core.facts import Facts
from highiron.core.geometry import STOPS
from highiron.core.ids import BANK, IPO
from highiron.core.shares import certificate_limit, counted_certificates, worth
from highiron.core.state import State
from highiron.env.action_list import token_places
from highiron.env.figures import write_figures, write_learned
from highiron.env.form import PLAIN, Form
from highiron.env.layout import Layout, Observation
from highiron.env.pending import write_frames, write_hidden
from highiron.env.sheet import Sheet
from highiron.env.title_tables import companies_of, table_for
from highiron.flow import engine


class Observer:
    """Writes observations of games with these facts."""

    def __init__(self, facts: Facts, form: Form = PLAIN) -> None:
        layout = Layout(facts, form)
        self.layout = layout
        self._form = form
        self.low, self.high = layout.bounds()
        self._scale = np.maximum(np.maximum(np.abs(self.low), np.abs(self.high)), np.float32(1))
        self._companies = companies_of(facts)
        self._table = table_for(facts)
        self._tiles = {tile: number for number, tile in enumerate(facts.tiles, 1)}  # 0 is the hex as printed
        plan = facts.plan
        places = [plan.index[hex_id] * STOPS + stop for hex_id, stop in token_places(facts)]
        tokens = layout["tokens"].start
        # stop number and company -> the place of its token in the array
        self._tokens = {
            key: tokens + at for at, key in enumerate(product(places, (*self._companies, *self._table.stations)))
        }

    def observe(self, state: State, seat: str) -> Observation:
        """What the seat may know of the position; nothing else goes into it."""
        known = engine.seen_by(state, seat)
        sheet = Sheet(self.layout, known, seat)
        self._write_table(sheet, known)
        self._write_shares(sheet, known)
        self._write_privates(sheet, known)
        self._write_trains(sheet, known)
        self._write_board(sheet, known)
        if self._table.always is not None:
            self._table.always(sheet, known)
        if not known.ended:
            write_frames(sheet, known, self._table.writers)
            write_hidden(sheet, state, seat, self._table.view_writers)
        if self._form.figures:
            write_figures(sheet, known)
        if self._form.learned:
            write_learned(sheet, known)
        # Beyond the bounds there is only what a bank that owes for many rounds pays: cut off.
        found: Observation = np.clip(np.array(sheet.values, np.float32), self.low, self.high)
        if self._form.scaled:
            found /= self._scale
        return found

    def _write_table(self, sheet: Sheet, state: State) -> None:
        sheet.mark("priority", sheet.owner(state.priority))
        sheet.mark("phase", state.phase_facts.id)
        for seat in state.bankrupt:
            sheet.mark("bankrupt", sheet.owner(seat))
        sheet.put("turn", value=state.turn)
        sheet.put("final_turn", value=state.final_turn)
        sheet.put_all("end", (state.bank_broken, bool(state.ended)))
        owners = (*sheet.seats, *self._companies, BANK)
        sheet.put_all("cash", [state.cash.get(owner, 0) for owner in owners])
        sheet.put_all("worth", [worth(state, seat) for seat in sheet.seats])
        sheet.put_all("certificates", [counted_certificates(state, seat) for seat in sheet.seats])
        sheet.put("certificate_limit", value=certificate_limit(state))

    def _write_shares(self, sheet: Sheet, state: State) -> None:
        for company, held in state.shares.items():
            sheet.mark("in_game", company)
            sheet.put("tokens_left", company, value=state.tokens_left(company))
            for holder, count in held.items():
                owner = IPO if holder == company else holder
                sheet.put("shares", company, sheet.owner(owner), value=count)
        for company, president in state.presidents.items():
            sheet.mark("president", company, sheet.owner(president))
        for company, par in state.pars.items():
            sheet.put("par", company, value=par)
        sheet.fill("market", -1)
        for company, token in state.market.items():
            sheet.put("price", company, value=state.price(company))
            sheet.put_row("market", company, token)
        for company in state.floated:
            sheet.mark("floated", company)
        for company in state.operated:
            sheet.mark("operated", company)

    def _write_privates(self, sheet: Sheet, state: State) -> None:
        index = state.facts.plan.index
        for private, owner in state.privates.items():
            sheet.mark("private_owner", private, sheet.owner(owner))
        for private in state.spent:
            if private in state.facts.privates:  # what else a title keeps there it puts into a section of its own
                sheet.mark("private_spent", private)
        sheet.fill("marker", -1)
        for private, (hex_id, company) in state.markers.items():
            if private not in state.facts.privates:
                continue
            at = self._companies.index(company) if company else -1
            sheet.put_row("marker", private, (index.get(hex_id, -1), at))

    def _write_trains(self, sheet: Sheet, state: State) -> None:
        for owner, trains in state.trains.items():
            for train in trains:
                sheet.add("trains", owner, train)
        sheet.put_all("depot", [state.depot[card] for card in state.facts.card_order])
        for train in state.sold_trains:
            sheet.mark("sold_trains", train)

    def _write_board(self, sheet: Sheet, state: State) -> None:
        values, board, index = sheet.values, state.board, state.facts.plan.index
        tiles, rotations = self.layout["tile"].start, self.layout["rotation"].start
        for hex_id, (tile, rotation) in board.tiles.items():
            at = index[hex_id]
            values[tiles + at] = self._tiles[tile]
            values[rotations + at] = rotation
        sheet.put_all("supply", [state.supply[tile] for tile in self._tiles])
        for stop, companies in board.tokens.items():
            for company in companies:
                values[self._tokens[stop, company]] = 1


@cache
def observer_for(facts: Facts, form: Form = PLAIN) -> Observer:
    """The observer for these facts; tables with the same facts share it."""
    return Observer(facts, form)
