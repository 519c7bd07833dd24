"""Answers that a page waits for, packed where the reader takes them so: a map shrinks to a tenth, facts to less."""

import gzip
from typing import Any

from litestar import Request, Response

_LEVEL = 6  # the last tenth of the size takes three times as long


def pack(content: bytes) -> bytes:
    """The content packed, the same for the same."""
    return gzip.compress(content, _LEVEL, mtime=0)


def answer(
    request: Request[Any, Any, Any], packed: bytes, media_type: str, caching: str = "no-store", **more: str
) -> Response[Any]:
    """What was packed, as it is or unpacked for a reader who does not say that it takes it; `more` headers with it.
    Who gives another `Vary` names all that the answer depends on, the packing too.
    """
    accepted = "gzip" in request.headers.get("accept-encoding", "")
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding", **more}
    if accepted:
        headers["Content-Encoding"] = "gzip"
    return Response(packed if accepted else gzip.decompress(packed), media_type=media_type, headers=headers)
