"""The stage: the prompt line and the panel of the decision under it, built from blocks.

Blocks are made for a height of 105 units and any width: a card with words, meters of a payment, a card with a note,
a tile to choose. Buttons are the toolkit's own; `payment_boxes` and `choice_boxes` say where they go.
"""

from __future__ import annotations

from dataclasses import dataclass

from abyss_game.ui import ornaments, theme
from abyss_game.ui.canvas import Box
from abyss_game.ui.paint import states
from abyss_game.ui.paint.cards import paint_ally, paint_lord
from abyss_game.ui.paint.faces import RACE_SIGNS, AllyFace, LordFace
from abyss_game.ui.paint.sheet import WHITE, Kit, Picture, Sheet
from abyss_game.ui.text import Block
from abyss_game.ui.theme import INK, TextStyle, mix

_LABEL = TextStyle(16, weight=600, colour=theme.SOFT, elastic=0.35)
_FIGURE = TextStyle(20, weight=700, elastic=0.3)
_NOTE = TextStyle(15, colour=theme.SOFT, elastic=0.5)
_BODY = TextStyle(15, colour=theme.rgb("#dfe9ea"), elastic=0.6)
_HEAD = TextStyle(19, "serif", 700, elastic=0.35)
_LEAST_NOTE = 0.88
"""A note shrinks no further than this to stand on one line."""
_MARGIN = 18.0
CELLS = 10
"""So many value cells are drawn at most; a dearer Lord has narrower ones."""


