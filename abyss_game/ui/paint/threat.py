"""The Exploration track's empty spaces, its discard and token pile, and the Threat track beside it (B-30 to B-36)."""

from __future__ import annotations

from abyss_game.ui import theme
from abyss_game.ui.paint import states
from abyss_game.ui.paint.faces import ThreatOption
from abyss_game.ui.paint.sheet import Kit, Picture, Sheet
from abyss_game.ui.theme import RGB, TextStyle, mix

_CALM, _FIERCE = theme.rgb("#ffb45c"), theme.rgb("#ff5470")
_RUST = theme.rgb("#4d8298")


def heat(space: int, spaces: int) -> RGB:
    """Colour of a Threat space, from amber at the start to crimson at the end."""
    return mix(_CALM, _FIERCE, space / max(1, spaces - 1))


def paint_threat_space(
    kit: Kit, option: ThreatOption, space: int, spaces: int, w: float, h: float, here: bool = False
) -> Picture:
    """One Threat space with its reward in signs: Keys, and Pearls or Monster tokens to choose between.

    `here` lights the space that the Threat token stands on; the token itself is `paint_threat_token`.
    """
    colour = heat(space, spaces)

    def paint(sheet: Sheet) -> None:
        box = (-1, -1, w + 2, h + 2)
        if here:
            for _ in range(2):
                sheet.halo(box, colour, 6, 1.0, "round", 14, hollow=True)
            sheet.fill(box, (colour, colour), "round", 14, 0.38)
            sheet.stroke(box, theme.rgb("#fff0c8"), 2.2, "round", 14)
        keys = option.keys
        y = h / 2 - 11 if keys and option.either else h / 2
        for i in range(keys):
            s = 22 if keys == 1 and not option.either else 18
            sheet.sign("key", w / 2 + (i - (keys - 1) / 2) * 18, y, s)
        if option.either:
            _either(sheet, w / 2, (h / 2 + 12) if keys else h / 2, option.either)

    return kit.painted(("threat", option, space, spaces, here), w, h, 22, paint)


def _either(sheet: Sheet, cx: float, cy: float, count: int) -> None:
    """A number, then Pearl or Monster token with a stroke between them."""
    style = TextStyle(16, weight=700, elastic=0)
    sheet.text(cx - 13, cy + 5.6, str(count), style, "center", 10)
    sheet.sign("pearl", cx - 2.2, cy, 12.5)
    sheet.strokes([[(cx + 6, cy - 6.5), (cx + 5, cy + 6.5)]], 1, theme.PEARL, 0.5)
    sheet.sign("monster", cx + 13.2, cy, 14)


def paint_threat_token(kit: Kit, s: float = 30) -> Picture:
    """The token that climbs the Threat track: an ember with a point to the right; its corner is that of its square."""

    def paint(sheet: Sheet) -> None:
        glow = theme.rgb("#ff7a4a")
        sheet.light(s * 0.42, s / 2, s * 0.62, s * 0.62, ((0.0, glow, 0.75), (1.0, glow, 0.0)))
        point = [(s * 0.52, s * 0.2), (s * 0.98, s / 2), (s * 0.52, s * 0.8)]
        grown = [(s * 0.48, s * 0.13), (s * 1.06, s / 2), (s * 0.48, s * 0.87)]
        sheet.polygons([grown], (theme.INK, theme.INK), 0.9)
        sheet.polygons([point], (theme.rgb("#ffd0a0"), theme.rgb("#ff6a4a"), theme.rgb("#7a1d1a")))
        sheet.piece("threat", s * 0.42, s / 2, s * 0.9)

    return kit.painted("threat token", s, s, 12, paint)


