"""Banners, outlines and panels of Conspiracy: told apart in grey, one outline round a coalition, states that show."""

from __future__ import annotations

import itertools

import pytest

from abyss_game.games.conspiracy.lords import GUILDS, KINDS
from abyss_game.ui.art import Art
from abyss_game.ui.paint.conspiracy import account, banners, outlines, piles
from abyss_game.ui.paint.conspiracy.faces import BannerFace, SmallPlace
from abyss_game.ui.paint.sheet import Kit
from abyss_game.ui.tables.conspiracy.arrange import fanned, piled, row_of

from . import table_kit
from .conspiracy_scenarios import LAYOUTS
from .painting import grey_difference, kit_for, pixels, same_size_and_different

art = table_kit.art
STATES = ("", "legal", "selected", "refused", "disabled", "legal focus")


@pytest.fixture
def kit(art: Art) -> Kit:
    return kit_for(art)


def test_every_lord_has_its_banner(kit: Kit) -> None:
    for guild, kind in itertools.product(GUILDS, KINDS):
        picture = banners.paint_banner(kit, BannerFace(guild, kind.value), 96)
        assert picture.surface.get_width() > 96


def test_guilds_are_told_apart_in_grey(kit: Kit) -> None:
    for paint in (
        lambda guild: banners.paint_banner(kit, BannerFace(guild, 3, ("pearl", "pearl")), 96),
        lambda guild: banners.paint_small_banner(kit, SmallPlace(guild, 3), 30, 31),
    ):
        pictures = [paint(guild) for guild in GUILDS]
        for one, other in itertools.combinations(pictures, 2):
            assert grey_difference(one, other) > 1.2  # of the whole sheet, most of which is margin


def test_states_show_on_a_banner(kit: Kit) -> None:
    face = BannerFace("mage", 1, ("key:silver",))
    drawn = [pixels(banners.paint_banner(kit, face, 96, state)) for state in STATES]
    assert len(set(drawn)) == len(STATES)


def test_a_covered_lord_and_keys_of_both_metals_look_different(kit: Kit) -> None:
    faces = [BannerFace("farmer", 1, (gift,)) for gift in ("key:silver", "key:gold", "swap", "extra", "pearl")]
    assert same_size_and_different([banners.paint_banner(kit, face, 96) for face in faces])
    assert same_size_and_different([banners.paint_banner(kit, faces[0], 96, "", covered) for covered in (False, True)])


def test_one_outline_goes_round_the_whole_coalition(kit: Kit) -> None:
    """Between two neighbours of a coalition no line is drawn; outside it is."""
    slots = LAYOUTS[2]["chamber"].slots
    left, top = slots[0].x, slots[0].y
    spots = tuple((slots[i].x - left, slots[i].y - top, slots[i].w, slots[i].h) for i in (0, 1, 5))
    picture = outlines.paint_coalition(kit, spots, 200, 190)

    def opaque(x: float, y: float) -> bool:
        return picture.surface.get_at((round(x) + picture.ox, round(y) + picture.oy))[3] > 200

    between = spots[0][2] + (spots[1][0] - spots[0][2]) / 2
    assert not any(opaque(between + dx, 30) for dx in range(-3, 4))
    assert any(opaque(-6 + dx, 30) for dx in range(-2, 5)), "the left edge is lit"
    assert any(opaque(spots[1][0] + 96 + dx, 30) for dx in range(2, 9)), "the right edge is lit"


def test_a_pennant_grows_evenly_on_all_sides() -> None:
    plain, grown = outlines.pennant(0, 0, 96, 102), outlines.pennant(0, 0, 96, 102, 5)
    assert plain[3] == (48, 102)
    assert grown[0] == (-5, -5) and grown[1] == (101, -5)
    (x1, y1), (x2, y2) = plain[2], plain[3]
    (gx1, gy1), (gx2, gy2) = grown[2], grown[3]
    # the slanted edge moves outwards by just as much: the distance of the parallel lines
    length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
    distance = abs((x2 - x1) * (gy2 - y1) - (y2 - y1) * (gx2 - x1)) / length
    assert distance == pytest.approx(5)
    assert (gx2 - gx1) * (y2 - y1) == pytest.approx((gy2 - gy1) * (x2 - x1))


@pytest.mark.parametrize("count", range(1, 13))
def test_a_pile_is_laid_out_whole(count: int, kit: Kit) -> None:
    w, h = piles.pile_zoom_size(count)
    assert w <= piles.MOST_WIDE and h <= piles.MOST_TALL
    faces = tuple(BannerFace("mage", 1, ("key:silver",)) for _ in range(count))
    assert piles.paint_pile_zoom(kit, faces).surface.get_width() >= w
    top = LAYOUTS[2]["piles"].slots[0]
    assert piled(count, top)[-1] == top and len(fanned(count, top, LAYOUTS[2]["stage"].box)) == count


def test_rows_of_the_chamber() -> None:
    assert [row_of(index) for index in range(15)] == [0] * 5 + [1] * 4 + [2] * 3 + [3] * 2 + [4]
    with pytest.raises(IndexError):
        row_of(15)


def test_changes_carry_their_sign() -> None:
    assert (account.signed(3), account.signed(0), account.signed(-2)) == ("+3", "+0", "−2")