def paint_prompt(kit: Kit, seat: int, markup: str, aside: str, w: float, h: float, refused: bool = False) -> Picture:
    """The prompt line: the active seat's sign, what to do (rich text), at the right what is worth knowing.

    Both shrink to stay beside each other; a long sentence takes two rows. `refused` turns the edge coral, for the one
    sentence that says why something cannot be done.
    """

    def paint(sheet: Sheet) -> None:
        edge = theme.CORAL if refused else theme.BRASS
        sheet.halo((0, 0, w, h), (0, 0, 0), 4, 0.45, r=8, drop=2)
        sheet.fill((0, 0, w, h), theme.PROMPT_FILL, r=8)
        sheet.stroke((0, 0, w, h), edge, 1.3, r=8, opacity=0.9)
        ornaments.crest(sheet, seat, 21, h / 2, 12)
        right = w - 14
        if aside:
            # what to do comes first: the remark gets what the sentence leaves, within limits
            style = TextStyle(15, weight=600, colour=theme.SOFT, elastic=0.35)
            need = sheet.paragraph((0, 0, w * 4, 0), markup, theme.PROMPT, draw=False).width / sheet.unit
            row = sheet.paragraph((0, 0, w * 4, 0), aside, style.but(size=1.0), draw=False).width / sheet.unit + 2
            share = max(min(w * 0.42, row), min(w * 0.42, w - 69 - need))
            block = sheet.paragraph((0, 0, share, h + 2), aside, style, "right", draw=False)
            sheet.put(block.surface, w - 14 - share, h / 2, 0, -block.height // 2)
            right -= block.width / sheet.unit + 14
        sheet.paragraph((41, -1, right - 41, h + 2), markup, theme.PROMPT, middle=True)

    return kit.painted(("prompt", seat, markup, aside, refused), w, h, _MARGIN, paint)


def paint_stage(kit: Kit, w: float, h: float) -> Picture:
    """The empty tablet of the decision."""
    return kit.painted("stage", w, h, _MARGIN, lambda sheet: ornaments.panel(sheet, (0, 0, w, h), 10, 0.9))


def paint_divider(kit: Kit, h: float) -> Picture:
    """The thin line between two columns."""
    return kit.painted("divider", 1, h, 1, lambda sheet: sheet.column(0, 0, h, theme.BRASS, 1, 0.3))


def fits(kit: Kit, markup: str, w: float, h: float) -> bool:
    """Whether rich text has room in w x h at its smallest size."""
    smallest = _BODY.but(size=1.0, elastic=0.0)
    return kit.canvas.type.block(markup, smallest, round(w * kit.unit)).height <= round(h * kit.unit)


def paint_words(kit: Kit, title: str, icon: str, lead: str, body: str, w: float, h: float) -> Picture:
    """A column of words: title in the face of names, a lead line in brass with a sign, wrapped text under it."""

    def paint(sheet: Sheet) -> None:
        style = _BODY.but(colour=theme.BRASS, weight=600)
        left = 20.0 if icon else 0.0
        apart = bool(lead) and left + sheet.measure(lead, style) <= w
        sign = f"<i:{icon}> " if icon else ""
        text = body if apart or not lead else f"<c:brass>{sign}{lead}</c> {body}"
        top = 23.0 if title else 0.0
        drop = 19.0 if apart else 0.0

        def cut(markup: str, room: float) -> bool:
            return not fits(kit, markup, w, room)

        # a long power takes the room of the title, which the prompt says as well, then that of the words for its sign
        if title and cut(text, h - top - drop):
            top = 0.0
        if icon and lead and cut(text, h - top - drop):
            apart, drop, text = False, 0.0, f"<c:brass>{sign}</c>{body}"
        if top:
            sheet.text(0, 17, title, _HEAD, "left", w)
        if apart:
            if icon:
                sheet.sign(icon, 8, top + 10, 15, theme.BRASS)
            sheet.text(left, top + 15, lead, style)
        if text:
            sheet.paragraph((0, top + drop, w, h - top - drop), text, _BODY)

    return kit.painted(("words", title, icon, lead, body), w, h, 2, paint)


@dataclass(frozen=True, slots=True)
class PaymentFace:
    """What a payment still needs, in numbers and in the player's words.

    `races` are the chosen Races (indices) in order, `races_needed` how many are asked. `value` is what the chosen
    Allies are worth, `cost` what is asked; `pearls` of `pearls_owned` stand in for missing value. The notes say what
    is missing (`*_short` lights them in brass).
    """

    races: tuple[int, ...]
    races_needed: int
    value: int
    cost: int
    pearls: int
    pearls_owned: int
    labels: tuple[str, str, str]
    races_note: str = ""
    races_short: bool = False
    value_note: str = ""
    value_short: bool = False
    pearls_note: str = ""
    of_owned: str = ""
    coins: int = 0
    """Nebulis that stand in for missing value beside the Pearls."""
    wild: int = 0
    """So many of the last Races are stood for by krakens."""
    adjustable: bool = False
    """Whether the Pearls may be chosen; the places of − and + are painted then."""


def payment_boxes(w: float, h: float) -> dict[str, Box]:
    """Columns of a payment on a panel of w x h (816 x 117): lord, words, meters, ally, note, buttons, minus, plus."""
    y, tall = 6.0, h - 15
    meters = (w - 574.0, y, 290.0, tall)
    return {
        "lord": (9.0, y, 66.0, tall + 3),
        "words": (83.0, y, w - 667.0, tall),
        "meters": meters,
        "minus": (meters[0] + 58, y + 75, 26, 25),
        "plus": (meters[0] + 132, y + 75, 26, 25),
        "ally": (w - 274.0, y + 12, 48.0, 72.0),
        "note": (w - 218.0, y, 70.0, tall),
        "confirm": (w - 139.0, y - 2, 129.0, 44.0),
        "cheapest": (w - 139.0, y + 48, 129.0, 27.0),
        "cancel": (w - 139.0, y + 80, 129.0, 27.0),
    }


def split_boxes(boxes: dict[str, Box], ways: int) -> dict[str, Box]:
    """The boxes of a payment that can be confirmed in so many `ways` (2 or 3): confirm_0 …, cancel, and cheapest where
    it has room."""
    x, _, w, _ = boxes["confirm"]
    names = [*(f"confirm_{index}" for index in range(ways)), *(["cheapest"] if ways < 3 else []), "cancel"]
    rows = {name: (x, 4.0 + index * 28, w, 25.5) for index, name in enumerate(names)}
    return {**{name: box for name, box in boxes.items() if name not in ("confirm", "cheapest", "cancel")}, **rows}


def paint_payment(
    kit: Kit,
    lord: LordFace,
    words: tuple[str, str, str],
    face: PaymentFace,
    affiliated: AllyFace | None,
    note: str,
    w: float,
    h: float,
) -> Picture:
    """The payment for a Lord: the Lord and what it will do (`words`: icon, lead, text), meters, the Ally that will be
    affiliated and why (`note`, rich text). The buttons go into the boxes of `payment_boxes`.
    """

    def paint(sheet: Sheet) -> None:
        boxes = payment_boxes(w, h)
        ornaments.panel(sheet, (0, 0, w, h), 10, 0.9)
        sheet.paste(paint_lord(kit, lord, boxes["lord"][2], "", boxes["lord"][3]), *boxes["lord"][:2])
        x, y, cw, ch = boxes["words"]
        sheet.paste(paint_words(kit, lord.name, *words, cw, ch), x, y)
        for line in (boxes["meters"][0] - 9, boxes["ally"][0] - 8, boxes["confirm"][0] - 7):
            sheet.column(line, y + 2, 100, theme.BRASS, 1, 0.3)
        x, y, cw, ch = boxes["meters"]
        sheet.paste(paint_meters(kit, face, cw, ch), x, y)
        x, y, cw, _ = boxes["ally"]
        if affiliated is not None:
            sheet.paste(paint_ally(kit, affiliated, cw), x, y)
            ornaments.badge(sheet, x + cw - 4, y + 4, "affiliated", theme.BRASS, 11)
        else:
            cw = 0.0
        x, y, nw, ch = boxes["note"] if cw else (boxes["ally"][0], *boxes["note"][1:])
        nw = boxes["note"][0] + boxes["note"][2] - x
        sheet.paragraph((x, y, nw, ch), note, _BODY.but(elastic=0.4), middle=True)

    return kit.painted(("payment", lord, words, face, affiliated, note), w, h, _MARGIN, paint)


def paint_meters(kit: Kit, face: PaymentFace, w: float, h: float) -> Picture:
    """Races as rings, value as cells, Pearls with − and +, each with what is missing."""
    return kit.painted(("meters", face), w, h, 6, lambda sheet: _meters(sheet, face, w))


def _meters(sheet: Sheet, face: PaymentFace, w: float) -> None:
    rows = (20.0, 56.0, 92.0)
    left, sums, notes = 56.0, 168.0, 213.0
    for base, label in zip(rows, face.labels, strict=True):
        sheet.text(0, base, label, _LABEL, "left", left - 6)
    _rings(sheet, face, left, rows[0], sums - left - 6)
    _cells(sheet, face, left, rows[1], sums - left - 9)
    counts = (
        (len(face.races), face.races_needed, face.races_short),
        (face.value, face.cost, face.value_short),
    )
    for base, (have, need, short) in zip(rows, counts, strict=False):
        style = _FIGURE.but(colour=theme.BRASS if short else theme.PEARL)
        sheet.text(sums, base, f"{have} / {need}", style, "left", notes - sums - 3)
    for sign, x in (("minus", left + 2), ("plus", left + 76)) if face.adjustable else ():
        sheet.fill((x, rows[2] - 17, 26, 25), theme.SECONDARY_FILL, r=5)
        sheet.stroke((x, rows[2] - 17, 26, 25), theme.BRASS, 1, r=5, opacity=0.7)
        sheet.sign(sign, x + 13, rows[2] - 4.5, 13, theme.PEARL)
    shift = 0 if face.adjustable else -30
    sheet.sign("pearl", left + 42 + shift, rows[2] - 5.5, 19)
    sheet.text(left + 54 + shift, rows[2] + 1, str(face.pearls), _FIGURE.but(size=19, elastic=0.1), "left", 20)
    if face.coins:
        sheet.sign("nebulis", left + 54, rows[2] - 5.5, 19)
        sheet.text(left + 66, rows[2] + 1, str(face.coins), _FIGURE.but(size=19, elastic=0.1), "left", 20)
    sheet.text(sums, rows[2], face.of_owned, _FIGURE.but(size=17, weight=600), "left", notes - sums - 3)
    for base, note, short in zip(
        rows,
        (face.races_note, face.value_note, face.pearls_note),
        (face.races_short, face.value_short, False),
        strict=True,
    ):
        style = _NOTE.but(colour=theme.BRASS, weight=600) if short else _NOTE
        _note(sheet, notes, base, w - notes, note, style)


def _note(sheet: Sheet, x: float, base: float, w: float, note: str, style: TextStyle) -> None:
    """A remark on one line, on two where it would be much smaller on one; rich text in any case."""
    small = style.but(size=style.size * _LEAST_NOTE)
    if "<" not in note and sheet.measure(note, small) <= w:
        sheet.text(x, base, note, style, "left", w)
    else:
        sheet.paragraph((x, base - 24, w, 37), note, style, middle=True)


def _rings(sheet: Sheet, face: PaymentFace, x: float, base: float, room: float) -> None:
    """One ring for each Race asked: filled with its sign and a tick, or dashed and lit."""
    count = max(face.races_needed, len(face.races))
    step = min(36.0, room / max(1, count))
    r = min(13.0, step / 2 - 1.5)
    y = base - 6
    for i in range(count):
        cx = x + step * i + min(14.0, step / 2)
        if i < len(face.races):
            race = RACE_SIGNS[face.races[i]]
            colour = theme.RACE_COLOURS[race]
            sheet.disc(cx, y, r + 1, (INK, INK))
            sheet.disc(cx, y, r, (mix(colour, INK, 0.35),) * 2)
            sheet.ring(cx, y, r, 1.6, colour)
            sheet.sign(f"race-{race}", cx, y, r * 1.4, WHITE)
            stands_in = i >= len(face.races) - face.wild
            colour = theme.RACE_COLOURS["kraken"] if stands_in else theme.PEARL
            ornaments.badge(sheet, cx + r * 0.77, y + r * 0.7, "race-kraken" if stands_in else "check", colour, 5.6)
        else:
            sheet.halo((cx - r, y - r, 2 * r, 2 * r), theme.BRASS, 3, 0.35, "round", r)
            sheet.disc(cx, y, r, (INK, INK), 0.75)
            sheet.ring(cx, y, r, 2, theme.BRASS, 1.0, (4, 3))
            sheet.text(cx, base - 0.5, "?", TextStyle(16, weight=700, colour=theme.BRASS, elastic=0), "center")


def _cells(sheet: Sheet, face: PaymentFace, x: float, base: float, room: float) -> None:
    """One cell for each point of cost: lit by Allies, a Pearl standing in, dashed when missing."""
    count = max(1, face.cost)
    step = min(17.0, room / count)
    w = step - (2 if step > 9 else 1)
    for i in range(count):
        box = (x + i * step, base - 15, w, 19)
        if i < face.value:
            sheet.fill(box, (theme.rgb("#cdefff"), theme.rgb("#4aa9c9"), theme.rgb("#1d6480")), r=min(3, w / 4))
            sheet.stroke(box, theme.rgb("#bfe8f5"), 1, r=min(3, w / 4))
        else:
            sheet.fill(box, (theme.VEIL, theme.VEIL), r=min(3, w / 4))
            sheet.stroke(box, theme.PEARL, 1, r=min(3, w / 4), dash=(3, 2))
            if i < face.value + face.pearls + face.coins:
                late = i >= face.value + face.pearls
                sheet.sign("nebulis" if late else "pearl", x + i * step + w / 2, base - 5.5, min(12.0, w))


# ---------------------------------------------------------------------- things to choose between
def choice_boxes(count: int, w: float, h: float, most: float = 190) -> tuple[Box, ...]:
    """`count` tiles side by side in the middle of a panel of w x h, none wider than `most`."""
    gap = 12.0
    tile = min(most, (w - 24 - gap * (count - 1)) / max(1, count))
    left = (w - tile * count - gap * (count - 1)) / 2
    return tuple((left + i * (tile + gap), 8.0, tile, h - 16) for i in range(count))


def paint_choice(
    kit: Kit,
    signs: tuple[tuple[str, int], ...],
    label: str,
    note: str,
    w: float,
    h: float,
    state: str = "legal",
    key: str = "",
) -> Picture:
    """A tile of the stage to choose: large signs with their numbers (1 is not written), a label, a quieter note.

    `state` is legal, focus, selected, disabled (the note is then the reason) or several of them; `key` presses it.
    """
    return kit.painted(
        ("choice", signs, label, note, state, key),
        w,
        h,
        _MARGIN,
        lambda s: _choice(s, signs, label, note, w, h, state, key),
    )


def _choice(
    sheet: Sheet, signs: tuple[tuple[str, int], ...], label: str, note: str, w: float, h: float, state: str, key: str
) -> None:
    words = states.split(state)
    off = "disabled" in words
    sheet.halo((0, 0, w, h), (0, 0, 0), 4, 0.5, r=8, drop=2)
    if "legal" in words or "selected" in words:
        sheet.halo((0, 0, w, h), theme.BRASS, 4, 0.35, r=8)
    fill = theme.DISABLED_FILL if off else theme.CHOSEN_FILL if "selected" in words else theme.SECONDARY_FILL
    sheet.fill((0, 0, w, h), fill, r=8)
    if off:
        sheet.stroke((0, 0, w, h), theme.rgb("#6f8a99"), 1.2, r=8, opacity=0.75, dash=(5, 4))
    else:
        bold = "selected" in words
        sheet.stroke((0, 0, w, h), theme.PEARL if bold else theme.BRASS, 3.0 if bold else 1.6, r=8)
    blocks = _choice_words(sheet, label, note, w - 12, h, off)
    used = sum(block.height for block in blocks) / sheet.unit
    # the signs get what the words leave
    size = max(0.0, min(34.0, h * 0.4, h - used - 14))
    if size < 15 or not signs:
        size = 0.0
    y = (h - used - size - (4 if size and used else 0)) / 2
    if size:
        _sign_row(sheet, signs, w / 2, y + size / 2, size, off)
        y += size + 4
    for block in blocks:
        sheet.put(block.surface, 6, y)
        y += block.height / sheet.unit
    if off:
        sheet.sign("lock", 15, 15, 14, theme.FAINT)
    if key:
        side = ornaments.key_hint_width(sheet, key)
        ornaments.key_hint(sheet, w - side - 6, 15, key, theme.rgb("#cbb67c"))
    if "selected" in words:
        ornaments.badge(sheet, w / 2, -3, "check", theme.PEARL, 10)
    if "focus" in words:
        ornaments.mark(sheet, (2, 2, w - 4, h - 4), "focus")


def _choice_words(sheet: Sheet, label: str, note: str, w: float, h: float, off: bool) -> list[Block]:
    """Label and note of a tile, the label larger; both shrink together until they leave the sign some room. A reason
    that is too long even then is left to the tooltip."""
    tone = theme.FAINT if off else theme.PEARL
    main = TextStyle(16.5, weight=600, colour=tone, elastic=0.5)
    quiet = TextStyle(14.5, colour=theme.BRASS if off else theme.SECONDARY, elastic=0.4)
    width = round(w * sheet.unit)
    setter = sheet.type
    for smaller in (0.0, 1.0, 2.0, 3.0):
        blocks = [
            setter.block(words, style.but(size=max(1.0, style.size - smaller)), width, None, "center")
            for words, style in ((label, main), (note, quiet))
            if words
        ]
        if sum(block.height for block in blocks) / sheet.unit <= h - 34:
            break
    if sum(block.height for block in blocks) / sheet.unit > h - 10:
        blocks = blocks[:1]
    return blocks


def _sign_row(sheet: Sheet, signs: tuple[tuple[str, int], ...], cx: float, cy: float, s: float, off: bool) -> None:
    figure = TextStyle(s * 0.72, weight=700, elastic=0, colour=theme.FAINT if off else theme.PEARL)
    widths = [s + (sheet.measure(str(n), figure) + 4 if n != 1 else 0) for _, n in signs]
    x = cx - (sum(widths) + 10 * (len(signs) - 1)) / 2
    for (icon, count), width in zip(signs, widths, strict=True):
        if count != 1:
            x += sheet.text(x, cy + s * 0.26, str(count), figure) + 4
        tint = theme.FAINT if off and icon not in theme.ICON_KEYS else None
        if icon in theme.ICON_KEYS:
            sheet.piece(icon, x + s / 2, cy, s)
        else:
            sheet.sign(icon, x + s / 2, cy, s, tint)
        x += width + 10 - (width - s)


def paint_offer(
    kit: Kit,
    ally: AllyFace,
    title: str,
    markup: str,
    price: int,
    owned: int,
    w: float,
    h: float,
    labels: tuple[str, str],
    more: tuple[tuple[str, int], ...] = (),
) -> Picture:
    """An Ally for sale: the card, what it is and why it matters, its price in Pearls beside what the buyer has, and
    what `more` the buyer has, as signs with numbers.

    `labels` are the words for price and own Pearls. The buttons stand at the right, outside this block.
    """

    def paint(sheet: Sheet) -> None:
        card = (h - 14) / 1.5
        sheet.light(
            card / 2 + 10, h / 2, card * 0.95, h * 0.66, ((0.0, theme.rgb("#ffe7a6"), 0.4), (1.0, theme.BRASS, 0.0))
        )
        sheet.paste(paint_ally(kit, ally, card, "chosen"), 10, 7)
        x = card + 34
        sheet.text(x, 23, title, _HEAD, "left", w - x - 190)
        sheet.paragraph((x, 31, w - x - 190, h - 34), markup, _BODY)
        for i, (label, count) in enumerate(zip(labels, (price, owned), strict=True)):
            y = 12 + i * (h - 18) / 2
            tone = theme.BRASS if i == 0 else theme.PEARL
            sheet.text(w - 176, y + 20, label, _LABEL, "left", 88)
            sheet.piece("pearl", w - 70, y + 15, 24)
            sheet.text(w - 52, y + 23, str(count), TextStyle(24, weight=700, colour=tone, elastic=0.1), "left", 44)

        for icon, count in more:
            sheet.sign(icon, w - 70, h - 11, 17)
            sheet.text(w - 52, h - 5, str(count), TextStyle(17, weight=700, elastic=0.1), "left", 44)

    return kit.painted(("offer", ally, title, markup, price, owned, labels, more), w, h, _MARGIN + 20, paint)
