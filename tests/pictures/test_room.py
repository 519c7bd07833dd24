"""Words find free room in a hex."""

import math

from highiron.pictures.captions import room_in
from highiron.pictures.hexagon import depth_inside
from highiron.pictures.room import Room
from highiron.titles.load import all_tiles


def test_words_stay_inside_the_hex_and_off_each_other() -> None:
    room = Room()
    boxes = []
    for _ in range(5):
        x, y = room.put((30.0, 12.0), [(0.0, 0.0)])
        boxes.append((x - 15, y - 6, x + 15, y + 6))
    for left, top, right, bottom in boxes:
        assert all(depth_inside(corner) >= 0 for corner in ((left, top), (right, top), (left, bottom), (right, bottom)))
    for i, (left, top, right, bottom) in enumerate(boxes):
        for l2, t2, r2, b2 in boxes[i + 1 :]:
            assert min(right, r2) <= max(left, l2) or min(bottom, b2) <= max(top, t2)


def test_words_keep_clear_of_a_city() -> None:
    for turns in range(6):
        room = room_in(all_tiles()["63"].shapes[0], turns).copy()
        x, y = room.put((20.0, 12.0), [(0.0, 0.0)])
        assert abs(y) - 6 >= 12 or abs(x) - 10 >= 25


def test_a_limit_leaves_out_what_would_hide_too_much() -> None:
    room = Room()
    room.cover((0.0, 0.0), 60.0, 20)
    assert room.place([(30.0, 12.0)], [(0.0, 0.0)], limit=100.0) is None
    assert room.place([(30.0, 12.0)], [(0.0, 0.0)]) is not None


def test_a_copy_takes_no_room_from_the_original() -> None:
    room = Room()
    first = room.copy().put((40.0, 12.0), [(0.0, 0.0)])
    second = room.copy().put((40.0, 12.0), [(0.0, 0.0)])
    assert math.dist(first, second) == 0
