"""1846 as 18xx.games writes it: its drafts, second tiles and the steamboat."""

from typing import TYPE_CHECKING

from highiron.core.actions import Action, ChooseCard
from highiron.core.events import Event
from highiron.core.frames import Frame
from highiron.core.ids import printed
from highiron.core.state import State
from highiron.records.site import Data, Site
from highiron.records.site_file import text
from highiron.steps.frames import OperatingTurn
from highiron.titles.t1846.frames import Draft, OpenDraft, SecondTile, Steamboat
from highiron.titles.t1846.steamboat import STEAMBOAT

if TYPE_CHECKING:
    from highiron.records.site_export import SiteExporter
    from highiron.records.site_import import SiteImporter


class Site1846(Site):
    """What only 1846 has in files and traces."""

    def read(self, importer: "SiteImporter", state: State, data: Data) -> Action | None:
        """A bid of the draft is the card taken (1846-14.3)."""
        if data["type"] == "bid" and isinstance(state.frame, (Draft, OpenDraft)):
            return ChooseCard(seat=importer.seat_of(state, data), card=importer.codes.private(text(data["company"])))
        return None

    def again(self, before: State, after: State, data: Data) -> bool:
        """The corporation's own pass gives up a private's second tile and ends the step as well (1846-14.9)."""
        if data["type"] != "pass" or data.get("entity_type") != "corporation" or after.ended:
            return False
        if not isinstance(before.frame, SecondTile):
            return False
        turn, now = before.frames[-2], after.frame
        assert isinstance(turn, OperatingTurn)
        return isinstance(now, OperatingTurn) and (now.company, now.step) == (turn.company, turn.step)

    def write(
        self, exporter: "SiteExporter", before: State, action: Action, named: list[str], events: list[Event]
    ) -> Data | None:
        """Blank cards cost nothing; that site looks at the card only (1846-14.3)."""
        if not isinstance(action, ChooseCard):
            return None
        privates = before.facts.privates
        face = privates[action.card].face if action.card in privates else 0
        return exporter.by_player("bid", action, company=printed(action.card), price=face)

    def private_asked(self, frame: Frame) -> str:
        if isinstance(frame, Steamboat):
            return STEAMBOAT
        return frame.private if isinstance(frame, SecondTile) else super().private_asked(frame)

    def setup(self, state: State) -> Data:
        """The cards in play, and the deck in its order."""
        frame = state.frame
        if not isinstance(frame, Draft):
            return {}
        return {"privates": list(frame.cards), "draft_deck": [*frame.hand, *frame.deck]}


SITE = Site1846(
    optional_rules={
        "first_ed": ("privates_edition", "first"),
        "second_ed_co": ("guarantee_second_co", "on"),
    },
    names={2: "1846 2p Variant"},
    printed={"E11": 1, "G3": 2, "G7": 3, "G9": 4, "G15": 5},
)
