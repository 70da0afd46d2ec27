"""The painters of cards: right sizes, visible differences, the same picture for the same face."""

from __future__ import annotations

import dataclasses
import itertools

import pygame
import pytest

from abyss_game.games.abyss.location import LOCATIONS
from abyss_game.games.abyss.locations import BASE_LOCATIONS
from abyss_game.ui import theme
from abyss_game.ui.art import Art
from abyss_game.ui.paint import cards, faces, formulas, locations, prompts, sheet, states
from abyss_game.ui.text import Typesetter

from .painting import ART, JAILER, LORDS, grey_difference, kit_for, pixels, same_size_and_different

BASE_FORMULAS = {
    "sargasso_silos": "5 + 2 guild-farmer",
    "hydrozoa_reserves": "6 + 2 guild-mage",
    "parliament": "6 + 2 guild-politician",
    "barracks": "7 + 2 guild-soldier",
    "dockworks": "5 + 2 guild-merchant",
    "sanctuary": "4 + 3 race-jellyfish",
    "sargasso_fields": "3 + 3 race-seahorse",
    "oceanic_senate_assembly": "4 + 3 race-squid",
    "chasm": "5 + 3 race-crab",
    "nest_of_giant_clams": "3 + 3 race-shellfish",
    "abyss": "2 × guilds",
    "city_of_mirrors": "person arrow-once location",
    "black_smokers": "0 eye location",
    "depths": "2 × chevron-down lord",
    "throne_room": "chevron-up lord",
    "jail": "15 − lord",
    "closed_tower": "3 × lord key",
    "lost_tower": "3 × lord !key",
    "chamber_of_allies": "3 + chevron-down affiliated",
    "coral_barrier": "20 − affiliated",
}


def test_every_base_location_is_known_here() -> None:
    assert {place.id for place in BASE_LOCATIONS} == set(BASE_FORMULAS)


@pytest.fixture(scope="module", autouse=True)
def display() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((16, 16))


@pytest.fixture(scope="module")
def art() -> Art:
    return Art(ART)


@pytest.fixture
def kit(art: Art) -> sheet.Kit:
    return kit_for(art)


# ---------------------------------------------------------------------- sheets
@pytest.mark.parametrize("unit", [1.0, 1.5, 2.0])
def test_a_picture_covers_its_component_and_an_even_margin(art: Art, unit: float) -> None:
    kit = kit_for(art, unit)
    picture = cards.paint_lord(kit, JAILER, 108)
    assert picture.surface.get_width() == round(108 * unit) + 2 * picture.ox
    assert picture.surface.get_height() == round(166 * unit) + 2 * picture.oy
    assert picture.ox == picture.oy > 0
    # the card itself is opaque, the corner of the margin is clear
    assert picture.surface.get_at((picture.ox + round(54 * unit), picture.oy + round(83 * unit)))[3] == 255
    assert picture.surface.get_at((0, 0))[3] == 0


def test_the_same_face_is_painted_once(kit: sheet.Kit) -> None:
    first = cards.paint_lord(kit, JAILER, 108)
    again = cards.paint_lord(kit, faces.LordFace("jailer", "soldier", 6, 3, 1, 7, False, "once", "Jailer"), 108)
    assert again.surface is first.surface
    kit.clear()
    fresh = cards.paint_lord(kit, JAILER, 108)
    assert fresh.surface is not first.surface and pixels(fresh) == pixels(first)


def test_text_size_and_window_size_paint_anew(art: Art) -> None:
    kit = kit_for(art)
    small = prompts.paint_prompt(kit, 0, "**Recruit** a Lord", "", 816, 34)
    kit.canvas.type.configure(1.0, 1.5)
    large = prompts.paint_prompt(kit, 0, "**Recruit** a Lord", "", 816, 34)
    assert large.surface.get_size() == small.surface.get_size() and pixels(large) != pixels(small)


def test_blit_puts_the_corner_of_the_component_where_asked(kit: sheet.Kit) -> None:
    target = pygame.Surface((200, 220))
    picture = locations.paint_location_space(kit, 118, 98)
    touched = picture.blit(target, 40, 50)
    assert touched.topleft == (40 - picture.ox, 50 - picture.oy)


# ---------------------------------------------------------------------- states
def test_every_state_looks_different_in_grey(kit: sheet.Kit) -> None:
    words = ["", "legal", "selected", "chosen", "refused", "disabled", "focus", "used", "turned"]
    flat = []
    for word in words:
        marks = pygame.Surface((220, 260))
        marks.fill(theme.DEEP)
        cards.paint_lord(kit, JAILER, 108, word).blit(marks, 56, 47)
        flat.append(sheet.Picture(marks, 0, 0))
    for (word, a), (other, b) in itertools.combinations(zip(words, flat, strict=True), 2):
        assert grey_difference(a, b) > 0.5, f"{word!r} looks like {other!r}"


