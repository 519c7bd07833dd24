"""The tool that plays a whole game by clicking, for a few moves: it has to be there when it is wanted."""

from pathlib import Path
from random import Random

from tests.web.conftest import Visitors
from tools.browser_game import PHONE, Table, sit_down


def test_a_game_against_bots_is_played_by_clicking(visitors: Visitors, tmp_path: Path) -> None:
    visitor = visitors(viewport=PHONE, has_touch=True, is_mobile=True)
    table = Table(sit_down(visitor, "1817", 3), tmp_path, own=0.5, luck=Random(1), every=0)
    assert not table.play(6)
    assert table.kinds.total() == 6
    assert table.faults == []
    assert list(tmp_path.glob("*.png"))
