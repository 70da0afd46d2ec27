"""Flat one-colour icons: six Races, seven Guilds.  64x64, one fill path each, even-odd; no filters, no strokes."""
import math

from .kit import Limb, f, poly, smooth


def circ(x, y, r):
    return f"M{f(x - r)} {f(y)}a{f(r)} {f(r)} 0 1 0 {f(2 * r)} 0a{f(r)} {f(r)} 0 1 0 {f(-2 * r)} 0Z"


def ell(x, y, rx, ry, rot=0):
    a = math.radians(rot)
    return smooth([(x + rx * math.cos(t) * math.cos(a) - ry * math.sin(t) * math.sin(a), y + rx * math.cos(t) * math.sin(a) + ry * math.sin(t) * math.cos(a)) for t in [math.pi * k / 10 for k in range(20)]])


def limb(pts, ws, n=24):
    return Limb(pts, ws, n).path()


def mirror(d_pts):
    return [(64 - x, y) for x, y in d_pts]


def jellyfish():
    d = ["M6 33C5 14 18 3 32 3C46 3 59 14 58 33C54 39 49 39 45 34C41 39 36 39 32 34C28 39 23 39 19 34C15 39 10 39 6 33Z"]
    d.append(limb([(15, 17), (21, 11), (29, 8.5)], [1, 4.5, 1], 12))  # cut: light on the bell
    for x, s in ((13, -1), (26, 1), (38, -1), (51, 1)):
        d.append(limb([(x, 41), (x + 4 * s, 47), (x - 4 * s, 54), (x + 2 * s, 62)], [6, 6, 5, 1.5], 20))
    return " ".join(d)


def crab():
    d = [smooth([(32, 27), (46, 29), (53, 38), (46, 47), (32, 51), (18, 47), (11, 38), (18, 29)])]
    for m in (lambda p: p, mirror):
        d.append(smooth(m([(17, 31), (8, 28), (2.5, 18), (4, 8), (11, 1.5), (11, 9), (14, 13), (19, 4), (24, 12), (21, 22), (19, 27)]), True, .13))
        for a, b, c in (((11, 42), (3, 42), (1, 52)), ((15, 48), (8, 52), (8, 61)), ((22, 51), (18, 57), (20, 63))):
            d.append(limb(m([a, b, c]), [5.5, 5, 1.2], 12))
        d.append(circ(m([(25, 38)])[0][0], 38, 3.1))
    return " ".join(d)


def seahorse():
    d = [smooth([(30, 8), (38, 6), (46, 11), (48, 19), (45, 25), (49, 32), (47, 42), (41, 49), (40, 55), (34, 60), (26, 60), (21, 54), (24, 48), (29, 48), (27, 53), (31, 54), (33, 49), (32, 43), (27, 37), (26, 30), (31, 25), (25, 23), (12, 25), (8, 23), (9, 18), (20, 16), (26, 13)], True, .16)]
    d.append("M28 7L30 0L35 5L39 -0.500L42 6L48 4L47 11Z")
    d.append(smooth([(51, 27), (60, 25), (62, 34), (58, 42), (51, 41), (52.500, 34)], True, .14))
    d.append(circ(35, 15, 3))
    for y, a, b in ((33, 29, 44), (39.5, 31, 43)):
        d.append(limb([(a, y + 1), ((a + b) / 2, y + 2), (b, y)], [1, 2.2, 1], 8))
    return " ".join(d)


def shellfish():
    q, R, a0 = .36, 33, math.pi - .35
    b = -math.log(q) / 6.2832
    cx, cy = 33, 31
    out = [(cx + R * math.exp(-b * t) * math.cos(a0 + t), cy + R * math.exp(-b * t) * math.sin(a0 + t) * .97) for t in [6.2832 * k / 36 for k in range(37)]]
    d = [smooth(out[:1] + out[1:], True, 1 / 6)]
    # spiral cut, from just inside the seam
    cut = [(cx + R * q * 1.04 * math.exp(-b * t) * math.cos(a0 + t), cy + R * q * 1.04 * math.exp(-b * t) * math.sin(a0 + t) * .97) for t in [-2.1 + 8.6 * k / 30 for k in range(31)]]
    d.append(limb(cut, [4.6, 4.2, 3.6, 2.6, 1.4], 60))
    for t in (1.15, 2.0, 2.9, 3.8):
        p = lambda r: (cx + R * r * math.exp(-b * t) * math.cos(a0 + t), cy + R * r * math.exp(-b * t) * math.sin(a0 + t) * .97)
        d.append(limb([p(.50), p(.72), p(.90)], [1, 2.4, 2.8], 8))
    d.append(smooth([(3, 50), (14, 53), (30, 56), (46, 54), (61, 60), (44, 63), (10, 63), (1, 58)]))
    return " ".join(d)