def test_states_combine_and_unknown_ones_are_refused() -> None:
    assert states.split("focus legal") == ("legal", "focus")
    assert states.margin("focus chosen") == states.margin("chosen") > states.margin("")
    with pytest.raises(ValueError, match="lega"):
        states.split("lega")


def test_marks_alone_leave_the_card_visible(kit: sheet.Kit) -> None:
    for word in ("legal", "selected", "chosen", "refused", "focus"):
        mark = states.paint_mark(kit, 92, 138, word)
        inside = mark.surface.get_at((mark.ox + 46, mark.oy + 69))
        assert inside[3] == 0, word
        assert mark.surface.get_bounding_rect().width > 92, word
    veiled = states.paint_mark(kit, 92, 138, "disabled")
    assert 100 < veiled.surface.get_at((veiled.ox + 46, veiled.oy + 69))[3] < 255


# ---------------------------------------------------------------------- cards
@pytest.mark.parametrize("lord", LORDS, ids=lambda lord: lord.id)
@pytest.mark.parametrize("w", [108, 66, 51, 42, 30])
def test_every_guild_at_every_size(kit: sheet.Kit, lord: faces.LordFace, w: float) -> None:
    picture = cards.paint_lord(kit, lord, w, "", 0 if w > 66 else 101)
    height = 166 if w > 66 else 101
    assert picture.surface.get_size() == (w + 2 * picture.ox, height + 2 * picture.oy)
    assert len(set(pixels(picture)[::97])) > 40


def test_what_is_on_a_lord_is_seen(kit: sheet.Kit) -> None:
    changed = [
        JAILER,
        faces.LordFace("jailer", "soldier", 7, 3, 1, 7, False, "once", "Jailer"),
        faces.LordFace("jailer", "soldier", 6, 2, 1, 7, False, "once", "Jailer"),
        faces.LordFace("jailer", "soldier", 6, 3, None, 7, False, "once", "Jailer"),
        faces.LordFace("jailer", "soldier", 6, 3, 1, 8, False, "once", "Jailer"),
        faces.LordFace("jailer", "soldier", 6, 3, 1, 7, True, "once", "Jailer"),
        faces.LordFace("jailer", "soldier", 6, 3, 1, 7, False, "lasting", "Jailer"),
        faces.LordFace("jailer", "soldier", 6, 3, 1, 7, False, "none", "Jailer"),
        faces.LordFace("jailer", "soldier", 6, 3, 1, 7, False, "once", "Carcereiro"),
        faces.LordFace("jailer", "soldier", 6, 3, 1, 7, False, "once", "Jailer", 8),
        faces.LordFace("jailer", "soldier", 6, 3, 1, 7, False, "once", "Jailer", 4),
    ]
    assert same_size_and_different([cards.paint_lord(kit, lord, 108) for lord in changed])
    plain = faces.LordFace("jailer", "soldier", 6, 3, 1, 7, False, "once", "Jailer", 6)
    assert pixels(cards.paint_lord(kit, plain, 108)) == pixels(cards.paint_lord(kit, JAILER, 108))


def test_an_owned_lord_shows_neither_cost_nor_name(kit: sheet.Kit) -> None:
    other = faces.LordFace("jailer", "soldier", 9, 1, 1, 7, False, "once", "Somebody")
    assert pixels(cards.paint_lord(kit, other, 66)) == pixels(cards.paint_lord(kit, JAILER, 66))


def test_narrow_owned_lords_keep_what_counts(kit: sheet.Kit) -> None:
    bare = faces.LordFace("treasurer", "politician", 10, 2, 4, 5, False, "none", "Treasurer")
    keyed = dataclasses.replace(bare, key=True)
    for w in (66, 51, 42, 38, 34, 28):
        stronger = dataclasses.replace(bare, influence=6)
        both = [dataclasses.replace(keyed, power="lasting")] if w > 34 else []
        variants = [cards.paint_lord(kit, lord, w, "", 101) for lord in (bare, keyed, stronger, *both)]
        assert same_size_and_different(variants), w


def test_a_lord_under_one_of_two_locations_is_a_strip_with_guild_and_influence(kit: sheet.Kit) -> None:
    strips = [cards.paint_lord(kit, lord, 49, "", 24.7) for lord in LORDS]
    assert same_size_and_different(strips)
    assert strips[0].surface.get_height() == 25 + 2 * strips[0].oy
    stronger = dataclasses.replace(JAILER, influence=8)
    assert same_size_and_different([strips[0], cards.paint_lord(kit, stronger, 49, "", 24.7)])


def test_friezes_tell_the_guilds_in_grey(kit: sheet.Kit) -> None:
    strips = []
    for guild in theme.GUILDS:
        strip = sheet.Sheet(kit, 100, 8, 0)
        cards.frieze(strip, guild, 0, 7.5, 100, theme.PEARL)
        strips.append(sheet.Picture(strip.surface, 0, 0))
    for a, b in itertools.combinations(strips, 2):
        assert grey_difference(a, b) > 6


