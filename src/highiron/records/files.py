"""Reading and writing records, whichever format a file has."""

from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from highiron.game import Game
from highiron.records import own
from highiron.records.errors import RecordError
from highiron.records.site_export import export_site
from highiron.records.site_file import SiteGame
from highiron.records.site_import import SiteImporter
from highiron.records.undo import has_effect, standing_actions
from highiron.words import told


class LoadedGame:
    """A replayed record. `numbers` holds, for each of our actions, the number it has in the file."""

    def __init__(self, game: Game, numbers: list[int], is_site: bool) -> None:
        self.game = game
        self.numbers = numbers
        self.is_site = is_site


def read_text(path: str | Path) -> str:
    """The text of a file, or a clear error."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise RecordError(told("record-no-file", file=str(path))) from None
    except (OSError, UnicodeDecodeError) as error:
        raise RecordError(told("record-file-unreadable", file=str(path), why=str(error))) from None


def load(path: str | Path, until: int | None = None) -> LoadedGame:
    """Replay a record of either format, up to the action with the file's own number `until` if given."""
    text = read_text(path)
    if is_own(text):
        game = own.read_game(text, until)
        return LoadedGame(game, list(range(1, len(game.actions) + 1)), False)
    importer, numbers = replay_site(read_site(text), until)
    return LoadedGame(importer.game, numbers, True)


def is_own(text: str) -> bool:
    """Our records begin with a header line that says so."""
    return text.lstrip()[:40].replace(" ", "").startswith('{"highiron"')


def read_site(text: str) -> SiteGame:
    """A file of 18xx.games, checked for its outer form."""
    try:
        source = msgspec.json.decode(text, type=SiteGame)
    except msgspec.DecodeError as error:
        raise RecordError(told("record-neither", why=str(error))) from None
    last = 0
    for at, action in enumerate(source.actions, 1):
        number = action.get("id")
        if not isinstance(number, int) or isinstance(number, bool) or number <= last:
            raise RecordError(told("record-not-ascending", at=at, id=f"{number}"))
        if not isinstance(action.get("type"), str):
            raise RecordError(told("record-no-type"), number)
        last = number
    return source


def replay_site(source: SiteGame, until: int | None = None) -> tuple[SiteImporter, list[int]]:
    """Replay a file of 18xx.games; also the number in the file of each of our actions."""
    importer = SiteImporter(source)
    numbers: list[int] = []
    for action in standing_actions(source.actions):
        if until is not None and action["id"] > until:
            break
        play_site_action(importer, action)
        numbers += [action["id"]] * (len(importer.game.actions) - len(numbers))
    return importer, numbers


def play_site_action(importer: SiteImporter, action: dict[str, Any]) -> None:
    """One standing action with the automatic actions that follow it."""
    number: int = action["id"]
    if has_effect(action["type"]):
        importer.play(action, number)
    followers = action.get("auto_actions") or []
    if not isinstance(followers, list):
        raise RecordError(told("record-no-list", name="auto_actions"), number)
    for follower in followers:
        if not isinstance(follower, dict) or not isinstance(follower.get("type"), str):
            raise RecordError(told("record-automatic-no-type"), number)
        if has_effect(follower["type"]):
            importer.play(follower, number)


def save(game: Game, path: str | Path) -> None:
    """Write our own record."""
    write_text(path, own_text(game))


def save_site(game: Game, path: str | Path) -> None:
    """Write a file of 18xx.games."""
    write_text(path, site_text(game))


def own_text(game: Game) -> str:
    """Our own record of the game."""
    return "\n".join(own.write_lines(game)) + "\n"


def site_text(game: Game) -> str:
    """The file of the game that 18xx.games would read."""
    return msgspec.json.format(msgspec.json.encode(export_site(game)), indent=1).decode() + "\n"


def write_text(path: str | Path, text: str) -> None:
    """All or nothing: a file that was there stays as it was until the new one is complete."""
    target = Path(path)
    draft = target.with_name(target.name + ".part")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(target)
    except OSError as error:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        raise RecordError(told("record-file-unwritable", file=str(path), why=str(error.strerror or error))) from None
