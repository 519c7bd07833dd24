"""People at a table of the whole server, who play by its routes alone."""

from itertools import count
from random import Random
from typing import Any

import httpx

from tests.server.site import Site, Visitor

KEYS = count(1)


def key() -> str:
    """A new idempotency key."""
    return f"key-{next(KEYS):08}"


class Seated:
    """A running game. `people` holds the visitor of each seat."""

    def __init__(self, game_id: str, people: dict[str, Visitor]) -> None:
        self.id = game_id
        self.people = people
        self.luck = Random(7)

    @property
    def path(self) -> str:
        return f"/api/games/{self.id}"

    def ask(self, seat: str, path: str, **more: Any) -> Any:
        """GET something of the game as a seat; it must succeed."""
        answer = self.people[seat].get(f"{self.path}{path}", **more)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def view(self, holder: str = "A", **params: Any) -> Any:
        """The game as the holder of that seat sees it."""
        return self.ask(holder, "/view", params=params)

    def send(self, seat: str, action: dict[str, Any], sequence: int | None = None, **more: Any) -> httpx.Response:
        """A move, by default at the present sequence with a new key."""
        if sequence is None:
            sequence = self.view(seat)["sequence"]
        body = {"sequence": sequence, "key": more.pop("key", None) or key(), "action": {"seat": seat, **action}}
        return self.people[seat].post(f"{self.path}/moves", body, **more)

    def play(self, seat: str, kind: str, **fields: Any) -> Any:
        """A move that must be accepted."""
        answer = self.send(seat, {"type": kind, **fields})
        assert answer.status_code == 200, answer.text
        return answer.json()

    def best_runs(self, seat: str, company: str) -> Any:
        """The runs of a company that earn most."""
        return self.ask(seat, "/routes", params={"company": company})["runs"]

    def any_move(self) -> Any:
        """Some legal move of whoever is asked, chosen from the families alone; gives the answer."""
        actor = self.view()["actor"]
        view = self.view(actor)
        family = self.luck.choice([family for family in view["legal"] if family["seat"] == actor])
        action = choose(family, self.luck, lambda: self.best_runs(actor, family["company"]))
        answer = self.send(actor, action, view["sequence"])
        assert answer.status_code == 200, answer.text
        return answer.json()


def choose(family: dict[str, Any], luck: Random, best_runs: Any) -> dict[str, Any]:
    """An action of a family, as a page or a program would put it together."""
    if family["type"] == "run_trains":
        runs = [{"train": run["train"], "path": run["path"]} for run in best_runs()]
        return {"type": "run_trains", "seat": family["seat"], "company": family["company"], "runs": runs}
    action: dict[str, Any] = {"type": family["type"], "seat": family["seat"]}
    for field, domain in luck.choice(family["boxes"]).items():
        if isinstance(domain, list):
            action[field] = luck.choice(domain)
        elif isinstance(domain, dict):
            action[field] = luck.choice(range(domain["from"], domain["to"] + 1, domain["step"])[:3])
        else:
            action[field] = domain
    return action


def seat_people(site: Site, title: str = "1830", players: int = 3, **wanted: Any) -> Seated:
    """A game that has just begun, with one guest in each seat."""
    names = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")[:players]
    guests = [site.guest(name) for name in names]
    made = guests[0].post("/api/games", {"title": title, "players": players, **wanted})
    assert made.status_code == 201, made.text
    game = made.json()
    for guest in guests[1:]:
        joined = guest.post(f"/api/games/{game['id']}/join", {"invitation": game["invitation"]})
        assert joined.status_code == 201, joined.text
    begun = guests[0].post(f"/api/games/{game['id']}/start")
    assert begun.status_code == 201, begun.text
    by_id = {guest.id: guest for guest in guests}
    return Seated(game["id"], {seat["letter"]: by_id[seat["person"]] for seat in begun.json()["seats"]})


def hotseat(site: Site, title: str = "1830", players: int = 3, **wanted: Any) -> Seated:
    """A game in which one guest holds all seats."""
    guest = site.guest("Ann")
    body = {"title": title, "players": players, "mode": "hotseat", "start": True, **wanted}
    made = guest.post("/api/games", body)
    assert made.status_code == 201, made.text
    return Seated(made.json()["id"], {seat["letter"]: guest for seat in made.json()["seats"]})
