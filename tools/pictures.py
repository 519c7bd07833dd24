#!/usr/bin/env python3
"""The pictures of the README and of the first page, light and dark, and a short moving one of a turn.

    python -m tools.pictures

writes web/public/pictures/*.webp from a game of house bots, always the same one. Needs Chromium, the built client
(tools/web.py build) and what tests need. The browser itself packs the pictures, so no other tool is needed.
"""

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page

from highiron.bots import make_bot
from highiron.bots.table import MAX_ACTIONS, decisions
from highiron.game import Game
from highiron.records.files import save
from tests.web.arriving import bring
from tests.web.browsers import find_browser, started_browser
from tests.web.hand import Hand
from tests.web.serving import ROOT, served
from tests.web.watching import PHONE, watch

FOLDER = ROOT / "web" / "public" / "pictures"
NAMES = ["Ada", "Ben", "Cleo"]
SCREEN = {"width": 1440, "height": 900}
NARROWED = 960  # pixels that a picture of a whole screen is wide
QUALITY = 0.82
MOVING = 720  # pixels of the moving picture
TURN = 262  # actions after which a company lays track in the game that is shown
MOVES = 3  # of that turn in the moving picture
PACE = 700  # milliseconds of one of its frames

# The picture is drawn on a canvas, which the browser can write as WebP.
PACK = """async ([data, width, quality]) => {
  const picture = new Image();
  picture.src = "data:image/png;base64," + data;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.min(width, picture.width);
  canvas.height = Math.round(picture.height * canvas.width / picture.width);
  const pen = canvas.getContext("2d");
  pen.imageSmoothingQuality = "high";
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""

# How large a moving picture is, and how many pictures it has, as the browser reads it.
DECODE = """async (data) => {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const read = new ImageDecoder({ data: bytes, type: "image/webp" });
  await read.completed;
  const { image } = await read.decode({ frameIndex: 0 });
  return [image.displayWidth, image.displayHeight, read.tracks.selectedTrack.frameCount];
}"""


def played(title: str, actions: int | None) -> Game:
    """A game of the house bots, as far as that; None: to its end."""
    game = Game(title, NAMES, seed=11)
    bots = {seat: make_bot("steady", number) for number, seat in enumerate(game.state.facts.seats)}
    for _ in decisions(game, bots, max_actions=actions or MAX_ACTIONS):
        pass
    return game


def packed(page: Page, shot: bytes, width: int = NARROWED) -> bytes:
    """A screenshot as WebP."""
    text = page.evaluate(PACK, [base64.b64encode(shot).decode(), width, QUALITY])
    return base64.b64decode(text)


def picture_in(webp: bytes) -> bytes:
    """The chunks of a WebP file that hold its picture, without what only a file of its own has."""
    found, at = b"", 12  # behind RIFF, its length and WEBP
    while at < len(webp):
        length = int.from_bytes(webp[at + 4 : at + 8], "little")
        end = at + 8 + length + length % 2
        if webp[at : at + 4] in (b"ALPH", b"VP8 ", b"VP8L"):
            found += webp[at:end]
        at = end
    return found


def moving(frames: list[bytes], width: int, height: int) -> bytes:
    """WebP pictures of one size as a moving one that begins anew for ever."""

    def chunk(name: bytes, content: bytes) -> bytes:
        return name + len(content).to_bytes(4, "little") + content + b"\0" * (len(content) % 2)

    size = (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little")
    body = chunk(b"VP8X", bytes([2, 0, 0, 0]) + size)  # 2: it moves
    body += chunk(b"ANIM", bytes(4) + bytes(2))
    for number, frame in enumerate(frames):
        lasts = PACE if number < len(frames) - 1 else 4 * PACE
        body += chunk(b"ANMF", bytes(6) + size + lasts.to_bytes(3, "little") + bytes([2]) + picture_in(frame))
    return b"RIFF" + (len(body) + 4).to_bytes(4, "little") + b"WEBP" + body


def show(page: Page, part: str) -> None:
    """A part of the game page."""
    parts = page.get_by_role("navigation", name="Parts of the game")
    if not parts.get_by_role("button", name=part).is_visible():
        parts.get_by_role("button", name="More").click()
    parts.get_by_role("button", name=part).click()
    page.wait_for_timeout(500)


def still(browser: Browser, address: str, records: dict[str, Path], theme: str) -> None:
    """The pictures that stand still, in one theme."""
    for size, room in (("wide", SCREEN), ("phone", PHONE)):
        visitor = watch(browser, address, viewport=room, color_scheme=theme, has_touch=size == "phone")
        page = visitor.page()
        bring(page, records["track"], go_on=True)
        Hand(page).await_turn()
        show(page, "Map")
        name = "table" if size == "wide" else "phone"
        (FOLDER / f"{name}-{theme}.webp").write_bytes(packed(page, page.screenshot()))
        if size == "wide":
            bring(page, records["ended"])
            show(page, "Charts")
            (FOLDER / f"charts-{theme}.webp").write_bytes(packed(page, page.screenshot()))
        visitor.context.close()


def turn(browser: Browser, address: str, record: Path) -> None:
    """The moving picture: the first moves of a company's turn, each put together and made."""
    visitor = watch(browser, address, viewport=SCREEN, color_scheme="light")
    page = visitor.page()
    bring(page, record, go_on=True)
    hand = Hand(page)
    hand.await_turn()
    show(page, "Map")
    frames = [page.screenshot()]
    for _ in range(MOVES):
        hand.choose("")
        hand.settle()
        page.wait_for_timeout(400)
        frames.append(page.screenshot())
        hand.make()
        page.wait_for_timeout(400)
        frames.append(page.screenshot())
    height = round(SCREEN["height"] * MOVING / SCREEN["width"])
    packed_frames = [packed(page, frame, MOVING) for frame in frames]
    made = moving(packed_frames, MOVING, height)
    assert page.evaluate(DECODE, base64.b64encode(made).decode()) == [MOVING, height, len(frames)]
    (FOLDER / "turn.webp").write_bytes(made)
    visitor.context.close()


def main() -> int:
    """Make them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        folder = Path(data)
        records = {"track": folder / "track.jsonl", "ended": folder / "ended.jsonl"}
        save(played("1846", TURN), records["track"])
        save(played("1846", None), records["ended"])
        (folder / "served").mkdir()
        with served(folder / "served") as address, started_browser(find_browser()) as browser:
            for theme in ("light", "dark"):
                still(browser, address, records, theme)
            turn(browser, address, records["track"])
    for place in sorted(FOLDER.iterdir()):
        print(f"{place.name}: {place.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
