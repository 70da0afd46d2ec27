"""Parts of places: planes of scenery, buildings, growth, wrecks, bones, lamps, folk. `A` is the Art, `p` the palette."""
from .paint import *

W, H = 720, 432


# ------------------------------------------------------------------ planes
def far(A, p, kind, y=300, seed=1, op=.8, sd=2.6, k=1.0, lamps=10):
    """A soft far plane that fades into the water."""
    r = random.Random(seed * 7 + 1)
    col = mix(p["mid"], p["lit"], .5)
    ds, n = [], 8
    if kind == "ridge":
        pts = [(-40, 460)] + [(-40 + i * 90, y - r.uniform(-10, 60) * k) for i in range(10)] + [(780, 460)]
        ds.append(smooth(pts, k=.8))
    elif kind == "cliffs":
        for s in (0, 1):
            x = lambda v: v if not s else W - v
            ds.append(P([(x(-20), 460), (x(-20), 60), (x(60), 90), (x(96), 150), (x(150), 170), (x(180), 250), (x(230), 290), (x(250), 460)]))
    elif kind == "kelp":
        for _ in range(16):
            x, t = r.uniform(-10, W + 10), r.uniform(20, 200)
            sp = [(x, 460), (x + r.uniform(-20, 20), 330), (x + r.uniform(-30, 30), t + 90), (x + r.uniform(-40, 40), t)]
            ds.append(limb(sp, [10, 7, 2]))
            for q in sample(sp, 9)[2:]:
                dx = r.choice((-1, 1)) * r.uniform(16, 34)
                ds.append(smooth([q, (q[0] + dx * .5, q[1] - 14), (q[0] + dx, q[1] - 10 - r.uniform(0, 14)), (q[0] + dx * .55, q[1] - 1)]))
    else:
        for i in range(n):
            x = -20 + i * 108 + r.uniform(-26, 26)
            h = r.uniform(70, 190) * k
            w = r.uniform(18, 38)
            t = y + 30 - h
            if kind == "spires":
                ds.append(smooth([(x - w, 460), (x - w * .5, y - h * .2), (x - w * .18, t + 30), (x, t - 30), (x + w * .2, t + 30), (x + w * .55, y - h * .2), (x + w, 460)]))
                ds.append(ell(x, y + 30 - h * .6, w * .7, w * .5))
            elif kind == "domes":
                ds += [box(x - w, t + 20, x + w, 460), ell(x, t + 22, w * 1.25, w), P([(x - 2, t), (x, t - 46), (x + 2, t)])]
            elif kind == "pillars":
                ds += [box(x - w * .5, t, x + w * .5, 460), box(x - w * .8, t - 8, x + w * .8, t + 6)]
            elif kind == "teeth":
                ds.append(P([(x - w * 1.8, 460), (x - w * .7, y - h * .3), (x - w * .6, t + 40), (x - w * .1, t), (x + w * .4, t + 46), (x + w * .6, y - h * .4), (x + w * 1.8, 460)]))
            elif kind == "chimneys":
                ds.append(smooth([(x - w * 1.3, 460), (x - w * .6, y - h * .3), (x - w * .35, t), (x + w * .35, t), (x + w * .6, y - h * .3), (x + w * 1.3, 460)]))
            elif kind == "wrecks":
                ds += [smooth([(x - 60, y + 30), (x - 48, y), (x + 40, y + 4), (x + 66, y - 16), (x + 50, y + 34), (x - 30, y + 44)], k=.6), limb([(x, y + 10), (x + 8, t)], [5, 2], 4), limb([(x - 26, t + 40), (x + 34, t + 30)], [3, 2], 4)]
    s = '<g filter="%s" opacity="%.2f"><path d="%s" fill="%s"/></g>' % (A.blur(sd), op, " ".join(ds), A.lin((0, col, .35), (.4, col, .95), (1, mix(p["deep"], p["mid"], .35)), y1=60, y2=430, x1=0, x2=0, user=True))
    if lamps and kind not in ("ridge", "kelp", "cliffs", "wrecks"):
        for _ in range(lamps):
            s += A.glow(r.uniform(10, 710), r.uniform(y - 60, y + 20), r.uniform(4, 8), p["lamp"], r.uniform(.4, .85))
    return s + A.haze(y - 70, y + 90, mix(p["mid"], p["lit"], .25), .55)