def squid():
    d = ["M32 0C38 7 41 12 43 18C50 19 57 24 60 31C55 33 48 32 45 30C46 34 45 38 43 41H21C19 38 18 34 19 30C16 32 9 33 4 31C7 24 14 19 21 18C23 12 26 7 32 0Z"]
    d += [circ(26, 35, 2.9), circ(38, 35, 2.9)]
    for m in (lambda p: p, mirror):
        d.append(limb(m([(23, 43), (14, 47), (9, 54), (3, 53)]), [5.5, 5.5, 5, 1.5], 16))
        d.append(limb(m([(29, 43), (26, 52), (20, 60), (14, 61)]), [5.5, 5, 4.5, 1.5], 16))
    d.append(limb([(32, 46), (33, 53), (31, 58), (33, 64)], [4.5, 4.5, 3.5, 1.2], 16))
    return " ".join(d)


def kraken():
    d = ["M1 27C10 9 22 4 32 4C42 4 54 9 63 27C54 42 43 47 32 47C21 47 10 42 1 27Z"]
    d.append("M10 27C17 15 25 11.500 32 11.500C39 11.500 47 15 54 27C47 37 39 40 32 40C25 40 17 37 10 27Z")
    d.append(circ(32, 26, 12))
    d.append("M32 15C35.500 20 36 22 36 26C36 30 35.500 33 32 37C28.500 33 28 30 28 26C28 22 28.500 20 32 15Z")
    for m in (lambda p: p, mirror):
        d.append(limb(m([(8, 42), (11, 52), (6, 58), (1.5, 54)]), [7, 6, 4.5, 1.5], 18))
        d.append(limb(m([(21, 49), (23, 58), (17, 63), (13, 59)]), [7, 5.5, 4, 1.5], 18))
    d.append(limb([(32, 50), (33.500, 57), (32, 64)], [7, 5, 1.2], 12))
    return " ".join(d)


# ------------------------------------------------------------------ guilds
def mage():
    """An orb in its ring; two sparks."""
    R, rx, ry, w, gap = 17, 31, 9.5, 5.6, 5.2
    c, s = math.cos(math.radians(-20)), math.sin(math.radians(-20))
    T = lambda q: [(32 + x * c - y * s, 32 + x * s + y * c) for x, y in q]
    arc = lambda x: ry * math.sqrt(max(0, 1 - (x / rx) ** 2))
    up, lo = [], []
    for k in range(120):
        t = 2 * math.pi * k / 120
        x, y = R * math.cos(t), R * math.sin(t)
        if y < arc(x) - gap:
            up.append((math.atan2(y + 6, x), x, y))
        if y > arc(x) + gap:
            lo.append((x, y))
    U = [(x, y) for a, x, y in sorted(up, key=lambda v: -v[1]) if y < 0 or True]
    U.sort(key=lambda p: math.atan2(p[1] + 4, p[0]) if not (math.atan2(p[1] + 4, p[0]) > 1.6) else math.atan2(p[1] + 4, p[0]) - 2 * math.pi)
    xs = [U[0][0] + (U[-1][0] - U[0][0]) * k / 10 for k in range(11)]
    U = U + [(x, arc(x) - gap) for x in xs[::-1]]
    lo.sort(key=lambda p: -p[0])
    xs = [lo[-1][0] + (lo[0][0] - lo[-1][0]) * k / 10 for k in range(11)]
    Lo = lo + [(x, arc(x) + gap) for x in xs]
    d = [poly(T(U)), poly(T(Lo))]
    ring = [(rx * math.cos(t), ry * math.sin(t)) for t in [-.95 + (math.pi + 1.9) * k / 30 for k in range(31)]]
    d.append(limb(T(ring), [1.5, w, w, w, w, 1.5], 60))
    for x, y, r in ((9, 10, 9), (55, 55, 8)):
        d.append(f"M{x} {y - r}L{x + r * .28:.1f} {y - r * .28:.1f}L{x + r} {y}L{x + r * .28:.1f} {y + r * .28:.1f}L{x} {y + r}L{x - r * .28:.1f} {y + r * .28:.1f}L{x - r} {y}L{x - r * .28:.1f} {y - r * .28:.1f}Z")
    return " ".join(d)


