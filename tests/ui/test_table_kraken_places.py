"""Where the pieces of Kraken lie on the table of Abyss."""

from __future__ import annotations

from typing import Any

import pytest

from abyss_game.ui.art import Art
from abyss_game.ui.context import Ui
from abyss_game.ui.tables.abyss.table import AbyssTable
from abyss_game.ui.tables.pieces import Piece, Sight

from . import table_kit
from .table_scenarios import game_of, make_ui, sight_of

art = table_kit.art


@pytest.fixture(scope="module")
def ui(art: Art) -> Ui:
    return make_ui(art)


def lying(ui: Ui, name: str, **more: Any) -> tuple[Sight, dict[str, Piece]]:
    """The board of a scenario by the keys of its pieces."""
    sight = sight_of(game_of(f"kraken-{name}"), 0, **more)
    return sight, {piece.key: piece for piece in AbyssTable(ui).pieces(sight)}


def test_a_sentinel_stands_on_what_it_reserves_or_before_its_owner(ui: Ui) -> None:
    """No neighbour could be meant: the token overlaps one thing only of the kind that it reserves."""
    _, pieces = lying(ui, "three-sentinels")
    for lord, place in (("watcher", "council:1"), ("vigil", "lord:jailer"), ("lookout", "location:cetacean_graveyard")):
        token, thing = pieces[f"sentinel:{lord}"], pieces[place]
        kind = place.partition(":")[0]
        under = [key for key, one in pieces.items() if key.startswith(f"{kind}:") and one.box.overlaps(token.box)]
        assert under == [place], lord
        assert thing.box.x <= token.box.x and token.box.right <= thing.box.right
        assert token.z >= thing.z
    sight, pieces = lying(ui, "sentinels-at-home")
    plate = pieces["nebulis"].box
    assert plate.holds(pieces["sentinel:watcher"].box) and plate.holds(pieces["sentinel:lookout"].box)
    assert sight.layout.opponent(1).box.holds(pieces["sentinel:vigil"].box)


def test_a_reserved_tile_on_another_page_is_marked_at_the_arrow_to_it(ui: Ui) -> None:
    sight, pieces = lying(ui, "two-pages")
    token, arrows = pieces["sentinel:lookout"].box, pieces["pages"].box
    assert "location:black_smokers" not in pieces
    assert arrows.holds(token) and token.x > arrows.x + arrows.w / 2, "at the arrow to the right"
    assert not [
        key for key, one in pieces.items() if key.startswith(("location:", "lord:")) and one.box.overlaps(token)
    ]
    there = {piece.key: piece for piece in AbyssTable(ui).pieces(sight.but(page=1))}
    assert there["location:black_smokers"].box.holds(there["sentinel:lookout"].box)
    sight.view.kraken.sentinels[2].place = "location:lost_tower"
    back = {piece.key: piece for piece in AbyssTable(ui).pieces(sight.but(page=1))}["sentinel:lookout"].box
    assert arrows.holds(back) and back.right < arrows.x + arrows.w / 2, "at the arrow to the left"


@pytest.mark.parametrize("name", ["two-rows", "three-sentinels"])
def test_a_token_hides_no_treasure(ui: Ui, name: str) -> None:
    _, pieces = lying(ui, name)
    token = pieces["sentinel:lookout"].box
    assert pieces["location:cetacean_graveyard"].box.holds(token)
    assert not [key for key, one in pieces.items() if key.startswith("treasure:") and one.box.overlaps(token)]


def test_a_token_has_the_colour_of_its_owner(ui: Ui) -> None:
    sight, pieces = lying(ui, "three-sentinels")
    colours = [pieces[f"sentinel:{lord}"].look.args[0] for lord in ("watcher", "vigil", "lookout")]
    assert colours == [player.colour for player in sight.players[:3]]


def test_the_figure_is_with_its_holder_or_beside_the_board(ui: Ui) -> None:
    sight, pieces = lying(ui, "three-sentinels")
    assert pieces["nebulis"].box.holds(pieces["figure"].box)
    sight, pieces = lying(ui, "turn-start")
    assert sight.layout.opponent(1).box.holds(pieces["figure"].box)
    _, pieces = lying(ui, "sentinels-at-home")
    near = ("lord:", "council:", "location", "treasure")
    covered = [
        key for key, piece in pieces.items() if key.startswith(near) and pieces["figure"].box.overlaps(piece.box)
    ]
    assert covered == []


def test_the_own_figure_and_the_sign_over_a_waiting_token_lie_side_by_side(ui: Ui) -> None:
    sight, _ = lying(ui, "sentinels-at-home")
    own = sight.view.kraken
    own.nebulis, own.holder = [1, 0], 0
    own.sentinels = [token for token in own.sentinels if token.lord == "watcher"]
    pieces = {piece.key: piece for piece in AbyssTable(ui).pieces(sight)}
    plate, figure, token = (pieces[key].box for key in ("nebulis", "figure", "sentinel:watcher"))
    assert plate.holds(figure) and plate.holds(token)
    assert figure.x >= token.right


def test_treasures_lie_on_their_tile_and_are_seen_on_unfolded_ones(ui: Ui) -> None:
    _, pieces = lying(ui, "turn-start", unfolded=2)
    values = {key: piece.look.args[0] for key, piece in pieces.items() if key.startswith("treasure:")}
    assert sorted(values.values()) == [3, 4, 5, 6, 6, 7]
    tiles = ("location:battlefield", "location:cetacean_graveyard", "unfold:location:megalodon")
    for tile, count in zip(tiles, (2, 1, 3), strict=True):
        on_it = [key for key in values if pieces[tile].box.grown(1).holds(pieces[key].box)]
        assert len(on_it) == count, tile


def test_everybody_s_nebulis_are_told(ui: Ui) -> None:
    _, pieces = lying(ui, "three-sentinels")
    assert pieces["nebulis"].look.args[0] == 12
    told = [pieces[f"seat:{seat}"].look.args[0].extra for seat in (1, 2, 3)]
    assert told == [(("treasure", 0), ("nebulis", nebulis)) for nebulis in (3, 0, 1)]
    _, pieces = lying(ui, "two-pages")
    told = [pieces[f"seat:{seat}"].look.args[0].extra for seat in (1, 2, 3)]
    assert told[1] == (("treasure", 12), ("nebulis", 0)), "3 + 4 + 5 on the Megalodon"
    plain = sight_of(game_of("turn-start"), 0)
    keys = {piece.key for piece in AbyssTable(ui).pieces(plain)}
    assert not keys & {"nebulis", "figure", "treasure_deck"}, "the base game has none of it"