def ground(A, p, y=350, amp=10, col=None, seed=2, tex=.18):
    r = random.Random(seed)
    c = col or p["rock"]
    pts = [(-30, 470)] + [(-30 + i * 65, y + r.uniform(-amp, amp)) for i in range(13)] + [(750, 470)]
    d = smooth(pts, k=.9)
    return A.form(d, A.lin((0, mix(c, p["lit"], .35)), (.35, c), (1, mix(c, p["deep"], .85))), br=50, cols=(mix(c, p["lit"], .6), mix(c, BLACK, .6)), r=12, scale=9, tex=tex, freq="0.02 0.05", rim=.35, sd=5)


def crag(A, p, pts, col=None, k=.7, br=34, **v):
    c = col or p["rock"]
    v.setdefault("r", 12), v.setdefault("scale", 10), v.setdefault("tex", .24), v.setdefault("freq", "0.025 0.032"), v.setdefault("rim", .55)
    return A.form(smooth(pts, k=k), A.lin((0, mix(c, p["lit"], .4)), (.4, c), (1, mix(c, p["deep"], .8))), br=br, cols=(mix(c, p["lit"], .7), mix(c, BLACK, .7)), **v)


def near(A, p, kind="rocks", seed=3):
    """The near plane: dark, warm-rimmed, a little out of focus; frames the view."""
    r = random.Random(seed)
    c = mix(p["rock"], p["deep"], .66)
    hl, hr = r.sample((r.uniform(40, 70), r.uniform(120, 170)), 2)
    def side(h, x):
        q = [(-40, 470), (-40, 432 - h)]
        n = 7
        for i in range(n):
            t = (i + .3) / n
            q.append((-10 + 210 * t * (.7 + h / 300) + r.uniform(-9, 9), 432 - h * (1 - t) ** 1.3 + r.uniform(-.14, .1) * h))
        return smooth([(x(a), b) for a, b in q + [(230, 470)]], k=.35)
    d = side(hl, lambda v: v) + side(hr, lambda v: W - v)
    s = '<path d="%s" fill="%s"/>' % (d, A.lin((0, mix(c, p["lit"], .12)), (1, mix(p["deep"], BLACK, .6)))) + A.brush((0, 280, 200, 432), 40, (mix(c, p["lit"], .4), BLACK)) + A.brush((520, 280, 720, 432), 40, (mix(c, p["lit"], .4), BLACK))
    for x, h in ((24, hl), (700, hr)):
        if "kelp" in kind:
            s += "".join(kelp_d(x + r.uniform(-40, 40), 440, r.uniform(150, 300), r.uniform(-40, 40), mix(c, p["acc"], .18), r, 17) for _ in range(3))
        if "coral" in kind:
            s += "".join(coral_d(x + r.uniform(-20, 20), 440 - h * .8, r.uniform(60, 100), -90 + (24 if x < 300 else -24) + r.uniform(-12, 12), mix(c, p["acc"], .3), r) for _ in range(2))
        if "spikes" in kind:
            s += "".join('<path d="%s" fill="%s"/>' % (limb([(x + i * 18 - 36, 440), (x + i * 20 - 40, 440 - h * r.uniform(.9, 1.6))], [20, 1], 6), mix(c, p["acc"], .16)) for i in range(5))
    return '<g filter="%s">%s</g>' % (A.blur(1.3), A.group(s, b=(0, 120, 720, 432), r=7, scale=6, tex=.14, rim=.45, back=.1, sd=8, spec=.12))


# ------------------------------------------------------------------ light
def window(x, y, w=7, h=12):
    return "M%s %sV%sQ%s %s %s %sQ%s %s %s %sV%sZ" % tuple(f(v) for v in (x - w / 2, y + h / 2, y - h * .1, x - w / 2, y - h / 2, x, y - h / 2, x + w / 2, y - h / 2, x + w / 2, y - h * .1, y + h / 2))


def windows(A, p, pts, w=7, h=12, col=None, g=2.6):
    c = col or p["lamp"]
    s = '<path d="%s" fill="#05080e" opacity=".55"/>' % " ".join(window(x, y + 1, w + 3, h + 3) for x, y in pts)
    s += '<path d="%s" fill="%s"/>' % (" ".join(window(x, y, w, h) for x, y in pts), A.lin((0, mix(c, "#ffffff", .8)), (1, c)))
    return s + "".join(A.glow(x, y, w * g, c, .7) for x, y in pts)


