"""Transparent overlays: Ally frames (420x630), Lord frames (420x646), the Leviathan rail (640x420).  No text."""
import math

from . import icons
from .common import frond, rope
from .kit import BLACK, BRASS, GUILD, Limb, Scene, f, mix, poly

OF = {"jellyfish": "mage", "crab": "soldier", "seahorse": "farmer", "shellfish": "merchant", "squid": "politician", "kraken": "smuggler"}
# where things are, for the program that writes on them (centre x, centre y, radius) or (x, y, w, h)
ALLY_SLOTS = {"value": (44, 46, 27), "value2": (376, 584, 27), "race": (376, 46, 20)}
LORD_SLOTS = {"cost_main": (50, 54, 34), "cost": [(38, 116, 17), (38, 156, 17), (38, 196, 17), (38, 236, 17)], "influence": (366, 58, 40),
              "key": (374, 128, 18), "ribbon": (58, 456, 304, 44), "power": (34, 506, 352, 112), "guild": (210, 446, 24), "power_icon": (60, 562, 22)}


def rrect(x, y, w, h, r):
    return f"M{x + r} {y}H{x + w - r}A{r} {r} 0 0 1 {x + w} {y + r}V{y + h - r}A{r} {r} 0 0 1 {x + w - r} {y + h}H{x + r}A{r} {r} 0 0 1 {x} {y + h - r}V{y + r}A{r} {r} 0 0 1 {x + r} {y}Z"


def rail(S, W, H, g, w=9, m=5, r=20):
    """Dark outer lip, brass rail, enamel line in the guild's colour."""
    d, c, l = GUILD[g]
    S.add(f'<path fill-rule="evenodd" d="{rrect(0, 0, W, H, r + 4)} {rrect(m + 4, m + 4, W - 2 * m - 8, H - 2 * m - 8, r)}" fill="{mix(d, BLACK, .5)}"/>')
    S.add(f'<g filter="{S.brass(4, 1.1, 3)}"><path fill-rule="evenodd" d="{rrect(m, m, W - 2 * m, H - 2 * m, r)} {rrect(m + w, m + w, W - 2 * m - 2 * w, H - 2 * m - 2 * w, r - 6)}" fill="{S.brass_fill()}"/></g>')
    k = m + w
    S.add(f'<path fill-rule="evenodd" d="{rrect(k, k, W - 2 * k, H - 2 * k, r - 6)} {rrect(k + 4, k + 4, W - 2 * k - 8, H - 2 * k - 8, r - 9)}" fill="{S.lin([(0, l), (.5, c), (1, mix(c, d, .5))])}"/>')
    S.add(f'<rect x="{k + 5}" y="{k + 5}" width="{W - 2 * k - 10}" height="{H - 2 * k - 10}" rx="{r - 10}" fill="none" stroke="{BLACK}" stroke-width="3" opacity=".45"/>')


def bubble(S, x, y, r, rim=None, main=False):
    """A glass bubble, dark enough inside for a pale numeral."""
    S.add(f'<circle cx="{x}" cy="{y + 2}" r="{r + 4}" fill="{BLACK}" opacity=".55" filter="{S.blur(3)}"/>')
    if rim:
        S.add(f'<g filter="{S.brass(4, .9, 2.4)}"><path fill-rule="evenodd" d="{icons.circ(x, y, r + 4)} {icons.circ(x, y, r - 1)}" fill="{S.brass_fill()}"/></g>')
    S.add(f'<circle cx="{x}" cy="{y}" r="{r}" fill="{S.rad([(0, "#10415a", .92), (.6, "#082338", .94), (.88, "#0d4660", .9), (1, "#9fe8ff", .95)])}"/>')
    S.add(f'<path d="M{f(x - r * .72)} {f(y - r * .18)}A{f(r * .76)} {f(r * .76)} 0 0 1 {f(x + r * .22)} {f(y - r * .72)}A{f(r * .95)} {f(r * .95)} 0 0 0 {f(x - r * .72)} {f(y - r * .18)}Z" fill="#e9fdff" opacity=".85"/>')
    S.add(f'<path d="M{f(x - r * .5)} {f(y + r * .66)}A{f(r * .83)} {f(r * .83)} 0 0 0 {f(x + r * .62)} {f(y + r * .55)}A{f(r * .95)} {f(r * .95)} 0 0 1 {f(x - r * .5)} {f(y + r * .66)}Z" fill="#8ff0ff" opacity=".5"/>')
    S.add(f'<circle cx="{f(x + r * .42)}" cy="{f(y - r * .5)}" r="{f(r * .08)}" fill="#fff" opacity=".8"/>')