def paint_track_space(
    kit: Kit, number: int, w: float, h: float, bonus: int = 0, depth: float = 0.0, covered: float = 0.0
) -> Picture:
    """An empty space of the Exploration track: its number, and `bonus` Pearls for whoever gets that far (B-33).

    `depth` 0-1 lets the number sink into the dark. `covered` units at the top are left free, for the card of the space
    before may lie over them; then number and bonus share the rest.
    """

    def paint(sheet: Sheet) -> None:
        style = TextStyle(20, "serif", 600, mix(theme.FOAM, theme.MID, 0.45 + 0.2 * depth), elastic=0.2)
        if covered:
            _covered_space(sheet, str(number), style, w, (covered + h) / 2, bonus)
            return
        sheet.text(w / 2, h / 2 + 7, str(number), style, "center")
        if bonus:
            text = TextStyle(16, weight=700, elastic=0)
            x = w / 2 - 19
            x += sheet.text(x, h / 2 + 35, f"+{bonus}", text) + 3
            sheet.sign("pearl", x + 9, h / 2 + 29.5, 18)

    return kit.painted(("space", number, bonus, depth, covered), w, h, 2, paint)


def _covered_space(sheet: Sheet, words: str, style: TextStyle, w: float, y: float, bonus: int) -> None:
    if not bonus:
        sheet.text(w / 2, y + 7, words, style, "center")
        return
    sheet.text(w / 2, y - 3, words, style, "center")
    text = TextStyle(16, weight=700, elastic=0)
    x = w / 2 - 19
    x += sheet.text(x, y + 18, f"+{bonus}", text) + 3
    sheet.sign("pearl", x + 9, y + 12.5, 18)


def paint_discard(kit: Kit, count: int, w: float, h: float, state: str = "") -> Picture:
    """The Exploration discard: a crossed-out pile and its number."""

    def paint(sheet: Sheet) -> None:
        card = (3.0, 1.0, 31.0, h - 2)
        if count > 1:
            sheet.fill((6.5, 0, 31, h - 2), (mix(theme.DEEP, theme.INK, 0.3),) * 2, "round", 4)
            sheet.stroke((6.5, 0, 31, h - 2), _RUST, 1, "round", 4, 0.7)
        if count:
            sheet.fill(card, (theme.rgb("#0b2131"), theme.rgb("#071522")), "round", 4)
            sheet.stroke(card, _RUST, 1.2, "round", 4)
        else:
            sheet.stroke(card, _RUST, 1.2, "round", 4, 0.7, (3, 4))
        sheet.sign("discard", 18.5, h / 2, min(26.0, h - 8), theme.rgb("#7fa9bb"), 1.0 if count else 0.5)
        tone = theme.PEARL if count else theme.FAINT
        left = 45.0 if w > 66 else 41.0
        sheet.text(left, h / 2 + 6, str(count), theme.COUNTER.but(elastic=0.2, colour=tone), "left", w - left - 1)
        states.mark(sheet, (0, 0, w, h), state)

    return kit.painted(("discard", count, state), w, h, states.margin(state), paint)


def paint_token_pile(kit: Kit, count: int, w: float, h: float, icon: str = "monster") -> Picture:
    """The Monster tokens that are left to win; `icon` tells their kind."""
    dark = theme.rgb("#071522")

    def paint(sheet: Sheet) -> None:
        sheet.fill((0, 0, w, h), (dark, dark), "round", 9, 0.62)
        s, size = min(24.0, h - 1), min(18.0, h - 2)
        sheet.sign(icon, w * 0.27, h / 2, s, None if count else theme.FAINT)
        style = TextStyle(size, weight=700, elastic=0.2 if h > 24 else 0.0)
        sheet.text(w * 0.53, h / 2 + size / 3, str(count), style, "left", w * 0.42)

    return kit.painted(("token pile", count, icon), w, h, 2, paint)


def paint_monster_token(kit: Kit, value: int, s: float = 40, state: str = "") -> Picture:
    """A Monster token `s` units wide: its value on the front, or the back when `value` is 0."""

    def paint(sheet: Sheet) -> None:
        sheet.halo((0, 0, s, s), (0, 0, 0), 3, 0.6, "round", s / 2, 2)
        sheet.piece("monster-token-front" if value else "monster-token-back", s / 2, s / 2, s)
        if value:
            sheet.text(s / 2, s * 0.66, str(value), TextStyle(s * 0.46, weight=700, elastic=0, halo=2), "center")
        states.mark(sheet, (0, 0, s, s), state, s / 2)

    return kit.painted(("token", value, state), s, s, states.margin(state), paint)