def door(A, p, x, y, w, h, col=None, g=1.5):
    """Lit arch; (x, y) = middle of the sill."""
    c = col or p["lamp"]
    d = "M%s %sV%sC%s %s %s %s %s %sV%sZ" % tuple(f(v) for v in (x - w / 2, y, y - h * .5, x - w / 2, y - h * 1.16, x + w / 2, y - h * 1.16, x + w / 2, y - h * .5, y))
    return ('<path d="%s" fill="%s"/>' % (d, A.lin((0, mix(c, "#ffffff", .75)), (.6, c), (1, mix(c, "#a03a10", .4)))) + A.glow(x, y - h * .4, max(w, h) * g, c, .75))


def lamps(A, p, pts, q=5, col=None, g=5):
    return "".join(A.glow(x, y, q * g, col or p["lamp"], .85, q * .55) for x, y in pts)


def folk(A, p, pts, col="#040a12"):
    """Tiny robed figures with a lantern: they give the scale."""
    s = ""
    for x, y, z in pts:
        s += '<path d="M%s %sC%s %s %s %s %s %sZ" fill="%s"/><circle cx="%s" cy="%s" r="%s" fill="%s"/>' % (f(x - z * .55), f(y), f(x - z * .5), f(y - z * 1.9), f(x + z * .5), f(y - z * 1.9), f(x + z * .55), f(y), col, f(x), f(y - z * 1.75), f(z * .36), col)
        s += A.glow(x + z * .7, y - z * 1.1, z * 1.5, p["lamp"], .9, z * .2)
    return s


# ------------------------------------------------------------------ building
def stone(A, p, d, col=None, det="", hi=.2, lo=.75, br=16, **v):
    c = col or p["stone"]
    v.setdefault("r", 8), v.setdefault("scale", 7), v.setdefault("tex", .11)
    return A.form(d, A.tone(c, hi, lo, p["deep"]), det=det, br=br, cols=(mix(c, "#ffffff", .5), mix(c, BLACK, .6)), **v)


def courses(A, b, n, col="#02060c", op=.3, bend=4):
    x0, y0, x1, y1 = b
    return "".join(A.line("M%s %sQ%s %s %s %s" % tuple(f(v) for v in (x0, y, (x0 + x1) / 2, y + bend, x1, y)), col, 1.3, op) for y in (y0 + (y1 - y0) * (i + 1) / (n + 1) for i in range(n)))


def dome(x, y, w, h, lip=0):
    return "M%s %sC%s %s %s %s %s %sC%s %s %s %s %s %sQ%s %s %s %sZ" % tuple(f(v) for v in (
        x - w, y, x - w * 1.02, y - h * .62, x - w * .5, y - h * .94, x, y - h, x + w * .5, y - h * .94, x + w * 1.02, y - h * .62, x + w, y, x, y + lip, x - w, y))


def ribs(A, x, y, w, h, n, col="#03121c", hi="#ffffff"):
    s = ""
    for i in range(n + 1):
        u = i / n * 2 - 1
        d = "M%s %sC%s %s %s %s %s %s" % tuple(f(v) for v in (x, y - h, x + u * w * .55, y - h * .9, x + u * w * 1.02, y - h * .55, x + u * w, y + 4))
        s += A.line(d, col, 3, .5) + A.line(d, hi, 1.2, .35)
    return s


def tower(A, p, x, y, w, h, roof="cone", col=None, rows=3, cols=2, taper=.8, lit=None, ww=6):
    t = w * taper
    s = stone(A, p, P([(x - w, y), (x - t, y - h), (x + t, y - h), (x + w, y)]), col, courses(A, (x - w, y - h, x + w, y), max(3, int(h / 16))), r=max(4, w * .4))
    c = p["roof"]
    if roof == "cone":
        d = "M%s %sQ%s %s %s %sQ%s %s %s %sZ" % tuple(f(v) for v in (x - t * 1.3, y - h + 3, x - t * .3, y - h - w * .8, x, y - h - w * 2.6, x + t * .3, y - h - w * .8, x + t * 1.3, y - h + 3))
    elif roof == "dome":
        d = dome(x, y - h + 3, t * 1.2, w * 1.3)
    elif roof == "crown":
        d = P([(x - t * 1.35, y - h - w * .9), (x - t * .9, y - h - w * .3), (x - t * .45, y - h - w * 1.1), (x, y - h - w * .3), (x + t * .45, y - h - w * 1.1), (x + t * .9, y - h - w * .3), (x + t * 1.35, y - h - w * .9), (x + t * 1.15, y - h + 4), (x - t * 1.15, y - h + 4)])
    else:
        d = box(x - t * 1.2, y - h - 6, x + t * 1.2, y - h + 4)
    s += stone(A, p, d, c, r=max(4, w * .4), br=6)
    if rows:
        pts = [(x + ((j + .5) / cols * 2 - 1) * t * .75, y - h + (i + .6) * h / (rows + .4)) for i in range(rows) for j in range(cols)]
        s += windows(A, p, pts, ww, ww * 1.7, lit)
    return s


