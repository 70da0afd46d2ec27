"""Three-quarter faces, looking right. Local coordinates: about -80..80 by -110..110."""
from .svgkit import *
from .scene import eye
from .faces_round import round_face, pick


def face(A, p, T, o):
    """o: w (width), l (length), jaw, cheek, brow (-1 stern .. 1 sad), age 0..1, mouth
    ('thin','full','down','smirk','none'), nose 'ridge'|'flat'|'hook', eye dict."""
    if o.get("kind") == "round":
        return round_face(A, p, T, o)
    w, l, jaw, ck = o.get("w", 1), o.get("l", 1), o.get("jaw", 1), o.get("cheek", 1)
    age, br = o.get("age", .4), o.get("brow", 0)
    sk, sd, sl = o.get("skin", p["skin"]), o.get("skd", p["skd"]), o.get("skl", p["skl"])
    X = lambda x, y: (x * w * (jaw if y > 30 else 1), y * l)
    out = [X(-6, -118), X(38, -108), X(63, -72), X(68, -46), X(58, -24), X(66 * ck, 4), X(62, 34), X(52, 66), X(38, 96), X(16, 108), X(-14, 98), X(-44, 68), X(-66, 28), X(-78, -20), X(-74, -72), X(-46, -106)]
    d = smooth(out)
    det = ""
    # big planes
    det += A.soft(smooth([X(-90, -120), X(-50, -120), X(-34, -60), X(-40, 0), X(-30, 50), X(-6, 112), X(-90, 112)]), sd, 13, .72)
    det += A.soft(smooth([X(-30, -108), X(30, -104), X(52, -70), X(20, -50), X(-26, -56)]), sl, 13, .42)
    det += A.soft(smooth([X(-44, 2), X(-10, 6), X(8, 22), X(-8, 34), X(-34, 26)]), sl, 7, .75)       # near cheekbone
    det += A.soft(smooth([X(52, 4), X(66, 2), X(62, 22), X(50, 22)]), sl, 5, .5)
    det += A.soft(smooth([X(-48, 34), X(-18, 44), X(0, 76), X(-14, 92), X(-46, 66)]), sd, 9, .62 + .2 * age)  # hollow cheek
    det += A.soft(smooth([X(56, 30), X(70, 20), X(60, 70), X(48, 80)]), sd, 6, .65)
    # sockets
    det += A.soft(smooth([X(-44, -34), X(-12, -46), X(20, -34), X(22, -8), X(-10, 4), X(-42, -8)]), sd, 7, .85)
    det += A.soft(smooth([X(38, -38), X(62, -40), X(64, -10), X(44, -4), X(34, -16)]), sd, 5, .85)
    # brow ridge light
    det += A.soft(smooth([X(-50, -44 - br * 6), X(-14, -62), X(22, -46 + br * -10), X(20, -40), X(-14, -50)]), sl, 4, .7)
    det += A.soft(smooth([X(34, -46 - br * 8), X(56, -56), X(66, -48), X(54, -46)]), sl, 3, .6)
    # nose
    nose = o.get("nose", "ridge")
    if nose == "ridge":
        det += A.soft(smooth([X(28, -44), X(36, -40), X(50, 8), X(54, 20), X(44, 26), X(36, 16)]), sl, 3.2, .85)
        det += A.soft(smooth([X(22, -36), X(30, -30), X(38, 18), X(30, 30), X(18, 20), X(22, -6)]), sd, 5, .75)
        det += A.soft(smooth([X(30, 28), X(44, 34), X(56, 27), X(50, 38), X(36, 38)]), sd, 3, .85)
        det += '<path d="%s" fill="%s" opacity=".8"/>' % (smooth([X(34, 26), X(40, 29), X(36, 31), X(30, 30)]), sd)
    elif nose == "hook":
        det += A.soft(smooth([X(27, -46), X(37, -42), X(56, -2), X(60, 26), X(50, 34), X(40, 16)]), sl, 3, .9)
        det += A.soft(smooth([X(20, -36), X(30, -30), X(44, 18), X(40, 36), X(18, 24), X(20, -6)]), sd, 5, .8)
        det += A.soft(smooth([X(32, 32), X(48, 40), X(60, 33), X(54, 46), X(38, 42)]), sd, 3, .9)
    else:
        det += A.soft(smooth([X(30, -44), X(38, -40), X(44, 4), X(46, 14), X(38, 16)]), sl, 4, .6)
        det += A.line(smooth([X(30, 22), X(33, 15), X(36, 20)], False), sd, 2.4, .85, .4)
        det += A.line(smooth([X(46, 20), X(49, 14), X(51, 19)], False), sd, 2, .8, .4)
    # mouth
    mo = o.get("mouth", "thin")
    my = o.get("my", 56)
    if mo != "none":
        dr = {"thin": 2, "full": 0, "down": 8, "smirk": -5}.get(mo, 0)
        m = [X(-2, my + dr), X(16, my - 2), X(34, my - 4), X(42, my - 2), X(50, my - 3), X(58, my + 3 + max(dr, 0) * .6)]
        det += A.soft(smooth([X(2, my), X(26, my - 11), X(36, my - 8), X(44, my - 11), X(57, my), X(34, my + 1)]), sd, 2.2, .6)
        fu = 11 if mo == "full" else 7
        det += A.soft(smooth([X(8, my + 3), X(34, my + 2), X(54, my + 2), X(48, my + fu + 2), X(30, my + fu + 4), X(14, my + fu)]), mix(sk, sl, .6), 2.4, .85)
        det += A.soft(smooth([X(12, my + fu + 7), X(32, my + fu + 10), X(50, my + fu + 6), X(34, my + fu + 13)]), sd, 3.4, .7)
        det += A.line(smooth(m, False), mix(sd, "#000000", .45), 3, .95, .5)
        det += A.line(smooth([X(-8, my - 4 + dr), X(-3, my + 2 + dr), X(-6, my + 8 + dr)], False), sd, 2.6, .7, 1)
    det += A.soft(smooth([X(10, 84), X(26, 78), X(40, 84), X(36, 98), X(16, 98)]), sl, 5, .6)             # chin
    # age
    if age > .2:
        for (q, ww) in (([X(16, 22), X(2, 36), X(-8, 56), X(-6, 70)], 2.6), ([X(-40, 8), X(-20, 14), X(4, 8)], 1.8), ([X(-36, 14), X(-18, 20), X(2, 15)], 1.3),
                        ([X(54, 34), X(60, 48), X(56, 62)], 1.8), ([X(-40, -78), X(0, -86), X(44, -78)], 1.7), ([X(-36, -92), X(4, -98), X(40, -90)], 1.4),
                        ([X(27, -56), X(25, -46), X(28, -38)], 2), ([X(34, -56), X(35, -48), X(33, -40)], 1.7), ([X(-62, -18), X(-52, -12), X(-46, -16)], 1.4), ([X(-62, -6), X(-52, -6), X(-44, -10)], 1.3)):
            det += A.line(smooth(q, False), sd, ww * (.6 + age), .35 + .5 * age, .7)
            det += A.line(smooth([(a + 1.5, b + 3) for a, b in q], False), sl, ww * .7, .16 + .22 * age, .8)
    det += A.brush((-80, -118, 70, 110), 150, [sl, sk, sd, p["cll"], p["acc"]], ang=lambda x, y: 100 - x * .6, spread=22, ln=(10, 36), wd=(1, 4), op=(.03, .13))
    for _ in range(o.get("spots", 26)):
        x, y = A.rng.uniform(-70, 30), A.rng.choice((A.rng.uniform(-112, -66), A.rng.uniform(-20, 90)))
        det += '<circle cx="%s" cy="%s" r="%s" fill="%s" opacity="%.2f"/>' % (f(x), f(y), f(A.rng.uniform(.8, 2.8)), A.rng.choice([sd, sl]), A.rng.uniform(.15, .4))
    s = A.form(d, A.lin((0, mix(sk, sl, .35)), (.55, sk), (1, mix(sk, sd, .55))), T, det, **dict(dict(r=18, scale=10, tex=.05, freq="0.05 0.06", bump=.2, spec=.3, exp=14, rim=.85, rimw=3.2, back=.45, shadow=.6), **o.get("vol", {})))
    e = dict(iris=p["eye"], lid=.3, low=.1, pupil="round", skin=sk, dark=mix(sd, "#000000", .7), glow=.45)
    e.update(o.get("eye", {}))
    ew, eh = e.pop("w", 46), e.pop("h", 27)
    er = e.pop("rot", -br * 9)
    ly = e.pop("y", -20)
    near = X(-9, ly)
    fa = X(48, ly - 2)
    e.pop("blind", None)
    s += '<g transform="%s">' % T
    e2 = dict(e)
    e2["look"] = (e.get("look", (.2, .05))[0] * 1.1, e.get("look", (.2, .05))[1])
    s += '<g clip-path="%s">%s</g>' % (A.clip(d), eye(A, fa[0], fa[1], ew * .56 * w, eh * .92 * l, rot=er * -.8 + 3, **dict(e2, socket=.5, fold=False)))
    s += eye(A, near[0], near[1], ew * w, eh * l, rot=er, **e)
    # brow mass overlapping the eyes
    bl = [X(-42, -36 + br * 2), X(-26, -48 - br * 2), X(0, -47 + br * 2), X(24, -32 - br * 10)]
    s += A.line(smooth(bl, False), mix(sd, "#000000", .35), 6.5, .75, 1.3)
    s += A.line(smooth([(a, b - 3.5) for a, b in bl], False), sl, 2.2, .55, .9)
    bl = [X(36, -33 - br * 8), X(50, -46 + br), X(63, -42)]
    s += A.line(smooth(bl, False), mix(sd, "#000000", .35), 5, .75, 1.1)
    s += '</g>'
    return s
