"""The politician: one figure facing right in 520x800."""
import math
from ..svgkit import *
from ..parts import *
from ..faces import face, pick
from .. import props


def cuttlefin(A, p, HT, wd):
    edge = [(-112 * wd, 40), (-128 * wd, -40), (-122 * wd, -120), (-92 * wd, -182), (-40 * wd, -212), (14 * wd, -216), (66 * wd, -198), (102 * wd, -150), (116 * wd, -80), (108 * wd, 10)]
    out = frill(edge, 44, 15, A.rng, side=-1)
    det = A.line(smooth(out, False), mix(p["skl"], "#ffffff", .4), 6, .8, 1.4)
    for x, y in out[::2]:
        det += A.line("M%s %sL%s %s" % (f(x), f(y), f(x * .8), f(y * .8 - 8)), p["skd"] if A.rng.random() < .5 else p["skl"], 3.4, .5, 1)
    return A.form(smooth(out + [(60 * wd, 0), (0, -40), (-60 * wd, 0)]), A.lin((0, p["cll"]), (1, p["cloth"])), HT, det, op=.95, r=8, scale=8, tex=.05, bump=.22, spec=.5, rim=1, rimw=3, back=.5, sd=9, shadow=.6)


def politician(A, p, sp, T, HT):
    r = A.rng
    HT += " translate(-6 22) scale(1.1)"
    hv, gv, cv = sp.head % 4, sp.gear % 4, sp.collar % 3
    s = robe(A, p, T, shoulder=(60, 458), y0=470, drop=560)
    # high fluted collar, like columns around the neck
    for side, (x0, x1) in ((1, (300, 470)), (-1, (224, 50))):
        n = 6
        col = ""
        for k in range(n):
            t = k / (n - 1)
            bx, by = x0 + (x1 - x0) * t, 560 + 34 * t
            tx, ty = x0 + side * 26 + (x1 - x0) * t * 1.08, (452, 416, 476)[cv] + 26 * t * t + 40 * (t > .9)
            w = 17
            d = smooth([(bx - w, by + 60), (tx - w * 1.1, ty + 14), (tx - w * 1.2, ty), (tx, ty - 12), (tx + w * 1.2, ty), (tx + w * 1.1, ty + 14), (bx + w, by + 60)], k=.6)
            col = '<path d="%s" fill="%s"/>' % (d, A.lin((0, mix(p["cll"], "#ffffff", .35)), (.4, mix(p["cloth"], p["cll"], .3)), (1, mix(p["cld"], p["cloth"], .3)), x2=1, y2=.2)) + trim(A, [(tx - w * 1.2, ty + 8), (tx, ty - 2), (tx + w * 1.2, ty + 8)], w=4) + col
        s += A.group(col, T, r=6, scale=8, tex=.06, bump=.2, spec=.4, rim=.95, rimw=2.6, back=.4, sd=9, shadow=.7)
    # mantle: the tall squid body as a leaning mitre
    lean, hh, wd = ((-56, 232, 1.0), (-20, 250, .9), (-88, 206, 1.12), (0, 196, 1.22))[hv]
    tipx, tipy = lean * 1.5, -hh
    fins = ""
    for sd_, fx in ((-1, -104 * wd), (1, 92 * wd)):
        q = [(tipx, tipy - 6), (tipx + fx * .55, tipy + 34), (tipx + fx * 1.15, tipy + 96), (tipx * .8 + fx * .92, tipy + 132), (tipx * .7 + fx * .4, tipy + 146), (tipx * .8, tipy + 90)]
        d = smooth(q, k=.9)
        det = ""
        for k in range(11):
            det += A.line("M%s %sL%s %s" % (f(tipx * .85), f(tipy + 30 + k * 9), f(tipx + fx * (.4 + k * .09)), f(tipy + 20 + k * 13)), p["skl"] if k % 2 else p["skd"], 3, .5, .8)
        fins += A.form(d, A.lin((0, p["cll"]), (.6, p["skin"]), (1, p["cloth"])), HT, det, op=.94, r=8, scale=8, tex=.06, bump=.22, spec=.5, rim=1, rimw=2.8, back=.5, sd=8)
    if hv == 3:     # cuttlefish: one rippling fin all the way round
        fins = cuttlefin(A, p, HT, wd)
    s += fins
    X = lambda a: [(x * wd, y) for x, y in a]
    mt = X([(-118, 20), (-128, -50)]) + [(-118 * wd + lean * .5, -130), (-84 * wd + lean, -hh * .74), (tipx - 20, tipy + 24), (tipx, tipy - 4), (tipx + 24, tipy + 26), (56 * wd + lean, -hh * .72), (92 * wd + lean * .4, -130)] + X([(106, -60), (98, -10), (60, -44), (0, -56), (-70, -40), (-96, 10)])
    if hv == 3:
        mt = X([(-112, 24), (-122, -50), (-118, -116), (-92, -170), (-44, -200), (10, -206), (60, -190), (94, -150), (108, -96), (108, -50), (98, -10), (60, -44), (0, -56), (-70, -40), (-94, 10)])
    d = smooth(mt, k=.95)
    det = A.soft(smooth([(60 * wd + lean, -hh), (150, -160), (130, 0), (40, 0), (60 * wd + lean * .5, -140)]), p["skd"], 22, .8)
    det += A.soft(smooth([(-100 * wd, -60), (-96 * wd + lean * .6, -150), (-50 * wd + lean, -hh * .75), (-20 + lean, -hh * .7), (-60 * wd + lean * .4, -120)]), p["skl"], 15, .6)
    det += A.soft(smooth(X([(-130, 0), (-80, -50), (0, -66), (70, -54), (110, -10), (110, 30), (-130, 30)])), mix(p["skd"], "#000000", .3), 13, .7)
    for _ in range(130):     # chromatophores, denser toward the tip
        t = r.random() ** .8
        x, y = lean * t * 1.3 + r.gauss(0, 46 * wd * (1 - .5 * t)), -40 - (hh - 60) * t
        q = r.uniform(1.5, 6.5)
        det += '<path d="%s" fill="%s" opacity="%.2f"/>' % (ell(x, y, q, q * r.uniform(.6, 1)), r.choice([p["skd"], p["cloth"], p["acc"], p["skl"]]), r.uniform(.25, .7))
    for k in range(5):
        y = -70 - k * 34
        det += A.line(smooth([(-130 * wd + lean * k * .12, y + 24), (lean * k * .2, y), (110 * wd + lean * k * .2, y + 20)], False), p["skd"], 4, .34, 2)
    det += A.brush((-150, -hh, 120, 10), 120, [p["skl"], p["skd"], p["cll"], p["skin"]], ang=lambda x, y: 86 + lean * .1, spread=9, ln=(20, 70), wd=(1.5, 6), op=(.05, .17))
    fl = A.form(d, A.lin((0, mix(p["skin"], p["skl"], .3)), (.5, p["skin"]), (1, p["cloth"])), HT, det, r=24, scale=15, tex=.07, freq="0.04 0.03", bump=.15, spec=.5, exp=26, rim=1, rimw=4, back=.5, shadow=.8, sd=12)
    # face, then the mantle edge over the brow
    fo = (dict(w=1.06, l=1.08, jaw=.9, age=.6, brow=-.3, mouth="down", nose="hook", my=52), dict(w=.94, l=1.14, jaw=.84, age=.9, brow=.35, mouth="thin", nose="hook", my=50), dict(w=1.14, l=1.0, jaw=1.0, age=.25, brow=-.1, mouth="smirk", nose="ridge", my=52))
    es = (dict(w=54, h=33, lid=.34, pupil="w", look=(.25, .0)), dict(w=50, h=28, lid=.44, pupil="w", look=(.15, .15)), dict(w=58, h=40, lid=.26, pupil="w", look=(.3, .0)))
    fo = pick(fo, es, sp.eyes)
    bare = fo.get("kind") == "round"
    s += face(A, p, HT + " translate(0 52) scale(1.2)", fo)
    if bare:        # no beard: the arms hang as locks at both sides of the face
        arms, mo = [], ()
        locks = (([(-88, -50), (-132, 50), (-112, 150), (-146, 230), (-186, 262), (-204, 232)], 24), ([(-90, -30), (-108, 80), (-92, 170), (-118, 250), (-96, 300), (-66, 288)], 22), ([(92, -50), (122, 50), (104, 150), (134, 220), (172, 226), (170, 198)], 20))
        for k, (q, w) in enumerate(locks):
            s += arm(A, HT, q, w, 2.5, p["skin"], p["skd"], p["skl"], 54, suck=(1 if k % 2 else -1), spots=20, sd=8, shadow=.8)
        g = "".join(trim(A, [(x - 20, y), (x, y + 6), (x + 20, y - 1)], w=5) for x, y in ((-113, 150), (-96, 172), (106, 150)))
        s += A.group(g, HT, r=3, scale=5, tex=.05, bump=.3, spec=.8, rim=.7, rimw=1.6, sd=5, shadow=.7)
    s += fl
    # beard of arms
    arms = [(-62, 116, -112, 200, -.7), (66, 118, 104, 170, .8), (-40, 132, -74, 250, -.4), (50, 134, 66, 220, .6), (-12, 140, -26, 290, -.2), (28, 142, 34, 262, .35)]
    if bare:
        arms = []
    elif gv == 1:
        arms = arms[:4] + [(6, 140, 4, 330, .2)]
    for k, (x, y, ex, L, cu) in enumerate(arms):
        q = [(x, y - 16), (x + (ex - x) * .4 + r.uniform(-8, 8), y + L * .3), (ex, y + L * .62), (ex + cu * 26, y + L * .86), (ex + cu * 54 + r.uniform(-10, 10), y + L * .9), (ex + cu * 46, y + L * .78)]
        s += arm(A, HT, q, 23, 2.5, p["skin"], p["skd"], p["skl"], 54, suck=(1 if k % 2 else -1), spots=22, sd=8, shadow=.8)
    mo = ([(34, 112), (0, 122), (-52, 126), (-98, 150), (-126, 140), (-118, 124)], [(38, 112), (60, 122), (88, 134), (112, 128), (108, 116)])
    for k, q in enumerate(() if bare else mo):
        s += arm(A, HT, q, 15 - k, 2.5, p["skin"], p["skd"], p["skl"], 44, suck=0, spots=14, sd=7, shadow=.85)
    # gear: brass rings on the arms, diadem, monocle chain
    g = ""
    if gv == 0:
        q = X([(-116, -34), (-66, -68), (2, -82), (68, -70), (104, -40)])
        g += trim(A, q, w=10, beads=9, r=6)
        for k in range(5):
            t = sample(q, 4)[k]
            g += '<path d="M%s %sL%s %sL%s %sZ" fill="%s"/>' % (f(t[0] - 13), f(t[1] - 2), f(t[0] - 2), f(t[1] - 40 - 14 * (k == 2)), f(t[0] + 13), f(t[1] - 2), props.brass(A))
    elif gv == 1:
        q = X([(-112, -26), (-60, -58), (6, -70), (70, -58), (102, -30)])
        g += trim(A, q, w=6)
        for k in range(14):
            t = k / 13
            x, y = sample(q, 26)[int(t * 26)]
            a = math.radians(-150 + 120 * t)
            L = 34
            tx, ty = x + L * math.cos(a), y + L * math.sin(a)
            px, py = -math.sin(a) * 8, math.cos(a) * 8
            g += '<path d="%s" fill="%s"/>' % (smooth([(x, y), ((x + tx) / 2 + px, (y + ty) / 2 + py), (tx, ty), ((x + tx) / 2 - px, (y + ty) / 2 - py)]), props.brass(A))
    elif gv == 3:   # a soft senator's cap with a tassel, worn low
        q = X([(-114, -30), (-60, -62), (4, -76), (70, -62), (104, -34)])
        dd, *_ = limb(q, 13, 12, 30, bulge=4)
        g += '<path d="%s" fill="%s"/>' % (dd, A.lin((0, mix(p["cll"], "#ffffff", .2)), (1, p["cld"]))) + trim(A, [(x, y + 10) for x, y in q], w=3)
        for k in range(7):
            g += A.line("M%s -34Q%s 0 %s 40" % (f(-112 + k * 2), f(-128 + k * 4), f(-132 + k * 6)), BRASS, 3, .95)
        g += '<path d="%s" fill="%s"/>' % (ell(-108, -36, 12), props.brass(A))
    else:
        q = X([(-116, -30), (-60, -62), (4, -76), (70, -62), (104, -34)])
        g += trim(A, q, w=8, beads=13, r=5) + '<path d="%s" fill="%s"/>' % (ell(26, -76, 17, 23), A.rad((0, "#ffffff"), (.3, "#bfe4ff"), (1, "#0a2a6a"), cx=.36, cy=.3))
    s += A.group(g, HT, r=4, scale=6, tex=.05, bump=.3, spec=.8, rim=.7, rimw=1.8, back=.4, sd=7, shadow=.8)
    s += props.held(A, p, sp, T, props.grip_arm)
    return s