def soldier():
    return ("M28.500 64V40C14 39 7 31 7 19L2 22L9.500 1L17 22L13 20C14 27 19 32 28.500 33V18L23 20L32 0L41 20L35.500 18V33C45 32 50 27 51 20L47 22L54.500 1L62 22L57 19C57 31 50 39 35.500 40V64Z"
            " M20 48H26V54H20Z M38 48H44V54H38Z")


def farmer():
    d = [limb([(32, 64), (31, 44), (33, 24), (32, 4)], [4.5, 4, 3.5, 1.5], 24)]
    for i, y in enumerate((50, 37, 24)):
        k = 1 - i * .16
        for sx in (-1, 1):
            d.append(smooth([(32 + sx * 3.6, y + 4), (32 + sx * 12 * k, y + 1), (32 + sx * 22 * k, y - 8 * k), (32 + sx * 25 * k, y - 20 * k), (32 + sx * 14 * k, y - 15 * k), (32 + sx * 5, y - 6 * k)], True, .15))
    return " ".join(d)


def merchant():
    d = ["M32 3C38 3 42 6 44 8C50 8 55 12 57 17C62 22 63 29 60 36L42 54H22L4 36C1 29 2 22 7 17C9 12 14 8 20 8C22 6 26 3 32 3Z", "M18 57H46V63H18Z"]
    for a in (-50, -25, 0, 25, 50):
        r = math.radians(a)
        p = lambda k: (32 + math.sin(r) * k, 56 - math.cos(r) * k)
        d.append(limb([p(10), p(26), p(40)], [1.6, 3, 3.6], 10))
    return " ".join(d)


def politician():
    d = ["M4 4H60V12C60 16 56 18 52 17H12C8 18 4 16 4 12Z", "M12 20H52V24H12Z", "M14 26H50V52H14Z", "M8 54H56V58H8Z", "M3 59.500H61V64H3Z"]
    d += [f"M{x} 28H{x + 3.6:.1f}V50H{x}Z" for x in (19, 27, 34, 41.5)]
    return " ".join(d)


def ambassador():
    pts = []
    for k in range(32):
        a = 2 * math.pi * k / 32
        r = 22.5 if k % 2 else 19.8
        pts.append((32 + r * math.cos(a), 23 + r * math.sin(a)))
    d = ["M17 42L8 64L17 59L23 64L30 47Z", "M47 42L56 64L47 59L41 64L34 47Z", poly(pts)]
    for k in range(5):
        a = -math.pi / 2 + 2 * math.pi * k / 5
        d.append(circ(32 + 10.5 * math.cos(a), 23 + 10.5 * math.sin(a), 3.7))
    return " ".join(d)


def smuggler():
    d = [limb([(32, 16), (33, 30), (34, 44), (27, 57), (14, 54), (10, 40)], [7, 8, 9, 10, 9, 4], 40), "M1 46L9 25L22 43L12 40Z", circ(32, 9, 9), circ(32, 9, 4.2)]
    d.append(limb([(38, 14), (48, 20), (50, 32), (58, 38)], [5, 5, 5, 5], 20))
    d += [limb([(57, 40), (60, 46), (58, 52)], [3, 3, 1], 8), limb([(60, 38), (63, 42), (63.500, 47)], [3, 2.5, 1], 8), limb([(54, 41), (54, 47), (52, 51)], [3, 2.5, 1], 8)]
    return " ".join(d)


RACES = {"jellyfish": jellyfish, "crab": crab, "seahorse": seahorse, "shellfish": shellfish, "squid": squid, "kraken": kraken}
GUILDS = {"mage": mage, "soldier": soldier, "farmer": farmer, "merchant": merchant, "politician": politician, "ambassador": ambassador, "smuggler": smuggler}
PATHS = {f"race-{k}": v() for k, v in RACES.items()}
PATHS.update({f"guild-{k}": v() for k, v in GUILDS.items()})


def flat(name, col="#ffffff", size=64):
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 66 66" width="{size}" height="{size}">'
            f'<path fill="{col}" fill-rule="evenodd" d="{PATHS[name]}"/></svg>')