def small_bubble():
    """One Race asked of a Lord: the program lays as many as the Lord's cost has."""
    S = Scene(96, 96, 3)
    bubble(S, 48, 47, 40)
    return S.svg()


def medallion(S, x, y, r, g, teeth=20):
    """The brass influence medallion: rayed edge, dark enamel field."""
    d, c, l = GUILD[g]
    S.add(f'<circle cx="{x}" cy="{y + 3}" r="{r + 4}" fill="{BLACK}" opacity=".6" filter="{S.blur(4)}"/>')
    e = poly([(x + (r + (4 if i % 2 else -2)) * math.cos(math.pi * i / teeth), y + (r + (4 if i % 2 else -2)) * math.sin(math.pi * i / teeth)) for i in range(2 * teeth)])
    S.add(f'<g filter="{S.brass(6, 1.2, 3.4)}"><path d="{e}" fill="{S.brass_fill()}"/></g><g filter="{S.brass(4, .9, 2.4)}"><path fill-rule="evenodd" d="{icons.circ(x, y, r - 4)} {icons.circ(x, y, r - 9)}" fill="{S.brass_fill(True)}"/></g>')
    S.add(f'<circle cx="{x}" cy="{y}" r="{r - 9}" fill="{S.rad([(0, mix(c, d, .35)), (1, mix(d, BLACK, .35))], .5, .5, .6, .45, .25)}"/>')
    S.add("".join(f'<circle cx="{f(x + (r - 3.6) * math.cos(a))}" cy="{f(y + (r - 3.6) * math.sin(a))}" r="1.300" fill="#fff3c4"/>' for a in [2 * math.pi * k / 16 for k in range(16)]))


def roundel(S, x, y, r, g, name):
    d, c, l = GUILD[g]
    S.add(f'<circle cx="{x}" cy="{y + 2}" r="{r + 3}" fill="{BLACK}" opacity=".6" filter="{S.blur(3)}"/><g filter="{S.brass(5, 1, 3)}"><circle cx="{x}" cy="{y}" r="{r}" fill="{S.brass_fill()}"/></g>'
          f'<circle cx="{x}" cy="{y}" r="{r - 4}" fill="{S.rad([(0, mix(c, l, .25)), (1, d)], .5, .5, .6, .45, .25)}"/>')
    k = (r - 4) * 1.42 / 64
    col = mix(l, "#ffffff", .72) if g != "ambassador" else "#1a1a22"
    S.add(f'<g transform="translate({f(x - 32 * k)} {f(y - 32 * k)}) scale({k:.3f})"><path d="{icons.PATHS[name]}" fill-rule="evenodd" fill="{BLACK}" opacity=".6" transform="translate(1.500 3)"/><path d="{icons.PATHS[name]}" fill-rule="evenodd" fill="{col}"/></g>')