def test_a_crowded_card_shows_its_sign_at_its_left_end(kit: sheet.Kit) -> None:
    ally = faces.AllyFace(0, 3)
    plain, crowded = (cards.paint_ally(kit, ally, 92, "legal", crowded) for crowded in (False, True))

    def above(picture: sheet.Picture, x: int) -> int:
        return picture.surface.get_at((picture.ox + x, picture.oy - 9))[3]

    assert above(plain, 46) == 255 > above(plain, 12)
    assert above(crowded, 12) == 255 > above(crowded, 46)


@pytest.mark.parametrize("w", [92, 76, 70, 54])
def test_allies_differ_by_race_and_value(kit: sheet.Kit, w: float) -> None:
    pictures = [cards.paint_ally(kit, faces.AllyFace(race, value), w) for race in range(5) for value in range(1, 6)]
    assert same_size_and_different(pictures)
    assert pictures[0].surface.get_height() == round(w * 1.5) + 2 * pictures[0].oy


def test_backs_show_how_many_and_never_what(kit: sheet.Kit) -> None:
    for kind, size in {"lord": (108, 166), "exploration": (70, 105), "location": (74, 58)}.items():
        assert same_size_and_different([cards.paint_back(kit, kind, *size, count) for count in (None, 0, 1, 2, 40)])
    stacks = [cards.paint_council(kit, race, count) for race in range(5) for count in (0, 1, 4)]
    assert same_size_and_different(stacks)
    assert pixels(cards.paint_monster(kit, 70)) != pixels(cards.paint_back(kit, "exploration", 70, 105))


# ---------------------------------------------------------------------- Locations
def signs(parts: tuple[faces.Part, ...]) -> str:
    return " ".join(part.text or ("!" if part.struck else "") + part.icon for part in parts)


@pytest.mark.parametrize("place", BASE_FORMULAS)
def test_the_twenty_base_formulas_in_signs(kit: sheet.Kit, place: str) -> None:
    parts = formulas.formula(LOCATIONS[place].formula)
    assert signs(parts) == BASE_FORMULAS[place]
    sample = sheet.Sheet(kit, 118, 24, 0)
    style = theme.TextStyle(16, weight=700, elastic=0)
    assert locations.formula_width(sample, parts, style) < 110
    free = locations.paint_location(kit, faces.LocationFace(place, parts), 118, 98)
    owned = locations.paint_location(kit, faces.LocationFace(place, parts, 12), 118, 98)
    assert same_size_and_different([free, owned])


def test_every_sign_of_a_formula_is_drawn(art: Art) -> None:
    used = {part.icon for place in LOCATIONS.values() for part in formulas.formula(place.formula)} - {""}
    assert len(used) > 15
    for icon in used:
        assert formulas.composite(icon) or art.path(theme.ICON_KEYS.get(icon, f"icons/{icon}")).is_file()
    assert formulas.composite("guilds") == tuple(theme.GUILD_COLOURS[guild] for guild in theme.GUILDS)
    with pytest.raises(ValueError, match="bubble"):
        formulas.formula(("3", "×", "bubble"))


def test_a_narrow_tile_keeps_its_worth(kit: sheet.Kit) -> None:
    parts = formulas.formula(("3", "×", "lord", "no-key"))
    for w in (130, 101, 73.5, 57):
        tiles = [locations.paint_location(kit, faces.LocationFace("lost_tower", parts, n), w, 78) for n in (6, 9, 12)]
        assert same_size_and_different(tiles)


def test_lords_under_a_location_are_told_by_signs(kit: sheet.Kit) -> None:
    face = faces.LocationFace("jail", formulas.formula(("15", "−", "lord")), 9)
    under = [
        (),
        (faces.LordSign("mage", True),),
        (faces.LordSign("mage", True), faces.LordSign("soldier", True), faces.LordSign("farmer", True)),
    ]
    assert same_size_and_different([locations.paint_location(kit, face, 73.5, 78, "", signs_) for signs_ in under])


@pytest.mark.parametrize("name", ["Aquaculturalist", "Guardia de la Frontera", "Taxidermista", "Latifundiário"])
def test_long_names_of_lords_are_whole_at_the_smallest_window(
    art: Art, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    real = Typesetter._render

    def render(self: Typesetter, text: str, style: theme.TextStyle, px: int) -> object:
        drawn.append(text)
        return real(self, text, style, px)

    monkeypatch.setattr(Typesetter, "_render", render)
    lord = faces.LordFace("jailer", "soldier", 6, 3, 1, 7, False, "once", name)
    cards.paint_lord(kit_for(art), lord, 108)
    assert " ".join(text for text in drawn if not text.isdigit()) == name
