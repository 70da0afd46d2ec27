"""Interface glyphs on a 100 x 100 grid: white silhouettes, which the program tints.

A glyph is drawn in two tones: ON is kept, OFF is cut out. The tones are a mask, so that what is cut out
is truly transparent and a tinted glyph shows what lies behind it. Pearl and Nebulis alone have colours.
"""
from .kit import *

ON, OFF = "#ffffff", "#000000"


def key():
    return P("M30 12a22 22 0 1 0 .1 0ZM30 24a10 10 0 1 1 -.1 0Z", ON, fill_rule="evenodd") + \
        P("M42 46L52 38L96 80L86 90L78 82L72 88L64 80L70 74L62 66L56 72L48 64L54 58Z", ON)


def monster():
    return P("M50 6L60 20L80 14L78 34L96 42L82 56L90 76L70 76L62 94L50 82L38 94L30 76L10 76L18 56L4 42L22 34L20 14L40 20Z", ON) \
        + P("M24 52C36 36 64 36 76 52C64 68 36 68 24 52Z", OFF) + E(50, 52, 6, 13, ON)


def hand():
    return R(14, 24, 42, 62, ON, 7, transform="rotate(-16 36 55)") + R(35, 13, 56, 76, OFF, 10, transform="rotate(10 63 51)") \
        + R(40, 18, 46, 66, ON, 7, transform="rotate(10 63 51)")


def lord():
    return P("M12 34L32 50L50 14L68 50L88 34L80 78H20Z", ON) + R(20, 83, 60, 9, ON, 4) + C(50, 12, 7, ON) + C(11, 31, 6, ON) + C(89, 31, 6, ON)


def location():
    return P("M10 92V52C10 40 18 32 26 28V92ZM30 92V36C30 20 42 12 50 4C58 12 70 20 70 36V92H60V74C60 60 40 60 40 74V92ZM74 92V28C82 32 90 40 90 52V92Z", ON)


def points():
    d = ""
    for s in (1, -1):
        for k in range(5):
            a = math.radians(60 - k * 32)
            x, y = 50 + s * 38 * math.cos(a), 52 + 38 * math.sin(a)
            d += E(x, y, 6, 13, ON, transform=f"rotate({s * (80 - k * 32)} {x:.1f} {y:.1f})")
    return d + P("M50 26L57 43L75 44L61 56L66 74L50 64L34 74L39 56L25 44L43 43Z", ON)


def plus():
    return P("M40 12H60V40H88V60H60V88H40V60H12V40H40Z", ON)


def minus():
    return P("M12 40H88V60H12Z", ON)


def check():
    return P("M12 54L26 40L42 56L76 18L90 32L42 84Z", ON)


def cross():
    return P("M24 12L50 38L76 12L88 24L62 50L88 76L76 88L50 62L24 88L12 76L38 50L12 24Z", ON)


def arrow_once():
    return P("M8 40H50V16L94 50L50 84V60H8Z", ON)


def infinity():
    return P("M50 50C40 30 30 26 22 30C8 36 8 64 22 70C30 74 40 70 50 50C60 30 70 26 78 30C92 36 92 64 78 70C70 74 60 70 50 50Z", stroke=ON, stroke_width=13)


def per_turn():
    return P("M79 34A34 34 0 1 0 84 56", stroke=ON, stroke_width=13) + P("M92 8L90 46L58 32Z", ON)


def no_power():
    return C(50, 50, 38, stroke=ON, stroke_width=12) + L(24, 76, 76, 24, ON, 12)


def menu():
    return "".join(R(14, y, 72, 13, ON, 6) for y in (20, 44, 68))


def undo():
    return P("M30 34H62A24 24 0 0 1 62 82H34", stroke=ON, stroke_width=13, stroke_linecap="round") + P("M40 8L8 34L40 60Z", ON)


def redo():
    return G(undo(), transform="translate(100 0) scale(-1 1)")


def hint():
    return P("M50 6A34 34 0 0 1 68 68V78H32V68A34 34 0 0 1 50 6Z", ON) + R(34, 82, 32, 7, ON, 3) + R(40, 92, 20, 6, ON, 3)


def rules():
    return P("M8 18C24 12 40 14 48 24V88C40 80 24 78 8 84ZM92 18C76 12 60 14 52 24V88C60 80 76 78 92 84Z", ON)


def person():
    return C(50, 28, 20, ON) + P("M12 92C12 62 30 54 50 54C70 54 88 62 88 92Z", ON)


