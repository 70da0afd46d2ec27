"""Growth, far towns and light of the table pictures: coral, kelp, anemones, skylines, caustics, shafts, bubbles."""
import math
from .kit import *


def coral(x, y, size, ang, c, r, depth=5, w=None, spread=26):
    """A branching coral drawn as tapering tubes."""
    out = []

    def grow(x, y, a, l, w, d):
        x1, y1 = x + l * math.cos(math.radians(a)), y + l * math.sin(math.radians(a))
        mx, my = (x + x1) / 2 + r.uniform(-.1, .1) * l, (y + y1) / 2 + r.uniform(-.1, .1) * l
        out.append(tube([(x, y), (mx, my), (x1, y1)], w, w * .72))
        if d == 0:
            out.append(f"M{x1 - w * .5:.1f} {y1:.1f}a{w * .5:.1f} {w * .5:.1f} 0 1 0 {w:.1f} 0a{w * .5:.1f} {w * .5:.1f} 0 1 0 {-w:.1f} 0Z")
            return
        for k in range(2 if r.random() < .72 else 3):
            grow(x1, y1, a + r.uniform(-spread, spread) + (-14 if k == 0 else 14), l * r.uniform(.68, .9), w * .74, d - 1)

    grow(x, y, ang, size * .3, w or size * .13, depth)
    return P("".join(out), lin((0, mix(c, "#ffffff", .45)), (.5, c), (1, mix(c, INK, .75)), v=(0, y - size * 1.2, 0, y + 4), user=True))


def kelp(x, y, l, c, r, n=1, lean=0):
    o = ""
    for i in range(n):
        pts = wave(x + i * 9 + r.uniform(-3, 3), y, l * r.uniform(.7, 1.1), 10, 1.1, -90 + lean + r.uniform(-7, 7), n=12, ph=r.uniform(0, 6))
        g = lin((0, mix(c, "#ffffff", .3)), (1, mix(c, INK, .7)), v=(0, y - l, 0, y), user=True)
        o += P(tube(pts, 5, 1), g)
        for j in range(2, 11):
            px, py = pts[j]
            s = 1 if j % 2 else -1
            o += E(px + s * 7, py, 8.5, 2.8, g, transform=f"rotate({-28 * s} {px + s * 7:.1f} {py:.1f})")
    return o


def anemone(x, y, s, c, r):
    o = "".join(P(tube(wave(x + (i - 5) * s * .05, y - s * .2, s * r.uniform(.55, .8), s * .07, .8, -90 + (i - 5) * 13, n=8, ph=r.uniform(0, 6)), s * .1, s * .055), lin((0, mix(c, "#ffffff", .6)), (1, c), v=(0, y - s, 0, y), user=True)) for i in range(11))
    return P(f"M{x - s * .32} {y}C{x - s * .3} {y - s * .3} {x + s * .3} {y - s * .3} {x + s * .32} {y}Z", lin(c, mix(c, INK, .7))) + o


def dome(x, y, s, c, r):
    o = P(f"M{x - s} {y}C{x - s} {y - s * 1.1} {x + s} {y - s * 1.1} {x + s} {y}Z", lin(mix(c, "#ffffff", .3), c, mix(c, INK, .7)))
    for k in range(9):
        a = x + r.uniform(-.7, .7) * s
        o += P(curve([(a, y - 2), (a + r.uniform(-5, 5), y - s * .3), (a * .6 + x * .4 + r.uniform(-4, 4), y - s * .6)]), stroke=mix(c, INK, .55), stroke_width=1.2, opacity=.6)
    return o


def skyline(x, y, w, h, c, seed, lights=True, lit="#ffd98a", k=1.0, win=1.0):
    """Distant spires standing on a line, with lamps in the windows."""
    r, o, wi = rnd(seed), "", ""
    px = x
    while px < x + w:
        bw = r.uniform(10, 26) * k
        bh = h * r.uniform(.3, .95) * (1 - .5 * abs((px - x) / w - .5))
        kind = r.choice("dsds")
        b = y - bh
        if kind == "d":
            o += f"M{px} {y}V{b + bw * .4}C{px} {b - bw * .5} {px + bw} {b - bw * .5} {px + bw} {b + bw * .4}V{y}Z M{px + bw / 2 - 1} {b - bw * .2}L{px + bw / 2} {b - bw * .8}L{px + bw / 2 + 1} {b - bw * .2}Z"
        elif kind == "s":
            o += f"M{px} {y}V{b + bw}C{px + bw * .2} {b + bw * .3} {px + bw * .42} {b} {px + bw / 2} {b - bw * .7}C{px + bw * .58} {b} {px + bw * .8} {b + bw * .3} {px + bw} {b + bw}V{y}Z"
        else:
            o += f"M{px} {y}V{b}H{px + bw * .2}V{b - 3}H{px + bw * .4}V{b}H{px + bw * .6}V{b - 3}H{px + bw * .8}V{b}H{px + bw}V{y}Z"
        if lights:
            for _ in range(int(bh / 7)):
                wx, wy = px + bw * r.uniform(.2, .75), y - bh * r.uniform(.04, .72)
                wi += R(wx, wy, 1.1 * win, 2 * win, lit, .5, opacity=round(r.uniform(.5, 1), 2))
        px += bw * r.uniform(.7, 1.25)
    return P(o, c) + (G(wi, filter=glow(lit, 1.6 * win, .7)) if lights else "")


def caustics(x, y, w, h, seed, op):
    f = filt(("ca", seed), f'<feTurbulence type="turbulence" baseFrequency="0.016 0.026" numOctaves="2" seed="{seed}"/>'
             '<feColorMatrix values="0 0 0 0 .75  0 0 0 0 1  0 0 0 0 1  -6 0 0 0 1.05"/><feGaussianBlur stdDeviation="1.5"/>', (0, 0, 1, 1))
    i = doc().uid()
    doc().defs.append(f'<mask id="{i}"><rect x="{x}" y="{y}" width="{w}" height="{h}" fill="{lin((0, "#ffffff", 1), (1, "#ffffff", 0))}"/></mask>')
    return G(R(x, y, w, h, "#fff", filter=f), mask=f"url(#{i})", opacity=op, style="mix-blend-mode:screen")


def shafts(xs, y1, op=.4, lean=.25):
    o = "".join(P(f"M{x} -10H{x + w}L{x + w * 2.6 + (x - 640) * lean} {y1}H{x - w * 1.6 + (x - 640) * lean}Z", lin((0, FOAM, .75), (.5, FOAM, .22), (1, FOAM, 0))) for x, w in xs)
    return G(o, filter=blur(9), opacity=op, style="mix-blend-mode:screen")


def plankton(n, seed, w=1280, h=720):
    r = rnd(seed)
    return "".join(C(r.uniform(0, w), r.uniform(0, h), abs(r.gauss(.5, .5)) + .3, FOAM, opacity=round(r.uniform(.12, .6), 2)) for _ in range(n))


def bubbles(x, y, n, seed):
    r, o = rnd(seed), ""
    for _ in range(n):
        a, b, s = x + r.gauss(0, 9), y - r.uniform(0, 120), r.uniform(1, 4)
        o += C(a, b, s, rad((0, FOAM, .05), (.75, FOAM, .1), (1, FOAM, .7))) + C(a - s * .35, b - s * .35, s * .22, "#fff", opacity=.9)
    return o
