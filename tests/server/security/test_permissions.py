"""Who may do what: every route that is served, tried by everybody."""

from typing import Any, NamedTuple

from litestar.routes import HTTPRoute

from tests.server.site import PASSWORD, Site, Visitor

ROLES = ("nobody", "guest", "other", "spectator", "holder", "administrator")
OK = "ok"  # the request is heard: whatever it is answered, it is not refused to this person
KEY = {"sequence": 99, "key": "permission-test"}
PASS = {"type": "pass", "seat": "A"}
MOVE = {**KEY, "action": PASS}
NOTHING = {"person_id": 999_999, "report_id": 999_999, "line_id": 999_999, "wording_id": 999_999, "passkey_id": 999_999}
NEW = {"title": "1830", "players": 3}


class Row(NamedTuple):
    """A route with an example of a body, and what each role is answered."""

    method: str
    path: str
    expected: str  # one word for each role, or one for all
    body: Any = None
    fresh: bool = False  # it changes who the caller is, so somebody new tries it

    def answers(self) -> dict[str, str]:
        words = self.expected.split()
        return dict(zip(ROLES, words * len(ROLES) if len(words) == 1 else words, strict=False))


CREDENTIAL = {"id": "x", "rawId": "x", "type": "public-key", "response": {"clientDataJSON": "e30"}}