def computer():
    return R(16, 30, 68, 52, ON, 12) + L(50, 30, 50, 16, ON, 7) + C(50, 12, 8, ON) + C(36, 54, 8, OFF) + C(64, 54, 8, OFF) \
        + R(36, 68, 28, 6, OFF, 3) + R(4, 44, 8, 24, ON, 4) + R(88, 44, 8, 24, ON, 4)


def eye():
    return P("M4 50C20 22 80 22 96 50C80 78 20 78 4 50Z", stroke=ON, stroke_width=9) + C(50, 50, 15, ON)


def affiliated():
    n = 12
    pts = [(50 + (46 if i % 2 == 0 else 37) * math.cos(i * math.pi / n), 50 + (46 if i % 2 == 0 else 37) * math.sin(i * math.pi / n)) for i in range(2 * n)]
    return P("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in pts) + "Z", ON) + P("M30 52L44 66L72 34", stroke=OFF, stroke_width=11, stroke_linecap="round", stroke_linejoin="round")


def monster_new():
    """The eye of a Monster in a hexagon: the second kind of Monster token."""
    return P("M50 3L91 26V74L50 97L9 74V26Z", ON) + P("M50 16L80 33V67L50 84L20 67V33Z", stroke=OFF, stroke_width=4) \
        + P("M25 51C37 36 63 36 75 51C63 66 37 66 25 51Z", OFF) + E(50, 51, 5.5, 12, ON)


def boost():
    """A Pearl with an arrow upwards: Pearls strengthen an attack."""
    return C(38, 62, 33, ON) + E(28, 50, 10, 6, OFF, transform="rotate(-40 28 50)") + P("M72 2L100 34H83V62H61V34H44Z", OFF, stroke=OFF, stroke_width=9) \
        + P("M72 6L96 33H81V62H63V33H48Z", ON)


def dice():
    """Two dice, one over the other: the better one counts."""
    back = R(40, 8, 52, 52, ON, 11) + C(80, 20, 5.5, OFF) + C(80, 48, 5.5, OFF) + C(54, 20, 5.5, OFF)
    return back + R(3, 35, 62, 62, OFF, 14) + R(8, 40, 52, 52, ON, 11) + "".join(C(x, y, 6, OFF) for x, y in ((22, 54), (46, 54), (34, 66), (22, 78), (46, 78)))


def wound():
    return P("M50 4C66 34 84 48 84 66A34 34 0 0 1 16 66C16 48 34 34 50 4Z", ON) + P("M34 50L66 82M50 42L74 66M28 64L48 86", stroke=OFF, stroke_width=6)


def life():
    return P("M50 90C14 62 6 44 10 30C15 10 40 8 50 28C60 8 85 10 90 30C94 44 86 62 50 90Z", ON)


def leviathan():
    return P("M4 64C18 30 46 18 70 26C84 30 94 40 98 52L84 50L88 60L76 58L78 68L66 64C58 72 62 84 74 90C50 96 40 84 42 72C30 74 18 70 4 64Z", ON) + C(66, 40, 6, OFF)


def scourge():
    """A horned idol with one eye."""
    horns = P("M30 44C12 44 2 28 8 6C16 20 26 26 40 26ZM70 44C88 44 98 28 92 6C84 20 74 26 60 26Z", ON)
    return horns + P("M50 16C72 16 80 32 78 54C77 66 80 78 86 94H14C20 78 23 66 22 54C20 32 28 16 50 16Z", ON) + P("M50 36L66 52L50 68L34 52Z", OFF) + C(50, 52, 5.5, ON)


def lock():
    return R(20, 44, 60, 48, ON, 8) + P("M32 46V30A18 18 0 0 1 68 30V46", stroke=ON, stroke_width=11) + C(50, 64, 7, OFF) + P("M47 66H53L55 80H45Z", OFF)


def die():
    return R(10, 10, 80, 80, ON, 16) + "".join(C(x, y, 8, OFF) for x, y in ((30, 30), (70, 70), (50, 50), (70, 30), (30, 70)))


def log():
    return P("M20 8H66L82 24V92H20Z", stroke=ON, stroke_width=9, stroke_linejoin="round") + "".join(R(33, y, 36, 7, ON, 3) for y in (36, 52, 68))


def chevron(turn):
    return G(P("M14 30L50 66L86 30L94 42L50 88L6 42Z", ON, transform="translate(0 -9)"), transform=f"rotate({turn} 50 50)")


def search():
    return C(42, 42, 28, stroke=ON, stroke_width=12) + L(62, 62, 88, 88, ON, 15, stroke_linecap="round")


def settings():
    teeth = "".join(R(42, 2, 16, 24, ON, 4, transform=f"rotate({k * 45} 50 50)") for k in range(8))
    return teeth + C(50, 50, 34, ON) + C(50, 50, 14, OFF)


def _speaker():
    return P("M8 36H26L50 14V86L26 64H8Z", ON)


def sound_on():
    return _speaker() + P("M62 36A20 20 0 0 1 62 64", stroke=ON, stroke_width=9, stroke_linecap="round") + P("M73 22A38 38 0 0 1 73 78", stroke=ON, stroke_width=9, stroke_linecap="round")


def sound_off():
    return _speaker() + P("M64 36L92 64M92 36L64 64", stroke=ON, stroke_width=10, stroke_linecap="round")


def music():
    return E(26, 78, 17, 13, ON, transform="rotate(-18 26 78)") + E(74, 70, 17, 13, ON, transform="rotate(-18 74 70)") \
        + P("M33 78V22L91 10V70H81V30L43 38V78Z", ON)


def play():
    return P("M22 10C20 8 18 10 18 13V87C18 90 20 92 23 90L86 53C89 51 89 49 86 47Z", ON)


def pause():
    return R(18, 12, 24, 76, ON, 5) + R(58, 12, 24, 76, ON, 5)


def discard():
    return R(22, 8, 56, 84, ON, 9) + P("M36 36L64 64M64 36L36 64", stroke=OFF, stroke_width=10, stroke_linecap="round")


def sign_wave():
    return "".join(P(f"M6 {y}C18 {y - 22} 32 {y - 22} 50 {y}C68 {y + 22} 82 {y + 22} 94 {y}", stroke=ON, stroke_width=13, stroke_linecap="round") for y in (36, 66))


def sign_star():
    pts = [(50 + (46 if k % 2 == 0 else 19) * math.sin(k * math.pi / 5), 53 - (46 if k % 2 == 0 else 19) * math.cos(k * math.pi / 5)) for k in range(10)]
    return P("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in pts) + "Z", ON)


def sign_anchor():
    return C(50, 16, 10, stroke=ON, stroke_width=8) + P("M50 26V90M28 40H72M10 56C12 80 30 90 50 90C70 90 88 80 90 56", stroke=ON, stroke_width=11, stroke_linecap="round")


def sign_moon():
    return P("M66 8A44 44 0 1 0 66 92A36 44 0 0 1 66 8Z", ON)


def sign_bars():
    return "".join(R(x, y, 13, 90 - y, ON, 5) for x, y in ((9, 46), (32, 10), (55, 10), (78, 46)))


def fight():
    blade = P("M84 4L96 16L48 64L36 52Z", ON) + P("M22 50L50 78L42 86L34 78L16 96L4 84L22 66L14 58Z", ON)
    return G(blade, transform="translate(100 0) scale(-1 1)") + P("M84 4L96 16L48 64L36 52Z", OFF, stroke=OFF, stroke_width=9) + blade


def treasure():
    return P("M10 44C10 20 24 12 50 12C76 12 90 20 90 44Z", ON) + R(10, 50, 80, 38, ON, 5) + R(40, 40, 20, 24, OFF, 4) + R(44, 44, 12, 16, ON, 3)


def shuffle():
    return P("M6 28H26C48 28 50 72 72 72H80M6 72H26C34 72 39 66 43 59M55 43C59 35 64 28 72 28H80", stroke=ON, stroke_width=11) + P("M76 12L98 28L76 44ZM76 56L98 72L76 88Z", ON)


def home():
    return P("M50 8L94 48H82V90H60V62H40V90H18V48H6Z", ON)


def quit_door():
    return P("M12 8H58V24H46V20H26V80H46V76H58V92H12Z", ON) + P("M40 42H66V26L94 50L66 74V58H40Z", ON)


def statistics():
    return "".join(R(x, y, 18, 88 - y, ON, 3) for x, y in ((12, 52), (41, 30), (70, 10))) + R(6, 90, 88, 6, ON, 3)


def replay():
    return P("M22 30A36 36 0 1 1 14 56", stroke=ON, stroke_width=12) + P("M8 8L12 46L44 30Z", ON) + P("M42 36L68 52L42 68Z", ON)


def language():
    return C(50, 50, 41, stroke=ON, stroke_width=9) + E(50, 50, 18, 41, stroke=ON, stroke_width=7) + L(10, 50, 90, 50, ON, 7) + P("M16 28C36 38 64 38 84 28M16 72C36 62 64 62 84 72", stroke=ON, stroke_width=6)


def fullscreen():
    return P("M10 38V10H38V22H22V38ZM62 10H90V38H78V22H62ZM90 62V90H62V78H78V62ZM38 90H10V62H22V78H38Z", ON)


def save():
    return P("M10 10H72L90 28V90H10Z", ON) + R(28, 10, 36, 26, OFF, 2) + R(50, 14, 9, 17, ON, 1) + R(26, 54, 48, 36, OFF, 3) + R(32, 62, 36, 6, ON, 2) + R(32, 74, 36, 6, ON, 2)


def coalition():
    return "".join(P(f"M{x} {y}H{x + 34}V{y + 26}L{x + 17} {y + 42}L{x} {y + 26}Z", ON) for x, y in ((12, 8), (54, 8), (33, 52)))


def sentinel():
    return P("M50 4C74 4 84 22 84 44V70C84 84 70 92 50 96C30 92 16 84 16 70V44C16 22 26 4 50 4Z", ON) + P("M26 44H46V54H26ZM54 44H74V54H54ZM46 44H54V86H46Z", OFF)


GLYPHS = {
    "key": key, "lord": lord, "location": location, "monster": monster, "hand": hand, "person": person, "computer": computer, "lock": lock,
    "undo": undo, "redo": redo, "hint": hint, "rules": rules, "log": log, "menu": menu, "arrow-once": arrow_once, "infinity": infinity,
    "per-turn": per_turn, "no-power": no_power, "eye": eye, "affiliated": affiliated, "points": points, "check": check, "cross": cross,
    "chevron-down": lambda: chevron(0), "chevron-left": lambda: chevron(90), "chevron-up": lambda: chevron(180), "chevron-right": lambda: chevron(270),
    "search": search, "settings": settings, "sound-on": sound_on, "sound-off": sound_off, "music": music, "plus": plus, "minus": minus,
    "play": play, "pause": pause, "discard": discard, "sign-wave": sign_wave, "sign-star": sign_star, "sign-anchor": sign_anchor,
    "sign-moon": sign_moon, "sign-bars": sign_bars, "wound": wound, "life": life, "leviathan": leviathan, "scourge": scourge, "die": die,
    "fight": fight, "monster-new": monster_new, "boost": boost, "dice": dice, "treasure": treasure, "shuffle": shuffle, "home": home, "quit": quit_door, "statistics": statistics, "replay": replay,
    "language": language, "fullscreen": fullscreen, "save": save, "coalition": coalition, "sentinel": sentinel,
}


def glyph(name):
    """A tintable glyph as SVG text, 100 x 100 with a margin of 2."""
    art = GLYPHS[name]()
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 104 104" width="104" height="104"><defs><mask id="m" maskUnits="userSpaceOnUse" '
            f'x="-2" y="-2" width="104" height="104">{art}</mask></defs><rect x="-2" y="-2" width="104" height="104" fill="#ffffff" mask="url(#m)"/></svg>')


def _pearl():
    return C(50, 50, 46, rad((0, "#ffffff"), (.35, "#f3ece2"), (.75, "#b9b3c4"), (1, "#6d7590"), c=(.42, .36, .66), f=(.36, .28))) \
        + E(37, 31, 11, 7, "#ffffff", opacity=.95, transform="rotate(-30 37 31)") + P("M18 62A36 36 0 0 0 78 72", stroke="#bff3ff", stroke_width=4, opacity=.45, stroke_linecap="round")


def _nebulis():
    return C(50, 50, 44, rad((0, "#8f86b8"), (.35, "#3a3656"), (.8, "#0d0c18"), (1, "#3a3350"), c=(.42, .36, .66), f=(.36, .28)), stroke="#a79fd6", stroke_width=4) \
        + E(37, 31, 10, 6, "#e9e2ff", opacity=.95, transform="rotate(-30 37 31)")


COLOURED = {"pearl": _pearl, "nebulis": _nebulis}


def coloured(name):
    """Pearl or Nebulis in its own colours, as SVG text, 100 x 100."""
    return build(COLOURED[name], 100, 100)
