"""The pieces of Kraken: Nebulis, the figure, Sentinels, Treasures, and what a search may still turn up."""

from __future__ import annotations

from abyss_game.ui import ornaments, theme
from abyss_game.ui.paint import states
from abyss_game.ui.paint.sheet import Kit, Picture, Sheet
from abyss_game.ui.theme import INK, TextStyle, mix

_PLATE = theme.rgb("#020a12")
_PAPER = (theme.rgb("#f3e3b4"), theme.rgb("#c79f5a"))
_LOST = (theme.rgb("#f0b0a0"), theme.rgb("#a8503f"))
_WOOD = theme.rgb("#3a2410")
_QUIET = TextStyle(14, colour=theme.SECONDARY, elastic=0.35)


def paint_nebulis(kit: Kit, count: int, w: float, h: float, state: str = "") -> Picture:
    """The own plate of Nebulis (96 x 54): bead and number at the left; the right half is left to figure and tokens."""

    def paint(sheet: Sheet) -> None:
        sheet.fill((0, 0, w, h), (_PLATE, _PLATE), "round", 10, 0.5)
        sheet.sign("nebulis", 21, 17, 26, None, 1.0 if count else 0.45)
        tone = theme.PEARL if count else theme.FAINT
        sheet.text(21, h - 6, str(count), TextStyle(22, weight=700, elastic=0.1, colour=tone), "center", 36)
        states.mark(sheet, (0, 0, w, h), state)

    return kit.painted(("nebulis", count, state), w, h, states.margin(state), paint)


def paint_figure(kit: Kit, s: float, state: str = "") -> Picture:
    """The Kraken figure, `s` units wide and high."""

    def paint(sheet: Sheet) -> None:
        sheet.disc(s / 2, s / 2, s / 2, (mix(theme.LIT, INK, 0.35), INK), 0.9)
        sheet.ring(s / 2, s / 2, s / 2 - 0.7, 1.4, theme.BRASS)
        sheet.piece("kraken", s / 2, s / 2, s * 0.86)
        states.mark(sheet, (0, 0, s, s), state, s / 2)

    return kit.painted(("kraken figure", state), s, s, states.margin(state), paint)


def paint_sentinel(kit: Kit, seat: int, s: float, state: str = "") -> Picture:
    """A Sentinel token in the colour and with the sign of its owner's `seat` colour, `s` units wide."""
    colour = theme.SEATS[seat].colour

    def paint(sheet: Sheet) -> None:
        r = s / 2
        sheet.halo((0, 0, s, s), (0, 0, 0), 3, 0.7, "round", r, 2)
        sheet.disc(r, r, r, (mix(colour, INK, 0.6), mix(colour, INK, 0.85)))
        sheet.ring(r, r, r - 1, 2.0, colour)
        sheet.sign("sentinel", r, r, s * 0.66, colour)
        ornaments.crest(sheet, seat, s * 0.84, s * 0.84, s * 0.2)
        states.mark(sheet, (0, 0, s, s), state, r)

    return kit.painted(("sentinel", seat, state), s, s, states.margin(state), paint)


def paint_treasure(kit: Kit, value: int, w: float, h: float, lost: bool = False) -> Picture:
    """A Treasure: its value on parchment; `lost` for one that would end a search."""
    return kit.painted(("treasure", value, lost), w, h, 3, lambda sheet: _treasure(sheet, value, w, h, lost))


def _treasure(sheet: Sheet, value: int, w: float, h: float, lost: bool) -> None:
    sheet.halo((0, 0, w, h), (0, 0, 0), 2, 0.7, "round", 3, 1)
    sheet.fill((0, 0, w, h), _LOST if lost else _PAPER, "round", min(4, w / 6))
    sheet.stroke((0, 0, w, h), theme.CORAL if lost else _WOOD, 1.2, "round", min(4, w / 6))
    size = min(h * 0.72, w * 0.8)
    sheet.text(w / 2, h / 2 + size * 0.34, str(value), TextStyle(size, weight=700, elastic=0, colour=_WOOD), "center")


def paint_treasure_deck(kit: Kit, count: int, w: float, h: float, state: str = "") -> Picture:
    """The Treasures that are left: a chest and their number."""

    def paint(sheet: Sheet) -> None:
        sheet.fill((0, 0, w, h), (_PLATE, _PLATE), "round", min(9, h / 2), 0.62)
        size = min(h - 2, w * 0.42)
        sheet.sign("treasure", 5 + size / 2, h / 2, size, theme.BRASS if count else theme.FAINT)
        tone = theme.PEARL if count else theme.FAINT
        sheet.text(size + 11, h / 2 + 6, str(count), theme.COUNTER.but(elastic=0.2, colour=tone), "left", w - size - 13)
        states.mark(sheet, (0, 0, w, h), state)

    return kit.painted(("treasure deck", count, state), w, h, states.margin(state), paint)


def paint_odds(
    kit: Kit, left: tuple[tuple[int, int, str], ...], lying: tuple[int, ...], risk: str, w: float, h: float
) -> Picture:
    """What a search may turn up: for each value how many are `left` and its reward as a sign ("" for none); values
    that are `lying` there already would end the search and stand in coral. `risk` says how many that are."""

    def paint(sheet: Sheet) -> None:
        step = w / len(left)
        danger = sum(count for value, count, _ in left if value in lying)
        total = max(1, sum(count for _, count, _ in left))
        for index, (value, count, sign) in enumerate(left):
            lost, x = value in lying, index * step + step / 2
            sheet.paste(paint_treasure(kit, value, 26, 32, lost), x - 13, 0)
            tone = theme.FAINT if not count else theme.CORAL if lost else theme.PEARL
            style = TextStyle(16, weight=700, elastic=0.1, colour=tone)
            sheet.text(x, 50, f"× {count}", style, "center", step - 2)
            if lost:
                sheet.sign("cross", x + 15, 3, 12, theme.CORAL)
            elif sign:
                sheet.sign(sign, x + 17, 8, 15)
        bar = (2.0, h - 12, w - 4, 8.0)
        sheet.fill(bar, (INK, INK), "round", 4, 0.7)
        if danger:
            share = (*bar[:2], max(8.0, bar[2] * danger / total), bar[3])
            sheet.fill(share, (theme.CORAL, mix(theme.CORAL, INK, 0.3)), "round", 4)
        sheet.paragraph((0, 54, w, h - 68), risk, _QUIET.but(colour=theme.CORAL if danger else theme.GAIN), "center")

    return kit.painted(("odds", left, lying, risk), w, h, 4, paint)
