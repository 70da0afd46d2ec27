"""The painters of panels, meters and boards: every number is seen, nothing leaves its place."""

from __future__ import annotations

import itertools

import pygame
import pytest

from abyss_game.ui import theme
from abyss_game.ui.art import Art
from abyss_game.ui.paint import cards, faces, formulas, own, panels, prompts, sheet, threat, unfolded, zoom
from abyss_game.ui.text import Typesetter

from .painting import ART, JAILER, LORDS, ORACLE, SAGE, kit_for, same_size_and_different


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


# ---------------------------------------------------------------------- panels
def opponent(**changes: object) -> faces.OpponentFace:
    values: dict[str, object] = {
        "who": faces.SeatFace(2, "Nautilo", "expert", 38),
        "pearls": 6,
        "keys": 1,
        "hand": 7,
        "tokens": 1,
        "lords": (faces.LordSign("merchant"), faces.LordSign("farmer", True), faces.LordSign("mage", False, True)),
        "locations": 1,
        "strongest": ((0, 0), (3, 2), (0, 0), (5, 2), (1, 1)),
    }
    return faces.OpponentFace(**{**values, **changes})  # type: ignore[arg-type]


@pytest.mark.parametrize("h", [113, 134, 150])
def test_an_opponents_panel_shows_each_number(kit: sheet.Kit, h: float) -> None:
    variants = [
        opponent(),
        opponent(who=faces.SeatFace(2, "Nautilo", "expert", None)),
        opponent(who=faces.SeatFace(2, "Nautilo", "", 38)),
        opponent(who=faces.SeatFace(2, "Nautilo", "expert", 38, thinking=True)),
        opponent(pearls=7),
        opponent(keys=0),
        opponent(hand=8),
        opponent(tokens=2),
        opponent(lords=()),
        opponent(locations=2),
        opponent(strongest=((0, 0), (4, 2), (0, 0), (5, 2), (1, 1))),
        opponent(strongest=((0, 0), (3, 3), (0, 0), (5, 2), (1, 1))),
        opponent(active=True),
        opponent(extra=(("nebulis", 2), ("scourge", 1))),
    ]
    assert same_size_and_different([panels.paint_opponent(kit, face, 224, h) for face in variants])


@pytest.mark.parametrize("h", [113, 134, 150])
@pytest.mark.parametrize("lords", [0, 7, 9, 12])
def test_the_parts_of_a_panel_lie_inside_and_apart(h: float, lords: int) -> None:
    boxes = {name: pygame.Rect(*map(round, box)) for name, box in panels.opponent_boxes(224, h, lords).items()}
    assert len(boxes) == 11 + max(7, lords)
    for name, box in boxes.items():
        assert pygame.Rect(0, 0, 224, round(h)).contains(box), name
    for (name, a), (other, b) in itertools.combinations(boxes.items(), 2):
        assert not a.inflate(-2, -2).colliderect(b.inflate(-2, -2)), f"{name} lies over {other}"


def test_long_names_and_levels_end_before_the_score(art: Art) -> None:
    for unit, factor in ((1.0, 1.0), (1.0, 1.5), (2.0, 1.5)):
        kit = kit_for(art, unit, factor)
        long = faces.SeatFace(1, "Maria Antonieta da Conceição", "especialista", None)
        row = sheet.Sheet(kit, 204, 26, 0)
        panels.name_row(row, 0, 18, 150, long)
        # nothing reaches the last quarter, where a score would stand
        rest = pygame.Rect(round(152 * unit), 0, round(52 * unit), round(26 * unit))
        assert row.surface.subsurface(rest).get_bounding_rect().size == (0, 0)
        assert row.surface.get_bounding_rect().width > 120 * unit