#                                                                nobody guest other spectator holder administrator
TABLE = [
    Row("GET", "/", "ok"),
    Row("GET", "/health", "ok"),
    Row("GET", "/metrics", "403"),  # for programs on the machine
    Row("GET", "/schema", "ok"),
    Row("GET", "/schema/openapi.json", "ok"),
    Row("GET", "/schema/{path}", "404"),
    Row("GET", "/{path}", "404"),
    Row("POST", "/{path}", "404"),
    Row("PUT", "/{path}", "404"),
    Row("PATCH", "/{path}", "404"),
    Row("DELETE", "/{path}", "404"),
    Row("GET", "/api/titles", "ok"),
    Row("GET", "/api/titles/{title}", "ok"),
    Row("GET", "/api/titles/{title}/map.svg", "ok"),
    Row("GET", "/api/titles/{title}/market.svg", "ok"),
    Row("GET", "/api/titles/{title}/facts", "ok"),
    Row("GET", "/api/titles/{title}/rules", "ok"),
    Row("GET", "/api/atlas", "ok"),
    Row("GET", "/api/words/{locale}", "ok"),
    Row("GET", "/api/facts/{key}", "ok"),
    Row("GET", "/api/lessons", "ok"),
    Row("GET", "/api/puzzles", "ok"),
    Row("GET", "/api/lessons/{lesson_id}", "ok"),
    *(Row("POST", f"/api/lessons/{{lesson_id}}/{what}", "ok", {}) for what in ("place", "hint", "refusals")),
    *(Row("POST", f"/api/lessons/{{lesson_id}}/{what}", "ok", {"action": PASS}) for what in ("attempts", "preview")),
    *(
        Row("POST", f"/api/lessons/{{lesson_id}}/{what}", "ok", {"company": "B&O"})
        for what in ("lays", "routes", "routes/check")
    ),
    Row("POST", "/api/guests", "ok 409 409 409 409 409", {"name": "Newcomer"}, fresh=True),
    Row("POST", "/api/accounts", "ok ok 409 409 409 409", {"name": "New", "password": PASSWORD}, fresh=True),
    Row("POST", "/api/sessions", "ok", {"name": "Olga", "password": PASSWORD}, fresh=True),
    Row("DELETE", "/api/sessions", "401 ok ok ok ok ok", fresh=True),
    Row("GET", "/api/me", "ok"),
    Row("PATCH", "/api/me", "401 ok ok ok ok ok", {"locale": "en"}),
    Row("DELETE", "/api/me", "401 ok 403 403 403 403", {"password": "not the password"}, fresh=True),
    Row("PUT", "/api/me/password", "401 403 ok ok ok ok", {"old": PASSWORD, "new": PASSWORD}, fresh=True),
    Row("POST", "/api/recoveries/{secret}", "404", {"password": PASSWORD}),
    Row("GET", "/api/me/tokens", "401 403 ok ok ok ok"),
    Row("POST", "/api/me/tokens", "401 403 ok ok ok ok", {"name": "x", "scopes": ["read"]}),
    Row("DELETE", "/api/me/tokens/{token_id}", "401 403 404 404 404 404"),
    Row("GET", "/api/me/sessions", "401 ok ok ok ok ok"),
    Row("DELETE", "/api/me/sessions/{key}", "401 404 404 404 404 404"),
    Row("GET", "/api/me/passkeys", "401 403 ok ok ok ok"),
    Row("POST", "/api/me/passkeys/options", "401 403 ok ok ok ok", {"password": PASSWORD}),
    Row("POST", "/api/me/passkeys", "401 403 ok ok ok ok", {"name": "x", "credential": CREDENTIAL}),  # 422 to all
    Row("DELETE", "/api/me/passkeys/{passkey_id}", "401 403 404 404 404 404"),
    Row("POST", "/api/passkeys/options", "ok"),
    Row("POST", "/api/passkeys/sessions", "ok", {"credential": CREDENTIAL}),  # 422 to all
    Row("GET", "/api/me/export", "401 ok ok ok ok ok"),
    Row("GET", "/api/me/blocks", "401 ok ok ok ok ok"),
    Row("PUT", "/api/me/blocks/{person_id}", "401 404 404 404 404 404"),
    Row("DELETE", "/api/me/blocks/{person_id}", "401 ok ok ok ok ok"),
    Row("GET", "/api/me/following", "401 ok ok ok ok ok"),
    Row("GET", "/api/me/following/games", "401 ok ok ok ok ok"),
    Row("PUT", "/api/me/following/{person_id}", "401 404 404 404 404 404"),
    Row("DELETE", "/api/me/following/{person_id}", "401 ok ok ok ok ok"),
    Row("PUT", "/api/me/push", "401 ok ok ok ok ok", {}),  # 422 to all
    Row("DELETE", "/api/me/push", "401 ok ok ok ok ok"),  # 422 to all
    Row("GET", "/api/me/email", "401 403 ok ok ok ok"),
    Row("PUT", "/api/me/email", "401 403 ok ok ok ok", {}),  # 422 to all
    Row("PUT", "/api/me/email/turns", "401 403 ok ok ok ok", {}),  # 422 to all
    Row("POST", "/api/recoveries", "ok", {}),  # 422 to all
    Row("POST", "/api/confirm/{secret}", "404"),
    Row("POST", "/api/stop/{secret}", "404"),
    Row("GET", "/api/push", "ok"),
    Row("GET", "/api/people/{person_id}", "404"),
    Row("GET", "/api/people/{person_id}/games", "ok"),
    Row("GET", "/api/leaderboard", "ok"),  # 422 to all
    Row("GET", "/api/ladder", "ok"),  # 422 to all
    Row("POST", "/api/reports", "401 404 404 404 404 404", {"person": 999_999, "text": "rude"}),
    Row("POST", "/api/wordings", "ok", {"locale": "fa", "text": "rude"}),
    Row("GET", "/api/me/games", "401 ok ok ok ok ok"),
    Row("GET", "/api/stream", "401 ok ok ok ok ok"),
    Row("GET", "/api/games", "ok"),
    Row("POST", "/api/games", "401 ok ok ok ok ok", NEW),
    Row("POST", "/api/imports", "401 ok ok ok ok ok", {}),
    Row("GET", "/api/games/{game_id}", "ok"),
    Row("DELETE", "/api/games/{game_id}", "401 403 403 403 ok 403"),
    Row("POST", "/api/games/{game_id}/join", "401 ok ok ok ok ok", {}),
    Row("POST", "/api/games/{game_id}/leave", "401 ok ok ok ok ok"),
    Row("PUT", "/api/games/{game_id}/seats", "401 403 403 403 ok 403", {"seats": [{"me": True}]}),
    Row("POST", "/api/games/{game_id}/start", "401 403 403 403 ok 403"),
    Row("GET", "/api/games/{game_id}/formats", "ok"),
    Row("GET", "/api/games/{game_id}/presence", "ok"),
    Row("POST", "/api/games/{game_id}/rematch", "401 403 403 403 409 403"),
    Row("POST", "/api/games/{game_id}/invitation", "401 403 403 403 ok 403"),
    Row("GET", "/api/games/{game_id}/facts", "ok"),
    Row("GET", "/api/games/{game_id}/view", "ok"),
    Row("GET", "/api/games/{game_id}/log", "ok"),
    Row("GET", "/api/games/{game_id}/stream", "ok"),
    Row("GET", "/api/games/{game_id}/picture.svg", "ok"),
    Row("GET", "/api/games/{game_id}/map.svg", "ok"),
    Row("GET", "/api/games/{game_id}/statistics", "ok"),
    Row("GET", "/api/games/{game_id}/analysis", "ok"),
    Row("POST", "/api/games/{game_id}/analysis", "401 409 409 409 409 409"),
    Row("DELETE", "/api/games/{game_id}/analysis", "401 ok ok ok ok ok"),
    Row("GET", "/api/games/{game_id}/record", "ok"),  # 409 to all while it runs
    Row("GET", "/api/games/{game_id}/chat", "ok"),
    Row("POST", "/api/games/{game_id}/chat", "401 403 403 403 ok 403", {"text": "hello"}),
    Row("DELETE", "/api/games/{game_id}/chat/{line_id}", "401 404 404 404 404 404"),
    Row("GET", "/api/games/{game_id}/notes", "401 ok ok ok ok ok"),
    Row("PUT", "/api/games/{game_id}/notes", "401 ok ok ok ok ok", {"text": "hm"}),
    Row("GET", "/api/games/{game_id}/votes", "ok"),
    Row("POST", "/api/games/{game_id}/votes", "401 403 403 403 ok 403", {"kind": "abandon"}),
    Row("PUT", "/api/games/{game_id}/votes/{vote_id}", "401 403 403 403 ok 403", {"agrees": False}),
    Row("POST", "/api/games/{game_id}/moves", "401 403 403 403 ok 403", MOVE),
    Row("POST", "/api/games/{game_id}/explain", "ok", {"action": PASS}),
    Row("POST", "/api/games/{game_id}/preview", "ok", {"actions": [PASS]}),
    Row("POST", "/api/games/{game_id}/refusals", "401 403 403 403 ok 403", {}),
    Row("GET", "/api/games/{game_id}/hint", "401 403 403 403 ok 403"),
    Row("GET", "/api/games/{game_id}/routes", "ok"),
    Row("POST", "/api/games/{game_id}/routes/check", "ok", {"company": "PRR", "runs": []}),
    Row("GET", "/api/games/{game_id}/lays", "ok"),
    Row("GET", "/api/games/{game_id}/undo", "401 403 403 403 ok 403"),
    Row("POST", "/api/games/{game_id}/undo", "401 403 403 403 ok 403", KEY),
    Row("POST", "/api/games/{game_id}/redo", "401 403 403 403 ok 403", KEY),
    Row("GET", "/api/games/{game_id}/programs", "401 ok ok ok ok ok"),  # one's own; others have none
    Row("PUT", "/api/games/{game_id}/programs", "401 403 403 403 ok 403", {"program": {"kind": "pass"}}),
    Row("DELETE", "/api/games/{game_id}/programs", "401 ok ok ok ok ok"),
    Row("GET", "/api/admin/people", "401 403 403 403 403 ok"),
    Row("GET", "/api/admin/condition", "401 403 403 403 403 ok"),
    Row("GET", "/api/admin/reports", "401 403 403 403 403 ok"),
    Row("GET", "/api/admin/wordings", "401 403 403 403 403 ok"),
    Row("PUT", "/api/admin/wordings/{wording_id}", "401 403 403 403 403 404"),
    Row("PUT", "/api/admin/reports/{report_id}", "401 403 403 403 403 404", {"outcome": "talked"}),
    Row("PUT", "/api/admin/people/{person_id}/ban", "401 403 403 403 403 404", {}),
    Row("DELETE", "/api/admin/people/{person_id}/ban", "401 403 403 403 403 404"),
    Row("PUT", "/api/admin/people/{person_id}/mute", "401 403 403 403 403 404", {"hours": 1}),
    Row("GET", "/api/admin/house", "401 403 403 403 403 ok"),
    Row("PUT", "/api/admin/house", "401 403 403 403 403 ok", {"guests": "open"}),
    Row("GET", "/api/admin/audit", "401 403 403 403 403 ok"),
    Row("POST", "/api/admin/recoveries", "401 403 403 403 403 ok", {"person": 1}),
]
STREAMS = ("/api/stream", "/api/games/{game_id}/stream")


