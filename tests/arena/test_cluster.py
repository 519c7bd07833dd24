"""The same games on a Ray cluster."""

import os
from importlib.util import find_spec

import pytest

from highiron.arena import ArenaError, Tournament, cluster, play_all, schedule

needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="needs Ray: install highiron[cluster]")


@needs_ray
def test_a_local_cluster_plays_the_same_games() -> None:
    games = schedule(Tournament("1830", ("random", "random"), 4, 1, options={"bank_size": "2400"}))
    here = {played.result.number: played.result for played in play_all(games, 1)}
    there = {played.result.number: played.result for played in cluster.play_all(games, cluster.LOCAL, 1)}
    assert there == here
    assert os.environ["RAY_USAGE_STATS_ENABLED"] == "0"


@needs_ray
@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:none"])
def test_an_address_where_no_cluster_is_gives_a_clear_error(address: str) -> None:
    with pytest.raises(ArenaError, match="cluster"):
        next(cluster.play_all([], address))


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda name: None)
    with pytest.raises(ArenaError, match=r"highiron\[cluster\]"):
        next(cluster.play_all([], cluster.LOCAL))
