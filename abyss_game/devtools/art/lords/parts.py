"""Pieces that several guilds share: cloth, trim, tentacles, hands, plates, horns, pearl sheen."""
import math
from .svgkit import *


def rot(T, a, x, y):
    return T + " rotate(%s %s %s)" % (f(a), f(x), f(y))


def folds(A, lines, dark, light, w=10, op=.5, sd=4):
    """Cloth folds: a dark valley with a lit ridge to its left."""
    s = ""
    for q in lines:
        s += A.line(smooth(q, False), dark, w, op, sd)
        s += A.line(smooth([(x - w * .8, y - 2) for x, y in q], False), light, w * .45, op * .8, sd * .5)
    return s


def trim(A, q, col=BRASS, w=5, beads=0, r=4):
    """A brass edge along a line, with optional beads."""
    s = A.line(smooth(q, False), mix(col, "#2a1604", .75), w + 3, .9) + A.line(smooth(q, False), col, w, 1)
    s += A.line(smooth([(x - .8, y - 1.2) for x, y in q], False), "#fff3c4", w * .3, .8)
    if beads:
        for x, y in sample(q, beads):
            s += '<circle cx="%s" cy="%s" r="%s" fill="%s"/>' % (f(x), f(y), f(r), A.rad((0, "#fffbe8"), (.35, col), (1, mix(col, "#2a1604", .7)), cx=.35, cy=.3, r=.8))
    return s


def robe(A, p, T, shoulder=(92, 430), y0=470, drop=560, coll=None, pattern=None):
    """A broad mantle that fills the lower frame."""
    x0, x1 = shoulder
    d = smooth([(200, y0), (150, y0 + 28), (x0, drop - 10), (x0 - 50, 690), (x0 - 66, 830), (x1 + 80, 830), (x1 + 56, 690), (x1, drop), (368, y0 + 32), (322, y0), (262, y0 + 24)], k=.9)
    det = ""
    for k in range(9):
        t = k / 8
        xa = 175 + 180 * t
        xb = -10 + 540 * t
        det += folds(A, [[(xa, y0 + 10), ((xa + xb) / 2 + A.rng.uniform(-14, 14), 640), (xb + A.rng.uniform(-16, 16), 830)]], p["cld"], p["cll"], w=A.rng.uniform(9, 20), op=A.rng.uniform(.35, .6), sd=5)
    det += A.soft("M-20 640h560v200h-560Z", p["cld"], 40, .7)
    det += A.brush((20, y0, 500, 810), 160, [p["cll"], p["cloth"], p["cld"]], ang=lambda x, y: 90 + (262 - x) * .12, spread=10, ln=(30, 110), wd=(2, 8), op=(.04, .14))
    if pattern:
        det += pattern
    return A.form(d, A.lin((0, p["cloth"]), (.5, mix(p["cloth"], p["cld"], .4)), (1, p["cld"])), T, det, r=22, scale=12, tex=.1, freq="0.03 0.01", bump=.2, spec=.14, exp=12, rim=.8, rimw=3.5, back=.3)


def suckers(A, s, nn, ws, col, side=1, t0=.15, t1=.95, step=1, k=.55):
    out = ""
    n = len(s)
    i = int(n * t0)
    while i < n * t1:
        x, y = s[i][0] + nn[i][0] * ws[i] * k * side, s[i][1] + nn[i][1] * ws[i] * k * side
        q = ws[i] * .3
        out += '<ellipse cx="%s" cy="%s" rx="%s" ry="%s" fill="%s"/><circle cx="%s" cy="%s" r="%s" fill="%s" opacity=".8"/>' % (
            f(x), f(y), f(q), f(q * .85), mix(col, "#ffffff", .35), f(x), f(y), f(q * .45), mix(col, "#000000", .55))
        i += max(1, int(ws[i] * .62 / max(1e-3, math.hypot(s[min(i + 1, n - 1)][0] - s[i][0], s[min(i + 1, n - 1)][1] - s[i][1]) or 1) + .5)) * step
    return out


