"""The second face: rounder, smoother, smiling or sly; young, female or old. Looks right, same scale as faces.face."""
from .svgkit import *
from .scene import eye


def round_face(A, p, T, o):
    """o: w, l, jaw, age 0..1, brow (-1 stern .. 1 raised), smile 'soft'|'grin'|'sly'|'pout'|'flat',
    fem (lashes, lip and lid colour, thin brow), blush 0..1, eye dict."""
    w, l, jaw = o.get("w", 1), o.get("l", 1), o.get("jaw", 1)
    age, br, fem, sm = o.get("age", 0), o.get("brow", .2), o.get("fem", False), o.get("smile", "soft")
    sk, sd, sl = o.get("skin", p["skin"]), o.get("skd", p["skd"]), o.get("skl", p["skl"])
    sk = mix(sk, sl, .16 if age < .5 else .06)
    tint = o.get("tint", mix(p["acc"], "#d0405a", .45))
    ink = mix(sd, "#000000", .5)
    X = lambda x, y: (x * w * (jaw if y > 30 else 1), y * l + (age * 5 * max(0, y - 30) / 70))
    S = lambda *q, c=True, k=1.0: smooth([X(*a) for a in q], c, k)
    jl = 8 * age
    out = [(-4, -114), (36, -106), (61, -78), (67, -48), (60, -26), (67, 2), (67, 28), (60 + jl * .4, 58), (44, 84), (20, 99), (-8, 98), (-42, 80 + jl), (-66 - jl * .5, 46 + jl), (-79, -6), (-77, -62), (-48, -102)]
    d = S(*out)
    t = ""
    t += A.soft(S((-92, -116), (-54, -116), (-44, -50), (-54, 10), (-44, 60), (-4, 108), (-92, 110)), sd, 14, .58)
    t += A.soft(S((-34, -104), (30, -100), (54, -70), (22, -48), (-24, -52)), sl, 14, .45)
    # round cheeks
    t += A.soft(ell(*X(-22, 26), 27 * w, 20 * l), sl, 8, .62) + A.soft(ell(*X(59, 20), 9 * w, 15 * l), sl, 5, .5)
    if o.get("blush", .4 if fem else .2):
        t += A.soft(ell(*X(-24, 30), 24 * w, 15 * l), tint, 9, o.get("blush", .4 if fem else .2))
        t += A.soft(ell(*X(58, 26), 9 * w, 10 * l), tint, 5, o.get("blush", .3))
    # sockets: shallow when young
    t += A.soft(S((-42, -32), (-12, -42), (18, -32), (20, -8), (-10, 2), (-40, -8)), sd, 8, .5 + .35 * age)
    t += A.soft(S((38, -36), (60, -38), (62, -10), (44, -4), (34, -16)), sd, 6, .55 + .3 * age)
    if fem:
        t += A.soft(S((-36, -30), (-10, -40), (16, -32), (18, -20), (-10, -26), (-34, -14)), tint, 5, .5)
        t += A.soft(S((36, -34), (58, -36), (60, -22), (40, -20)), tint, 4, .4)
    # button nose: short bridge, round tip, two wings
    t += A.soft(S((27, -34), (34, -34), (42, 2), (36, 8)), sl, 4, .55) + A.soft(S((20, -30), (27, -28), (32, 10), (24, 20), (16, 8)), sd, 6, .5)
    nb = 1 + .45 * age + o.get("nose", 0)
    t += A.soft(ell(*X(45, 17), 10 * nb, 8.5 * nb), sl, 3, .85) + A.soft(ell(*X(29, 20), 6 * nb, 5 * nb), sl, 2.6, .4)
    t += A.soft(S((24, 26), (36, 30), (50, 27 + 4 * nb), (56, 22), (50, 34), (36, 36), (26, 32)), sd, 2.6, .75)
    t += '<path d="%s" fill="%s" opacity=".75"/>' % (S((35, 26), (41, 29), (36, 31), (31, 29)), ink)
    # mouth
    c0, c1, dip, op = dict(soft=(50, 45, 61, 0), grin=(44, 38, 60, 9), sly=(60, 42, 57, 0), pout=(58, 54, 55, 0), flat=(57, 53, 57, 0))[sm]
    m = [(0, c0), (14, (c0 + dip) / 2 + 3), (32, dip), (46, dip - 2), (55, (c1 + dip) / 2), (61, c1)]
    full = 12 if (fem or sm == "pout") else 8
    lipc = mix(sk, mix(tint, "#8a1438", .35), .66 if fem else .25)
    t += A.soft(S((2, c0), (22, dip - full * .9), (38, dip - full * .6), (46, dip - full * .9), (60, c1), (44, dip + 1), (30, dip + 2), (12, (c0 + dip) / 2 + 3)), mix(lipc, sd, .35), 1.6, .85)
    t += A.soft(S((8, (c0 + dip) / 2 + 5), (32, dip + 2 + op), (54, (c1 + dip) / 2 + 3 + op * .5), (47, dip + full + op), (31, dip + full + 3 + op), (16, dip + full - 3 + op)), lipc, 1.8, .95)
    t += A.soft(S((24, dip + full * .5 + op), (38, dip + full * .4 + op), (42, dip + full * .7 + op), (28, dip + full * .85 + op)), "#ffffff", 2.2, .5 if fem else .25)
    if op:      # open smile: a dark gap and a row of teeth
        t += '<path d="%s" fill="#1a0610"/>' % S((4, c0 + 2), (30, dip - 1), (46, dip - 2), (58, c1 + 3), (46, dip + op), (30, dip + op + 1), (14, dip + op - 6))
        t += '<path d="%s" fill="#f6efdf"/>' % S((8, c0 + 5), (30, dip), (46, dip - 1), (56, c1 + 5), (45, dip + op * .5), (30, dip + op * .6), (15, dip - 1))
    t += A.line(S(*m, c=False), ink, 3 if not op else 2, .95, .5)
    for x, y, s in ((0, c0, -1), (61, c1, 1)):   # corners push the cheeks up
        t += A.line(S((x + s * 5, y - 8), (x + s * 3, y), (x + s * 5, y + 6), c=False), sd, 2.6, .6, 1)
    t += A.soft(S((14, dip + 17), (32, dip + 20), (48, dip + 15), (34, dip + 24)), sd, 3.4, .55)
    t += A.soft(ell(*X(30, 86), 14 * w, 8 * l), sl, 5, .65)
    if age > .3:
        ln = [([(16, 18), (0, 30), (-10, 50), (-8, 66)], 2.8), ([(58, 30), (66, 46), (62, 58)], 2), ([(-38, 2), (-18, 12), (10, 4)], 2.2), ([(-36, 9), (-16, 18), (8, 10)], 1.6),
              ([(40, 0), (50, 6), (60, 0)], 1.6), ([(-46, -70), (0, -78), (46, -70)], 1.7), ([(-42, -84), (2, -92), (42, -84)], 1.5), ([(-64, -26), (-54, -20), (-46, -20)], 1.5),
              ([(-66, -14), (-54, -12), (-46, -14)], 1.5), ([(-64, -2), (-54, -4), (-46, -8)], 1.4), ([(-50, 50), (-34, 78), (-10, 92)], 2.4), ([(12, 70), (8, 78), (10, 86)], 1.6)]
        for q, ww in ln:
            t += A.line(S(*q, c=False), sd, ww * (.5 + age), .3 + .5 * age, .7)
            t += A.line(S(*[(a + 1.5, b + 3) for a, b in q], c=False), sl, ww * .7, .16 + .24 * age, .8)
        t += A.soft(S((-34, 0), (-12, 10), (12, 2), (8, 16), (-14, 22), (-32, 12)), sl, 4, .3 * age)
    t += A.brush((-80, -116, 70, 104), 110, [sl, sk, p["cll"], p["acc"]], ang=lambda x, y: 100 - x * .6, spread=22, ln=(10, 34), wd=(1, 4), op=(.03, .11))
    for _ in range(o.get("spots", 18)):   # freckles over nose and cheek, spots at the temple
        x, y = A.rng.choice(((A.rng.uniform(-46, 50), A.rng.uniform(4, 34)), (A.rng.uniform(-74, -44), A.rng.uniform(-90, 30))))
        q = X(x, y)
        t += '<circle cx="%s" cy="%s" r="%s" fill="%s" opacity="%.2f"/>' % (f(q[0]), f(q[1]), f(A.rng.uniform(.8, 2.2)), A.rng.choice([sd, tint]), A.rng.uniform(.15, .4))
    s = A.form(d, A.lin((0, mix(sk, sl, .4)), (.55, sk), (1, mix(sk, sd, .42))), T, t,
               **dict(dict(r=20, scale=10, tex=.03, freq="0.05 0.06", bump=.18, spec=.3, exp=16, rim=.85, rimw=3.2, back=.5, shadow=.6), **o.get("vol", {})))
    e = dict(iris=p["eye"], lid=.2, low=.1, pupil="round", skin=sk, dark=mix(sd, "#000000", .7), glow=.5, w=50, h=36)
    e.update(o.get("eye", {}))
    if sm in ("grin", "sly"):
        e["low"] = max(e["low"], .24)     # the cheek lifts the lower lid
    ew, eh, er, ly = e.pop("w"), e.pop("h"), e.pop("rot", -br * 5 - (4 if fem else 0)), e.pop("y", -20)
    near, fa = X(-9, ly), X(48, ly - 2)
    s += '<g transform="%s">' % T
    s += '<g clip-path="%s">%s</g>' % (A.clip(d), eye(A, fa[0], fa[1], ew * .56 * w, eh * .94 * l, rot=er * -.8 + 3, **dict(e, socket=.4, fold=False)))
    s += eye(A, near[0], near[1], ew * w, eh * l, rot=er, **e)
    if fem:     # lashes sweep back from the outer corner
        a, b = ew * w / 2, eh * l / 2
        for k in range(5):
            x0, y0 = near[0] - a * (.98 - k * .2), near[1] + b * (.1 - .22 * k) + e["lid"] * b * .4 * k / 2
            s += A.line("M%s %sQ%s %s %s %s" % (f(x0), f(y0), f(x0 - 7), f(y0 - 4), f(x0 - 11 + k * 1.5), f(y0 - 10 - k * 1.2)), ink, 2.2, .95)
        for k in range(3):
            x0, y0 = fa[0] + a * .5 - k * 5, fa[1] - b * (.2 + k * .2)
            s += A.line("M%s %sQ%s %s %s %s" % (f(x0), f(y0), f(x0 + 4), f(y0 - 4), f(x0 + 6), f(y0 - 9)), ink, 1.6, .9)
    bc = mix(sd, "#000000", .35) if age < .6 else mix(sl, "#ffffff", .4)
    bw_ = 4.2 if fem else (6 if age < .6 else 8)
    arch = br * 5 + (4 if fem else 0)
    bl = [X(-40, -36 - arch * .2), X(-24, -49 - arch), X(0, -51 - arch), X(22, -40 - br * 5)]
    s += A.line(smooth(bl, False), bc, bw_, .85, 1)
    s += A.line(smooth([(a, b - 3) for a, b in bl], False), sl, 1.8, .45, .8)
    if sm == "sly":
        arch += 7        # one brow goes up
    s += A.line(smooth([X(37, -40 - br * 4), X(49, -51 - arch), X(62, -46)], False), bc, bw_ * .8, .85, 1)
    if age >= .6:        # bushy
        for k in range(12):
            x, y = bl[1][0] - 14 + k * 5, bl[1][1] + 2 + A.rng.uniform(-3, 4)
            s += A.line("M%s %sq%s %s %s %s" % (f(x), f(y), f(-3), f(-5), f(-9), f(-7)), bc, 2, .8)
    return s + "</g>"