def column(A, p, x, y0, y1, w, col=None, broken=False):
    top = [(x - w * .42, y0), (x + w * .42, y0)] if not broken else [(x - w * .42, y0 + 6), (x - w * .1, y0 - 8), (x + w * .12, y0 + 5), (x + w * .42, y0 - 3)]
    fl = "".join(A.line("M%s %sV%s" % (f(x + w * k), f(y0 - 8), f(y1)), "#02060c", w * .07, .35) for k in (-.24, -.02, .2))
    s = stone(A, p, P([(x - w * .5, y1)] + top + [(x + w * .5, y1)]), col, fl, r=w * .3, scale=w * .35, br=5)
    if not broken:
        s += stone(A, p, P([(x - w * .8, y0 - w * .42), (x + w * .8, y0 - w * .42), (x + w * .48, y0 + w * .1), (x - w * .48, y0 + w * .1)]), col, r=3, br=0)
    return s + stone(A, p, box(x - w * .72, y1 - w * .3, x + w * .72, y1 + 3), col, r=3, br=0)


def steps(A, p, x, y, w, n, dh=9, dw=16, col=None):
    s = ""
    for i in range(n):
        c = mix(col or p["stone"], p["deep"], .1 + .5 * i / n)
        s += A.form(box(x - w - i * dw, y + i * dh, x + w + i * dw, y + (i + 1) * dh + 3), A.lin((0, mix(c, "#ffffff", .3)), (.4, c), (1, mix(c, p["deep"], .8))), r=3, scale=4, tex=.1, rim=.7, rimw=1.6, sd=3)
    return s


def spike(A, x, y, a, L, w, c, tip="#fff2dc"):
    q = math.radians(a)
    d = limb([(x, y), (x + L * .5 * math.cos(q) + 2, y + L * .5 * math.sin(q)), (x + L * math.cos(q), y + L * math.sin(q))], [w, w * .6, .6], 10)
    return '<path d="%s" fill="%s"/>' % (d, A.lin((0, tip if math.sin(q) < 0 else c), (1, c if math.sin(q) < 0 else tip)))


def banner(A, p, x, y, h, col, lean=0, w=26):
    s = A.line(P([(x, y), (x + lean, y - h)], False), mix(BRASS, "#3a2a10", .45), 3.2)
    X, Y = x + lean * .96, y - h * .96
    d = smooth([(X, Y), (X + w * .6, Y + 3), (X + w * 1.2, Y + h * .05), (X + w * 1.0, Y + h * .22), (X + w * 1.3, Y + h * .46), (X + w * .6, Y + h * .36), (X + 1, Y + h * .42)], k=.8)
    return A.group(s, r=2, scale=3, b=(int(min(x, X)) - 5, int(y - h) - 4, int(max(x, X)) + 6, int(y) + 4)) + A.form(d, A.tone(col, .25, .6), r=5, scale=5, tex=.06, sd=3)


# ------------------------------------------------------------------ growth
def coral_d(x, y, size, ang, col, r, depth=4, w=None, out=None):
    w = w or size * .17
    root = out is None
    out = [] if root else out
    a = math.radians(ang)
    ex, ey = x + size * .46 * math.cos(a), y + size * .46 * math.sin(a)
    out.append(limb([(x, y), ((x + ex) / 2 + r.uniform(-3, 3), (y + ey) / 2), (ex, ey)], [w, w * .82, w * .7], 6))
    if depth:
        for s in ((-1, 1) if r.random() < .75 else (-1, 0, 1)):
            coral_d(ex, ey, size * r.uniform(.66, .84), ang + s * r.uniform(17, 38) + r.uniform(-6, 6), col, r, depth - 1, w * .7, out)
    else:
        out.append(ell(ex, ey, w * .5))
    return '<path d="%s" fill="%s"/>' % (" ".join(out), col) if root else ""


