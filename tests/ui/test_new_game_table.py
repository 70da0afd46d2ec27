"""The new-game scene: expansions alone and together, the fifth seat, and what is remembered for the next game."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import random

import msgspec
import pytest

from abyss_game.storage.settings import SeatSetting, Settings, TableSetting
from abyss_game.ui.context import Ui
from abyss_game.ui.scenes.new_game import ABYSS, CONSPIRACY, NewGame, NewGameChoice
from abyss_game.ui.widgets import TextField

from . import menus
from .menus import act, click_widget, nothing, type_

art, ui, window = menus.art, menus.ui, menus.window


@pytest.fixture
def scene(ui: Ui) -> NewGame:
    return open_new_game(ui)


def open_new_game(ui: Ui, chosen: list[NewGameChoice] | None = None) -> NewGame:
    made = NewGame(ui, [ABYSS, CONSPIRACY], nothing if chosen is None else chosen.append, nothing, random.Random(4))
    ui.stack.push(made)
    return made


def names(scene: NewGame) -> list[str]:
    return [seat.name for seat in scene.choice().seats]


@pytest.mark.parametrize("wished", [(), ("kraken",), ("leviathan",), ("kraken", "leviathan")])
def test_each_expansion_alone_and_both(ui: Ui, scene: NewGame, wished: tuple[str, ...]) -> None:
    for expansion in reversed(wished):
        click_widget(ui, scene, f"expansion {expansion}")
    assert scene.choice().expansions == wished
    assert [seat.level for seat in scene.choice().seats] == ["", "heuristic", "heuristic"]


def test_the_fifth_seat_is_locked_until_leviathan_is_switched_on_there(ui: Ui, scene: NewGame) -> None:
    click_widget(ui, scene, "expansion kraken")
    act(ui, scene, "add computer")
    assert scene.group.get("add computer") is None, "four is the most with Kraken alone"
    act(ui, scene, "unlock")
    assert scene.choice().expansions == ("kraken", "leviathan") and len(names(scene)) == 4
    assert scene.group.get("unlock") is None and scene.group.focus == "add person"
    act(ui, scene, "add person")
    assert names(scene) == ["Player 1", "Kai", "Dumas", "Oriana", "Player 5"]
    assert {seat.colour for seat in scene.choice().seats} == {0, 1, 2, 3, 4}
    assert scene.group.get("add person") is None


def test_leviathan_switched_off_sends_the_fifth_aside_and_says_so(ui: Ui, scene: NewGame) -> None:
    for key in ("expansion leviathan", "add computer", "add person"):
        act(ui, scene, key)
    type_(ui, "Zoé")
    before = scene.choice().seats
    act(ui, scene, "expansion leviathan")
    assert names(scene) == ["Player 1", "Kai", "Dumas", "Oriana"]
    assert scene._sentence() == (
        "**Zoé** stands aside: without Leviathan at most 4 play. Switched on again, it brings everybody back."
    )
    act(ui, scene, "expansion leviathan")
    assert scene.choice().seats == before
    assert scene._sentence().startswith("Two persons and three computers.")
    act(ui, scene, "game conspiracy")
    assert scene._sentence() == "**Zoé** stands aside: at most 4 play Conspiracy."
    assert scene.choice().expansions == ()
    act(ui, scene, "remove 3")
    act(ui, scene, "game abyss")
    assert names(scene) == ["Player 1", "Kai", "Dumas"], "a table that was changed by hand stays as it is"


def test_the_next_new_game_begins_with_the_last_table(ui: Ui) -> None:
    chosen: list[NewGameChoice] = []
    first = open_new_game(ui, chosen)
    for key in ("expansion kraken", "expansion leviathan", "add person", "add computer"):
        act(ui, first, key)
    first.group.set_focus("name 3")
    type_(ui, "Inês")
    act(ui, first, "take_back")
    act(ui, first, "shuffle")
    first._set_colour(0, 4)
    act(ui, first, "same_cards")
    act(ui, first, "begin")
    stored = msgspec.json.decode(msgspec.json.encode(ui.settings), type=Settings)
    ui.settings = stored
    second = open_new_game(ui, chosen)
    assert not second._table.same_cards, "other cards, unless one asks for the same"
    act(ui, second, "begin")
    was, now = chosen
    assert was.seed is not None and now == msgspec.structs.replace(was, seed=None)
    assert len(now.seats) == 5 and now.expansions == ("kraken", "leviathan") and not now.take_back


def test_nothing_is_remembered_of_a_table_that_was_not_begun(ui: Ui, scene: NewGame) -> None:
    act(ui, scene, "expansion leviathan")
    scene.back()
    assert ui.settings.last_table is None


def remembered(*seats: SeatSetting, **more: object) -> TableSetting:
    return msgspec.structs.replace(TableSetting("abyss", seats), **more)


KAI = SeatSetting(False, "heuristic", 1, 1)


@pytest.mark.parametrize(
    ("setting", "players", "colours"),
    [
        (remembered(KAI, KAI, KAI), ["Kai", "Nautilo", "Dumas"], [1, 0, 2]),
        (remembered(KAI), ["Kai", "Nautilo"], [1, 0]),
        (remembered(KAI, KAI, KAI, KAI, KAI), ["Kai", "Nautilo", "Dumas", "Oriana"], [1, 0, 2, 3]),
        (remembered(KAI, KAI, expansions=("atlantis",)), ["Kai", "Nautilo"], [1, 0]),
        (remembered(KAI, KAI, game="chess"), ["Kai", "Nautilo"], [1, 0]),
        (remembered(KAI, SeatSetting(False, "oracle", 0, 0)), ["Kai", "Nautilo"], [1, 0]),
    ],
    ids=["doubled", "too-few", "too-many", "expansion", "game", "level"],
)
def test_what_cannot_be_is_put_right(ui: Ui, setting: TableSetting, players: list[str], colours: list[int]) -> None:
    ui.settings = Settings(language="en", last_table=setting)
    choice = open_new_game(ui).choice()
    assert choice.game == "abyss" and choice.expansions == ()
    assert [seat.name for seat in choice.seats] == players
    assert [seat.colour for seat in choice.seats] == colours
    assert {seat.level for seat in choice.seats} == {"heuristic"}


def test_the_seed_stands_wholly_in_the_window_whatever_is_chosen(ui: Ui, scene: NewGame) -> None:
    ui.change(text_size=150)
    act(ui, scene, "same_cards")
    for game in ("abyss", "conspiracy"):
        if scene.choice().game != game:
            act(ui, scene, f"game {game}")
        field = scene.group.get("seed")
        assert isinstance(field, TextField) and field.box[1] + field.box[3] <= 704
