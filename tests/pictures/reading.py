"""Reading pictures back: parsed elements, texts, tokens."""

from collections.abc import Iterator
from random import Random
from xml.etree import ElementTree

from highiron.core.facts import Facts
from highiron.core.state import State
from highiron.game import Game
from highiron.titles import catalogue

_SVG = "{http://www.w3.org/2000/svg}"
BOARDS = ("classic", "plus")


def parse(svg: str) -> ElementTree.Element:
    """The picture as a tree; fails unless it is well-formed XML."""
    return ElementTree.fromstring(svg)


def all_of(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return list(root.iter(_SVG + name))


def with_class(root: ElementTree.Element, class_: str) -> list[ElementTree.Element]:
    return [element for element in root.iter() if class_ in element.get("class", "").split()]


def words(root: ElementTree.Element) -> list[str]:
    """All lines of text, in the order of drawing."""
    return [element.text or "" for element in all_of(root, "text")]


def titles(root: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in all_of(root, "title")]


def tokens(root: ElementTree.Element) -> list[str]:
    """The companies of all tokens, in the order of drawing: later ones lie on top."""
    return [element.get("data-company", "") for element in root.iter() if element.get("data-company")]


def hex_group(root: ElementTree.Element, hex_id: str) -> ElementTree.Element:
    found = [element for element in root.iter() if element.get("data-hex") == hex_id]
    assert len(found) == 1
    return found[0]


def board_facts(board: str) -> Facts:
    return catalogue.facts_for("1830", 4, "", {"board": board})


def fresh(board: str = "classic") -> State:
    return catalogue.new_state(board_facts(board))


def random_states(board: str, players: int, seed: int, moves: int = 900, every: int = 300) -> Iterator[State]:
    """Some positions of a random game; laying tiles is favoured so that the board fills."""
    rng = Random(seed)
    game = Game("1830", players, options={"board": board})
    while not game.over and len(game.actions) < moves:
        families = game.legal()
        weights = [
            6.0 if family.kind == "lay_tile" else 0.01 if family.kind == "bankrupt" else 1.0 for family in families
        ]
        game.play(rng.choices(families, weights)[0].sample(rng))
        if len(game.actions) % every == 0:
            yield game.state
    yield game.state