def coral(A, p, x, y, size, ang, col, seed=1, depth=4):
    r = random.Random(seed * 31 + int(x))
    return A.group(coral_d(x, y, size, ang, A.lin((0, mix(col, "#fff4e0", .5)), (.5, col), (1, mix(col, p["deep"], .65))), r, depth), r=3, scale=5, tex=.1, rim=.6, rimw=1.4, sd=4)


def kelp_d(x, y, h, lean, col, r, w=14):
    L = Limb([(x, y), (x + lean * .2 + 9, y - h * .33), (x + lean * .6 - 10, y - h * .66), (x + lean, y - h)], [w * .5, w * .36, w * .22, 1])
    ds = [L.path()]
    n = max(6, int(h / 20))
    for i in range(n):
        t = .06 + .9 * i / n
        px, py = L.at(t)
        s = 1 if i % 2 else -1
        q = h * .2 * (1 - t * .45) * r.uniform(.7, 1.2)
        a = math.radians(L.ang(t) + s * r.uniform(30, 58))
        ds.append(limb([(px, py), (px + math.cos(a) * q * .5, py + math.sin(a) * q * .5 + 3), (px + math.cos(a - s * .5) * q, py + math.sin(a - s * .5) * q)], [1, w * .8, w * .62, 1], 8))
    return '<path d="%s" fill="%s"/>' % (" ".join(ds), col)


def kelp(A, p, x, y, h, lean, col, seed=1, w=14):
    r = random.Random(seed * 17 + int(x))
    return A.group(kelp_d(x, y, h, lean, A.lin((0, mix(col, "#fff6c0", .45)), (.5, col), (1, mix(col, p["deep"], .7))), r, w), r=3, scale=4, tex=.06, rim=.55, rimw=1.4, sd=4)


def anemone(A, p, x, y, s, col, seed=1):
    r = random.Random(seed)
    o = "".join('<path d="%s" fill="%s"/>' % (limb([(x + (i - 6) * s * .07, y), (x + (i - 6) * s * .12 + r.uniform(-3, 3), y - s * .45), (x + (i - 6) * s * .17 + r.uniform(-5, 5), y - s * r.uniform(.7, 1))], [s * .13, s * .1, s * .05], 8), A.lin((0, mix(col, "#ffffff", .6)), (1, mix(col, p["deep"], .4)))) for i in range(13))
    return A.group(o, r=2.5, scale=4, tex=.04, sd=3)


def jelly(A, x, y, s, col, n=6, seed=1, op=.9):
    r = random.Random(seed)
    o = A.glow(x, y - s * .2, s * 2, col, .7)
    o += "".join(A.line(smooth([(x + (i / (n - 1) - .5) * s * 1.3, y), (x + (i / (n - 1) - .5) * s * 1.2 + r.uniform(-5, 5), y + s * .8), (x + (i / (n - 1) - .5) * s * 1.5 + r.uniform(-8, 8), y + s * r.uniform(1.2, 2.1))], False), mix(col, "#ffffff", .45), max(.8, s * .06), .6) for i in range(n))
    d = dome(x, y, s, s * 1.05, -s * .18)
    o += '<path d="%s" fill="%s"/>' % (d, A.rad((0, "#ffffff", .95), (.4, mix(col, "#ffffff", .35), .8), (1, col, .5), cx=.42, cy=.3, r=.75)) + A.line(d, mix(col, "#ffffff", .7), max(.8, s * .05), .8)
    return '<g opacity="%.2f">%s</g>' % (op, o)


def fish(A, n, x, y, sx, sy, col, s=1.4, seed=1, flip=1):
    r, o = random.Random(seed), ""
    for _ in range(n):
        X, Y, k = x + r.gauss(0, sx), y + r.gauss(0, sy), s * r.uniform(.6, 1.15)
        F = flip
        o += "M%s %sC%s %s %s %s %s %sL%s %sL%s %sL%s %sC%s %s %s %s %s %sZ" % tuple(f(v) for v in (X, Y, X + 4 * k * F, Y - 3 * k, X + 8 * k * F, Y - 2.4 * k, X + 10 * k * F, Y, X + 14 * k * F, Y - 3 * k, X + 13 * k * F, Y, X + 14 * k * F, Y + 3 * k, X + 8 * k * F, Y + 2.4 * k, X + 4 * k * F, Y + 3 * k, X, Y))
    return '<path d="%s" fill="%s" opacity=".8"/>' % (o, col)