def arm(A, T, spine, w0, w1, col, dark, light, n=60, suck=1, spots=0, sheen=0, **v):
    """A muscular tentacle: gradient across, light ridge, suckers, volume."""
    length = sum(math.dist(a, b) for a, b in zip(spine, spine[1:]))
    d, s, nn, ws = limb(spine, w0, w1, n, cap=min(.3, w0 * .8 / length))
    det = A.line(smooth([(x + m[0] * w * -.35 * suck, y + m[1] * w * -.35 * suck) for (x, y), m, w in zip(s, nn, ws)][::3], False), light, w0 * .5, .4, w0 * .18)
    det += A.line(smooth([(x + m[0] * w * .8 * suck, y + m[1] * w * .8 * suck) for (x, y), m, w in zip(s, nn, ws)][::3], False), dark, w0 * .55, .6, w0 * .16)
    if suck:
        det += suckers(A, s, nn, ws, light, suck)
    for _ in range(spots):
        i = A.rng.randrange(len(s))
        o = A.rng.uniform(-.8, .3) * suck
        det += '<circle cx="%s" cy="%s" r="%s" fill="%s" opacity="%.2f"/>' % (f(s[i][0] + nn[i][0] * ws[i] * o), f(s[i][1] + nn[i][1] * ws[i] * o), f(ws[i] * A.rng.uniform(.06, .2)), A.rng.choice([dark, light]), A.rng.uniform(.3, .7))
    vv = dict(r=max(w0 * .42, 2), scale=7, tex=.14, freq="0.06 0.06", bump=.3, spec=.6, exp=20, rim=.8, rimw=2.6, back=.45, shadow=.55, sd=6)
    vv.update(v)
    o = A.form(d, A.lin((0, mix(col, light, .2)), (1, mix(col, dark, .35))), T, det, **vv)
    return o + (nacre(A, d, T, sheen, freq="0.006 0.012", mode="color-dodge") if sheen else "")


def hand(A, p, T, x, y, a=0, col=None, dark=None, light=None, sleeve=True, side=1, n=4):
    """Long webbed fingers closing over a shaft at (x, y); a: rotation of the grip."""
    col, dark, light = col or p["skin"], dark or p["skd"], light or p["skl"]
    TT = T + " translate(%s %s) rotate(%s) scale(%s 1)" % (f(x), f(y), f(a), side)
    s = ""
    # wrist and back of hand
    back = smooth([(-62, 74), (-46, 28), (-30, -16), (-6, -32), (8, -26), (8, 24), (-8, 46), (-22, 92)])
    det = A.soft(smooth([(-60, 80), (-40, 20), (-18, 20), (-24, 90)]), dark, 6, .5)
    for k in range(3):
        det += A.line("M%s %sQ%s %s %s %s" % (f(-8), f(-18 + k * 15), f(-26), f(4 + k * 12), f(-40 + k * 5), f(52 + k * 8)), dark, 2.2, .5, 1)
    s += A.form(back, A.lin((0, mix(col, light, .3)), (1, mix(col, dark, .4))), TT, det, r=8, scale=7, tex=.12, freq="0.08 0.08", bump=.3, spec=.5, rim=.8, rimw=2.5, sd=6)
    bk, s = s, ""
    web = smooth([(-8, -34), (18, -26), (24, 0), (16, 34), (-6, 40)])
    s += '<g transform="%s"><path d="%s" fill="%s" opacity=".5"/></g>' % (TT, web, mix(col, p["acc"], .3))
    for k in range(n):
        yy = -30 + k * 19
        sp = [(-16, yy + 6), (4, yy - 4), (24, yy + 1), (25, yy + 13), (8, yy + 16)]
        d, ss, nn, ws = limb(sp, 9.4, 3.2, 22)
        dd = A.line(smooth([(q[0], q[1] - 2.5) for q in ss], False), light, 3, .55, 1)
        for j in (8, 14):
            dd += A.line("M%s %sL%s %s" % (f(ss[j][0] - nn[j][0] * 8), f(ss[j][1] - nn[j][1] * 8), f(ss[j][0] + nn[j][0] * 8), f(ss[j][1] + nn[j][1] * 8)), dark, 1.6, .6, .5)
        s += A.form(d, A.lin((0, mix(col, light, .25)), (1, mix(col, dark, .3))), TT, dd, r=4, scale=6, tex=.1, freq="0.08 0.08", bump=.3, spec=.6, rim=.85, rimw=2, sd=4, shadow=.6)
    if sleeve:
        q = smooth([(-26, 60), (-2, 84), (20, 190), (-10, 250), (-150, 250), (-150, 160), (-104, 92), (-72, 66)])
        det = folds(A, [[(-60, 80), (-70, 150), (-90, 240)], [(-36, 84), (-36, 150), (-40, 240)], [(-84, 92), (-110, 150), (-140, 220)]], p["cld"], p["cll"], 9, .6, 3)
        det += trim(A, [(-96, 96), (-66, 74), (-28, 68), (2, 92)], w=6)
        bk = A.form(q, A.lin((0, mix(p["cloth"], p["cll"], .2)), (1, p["cld"])), TT, det, r=12, scale=10, tex=.1, freq="0.04 0.02", bump=.2, spec=.2, rim=.8, rimw=3) + bk
    return bk, s