def ornament(S, W, H, g, low):
    """Each guild's own growth on the frame; low = where it must stop."""
    d, c, l = GUILD[g]
    b = S.brass(4, 1, 2.6)
    gf = S.relief(1, 3, .5, 6, dc=1.35, amb=.3, spec=.5, sexp=16, tex=(.06, .06, 3, .08, 4), rim=(1, 1.8, 1.2, mix(l, "#ffffff", .5), .6))
    if g == "mage":  # orbit rings round the corners and the sides
        q = p = ""
        for x, y, rx, ry, a in ((W / 2, 16, 74, 13, 0), (12, low * .56, 13, 58, 0), (W - 12, low * .56, 13, 58, 0), (26, low - 8, 40, 12, -38), (W - 26, low - 8, 40, 12, 38)):
            for da in (-13, 13):
                q += f'<ellipse cx="{x}" cy="{f(y)}" rx="{rx}" ry="{ry}" fill="none" stroke="{S.brass_fill(True)}" stroke-width="3.200" transform="rotate({a + da} {x} {f(y)})"/>'
            p += f'<circle cx="{x}" cy="{f(y)}" r="9.500" fill="{S.rad([(0, "#fff"), (.4, l), (1, d)], .5, .5, .55, .38, .3)}"/>'
            for sx in (-1, 1):
                ax = math.radians(a + 13)
                px, py = (rx * math.cos(ax) * sx, rx * math.sin(ax) * sx) if rx > ry else (-ry * math.sin(ax) * sx, ry * math.cos(ax) * sx)
                p += S.pearl(x + px, y + py, 4, glow=False)
        S.add(f'<g filter="{b}">{q}</g>{p}')
    elif g == "soldier":  # spikes, long and short
        q = ""
        for i in range(9):
            x = W / 2 + (i - 4) * 26
            k = 26 - abs(i - 4) * 3.4
            q += f'<path d="M{f(x - 10)} 8H{f(x + 10)}C{f(x + 5)} {f(12 + k * .3)} {f(x + 2)} {f(12 + k * .6)} {f(x)} {f(14 + k)}C{f(x - 2)} {f(12 + k * .6)} {f(x - 5)} {f(12 + k * .3)} {f(x - 10)} 8Z"/>'
        n = int((low - 270) / 27)
        for i in range(n):
            y = 262 + i * 27
            k = 17 if i % 2 else 25
            for sx in (0, 1):
                X = lambda v: f(v if not sx else W - v)
                q += f'<path d="M{X(7)} {y - 10}C{X(14)} {y - 4} {X(8 + k * .6)} {y - 2} {X(11 + k)} {y - 5}C{X(8 + k * .6)} {y + 3} {X(14)} {y + 6} {X(7)} {y + 11}Z"/>'
        S.add(f'<g filter="{gf}" fill="{S.lin([(0, mix(l, "#fff0e0", .45)), (.5, c), (1, mix(c, d, .4))])}">{q}</g>')
        S.add("".join(f'<circle cx="{f(W / 2 + (i - 4.5) * 26)}" cy="11" r="3" fill="#ffe9b0"/>' for i in range(10)))
    elif g == "farmer":  # kelp climbing both sides and meeting above
        for sx in (1, -1):
            q = ""
            for k, (x, y, ln, a) in enumerate(((10, low + 6, 120, -84), (12, low - 84, 118, -93), (14, low - 176, 108, -86), (16, low - 256, 84, -82), (70, 12, 104, 4))):
                if y < 250 and sx > 0 and k == 3:
                    continue
                q += frond(S, x, y, ln, a, mix(c, "#2f6a3a", .55), mix(l, "#8fbf5a", .5), 9)
            t = f'translate({W} 0) scale(-1 1)' if sx < 0 else ""
            S.add(f'<g transform="{t}"><g filter="{gf}">{q}</g></g>' if t else f'<g filter="{gf}">{q}</g>')
        for x, y in ((13, low - 40), (W - 13, low - 40), (14, low - 130), (W - 14, low - 130), (W / 2, 13)):
            S.add(S.gem(x, y, 5, "#d08a1a", "#fff0a0"))
    elif g == "merchant":  # scallops
        def scal(x, y, r, rot):
            s = ""
            for k in range(5):
                a = math.radians(-60 + 30 * k)
                s += f'<path d="{Limb([(r * .15 * math.sin(a), -r * .1 * math.cos(a)), (r * .6 * math.sin(a), -r * .6 * math.cos(a)), (r * math.sin(a), -r * math.cos(a))], [r * .14, r * .42, r * .52], 10).path()}"/>'
            return f'<g transform="translate({f(x)} {f(y)}) rotate({rot})">{s}<circle r="{f(r * .22)}"/></g>'
        q = "".join(scal(W / 2 + (i - 3) * 36, 7, 24 + 6 * (3 - abs(i - 3)) / 3 + (4 if i == 3 else 0), 180) for i in range(7))
        for i in range(int((low - 276) / 34)):
            y = 270 + i * 34
            q += scal(6, y, 22, 90) + scal(W - 6, y, 22, -90)
        q += scal(10, low + 2, 36, 45) + scal(W - 10, low + 2, 36, -45)
        S.add(f'<g filter="{gf}" fill="{S.lin([(0, mix(l, "#ffffff", .55)), (.5, l), (1, c)])}">{q}</g>')
        for i in range(8):
            S.add(S.pearl(W / 2 + (i - 3.5) * 36, 11, 4.4, glow=False))
    elif g == "politician":  # columns carry an architrave
        q = ""
        for x in (2, W - 30):
            y0, y1 = 268, low + 4
            q += f'<path d="M{x + 3} {y0}H{x + 25}V{y1}H{x + 3}Z" fill="{S.lin([(0, mix(l, "#ffffff", .5)), (.35, c), (1, d)], 0, 0, 1, 0)}"/>'
            q += f'<path d="M{x - 2} {y0 - 16}H{x + 30}L{x + 26} {y0}H{x + 2}Z M{x - 2} {y1}H{x + 30}V{y1 + 10}H{x - 2}Z" fill="{S.brass_fill()}"/>'
            q += f'<circle cx="{x + 5}" cy="{y0 - 4}" r="7" fill="{S.brass_fill()}"/><circle cx="{x + 23}" cy="{y0 - 4}" r="7" fill="{S.brass_fill()}"/>'
        fl = ""
        for x in (2, W - 30):
            for k in (7.5, 12, 16.5, 21):
                fl += f'<path d="M{x + k} 276V{low}" stroke="{mix(d, BLACK, .4)}" stroke-width="1.800"/><path d="M{x + k + 1.4} 276V{low}" stroke="{l}" stroke-width=".8" opacity=".7"/>'
            fl += f'<circle cx="{x + 5}" cy="264" r="3" fill="{d}"/><circle cx="{x + 23}" cy="264" r="3" fill="{d}"/>'
        q += f'<path d="M96 6H{W - 96}L{W / 2} 40Z" fill="{S.brass_fill()}"/>'
        S.add(f'<g filter="{gf}">{q}</g>{fl}')
        S.add(f'<path d="M128 11H{W - 128}L{W / 2} 32Z" fill="{S.lin([(0, c), (1, d)])}"/>' + S.gem(W / 2, 17, 6, "#1f6fd0", "#c9e6ff") + S.pearl(W / 2 - 30, 15, 3.6, glow=False) + S.pearl(W / 2 + 30, 15, 3.6, glow=False))
    elif g == "ambassador":  # five pearls, ribbons
        q = ""
        for sx in (1, -1):
            X = lambda v: v if sx > 0 else W - v
            q += f'<path d="{Limb([(X(W / 2 - 6), 12), (X(150), 26), (X(110), 10), (X(84), 24)], [12, 14, 13, 4], 30).path()}"/>'
            q += f'<path d="{Limb([(X(12), 262), (X(20), 310), (X(9), 352), (X(18), 396), (X(10), low - 4)], [4, 15, 13, 15, 5], 40).path()}"/>'
        S.add(f'<g filter="{gf}" fill="{S.lin([(0, "#ffffff"), (.5, "#d8d0c4"), (1, "#8a8478")])}">{q}</g>')
        for x, y, r in ((W / 2, 20, 17), (16, 258, 13), (W - 16, 258, 13), (18, low, 14), (W - 18, low, 14)):
            S.add(f'<g filter="{b}"><circle cx="{x}" cy="{y}" r="{r}" fill="{S.brass_fill()}"/></g><circle cx="{x}" cy="{y}" r="{r - 3}" fill="#1a1c28"/>')
            for k in range(5):
                a = -math.pi / 2 + 2 * math.pi * k / 5
                S.add(S.pearl(x + r * .46 * math.cos(a), y + r * .46 * math.sin(a), r * .22, glow=False))
    elif g == "smuggler":  # torn rope and hooks
        S.add(rope(S, [(8, low + 12), (20, low - 60), (8, low - 130), (22, 300), (12, 262)], 11))
        S.add(rope(S, [(W - 8, low + 12), (W - 20, low - 70), (W - 8, low - 120), (W - 22, 310), (W - 12, 226)], 11))
        S.add(rope(S, [(86, 10), (150, 20), (206, 9), (262, 22), (322, 14)], 11))
        q = ""
        for x, y, s in ((20, low - 40, 1), (W - 20, low - 96, -1), (212, 14, 1)):
            X = lambda v: x + v * s
            q += f'<path d="{Limb([(X(0), y), (X(2), y + 22), (X(10), y + 36), (X(22), y + 28), (X(22), y + 16)], [7, 7, 8, 6, 1], 24).path()}"/><path fill-rule="evenodd" d="{icons.circ(X(0), y - 2, 8)} {icons.circ(X(0), y - 2, 4)}"/>'
        S.add(f'<g filter="{S.relief(1, 3, .5, 7, dc=1.4, amb=.2, spec=.9, sexp=16, rim=(1, 2, 1.2, "#cfe0ea", .6))}" fill="{S.lin([(0, "#a9b6c0"), (1, "#2a313a")])}">{q}</g>')