def test_the_log_keeps_the_latest_lines_that_fit(kit: sheet.Kit) -> None:
    lines = tuple(panels.LogLine(i % 4, f"event number {i}") for i in range(30))
    for h in (115, 192, 316):
        rows = panels.log_rows(kit, lines, 224, h)
        assert [row.index for row in rows] == list(range(30 - len(rows), 30)) and len(rows) >= 4
        assert rows[-1].y + rows[-1].block.height <= h - 4
        assert len(panels.log_rows(kit, lines, 224, h + 40)) > len(rows)
    linked = panels.log_rows(kit, (panels.LogLine(0, "took <a:lord:jailer>the Jailer</a>"),), 224, 115)
    assert [link.target for link in linked[0].block.links] == ["lord:jailer"]


def test_a_tooltip_is_as_large_as_its_words(kit: sheet.Kit) -> None:
    short = panels.tooltip_size(kit, "Key", "Opens a Location.")
    long = panels.tooltip_size(kit, "Key", "Three Keys of different Lords or tokens open a Location. " * 3)
    assert short[0] < long[0] <= 260 and short[1] < long[1]
    picture = panels.paint_tooltip(kit, "Key", "Opens a Location.")
    assert picture.surface.get_width() == round(short[0]) + 2 * picture.ox


# ---------------------------------------------------------------------- treasury, Threat, prompt
def test_the_treasury_counts_what_it_shows(kit: sheet.Kit) -> None:
    assert same_size_and_different([own.paint_pearls(kit, n, 138, 62) for n in (0, 1, 2, 5, 6, 7, 23)])
    wealth = [
        faces.TreasuryFace(4, 0, 0, ()),
        faces.TreasuryFace(4, 1, 0, ()),
        faces.TreasuryFace(4, 0, 1, ()),
        faces.TreasuryFace(4, 1, 1, ()),
        faces.TreasuryFace(4, 3, 1, ()),
    ]
    assert same_size_and_different([own.paint_keys(kit, face, 86, 54) for face in wealth])
    tokens = [faces.TreasuryFace(0, 0, 0, values, f"yours: {values}") for values in ((), (2,), (2, 3), (2, 4))]
    assert same_size_and_different([own.paint_tokens(kit, face, 86, 54) for face in tokens])
    strings = [own.paint_bead_string(kit, "pearl", n) for n in (1, 5, 6)]
    assert strings[2].surface.get_height() > strings[1].surface.get_height()
    assert strings[1].surface.get_width() > strings[0].surface.get_width()


def test_threat_spaces_show_their_rewards(kit: sheet.Kit) -> None:
    options = [
        faces.ThreatOption(either=1),
        faces.ThreatOption(either=2),
        faces.ThreatOption(keys=1),
        faces.ThreatOption(1, 1),
        faces.ThreatOption(1, 2),
        faces.ThreatOption(keys=2),
    ]
    here = [threat.paint_threat_space(kit, option, 2, 6, 42, 52, True) for option in options]
    away = [threat.paint_threat_space(kit, option, 2, 6, 42, 52) for option in options]
    assert same_size_and_different(here + away)
    assert threat.heat(0, 6) != threat.heat(5, 6)


def test_the_fifth_space_shows_its_pearl(kit: sheet.Kit) -> None:
    assert same_size_and_different([threat.paint_track_space(kit, 5, 70, 105, bonus) for bonus in (0, 1)])
    assert same_size_and_different([threat.paint_discard(kit, n, 70, 46) for n in (0, 1, 2)])
    assert same_size_and_different([threat.paint_monster_token(kit, value, 34) for value in (0, 2, 3, 4)])


def payment(**changes: object) -> prompts.PaymentFace:
    values: dict[str, object] = {
        "races": (1, 4),
        "races_needed": 3,
        "value": 5,
        "cost": 6,
        "pearls": 1,
        "pearls_owned": 4,
        "labels": ("Races", "Value", "Pearls"),
    }
    return prompts.PaymentFace(**{**values, **changes})  # type: ignore[arg-type]