def plate(A, p, T, d, det="", **v):
    vv = dict(r=14, scale=11, tex=.12, freq="0.05 0.06", bump=.2, spec=.45, exp=22, rim=.9, rimw=3.2, back=.5, sd=9)
    vv.update(v)
    return A.form(d, A.lin((0, mix(p["skin"], p["skl"], .35)), (.45, p["skin"]), (1, p["skd"])), T, det, **vv)


def knobs(A, p, box, n, q=(2, 6)):
    s = ""
    for _ in range(n):
        x, y, r = A.rng.uniform(box[0], box[2]), A.rng.uniform(box[1], box[3]), A.rng.uniform(*q)
        s += '<circle cx="%s" cy="%s" r="%s" fill="%s" opacity=".85"/>' % (f(x), f(y), f(r), A.rad((0, p["skl"]), (.55, p["skin"]), (1, p["skd"], .5), cx=.36, cy=.3))
    return s


def spike(A, p, x, y, a, L, w):
    """A curved horn as path string (unfiltered)."""
    a = math.radians(a)
    ux, uy = math.cos(a), math.sin(a)
    nx, ny = -uy, ux
    b = .16 * L
    d = "M%s %sQ%s %s %s %sQ%s %s %s %sZ" % tuple(f(v) for v in (
        x + nx * w, y + ny * w, x + ux * L * .5 + nx * (w * .7 + b * .6), y + uy * L * .5 + ny * (w * .7 + b * .6), x + ux * L + nx * b * .2, y + uy * L + ny * b * .2,
        x + ux * L * .5 - nx * (w * .4 - b * .6), y + uy * L * .5 - ny * (w * .4 - b * .6), x - nx * w, y - ny * w))
    return '<path d="%s" fill="%s"/>' % (d, A.lin((0, "#fff0dc"), (.35, p["skl"]), (1, p["skd"]), x1=f(x + ux * L), y1=f(y + uy * L), x2=f(x), y2=f(y), user=True))


PEARL = (".5 .2 .9 .5 .2 .8 .5", ".3 .6 .4 .9 .5 .3 .6", ".6 .9 .5 .6 .95 .6 .4")
OIL = (".05 .08 .12 .5 .7 .55 .12 .06", ".35 .5 .6 .2 .45 .12 .45 .5", ".5 .6 .4 .55 .2 .6 .55 .4")


def nacre(A, d, T, op=.5, freq="0.008 0.014", mode="overlay"):
    """Iridescence: smooth noise pushed through three out-of-phase colour tables."""
    i = A.uid("n")
    x0, y0, x1, y1 = bbox(d)
    # pearl runs through the whole rainbow; oil only teal, violet, bronze
    tabs = OIL if mode == "color-dodge" else PEARL
    A.defs.append('<filter id="%s" filterUnits="userSpaceOnUse" x="%s" y="%s" width="%s" height="%s" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="%s" numOctaves="2" seed="%d" result="t"/>'
                  '<feColorMatrix in="t" values="1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 0 0 0 0 1" result="g"/>'
                  '<feComponentTransfer in="g"><feFuncR type="table" tableValues="%s"/><feFuncG type="table" tableValues="%s"/><feFuncB type="table" tableValues="%s"/></feComponentTransfer></filter>' % (
                      i, f(x0), f(y0), f(x1 - x0), f(y1 - y0), freq, A.seed % 70 + 2, *tabs))
    return '<g transform="%s" style="mix-blend-mode:%s" opacity="%.2f"><g clip-path="%s"><rect x="%s" y="%s" width="%s" height="%s" filter="url(#%s)"/></g></g>' % (
        T, mode, op, A.clip(d), f(x0), f(y0), f(x1 - x0), f(y1 - y0), i)
