"""Who knows where a card lies."""

from __future__ import annotations

from abyss_game.engine.zones import BACK, EVERYBODY, UNKNOWN, backs, forget, known, show, show_all


def test_showing_to_one_to_all_and_forgetting() -> None:
    seen = [0] * 4
    show(seen, [1, 2], 0)
    show(seen, [1], 2)
    show_all(seen, [3])
    assert seen == [0, 0b101, 0b001, EVERYBODY]
    assert known(seen, [3, 2, 1, 0], 0) == [1, 2, 3]
    assert known(seen, [3, 2, 1, 0], 1) == [3]
    assert known(seen, [1, 2], 2) == [1]
    forget(seen, [1, 3])
    assert seen == [0, 0, 1, 0]


def test_nobody_remembers_nothing() -> None:
    assert known([EVERYBODY], [0], -1) == []


def test_eight_seats_are_everybody() -> None:
    assert all(known([EVERYBODY], [0], seat) == [0] for seat in range(8))


def test_backs() -> None:
    assert backs([5, 6]) == [BACK, BACK] == [-1, -1]
    assert UNKNOWN == ""