class World:
    """A public game, a private one, and people of every role."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.count = 0
        site.account("Olga")
        self.friend = site.account("Friend")
        self.people = {role: self.somebody(role) for role in ROLES}
        holder = self.people["holder"]
        self.game = self.new_game(holder, public=True)
        self.private = self.new_game(holder, public=False)
        self.new_game(self.people["other"], public=True)
        self.votes = {game: self.new_vote(game) for game in (self.game, self.private)}
        self.facts = str(holder.get(f"/api/games/{self.game}").json()["facts"])

    def somebody(self, role: str) -> Visitor:
        """A new person of that role, at no table."""
        self.count += 1
        name = f"{role} {self.count}"
        if role == "nobody":
            return self.site.nobody()
        if role == "guest":
            return self.site.guest(name)
        return self.site.admin(name) if role == "administrator" else self.site.account(name)

    def new_game(self, host: Visitor, public: bool) -> str:
        """A running game of the host, a friend and a bot."""
        made = host.post("/api/games", {**NEW, "seats": [{"me": True}, {}, {"bot": "random"}], "public": public})
        assert made.status_code == 201, made.text
        game = str(made.json()["id"])
        self.friend.post(f"/api/games/{game}/join", {"invitation": made.json()["invitation"]})
        assert host.post(f"/api/games/{game}/start").status_code in (200, 201)
        return game

    def new_vote(self, game: str) -> int:
        """The friend proposes something."""
        made = self.friend.post(f"/api/games/{game}/votes", {"kind": "abandon"})
        assert made.status_code in (200, 201), made.text
        return int(made.json()["id"])

    def path(self, row: Row, game: str) -> str:
        """The path with its parameters filled in."""
        given = {
            "game_id": game,
            "title": "1830",
            "locale": "en",
            "lesson_id": "1830-par",
            "key": self.facts,
            "path": "assets/nothing",
        }
        if row.path.startswith("/api/me/sessions"):
            given["key"] = "0" * 16
        path = row.path.format(**given, secret="no-such-secret", token_id=999_999, vote_id=self.votes[game], **NOTHING)
        return path + ("?company=PRR" if path.endswith(("/routes", "/lays")) else "")

    def answer(self, row: Row, role: str, game: str) -> int:
        """The status that somebody of the role is answered."""
        visitor = self.somebody(role) if row.fresh else self.people[role]
        body = {**row.body, "name": f"New {self.count}"} if row.path == "/api/accounts" else row.body
        if row.path in STREAMS:
            return visitor.stream_status(self.path(row, game))
        return visitor.ask(row.method, self.path(row, game), body).status_code


def is_as_expected(status: int, expected: str) -> bool:
    if expected == OK:
        return status not in (401, 403, 404, 405) and status < 500
    return status == int(expected)


def test_every_route_has_a_row(site: Site) -> None:
    served = {
        (str(method), route.path_format or "/")
        for route in site.app.routes
        if isinstance(route, HTTPRoute)
        for method in route.route_handler_map
        if method != "OPTIONS"
    }
    listed = [(row.method, row.path) for row in TABLE]
    assert sorted(served - set(listed)) == [], "served, but not in the table"
    assert sorted(set(listed) - served) == [], "in the table, but not served"
    assert len(listed) == len(set(listed))


def test_everybody_may_do_what_the_table_says_and_nothing_else(site: Site) -> None:
    world = World(site)
    wrong = []
    for row in TABLE:
        for role, expected in row.answers().items():
            status = world.answer(row, role, world.game)
            if not is_as_expected(status, expected):
                wrong.append(f"{row.method} {row.path} as {role}: {status}, expected {expected}")
    assert not wrong, "\n".join(wrong)


def test_a_private_game_does_not_exist_for_others(site: Site) -> None:
    world = World(site)
    wrong = []
    for row in TABLE:
        if "{game_id}" not in row.path:
            continue
        for role, expected in row.answers().items():
            hidden = "ok" if role == "holder" else "401" if expected == "401" else "404"
            if row.path.endswith("/{line_id}") and role == "holder":
                hidden = "404"  # there is no such line
            status = world.answer(row, role, world.private)
            if not is_as_expected(status, hidden):
                wrong.append(f"{row.method} {row.path} as {role}: {status}, expected {hidden}")
    assert not wrong, "\n".join(wrong)


def test_a_token_does_only_what_its_scopes_say(site: Site) -> None:
    world = World(site)
    holder = world.people["holder"]
    reader = site.program(holder, "read")
    wrong = []
    for row in TABLE:
        if (
            row.method == "GET"
            or "{game_id}" not in row.path
            or row.path.endswith(("/explain", "/preview", "/refusals", "/check"))
        ):
            continue
        status = reader.ask(row.method, world.path(row, world.game), row.body).status_code
        if status != 403:
            wrong.append(f"{row.method} {row.path} with a token to read: {status}")
    assert not wrong, "\n".join(wrong)
