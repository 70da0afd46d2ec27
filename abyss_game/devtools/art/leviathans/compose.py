"""compose(id) -> SVG text of one Leviathan, 640 x 420."""
from . import beasts
from . import cast
from ..places.paint import *


def ridge(A, y, amp, col, seed, sd=1.5):
    r = random.Random(seed)
    pts = [(-30, 450)] + [(-30 + i * 70, y + r.uniform(-amp, amp)) for i in range(11)] + [(680, 450)]
    return '<path d="%s" fill="%s" filter="%s"/>' % (smooth(pts, k=.8), col, A.blur(sd))


def town(A, c, x, y, n, seed):
    """A tiny lit town: it tells the size of the beast."""
    r = random.Random(seed)
    s, w = "", ""
    for i in range(n):
        h, q = r.uniform(8, 26), r.uniform(3, 6)
        X = x + (i - n / 2) * 10
        s += box(X - q, y - h, X + q, y + 10) + P([(X - q, y - h), (X, y - h - q * 2), (X + q, y - h)])
        w += "".join('<circle cx="%s" cy="%s" r="1" fill="#ffe0a0"/>' % (f(X + r.uniform(-q * .6, q * .6)), f(y - h + r.uniform(2, h))) for _ in range(3))
    return '<path d="%s" fill="%s"/>%s' % (s, mix(c["deep"], c["mid"], .4), w) + A.glow(x, y - 8, n * 7, "#ffc870", .4)


def compose(name):
    o = cast.CAST[int(name)]
    c = dict(cast.HIDES[o["race"]])
    if o.get("char"):
        c.update(cast.CHAR)
    for k in ("hide", "fin", "belly"):
        c[k] = shift(c[k], o.get("hue", 0), o.get("sat", 1), o.get("val", 1))
    seed = int(name) * 7 + 3
    A = Art(640, 420, seed, (238, 46), c["rim"], c["bounce"], c["shade"])
    s = A.water(c["top"], c["mid"], c["deep"], c["lit"], o["sun"], .5, .9, .95)
    s += A.shafts(o["sun"], 8, .5, c["lit"])
    s += ridge(A, 360, 26, mix(c["mid"], c["lit"], .12), seed) + A.motes(40)
    s += town(A, c, 80 if o["plan"] in ("serpent", "squid") else 150, 398, 9, seed) + ridge(A, 404, 8, mix(c["deep"], c["mid"], .25), seed + 1, 1)
    s += beasts.PLANS[o["plan"]](A, c, o)
    s += A.shafts(o["sun"], 4, .2, c["lit"], 9)
    s += A.bubbles(110, 330, 14, 40, 300, (1.2, 4.5)) + A.motes(46, (c["rim"], "#ffffff"), (.5, 1.8), .7)
    s += A.full('fill="%s"' % A.lin((0, "#01030a", 0), (.64, "#01030a", 0), (.8, "#01030a", .66), (1, "#01030a", .86), x2=1, y2=0))
    s += A.vignette(.78) + A.grain()
    return A.svg(s)
