"""The look of the program in numbers: palette, type, seat, Race and Guild colours, outlines of states.

Everything is given in grid units of the 1280 x 720 design grid (see `canvas`); text sizes are multiplied by the
player's text size as far as the style allows. Nothing here opens a file.

    canvas.text(70, 62, "New game", theme.HEADING)
    colour = theme.SEATS[2].colour          # sand of the anchor
"""

from __future__ import annotations

from dataclasses import dataclass, replace

RGB = tuple[int, int, int]


def rgb(code: str) -> RGB:
    """`"#e7c46a"` -> `(231, 196, 106)`."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(a: RGB, b: RGB, share: float) -> RGB:
    """The colour `share` (0..1) of the way from `a` to `b`."""
    return tuple(round(x + (y - x) * share) for x, y in zip(a, b, strict=True))  # type: ignore[return-value]


# Water, metal, light. `SECONDARY` and brighter reach 4.5 : 1 on every tablet.
BLACK = rgb("#030b16")
DEEP = rgb("#0b2236")
MID = rgb("#0b3550")
LIT = rgb("#1d6f8f")
FOAM = rgb("#bff3ff")
BRASS = rgb("#e7c46a")
PEARL = rgb("#f4efe6")
INK = rgb("#0a0f18")
CORAL = rgb("#ff8a76")  # refused
GAIN = rgb("#8ff0be")  # gains and previews
SECONDARY = rgb("#b9cdd6")
SOFT = rgb("#cfe3ea")
LABEL = rgb("#a9c6d3")
FAINT = rgb("#9db4c1")  # disabled labels
EDGE = rgb("#7ea0b0")
FIELD = rgb("#041019")
FOCUS_GLOW = rgb("#63e0ff")

# Vertical gradients, from top to bottom.
TABLET_FILL = (rgb("#123a52"), rgb("#0c2739"), rgb("#061421"))
PROMPT_FILL = (rgb("#17495f"), rgb("#0a2639"))
PRIMARY_FILL = (rgb("#fbe7a8"), BRASS, rgb("#a67a2c"))
SECONDARY_FILL = (rgb("#1b4a63"), rgb("#0c2537"))
DISABLED_FILL = (rgb("#12283a"), rgb("#0b1a28"))
CHOSEN_FILL = (rgb("#22647f"), rgb("#103a51"))
GOLD_TEXT = (rgb("#fffdf0"), rgb("#f3dfa2"), rgb("#a9792c"))
HEADING_TEXT = (rgb("#fffdf0"), BRASS)


@dataclass(frozen=True, slots=True)
class SeatStyle:
    """Colour and sign of a seat; the sign is the picture `icons/sign-<sign>`."""

    colour: RGB
    sign: str


SEATS: tuple[SeatStyle, ...] = (
    SeatStyle(rgb("#63e0d2"), "wave"),
    SeatStyle(rgb("#ff9bb8"), "star"),
    SeatStyle(rgb("#e9cf96"), "anchor"),
    SeatStyle(rgb("#c6e86a"), "moon"),
    SeatStyle(rgb("#a9c4ff"), "bars"),
)

RACES: tuple[str, ...] = ("jellyfish", "crab", "seahorse", "shellfish", "squid")
GUILDS: tuple[str, ...] = ("mage", "soldier", "farmer", "merchant", "politician", "ambassador")
RACE_COLOURS: dict[str, RGB] = {
    "jellyfish": rgb("#a57bf5"),
    "crab": rgb("#f2614f"),
    "seahorse": rgb("#f5a63a"),
    "shellfish": rgb("#45c184"),
    "squid": rgb("#4b9cf5"),
    "kraken": rgb("#6d7287"),
}
GUILD_COLOURS: dict[str, RGB] = {
    "mage": RACE_COLOURS["jellyfish"],
    "soldier": RACE_COLOURS["crab"],
    "farmer": RACE_COLOURS["seahorse"],
    "merchant": RACE_COLOURS["shellfish"],
    "politician": RACE_COLOURS["squid"],
    "ambassador": rgb("#f1ead9"),
    "smuggler": RACE_COLOURS["kraken"],
}
ICON_COLOURS: dict[str, RGB] = {
    "key": BRASS,
    "monster": rgb("#e58bd0"),
    "monster-new": rgb("#8fe0c8"),
    "boost": PEARL,
    "dice": PEARL,
    "hand": rgb("#9fd2e6"),
    "lord": rgb("#e9d9a8"),
    "location": rgb("#9fe0ff"),
    "points": BRASS,
    "affiliated": BRASS,
    "wound": CORAL,
    "life": rgb("#ff7b8f"),
    "leviathan": rgb("#9ad0c2"),
    "scourge": rgb("#ffd27a"),
    "check": BRASS,
    **{f"race-{race}": colour for race, colour in RACE_COLOURS.items()},
    **{f"guild-{guild}": colour for guild, colour in GUILD_COLOURS.items()},
}
# Icons that are drawn as they are painted, never tinted.
PAINTED_ICONS: frozenset[str] = frozenset({"pearl", "nebulis"})
# Their pictures.
ICON_KEYS: dict[str, str] = {"pearl": "icons/pearl", "nebulis": "icons/nebulis"}


@dataclass(frozen=True, slots=True)
class TextStyle:
    """How a line of text looks.

    `size` is the em height in grid units at text size 100 %; `elastic` (0..1) says how much of the player's text
    size it follows; `spacing` is added between letters (grid units); `gradient` (top to bottom) replaces `colour`
    when given; `halo` is a dark outline (grid units) for text over pictures, `shadow` the softness (grid units) of a
    shadow beneath the letters.
    """

    size: float
    family: str = "sans"
    weight: int = 400
    colour: RGB = PEARL
    elastic: float = 1.0
    spacing: float = 0.0
    gradient: tuple[RGB, ...] = ()
    halo: float = 0.0
    shadow: float = 0.0

    def but(self, **changes: object) -> TextStyle:
        """A copy with some fields changed: `theme.BODY.but(colour=theme.BRASS)`."""
        return replace(self, **changes)  # type: ignore[arg-type]


TITLE = TextStyle(104, "serif", 700, elastic=0, spacing=12, gradient=GOLD_TEXT, shadow=6)
HEADING = TextStyle(38, "serif", 700, elastic=0.25, spacing=1, gradient=HEADING_TEXT)
COVER_NAME = TextStyle(72, "serif", 700, elastic=0.25, spacing=2, gradient=(rgb("#fffdf0"), rgb("#f0d894")), shadow=5)
SUBTITLE = TextStyle(22, "serif", 400, rgb("#cfe9f0"), elastic=0.5, spacing=1)
SECTION = TextStyle(18, "serif", 600, BRASS, elastic=0.7)
NAME = TextStyle(15.5, "serif", 600)
PANEL_TITLE = TextStyle(20, "serif", 700, elastic=0.7)
MENU = TextStyle(20, "serif", 600, elastic=0.7)
MENU_MAIN = TextStyle(22, "serif", 700, INK, elastic=0.7)
PROMPT = TextStyle(18.5)
BODY = TextStyle(15.5)
BODY_BOLD = TextStyle(15.5, weight=600)
SMALL = TextStyle(14, colour=SECONDARY)
LABEL_TEXT = TextStyle(15, weight=600, colour=LABEL)
BUTTON = TextStyle(16, weight=600)
SEGMENT = TextStyle(15, weight=600)
FIELD_TEXT = TextStyle(18, weight=600)
OPTION = TextStyle(16, colour=rgb("#dfe9ea"))
KEY_HINT = TextStyle(14, weight=600, elastic=0.5)
COUNTER = TextStyle(17, weight=700)
COST = TextStyle(21, weight=700, elastic=0.5)
INFLUENCE = TextStyle(18, weight=700, elastic=0.5)

MIN_TEXT_PX = 14
MIN_FACTOR, MAX_FACTOR = 0.8, 1.5


@dataclass(frozen=True, slots=True)
class Outline:
    """Outline of a state: ring `colour` and `width`, `glow` radius round it (0 = none), `sign` icon or ""."""

    colour: RGB
    width: float
    glow: float = 0.0
    glow_colour: RGB = BRASS
    sign: str = ""
    sign_colour: RGB = BRASS
    dash: tuple[float, float] | None = None
    raised: float = 0.0


OUTLINES: dict[str, Outline] = {
    "legal": Outline(BRASS, 2.6, 5, BRASS, "chevron-down", BRASS, raised=8),
    "selected": Outline(PEARL, 3.4, 5, FOAM, "check", PEARL, raised=34),
    "chosen": Outline(PEARL, 3.6, 9, BRASS),
    "refused": Outline(CORAL, 3.0, 0, CORAL, "cross", CORAL, dash=(9, 5)),
}
VEIL = rgb("#06121d")
VEIL_SHARE = 0.58
