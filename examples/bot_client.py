"""A bot that knows no rules: it joins an open table, or makes one, and plays random legal moves over HTTP.

    python examples/bot_client.py http://127.0.0.1:8018 hi_YOUR_TOKEN

It needs nothing but Python and a token with the scopes `read`, `play` and `tables`. The server tells which moves are
legal; the stream of the game tells when it is the bot's turn.
"""

import argparse
import http.client
import json
import random
import uuid
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote, urlsplit


class House:
    """A server, spoken to with a token."""

    def __init__(self, address: str, token: str) -> None:
        self._parts = urlsplit(address)
        self._headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def _connect(self) -> http.client.HTTPConnection:
        secure = self._parts.scheme == "https"
        kind = http.client.HTTPSConnection if secure else http.client.HTTPConnection
        return kind(self._parts.netloc, timeout=60)

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """The status and the JSON of an answer."""
        connection = self._connect()
        connection.request(method, path, None if body is None else json.dumps(body), self._headers)
        answer = connection.getresponse()
        content = answer.read()
        connection.close()
        return answer.status, json.loads(content) if content else None

    def listen(self, path: str) -> Iterator[dict[str, Any]]:
        """The events of a stream, as lines of JSON, until it ends."""
        connection = self._connect()
        connection.request("GET", path, headers={**self._headers, "Accept": "application/x-ndjson"})
        answer = connection.getresponse()
        for line in answer:
            yield json.loads(line)
        connection.close()


class RandomClient:
    """Plays one seat."""

    def __init__(self, house: House, seed: int = 0) -> None:
        self.house = house
        self.luck = random.Random(seed)

    def sit_down(self, title: str, players: int) -> str:
        """Join an open table of the title, or make one and fill it with the house's bots; the id of its game."""
        _, page = self.house.ask("GET", f"/api/games?status=open&title={quote(title)}")
        for table in page["tables"]:
            status, _ = self.house.ask("POST", f"/api/games/{table['id']}/join", {})
            if status == 201:
                return str(table["id"])
        seats = [{"me": True}] + [{"bot": "random"}] * (players - 1)
        wanted = {"title": title, "players": players, "seats": seats, "start": True}
        status, table = self.house.ask("POST", "/api/games", wanted)
        if status != 201:
            raise SystemExit(table["detail"])
        return str(table["id"])

    def play(self, game: str, most: int | None = None) -> int:
        """Play until the game is over, or so many moves; how many were made."""
        made = 0
        sequence, known = 0, ""
        while True:
            # A stream may end at any time, e.g. when the server is restarted: go on after what is known.
            for event in self.house.listen(f"/api/games/{game}/stream?after={known}"):
                known = event["id"] or known
                if event["event"] not in ("snapshot", "entry"):
                    continue
                told = event["data"]
                sequence = max(sequence, told["sequence"])
                if told["status"] != "running":
                    return made
                if told["legal"] and told["sequence"] == sequence:
                    made += self._move(game, sequence, told["legal"])
                if most is not None and made >= most:
                    return made

    def _move(self, game: str, sequence: int, legal: list[dict[str, Any]]) -> int:
        """One random move; 0 when somebody else was faster."""
        action = self._choose(game, self.luck.choice(legal))
        body = {"sequence": sequence, "key": uuid.uuid4().hex, "action": action}
        status, answer = self.house.ask("POST", f"/api/games/{game}/moves", body)
        if status == 409:
            return 0
        if status != 200:
            raise SystemExit(answer["detail"])
        return 1

    def _choose(self, game: str, family: dict[str, Any]) -> dict[str, Any]:
        """An action of the family: a box, then a value for each field."""
        action = {"type": family["type"], "seat": family["seat"]}
        if family["type"] == "run_trains":
            company = family["company"]
            _, best = self.house.ask("GET", f"/api/games/{game}/routes?company={quote(company, safe='')}")
            runs = [{"train": run["train"], "path": run["path"]} for run in best["runs"]]
            return {**action, "company": company, "runs": runs}
        for field, domain in self.luck.choice(family["boxes"]).items():
            if isinstance(domain, list):
                action[field] = self.luck.choice(domain)
            elif isinstance(domain, dict):
                action[field] = self.luck.randrange(domain["from"], domain["to"] + 1, domain["step"])
            else:
                action[field] = domain
        return action


def main() -> None:
    """Play one game."""
    parser = argparse.ArgumentParser(description="Play random legal moves at a table of a Highiron server.")
    parser.add_argument("address", help="such as http://127.0.0.1:8018")
    parser.add_argument("token", help="a personal API token with the scopes read, play and tables")
    parser.add_argument("--title", default="1830")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--moves", type=int, help="stop after so many moves")
    wanted = parser.parse_args()
    client = RandomClient(House(wanted.address, wanted.token))
    game = client.sit_down(wanted.title, wanted.players)
    print(f"playing {wanted.address}/game/{game}", flush=True)
    print(f"{client.play(game, wanted.moves)} moves made")


if __name__ == "__main__":
    main()