def test_meters_show_what_is_missing(kit: sheet.Kit) -> None:
    variants = [
        payment(),
        payment(races=(1, 4, 0)),
        payment(races=(0, 4)),
        payment(races_needed=2),
        payment(value=4),
        payment(cost=7),
        payment(pearls=0),
        payment(pearls=2, value=4),
        payment(pearls=2, value=4, coins=1),
        payment(races_short=True),
        payment(cost=14, value=12),
    ]
    assert same_size_and_different([prompts.paint_meters(kit, face, 307, 102) for face in variants])


@pytest.mark.parametrize("unit", [1.0, 1.5])
def test_meters_stay_in_their_columns_however_long_the_words(art: Art, unit: float) -> None:
    kit = kit_for(art, unit, 1.5)
    long = payment(
        races=(0, 1, 2, 3, 4),
        races_needed=5,
        cost=16,
        labels=("Especies distintas", "Valor total", "Perlas gastadas"),
        races_note="faltan todavía 3 Razas distintas de las elegidas",
        value_note="falta 1: se paga 1 Perla",
        pearls_note="lo más barato",
        of_owned="de 14",
    )
    picture = prompts.paint_meters(kit, long, 307, 102)
    used = picture.surface.get_bounding_rect()
    assert used.right <= picture.ox + round(308 * unit) and used.bottom <= picture.oy + round(108 * unit)


def test_the_boxes_of_a_payment_do_not_overlap() -> None:
    boxes = {name: pygame.Rect(*map(round, box)) for name, box in prompts.payment_boxes(816, 117).items()}
    meters = boxes.pop("meters")
    assert meters.contains(boxes["minus"]) and meters.contains(boxes["plus"])
    stage = pygame.Rect(0, 0, 816, 117)
    outer = {name: box for name, box in boxes.items() if name not in ("minus", "plus")} | {"meters": meters}
    for name, box in outer.items():
        assert stage.contains(box), name
    for (name, a), (other, b) in itertools.combinations(outer.items(), 2):
        assert not a.colliderect(b), f"{name} lies over {other}"


@pytest.mark.parametrize("factor", [0.8, 1.0, 1.5])
def test_the_prompt_holds_a_long_sentence_and_a_remark(art: Art, factor: float) -> None:
    kit = kit_for(art, 1.0, factor)
    words = (
        "**Recrutar o Guarda da Fronteira:** acrescenta 2 Aliados de uma terceira e de uma quarta Raça à tua escolha."
    )
    picture = prompts.paint_prompt(kit, 0, words, "O teu 7.º Lorde: começa a última ronda da partida", 816, 34)
    assert same_size_and_different([picture, prompts.paint_prompt(kit, 0, words, "", 816, 34)])
    refused = prompts.paint_prompt(kit, 0, words, "", 816, 34, refused=True)
    assert same_size_and_different([refused, prompts.paint_prompt(kit, 0, words, "", 816, 34)])


def test_choices_fit_beside_each_other_and_tell_their_state(kit: sheet.Kit) -> None:
    for count in range(1, 7):
        boxes = prompts.choice_boxes(count, 816, 117)
        assert len(boxes) == count and boxes[0][0] >= 12 and boxes[-1][0] + boxes[-1][2] <= 804.01
        assert all(a[0] + a[2] + 11.9 <= b[0] for a, b in itertools.pairwise(boxes))
    tiles = [
        prompts.paint_choice(kit, (("key", 1), ("pearl", 2)), "2 Pearls", "why", 190, 101, state)
        for state in ("", "legal", "selected", "disabled", "legal focus")
    ]
    assert same_size_and_different(tiles)


