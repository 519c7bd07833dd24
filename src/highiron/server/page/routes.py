"""The page at / and the files it needs. Other addresses outside the API lead to the page too, which reads them."""

from functools import cache
from typing import Any

from litestar import HttpMethod, MediaType, Request, Response, get, route
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from highiron.server.auth.middleware import PUBLIC
from highiron.server.errors import Problem
from highiron.server.page.plain import plain_page
from highiron.server.page.static import CHECKED, Client, File, built_client
from highiron.words import told

NOT_PAGES = ("api", "schema", "health", "metrics", "assets")
AnyRequest = Request[Any, Any, Any]


@cache
def client() -> Client:
    """The built client, read on first use."""
    return built_client()


@get("/", include_in_schema=False, sync_to_thread=False, media_type=MediaType.HTML, opt=PUBLIC)
def page(request: AnyRequest) -> Response[bytes]:
    """The client's page, or a plain one."""
    index = client().index
    if index is None:
        return Response(plain_page(), media_type="text/html", headers={"cache-control": CHECKED})
    return _send(request, index)


@get("/{path:path}", include_in_schema=False, sync_to_thread=False, media_type=MediaType.HTML, opt=PUBLIC)
def anything(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
    """A file of the client, or its page, which knows what to do with the address."""
    found = client().find(path)
    if found is None and path.strip("/").partition("/")[0] not in NOT_PAGES:
        found = client().index
    if found is None:
        raise Problem(404, "not-found", told("problem-nothing-here"))
    return _send(request, found)


@route(
    "/{path:path}",
    http_method=[HttpMethod.POST, HttpMethod.PUT, HttpMethod.PATCH, HttpMethod.DELETE],
    include_in_schema=False,
    sync_to_thread=False,
    opt=PUBLIC,
)
def nothing(path: FromPath[str]) -> None:
    """Nothing is changed at addresses that do not exist."""
    raise Problem(404, "not-found", told("problem-nothing-at", value=path.strip("/")))


def _send(request: AnyRequest, file: File) -> Response[bytes]:
    headers = {"cache-control": file.cache, "etag": file.etag, "vary": "accept-encoding"}
    if file.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    content = file.content
    if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
        content = file.packed
        headers["content-encoding"] = "gzip"
    return Response(content, headers=headers, media_type=file.media_type)


ROUTES: list[ControllerRouterHandler] = [page, anything, nothing]