def ally_frame(race):
    W, H = 420, 630
    g = OF[race]
    S = Scene(W, H, 3)
    # corners darkened so that numerals stand off the picture
    for x, y in ((40, 40), (380, 590)):
        S.add(f'<circle cx="{x}" cy="{y}" r="92" fill="{S.rad([(0, BLACK, .75), (1, BLACK, 0)])}"/>')
    rail(S, W, H, g)
    ornament(S, W, H, g, 520)
    medallion(S, *ALLY_SLOTS["value"][:2], 32, g, 16)
    medallion(S, *ALLY_SLOTS["value2"][:2], 32, g, 16)
    roundel(S, *ALLY_SLOTS["race"], g, "race-" + race)
    return S.svg()


def lord_frame(g):
    W, H = 420, 646
    d, c, l = GUILD[g]
    S = Scene(W, H, 3)
    for x, y, r in ((44, 60, 120), (376, 60, 110), (30, 180, 90)):
        S.add(f'<circle cx="{x}" cy="{y}" r="{r}" fill="{S.rad([(0, BLACK, .72), (1, BLACK, 0)])}"/>')
    S.add(f'<rect y="380" width="{W}" height="{H - 380}" fill="{S.lin([(0, BLACK, 0), (.35, BLACK, .75), (1, BLACK, .92)])}"/>')
    # power area: a sunk slate
    px, py, pw, ph = LORD_SLOTS["power"]
    S.add(f'<path d="{rrect(px - 8, py - 10, pw + 16, ph + 14, 12)}" fill="{S.lin([(0, mix(d, "#0b1a2a", .4), .93), (1, mix(d, BLACK, .6), .96)])}"/><path d="{rrect(px - 4, py - 2, pw + 8, ph + 2, 9)}" fill="none" stroke="{mix(c, BRASS, .4)}" stroke-width="1.200" opacity=".8"/>')
    rail(S, W, H, g)
    ornament(S, W, H, g, 436)
    # ribbon: two folded tails behind, band in front
    rf = S.relief(1.5, 6, .5, 8, dc=1.3, amb=.35, spec=.25, tex=(.01, .08, 3, .12, 5), rim=(0, 1.6, 1, mix(l, "#ffffff", .4), .6))
    rg = S.lin([(0, mix(l, c, .4)), (.5, c), (1, mix(c, d, .6))])
    S.add(f'<path d="M20 476C120 508 300 508 400 476L400 516C300 540 120 540 20 516Z" fill="{BLACK}" opacity=".5" filter="{S.blur(5)}"/>')
    S.add(f'<g filter="{rf}" fill="{mix(c, d, .55)}"><path d="M10 452L66 464V510L10 500L24 476Z"/><path d="M410 452L354 464V510L410 500L396 476Z"/></g>')
    S.add(f'<g filter="{rf}"><path d="M44 456C120 476 300 476 376 456V498C300 518 120 518 44 498Z" fill="{rg}"/></g>')
    S.add(f'<path d="M50 462C124 481 296 481 370 462M50 494C124 513 296 513 370 494" fill="none" stroke="{BRASS}" stroke-width="1.500" opacity=".9"/>')
    roundel(S, *LORD_SLOTS["guild"], g, "guild-" + g)
    bubble(S, *LORD_SLOTS["cost_main"], rim=True, main=True)
    medallion(S, *LORD_SLOTS["influence"][:2], 40, g, 22)
    return S.svg()


def leviathan_rail():
    """Three level spaces down the right side."""
    W, H = 640, 420
    S = Scene(W, H, 3)
    rail(S, W, H, "smuggler")
    q = f'<path d="M524 16C534 60 518 90 526 140C534 190 516 230 526 280C534 330 520 360 526 404" fill="none" stroke="{S.brass_fill(True)}" stroke-width="5"/>'
    S.add(f'<g filter="{S.brass(4, 1, 2.6)}">{q}</g>')
    for i, y in enumerate((84, 210, 336)):
        S.add(f'<g filter="{S.relief(1.5, 5, .5, 9, dc=1.2, amb=.2, spec=.15, tex=(.04, .04, 4, .35, 4))}"><circle cx="578" cy="{y}" r="52" fill="#22323c"/></g>')
        medallion(S, 578, y, 46, ("politician", "farmer", "soldier")[i], 18)
        S.add("".join(f'<path d="M{f(578 + 12 * (k - i / 2))} {y - 62}l-6 10 6 6 6 -6Z" fill="{BRASS}"/>' for k in range(i + 1)))
    return S.svg()