# ------------------------------------------------------------------ wrecks, bones, shells
def plank_lines(A, top, bot, n, col="#05080c"):
    return "".join(A.line(smooth([(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in zip(top, bot)], False), col, 1.5, .5) for t in (i / n for i in range(1, n)))


def hull(A, p, x, y, L, h, col="#6a4a33", lit=True, broken=False, ports=5, flip=1):
    """A ship's side, bow to the right (flip=-1: left); (x, y) = keel middle."""
    X = lambda v: x + v * flip
    top = [(X(-L * .5), y - h * 1.25), (X(-L * .3), y - h * .92), (X(0), y - h * .82), (X(L * .3), y - h * .95), (X(L * .56), y - h * 1.35)]
    bot = [(X(-L * .44), y - h * .1), (X(-L * .26), y), (X(0), y + h * .02), (X(L * .28), y - h * .06), (X(L * .46), y - h * .5)]
    d = smooth(top + bot[::-1], k=.7)
    det = plank_lines(A, top, bot, 7)
    if broken:
        det += "".join('<path d="%s" fill="#020408"/>' % smooth([(X(a), y - h * b), (X(a + L * .05), y - h * (b + .24)), (X(a + L * .1), y - h * (b + .06)), (X(a + L * .07), y - h * (b - .18))], k=.4) for a, b in ((-.28 * L, .4), (.12 * L, .42)))
    s = stone(A, p, d, col, det, r=h * .2, scale=9, br=40)
    s += A.group(A.line(smooth(top, False), mix(col, "#e8c890", .35), h * .07), b=tuple(round(v) for v in bbox(d)), r=2, scale=3, sd=3)
    pts = [(X(L * (-.34 + .66 * i / max(1, ports - 1))), y - h * .52 - abs(i - ports / 2) * h * .02) for i in range(ports)]
    return s + (windows(A, p, pts, h * .1, h * .12) if lit else "".join('<path d="%s" fill="#020409"/>' % ell(a, b, h * .05) for a, b in pts))


def mast(A, p, x, y, h, lean=0, yards=2, col="#4a3626", sail=None, torn=True):
    tx = x + lean
    o = '<path d="%s" fill="%s"/>' % (limb([(x, y), (tx, y - h)], [h * .05, h * .022], 6), col)
    sl = ""
    for i in range(yards):
        t = .55 + .3 * i
        cx, cy, w = x + lean * t, y - h * t, h * (.34 - .1 * i)
        a = lean / h * .5
        o += '<path d="%s" fill="%s"/>' % (limb([(cx - w, cy + w * a + 3), (cx + w, cy - w * a - 3)], [3, 4.5, 3], 6), col)
        if sail:
            k = h * .2
            d = P([(cx - w * .9, cy + w * a + 4), (cx + w * .9, cy - w * a - 1), (cx + w * .8, cy + k * .6), (cx + w * .5, cy + k), (cx + w * .25, cy + k * .5), (cx - w * .05, cy + k * 1.1), (cx - w * .4, cy + k * .55), (cx - w * .75, cy + k * .95)])
            sl += A.form(d, A.lin((0, sail, .95), (1, mix(sail, p["deep"], .6), .85)), r=5, scale=4, tex=.08, sd=3)
    rig = A.line(P([(tx, y - h), (x - h * .42, y)], False), "#0a0e12", 1.2, .8) + A.line(P([(tx, y - h), (x + h * .42, y)], False), "#0a0e12", 1.2, .8)
    return rig + sl + A.group(o, r=2.2, scale=4, tex=.05, rimw=1.3, sd=3)


def bone(A, d, col="#d8d4bc", **v):
    v.setdefault("r", 4), v.setdefault("scale", 6), v.setdefault("tex", .12), v.setdefault("sd", 5), v.setdefault("back", .35)
    return A.form(d, A.lin((0, mix(col, "#ffffff", .35)), (.5, col), (1, mix(col, "#1a2230", .6))), **v)


def chain(A, pts, n, s=5, col=BRASS):
    q, o = sample(pts, n), ""
    for i, (x, y) in enumerate(q):
        x2, y2 = q[min(i + 1, n)]
        x1, y1 = q[max(i - 1, 0)]
        a = math.degrees(math.atan2(y2 - y1, x2 - x1))
        o += '<ellipse cx="%s" cy="%s" rx="%s" ry="%s" fill="none" stroke="%s" stroke-width="%s" transform="rotate(%s %s %s)"/>' % (f(x), f(y), f(s * 1.05), f(s * (.62 if i % 2 else .22)), col, f(s * .42), f(a), f(x), f(y))
    b = (min(a for a, _ in pts) - s * 2, min(b for _, b in pts) - s * 2, max(a for a, _ in pts) + s * 2, max(b for _, b in pts) + s * 2)
    return A.group(o, b=tuple(round(v) for v in b), r=1.6, scale=3, tex=.05, rimw=1.2, sd=3, shadow=.7)


def clam(A, p, x, y, s, open_=.5, col=None, pearl=True, rot=0):
    """A giant clam seen from the front, jaws wavy, mantle glowing, a pearl inside."""
    c = col or p["stone"]
    n = 7

    def shell(up):
        sg = -1 if up else 1
        k = (.62 + open_ * .4) if up else .5
        pts = [(x - s, y + sg * s * .05)]
        pts += [(x + s * math.cos(math.pi - math.pi * i / 16), y + sg * (s * .05 + s * k * math.sin(math.pi * i / 16) * (1 + .05 * (-1) ** i))) for i in range(1, 16)]
        pts += [(x + s, y + sg * s * .05)]
        edge = [(x + s * (1 - 2 * i / (n * 2)), y + sg * s * (open_ * .34 * math.sin(math.pi * i / (n * 2)) + (.08 if i % 2 else -.02))) for i in range(n * 2 + 1)]
        d = smooth(pts + edge[1:-1], k=.8)
        ap = (x, y + sg * s * (k + .12))
        det = "".join(A.line("M%s %sQ%s %s %s %s" % tuple(f(v) for v in (ap[0] + (e[0] - x) * .25, ap[1], (e[0] - x) * .9 + x, (ap[1] + e[1]) / 2, e[0], e[1])), "#02060c" if j % 2 else "#ffffff", 4 if j % 2 else 2, .4 if j % 2 else .35) for j, e in enumerate(edge))
        det += "".join(A.line(smooth([(x + (e[0] - x) * q, e[1] + (ap[1] - e[1]) * (1 - q)) for e in edge], False), "#02060c", 1.3, .3) for q in (.85, .65, .45))
        return A.form(d, A.tone(c, .45, .7, p["deep"]), det, br=24, cols=("#ffffff", mix(c, BLACK, .6)), r=s * .16, scale=9, bump=.24, sd=s * .08)
    ins = smooth([(x - s * .94, y)] + [(x - s * .9 + 1.8 * s * i / 12, y - s * open_ * .46 * math.sin(math.pi * i / 12)) for i in range(1, 12)] + [(x + s * .94, y)] + [(x + s * .9 - 1.8 * s * i / 12, y + s * open_ * .42 * math.sin(math.pi * i / 12)) for i in range(1, 12)])
    m = p["acc"]
    o = '<path d="%s" fill="%s"/>' % (ins, A.rad((0, mix(m, "#ffffff", .6)), (.4, m), (.8, mix(m, p["deep"], .7)), (1, p["deep"])))
    o = shell(True) + o
    for sg in (-1, 1):
        L = [(x - s * .9 + 1.8 * s * i / 26, y + sg * s * (open_ * .34 * math.sin(math.pi * i / 26)) + (4 if i % 2 else -4) * s / 90) for i in range(27)]
        o += A.group(A.line(smooth(L, False), mix(m, "#ffffff", .25), s * .09), b=(round(x - s), round(y - s * .5), round(x + s), round(y + s * .5)), r=2.5, scale=4, tex=.05, sd=3)
    if pearl:
        q = s * .2
        o += A.glow(x, y + s * .04, s * .75, "#e8f8ff", .85) + '<circle cx="%s" cy="%s" r="%s" fill="%s"/>' % (f(x), f(y + s * .06), f(q), A.rad((0, "#ffffff"), (.25, "#fdf6ec"), (.55, "#e2d6d4"), (.85, "#7a86a6"), (1, "#b8d8e6"), fx=.36, fy=.3))
    o += shell(False)
    return '<g transform="rotate(%s %s %s)">%s</g>' % (rot, f(x), f(y), o) if rot else o


def tentacle(A, pts, ws, col, suck="#c9b8c8", side=1, n=48, sheen=True, **v):
    L = Limb(pts, ws, n)
    det = "".join('<path d="%s" fill="%s" opacity=".75"/><path d="%s" fill="#05070c" opacity=".6"/>' % (ell(*L.at(t, side * .62), L.half(t) * .26), suck, ell(*L.at(t, side * .62), L.half(t) * .11)) for t in (i / (n * .8) for i in range(1, int(n * .78))))
    det += A.line(L.ridge(-side * .55), mix(col, "#ffffff", .55), 2, .35)
    v.setdefault("r", max(ws) * .22), v.setdefault("scale", 9), v.setdefault("rim", .7)
    return A.form(L.path(), A.tone(col, .3, .7), det, br=20, cols=(mix(col, "#ffffff", .4), BLACK), **v)


def figurehead_eye(A, x, y, q, iris, rot=0):
    g = A.glow(x, y, q * 3.4, iris, .75)
    o = '<ellipse cx="%s" cy="%s" rx="%s" ry="%s" fill="#03050a"/>' % (f(x), f(y), f(q * 1.25), f(q))
    o += '<circle cx="%s" cy="%s" r="%s" fill="%s"/>' % (f(x), f(y), f(q * .86), A.rad((0, "#ffffff"), (.3, mix(iris, "#ffffff", .3)), (.7, iris), (1, mix(iris, BLACK, .75)), fy=.7))
    o += "".join(A.line("M%s %sL%s %s" % tuple(f(v) for v in (x + q * .3 * math.cos(a), y + q * .3 * math.sin(a), x + q * .8 * math.cos(a), y + q * .8 * math.sin(a))), mix(iris, BLACK, .7), q * .04, .5) for a in (k * .35 for k in range(18)))
    o += '<ellipse cx="%s" cy="%s" rx="%s" ry="%s" fill="#020308"/><ellipse cx="%s" cy="%s" rx="%s" ry="%s" fill="#fff"/>' % (f(x), f(y), f(q * .74), f(q * .2), f(x - q * .3), f(y - q * .42), f(q * .16), f(q * .1))
    return '<g transform="rotate(%s %s %s)">%s%s</g>' % (rot, f(x), f(y), g, o)


def pincer(A, p, x, y, s, flip=1, col=None):
    """A raised crab claw, tips up; (x, y) = middle of the palm."""
    c = col or p["stone"]
    T = lambda q: [(x + flip * a * s, y + b * s) for a, b in q]
    mov = T([(.1, -.4), (.34, -.8), (.36, -1.2), (.1, -1.66), (.62, -1.4), (.84, -.85), (.64, -.1)])
    fix = T([(-.5, .5), (-.86, -.3), (-.84, -.9), (-.58, -1.44), (-.1, -1.8), (-.24, -1.22), (-.12, -.8), (.16, -.4), (.3, .1), (0, .5)])
    palm = T([(-.34, .86), (-.62, .2), (-.5, -.3), (0, -.5), (.44, -.46), (.74, -.1), (.6, .42), (.3, .86)])
    th = "".join('<path d="%s" fill="#fff0dc"/>' % P(T([(a, b - .09), (a + d, b), (a, b + .09)])) for a, b, d in ((-.26, -1.24, .17), (-.2, -1.02, .2), (-.12, -.8, .18), (.36, -1.16, -.17), (.33, -.92, -.2), (.24, -.7, -.16)))
    o = stone(A, p, smooth(mov), mix(c, p["deep"], .18), r=s * .16, scale=11, br=10) + A.group(th, r=2, scale=4, sd=3)
    r = random.Random(int(x))
    bumps = lambda q: "".join('<path d="%s" fill="%s" opacity=".7"/>' % (ell(x + r.uniform(-.6, .6) * s, y + r.uniform(*q) * s, r.uniform(.02, .06) * s), mix(c, "#ffffff", .45)) for _ in range(16))
    return o + stone(A, p, smooth(palm, k=.9), mix(c, p["deep"], .1), bumps((-.4, .6)), r=s * .22, scale=13, br=20, sd=9) + stone(A, p, smooth(fix, k=.9), c, bumps((-1.6, .4)), r=s * .2, scale=13, br=16, sd=5)
