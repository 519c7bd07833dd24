"""Files of the built client: found once, served from memory with the caching they deserve."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable

INDEX = "index.html"
FOREVER = "public, max-age=31536000, immutable"  # for names that hold a hash of their content
CHECKED = "no-cache"  # kept by the browser, but asked for each time
WORTH_PACKING = 1_000  # bytes
PACKED = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")


@dataclass(frozen=True)
class File:
    """One file, ready to send."""

    content: bytes
    packed: bytes  # gzip; empty where it would not help
    media_type: str
    etag: str
    cache: str


class Client:
    """All files of the client, by their path."""

    def __init__(self, root: Traversable) -> None:
        self._files: dict[str, File] = {}
        if root.is_dir():
            self._read(root, "")

    def _read(self, folder: Traversable, prefix: str) -> None:
        for place in folder.iterdir():
            path = prefix + place.name
            if place.is_dir():
                self._read(place, path + "/")
            elif not place.name.endswith((".py", ".pyc")):
                self._files[path] = _file(path, place.read_bytes())

    @property
    def index(self) -> File | None:
        """The page itself; None where no client was built."""
        return self._files.get(INDEX)

    def find(self, path: str) -> File | None:
        """The file at a path below the root. Only files found at the start are served, so no path leads elsewhere."""
        return self._files.get(path.strip("/"))


def built_client() -> Client:
    """The client that was packed with this program."""
    return Client(files("highiron") / "web")


def _file(path: str, content: bytes) -> File:
    media_type = mimetypes.guess_type(path)[0] or "application/octet-stream"
    if path.endswith((".js", ".mjs")):
        media_type = "text/javascript"  # some systems' tables say otherwise, and browsers then refuse modules
    packs = len(content) >= WORTH_PACKING and media_type.startswith(PACKED)
    return File(
        content=content,
        packed=gzip.compress(content, 9, mtime=0) if packs else b"",
        media_type=media_type,
        etag=f'"{hashlib.sha256(content).hexdigest()[:20]}"',
        cache=FOREVER if path.startswith("assets/") else CHECKED,
    )