# eight ready characters, used by every guild with a bare face
CAST = {
    "maid": dict(w=1.0, l=1.0, jaw=.9, brow=.35, smile="soft", fem=True, eye=dict(w=54, h=40, lid=.2, look=(.25, 0))),
    "lady": dict(w=.94, l=1.08, jaw=.88, brow=.5, smile="sly", fem=True, blush=.25, eye=dict(w=52, h=34, lid=.36, look=(.3, .05))),
    "dame": dict(w=1.06, l=1.02, jaw=1.02, brow=.15, smile="pout", fem=True, age=.45, eye=dict(w=48, h=32, lid=.34, look=(.15, .1))),
    "youth": dict(w=1.0, l=1.0, jaw=.95, brow=.5, smile="soft", spots=40, eye=dict(w=56, h=42, lid=.14, look=(.3, -.1))),
    "sly": dict(w=.98, l=1.06, jaw=.9, brow=.1, smile="sly", eye=dict(w=48, h=28, lid=.4, look=(.45, .0))),
    "jolly": dict(w=1.2, l=.98, jaw=1.16, brow=.3, smile="grin", age=.35, blush=.45, nose=.4, eye=dict(w=46, h=30, lid=.26, look=(.25, .05))),
    "elder": dict(w=.98, l=1.12, jaw=.92, brow=.5, smile="flat", age=1.0, nose=.25, eye=dict(w=46, h=25, lid=.4, look=(.15, .15))),
    "crone": dict(w=.98, l=1.1, jaw=.94, brow=.2, smile="sly", age=.95, fem=True, nose=.7, blush=.2, eye=dict(w=46, h=26, lid=.42, look=(.3, .1))),
}


def pick(faces, eyes, ev, **extra):
    """Spec.eyes is an index into the guild's own stern faces, or the name of a round one."""
    if isinstance(ev, str):
        o = dict(CAST[ev], kind="round")
        o["eye"] = dict(o["eye"])
    else:
        o = dict(faces[ev % len(faces)])
        o["eye"] = dict(eyes[ev % len(eyes)])
    o.update(extra)
    return o