# ---------------------------------------------------------------------- zoom
def test_a_zoomed_lord_fills_its_frame(kit: sheet.Kit) -> None:
    for lord in (JAILER, ORACLE, SAGE):
        for h in (420, 620):
            picture = zoom.paint_lord_zoom(kit, lord, "Each opponent discards **1** Ally.", h)
            assert picture.surface.get_height() == h + 2 * picture.oy
            assert picture.surface.get_width() == round(h * 0.65) + 2 * picture.ox
    words = [zoom.paint_lord_zoom(kit, JAILER, text, 440) for text in ("", "One power.", "Another power.")]
    dearer = faces.LordFace("jailer", "soldier", 6, 3, 1, 7, False, "once", "Jailer", 8)
    assert same_size_and_different([*words, zoom.paint_lord_zoom(kit, dearer, "", 440)])


def test_a_zoomed_location_grows_with_its_words(kit: sheet.Kit) -> None:
    face = faces.LocationFace("jail", formulas.formula(("15", "−", "lord")), 9, "The Jail")
    short = zoom.paint_location_zoom(kit, face, "15 points, less 1 for every Lord.", 420)
    long = zoom.paint_location_zoom(kit, face, "15 points, less 1 for every Lord. " * 6, 420)
    assert short.surface.get_width() == long.surface.get_width()
    assert short.surface.get_height() + 50 < long.surface.get_height()


def test_no_text_is_smaller_than_fourteen_pixels(art: Art, monkeypatch: pytest.MonkeyPatch) -> None:
    used: list[int] = []
    real = Typesetter.font

    def font(self: Typesetter, style: theme.TextStyle, px: int | None = None, weight: int | None = None) -> object:
        used.append(px or self.pixels(style))
        return real(self, style, px, weight)

    monkeypatch.setattr(Typesetter, "font", font)
    kit = kit_for(art, 1.0, 0.8)
    cards.paint_lord(kit, ORACLE, 108)
    cards.paint_lord(kit, ORACLE, 30, "", 101)
    cards.paint_ally(kit, faces.AllyFace(2, 3), 54)
    panels.paint_opponent(kit, opponent(), 224, 113)
    panels.paint_log(kit, "Since your last turn", "L", (panels.LogLine(1, "took **3**"),), 224, 115)
    prompts.paint_meters(kit, payment(races_note="1 Race missing"), 307, 102)
    prompts.paint_prompt(kit, 0, "**Recruit**", "aside", 816, 34)
    own.paint_own_name(kit, faces.SeatFace(0, "Inês", "", 55, "your turn"), 322, 26)
    threat.paint_threat_space(kit, faces.ThreatOption(1, 2), 4, 6, 42, 52)
    assert len(used) > 60 and min(used) >= 14


# ---------------------------------------------------------------------- the unfolded panel
def unfolded_face() -> unfolded.UnfoldedFace:
    jail = faces.LocationFace("jail", formulas.formula(("15", "−", "lord")), 9)
    depths = faces.LocationFace("depths", formulas.formula(("2", "×", "least", "lord")), 8)
    return unfolded.UnfoldedFace(
        opponent(extra=(("nebulis", 2),)),
        tuple((lord, "turned" if i == 1 else "") for i, lord in enumerate(LORDS)),
        ((jail, LORDS[:3]), (depths, LORDS[3:6])),
        ((1, 2), (), (5,), (1, 1, 1, 3), (2,)),
        ("Lords", "Locations", "Affiliated"),
    )


def test_the_unfolded_panel_places_every_card_inside(kit: sheet.Kit) -> None:
    face = unfolded_face()
    boxes = unfolded.unfolded_boxes(face)
    assert len(boxes) == len(face.lords) + 2 + 6 + 8
    for name, box in boxes.items():
        assert box.x >= 8 and box.right <= unfolded.WIDTH - 4, name
        assert box.y >= 30 and box.bottom <= unfolded.HEIGHT - 8, name
    picture = unfolded.paint_unfolded(kit, face)
    assert picture.surface.get_width() == round(unfolded.WIDTH) + 2 * picture.ox
    bare = unfolded.UnfoldedFace(face.player, (), (), ((),) * 5, face.labels)
    assert same_size_and_different([picture, unfolded.paint_unfolded(kit, bare)])
    assert unfolded.unfolded_boxes(bare) == {}
