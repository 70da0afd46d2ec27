"""The merchant: one figure facing right in 520x800."""
import math
from ..svgkit import *
from ..parts import *
from ..faces import face, pick
from .. import props


def shell(A, p, HT, cx, cy, R, kind):
    """A spiral shell as a sequence of overlapping whorl segments, largest last; kind 2 is a tall turret."""
    s = ""
    if kind == 2:
        ux, uy = -.52, -.855
        wx, wy = -uy, ux
        L, R0 = 330, 150
        bx, by = cx + 60, cy + 40
        def edge(t, sg):
            q = R0 * (1 - t) ** .92 * (1 + .07 * abs(math.sin(math.pi * 7 * t)))
            return bx + ux * L * t + wx * q * sg, by + uy * L * t + wy * q * sg
        sil = [edge(i / 42, 1) for i in range(42)] + [(bx + ux * L, by + uy * L)] + [edge(i / 42, -1) for i in range(41, -1, -1)]
        det = ""
        for k in range(8):
            t = k / 7
            a, b = edge(t, 1), edge(max(0, t - .05), -1)
            m = ((a[0] + b[0]) / 2 - ux * 46 * (1 - t), (a[1] + b[1]) / 2 - uy * 46 * (1 - t))
            d_ = "M%s %sQ%s %s %s %s" % tuple(f(v) for v in (*a, *m, *b))
            det += A.line(d_, mix(p["cld"], "#000000", .2), 16 * (1 - t) + 4, .75, 3) + A.line(d_, "#fff3d0", 5 * (1 - t) + 1.5, .8, .8)
            for j in range(9):
                v = -.9 + j * .225
                q0, q1 = edge(t, v), edge(min(1, t + .11), v * 1.02)
                det += A.line("M%s %sQ%s %s %s %s" % (f(q0[0] - ux * 22 * (1 - v * v)), f(q0[1] - uy * 22 * (1 - v * v)), f((q0[0] + q1[0]) / 2 + 6), f((q0[1] + q1[1]) / 2), f(q1[0]), f(q1[1])), "#8a4a2a" if j % 2 else p["cloth"], 9 * (1 - t) + 2, .6, 1.5)
        det += A.soft(smooth([edge(i / 10, .2) for i in range(11)] + [edge(i / 10, 1.3) for i in range(10, -1, -1)]), mix(p["cld"], "#000000", .3), 20, .75)
        det += A.brush((bx - 330, by - 330, bx + 170, by + 100), 120, ["#ffffff", p["cld"], "#8a4a2a"], ang=30, spread=8, ln=(14, 50), wd=(1.2, 5), op=(.05, .2))
        return A.form(smooth(sil), A.lin((0, "#f0dcae"), (1, "#b98a54")), HT, det, r=26, scale=16, tex=.06, freq="0.05 0.05", bump=.25, spec=.5, exp=24, rim=1, rimw=4.5, back=.5, sd=12)
    n = 52
    turns = 2.3

    def at(t):
        return math.radians(80) + turns * math.tau * (1 - t), R * (.06 + .94 * t ** 1.5)
    segs = []
    for i in range(n):
        t0, t1 = i / n, (i + 1.35) / n
        a0, q0 = at(t0)
        a1, q1 = at(min(t1, 1.05))
        k0, k1 = .22 * q0, .22 * q1
        o0, o1 = (cx + q0 * math.cos(a0), cy + q0 * math.sin(a0)), (cx + q1 * math.cos(a1), cy + q1 * math.sin(a1))
        bump = 1.045 if kind != 2 else 1.10
        om = (cx + (q0 + q1) / 2 * bump * math.cos((a0 + a1) / 2), cy + (q0 + q1) / 2 * bump * math.sin((a0 + a1) / 2))
        i0, i1 = (cx + k0 * math.cos(a0), cy + k0 * math.sin(a0)), (cx + k1 * math.cos(a1), cy + k1 * math.sin(a1))
        col = (mix(p["skl"], "#d9bf8a", .85), mix(p["skl"], "#cda86a", .9), mix("#9a5a2c", p["cloth"], .2), mix(p["skl"], "#d2b074", .9))[i % 4]
        if kind == 1:
            col = mix("#e8c9a0", "#a4523a", (i % 3) / 3)
        c0 = (cx + .66 * q0 * math.cos(a0 + .2), cy + .66 * q0 * math.sin(a0 + .2))
        c1 = (cx + .66 * q1 * math.cos(a1 + .2), cy + .66 * q1 * math.sin(a1 + .2))
        segs.append('<path d="M%s %sQ%s %s %s %sQ%s %s %s %sL%s %sQ%s %s %s %sZ" fill="%s" stroke="%s" stroke-width="1.6"/>' % (
            *(f(v) for v in (*o0, *om, *o1, *c1, *i1, *i0, *c0, *o0)), col, mix(p["cld"], col, .35)))
    # inner turns sit on top
    body = "".join(segs[::-1])
    q = []
    for i in range(121):
        a, rr = at(i / 120)
        q.append((cx + rr * math.cos(a), cy + rr * math.sin(a)))
    # groove lines of the spiral
    body += A.line(smooth(q[:-2], False), mix(p["cld"], "#000000", .3), 7, .85) + A.line(smooth([(x - 2, y - 3) for x, y in q[:-2]], False), "#fff8e0", 2.6, .7)
    sil = []
    for i in range(41):
        a, rr = at(1 - (1 / turns) * (1 - i / 40))
        sil.append((cx + rr * 1.02 * math.cos(a), cy + rr * 1.02 * math.sin(a)))
    dsil = smooth(sil)
    det = body
    det += A.soft(ell(cx + R * .35, cy + R * .4, R * .9, R * .6), mix(p["cld"], "#000000", .2), 30, .7) + A.soft(ell(cx - R * .35, cy - R * .55, R * .5, R * .28), "#ffffff", 22, .4)
    det += A.brush((cx - R, cy - R, cx + R, cy + R), 140, ["#ffffff", p["cld"], p["cll"], p["acc"]], ang=lambda x, y: math.degrees(math.atan2(y - cy, x - cx)), spread=8, ln=(14, 50), wd=(1.2, 5), op=(.05, .2))
    s += A.form(dsil, p["cloth"], HT, det, r=26, scale=16, tex=.06, freq="0.05 0.05", bump=.3, spec=.5, exp=24, rim=1, rimw=4.5, back=.5, sd=12)
    return s


def merchant(A, p, sp, T, HT):
    r = A.rng
    hv, gv, cv = sp.head % 3, sp.gear % 4, sp.collar % 3
    s = shell(A, p, HT, *((-92, -142, 196), (-70, -160, 180), (-70, -70, 256))[hv], hv)
    s += robe(A, p, T, shoulder=(66, 452), y0=470, drop=556)
    # mantle frill behind the head
    for k, (sc, col) in enumerate(((1.04, p["cloth"]), (.9, mix(p["skin"], p["acc"], .25)))):
        edge = [(x * sc, y * sc + 20) for x, y in ((-60, 196), (-128, 150), (-158, 60), (-150, -30), (-112, -92), (-50, -112), (40, -116), (108, -84), (132, -14), (124, 80), (96, 160), (40, 196))]
        out = frill(edge, 30, 20 - k * 3, r, side=-1)
        det = ""
        for i in range(0, len(out), 2):
            x, y = out[i]
            det += A.line("M%s %sL%s %s" % (f(x), f(y), f(x * .55), f(y * .55 + 10)), p["skd"] if i % 4 else p["skl"], 4, .4, 1.2)
        det += A.line(smooth(out, False), mix(p["acc"], "#ffffff", .2), 6, .85, 1.2)
        det += A.soft(ell(0, 20, 110, 130), mix(p["cld"], "#000000", .2), 20, .9)
        s += A.form(smooth(out), A.lin((0, mix(col, p["skl"], .3)), (1, col)), HT, det, r=9, scale=8, tex=.05, bump=.22, spec=.4, rim=.9, rimw=2.6, back=.5, sd=9, shadow=.7)
    # scallop collar
    for j, (y, w, n) in enumerate(((606, 218, 9), (576, 182, 8), (548, 148, 7), (516, 118, 6))):
        if cv == 1 and j == 0:
            continue
        sc_ = ""
        for k in range(n):
            t = k / (n - 1)
            x = 262 - w + 2 * w * t
            yy = y - 66 + 74 * math.sin(math.pi * t)
            a = 62 - 124 * t
            sz = 46 - 4 * j
            q = arc(0, 0, sz, sz * 1.1, 10, 170, 14)
            sc_ += '<g transform="translate(%s %s) rotate(%s)">' % (f(x), f(yy), f(a * .7))
            sc_ += '<path d="%sL-8 -20L8 -20Z" fill="%s"/>' % (smooth(q, False), A.lin((0, mix(p["cloth"], p["cld"], .4)), (.55, mix(p["cll"], p["cloth"], .4)), (.86, mix(p["skl"], p["cll"], .4)), (1, BRASS)))
            for m in range(7):
                aa = math.radians(22 + m * 23)
                sc_ += A.line("M0 -12L%s %s" % (f(sz * .96 * math.cos(aa)), f(sz * 1.06 * math.sin(aa))), p["cld"], 2.6, .7)
            sc_ += '</g>'
        bx = tuple(round(v) for v in tbox((262 - w - 60, y - 120, 262 + w + 60, y + 80), T))
        s += A.group(sc_, T, r=7, scale=8, tex=.06, bump=.3, spec=.5, rim=.9, rimw=2.4, back=.5, sd=8, shadow=.8, box=bx)
    # face
    fo = (dict(w=1.16, l=.98, jaw=1.24, age=.5, brow=-.15, mouth="smirk", nose="hook"), dict(w=1.02, l=1.1, jaw=1.0, age=.8, brow=.15, mouth="thin", nose="hook"), dict(w=1.22, l=.92, jaw=1.32, age=.2, brow=-.05, mouth="full", nose="flat"))
    es = (dict(w=46, h=28, lid=.44, pupil="bar", look=(.35, .1)), dict(w=44, h=25, lid=.4, pupil="bar", look=(.1, .2)), dict(w=48, h=32, lid=.36, pupil="round", look=(.4, .05)))
    fo = pick(fo, es, sp.eyes)
    bare = fo.get("kind") == "round"
    s += face(A, p, HT + " translate(0 44) scale(1.2)", fo)
    # barbels: a drooping moustache of feelers
    if bare:        # pearls at the ear instead of whiskers
        b = "".join('<circle cx="%s" cy="%s" r="%s" fill="%s"/>' % (f(x), f(y), f(q), A.rad((0, "#ffffff"), (.5, "#f4efe6"), (1, "#8a86a0"), cx=.36, cy=.3, r=.7)) for x, y, q in ((-88, 92, 9), (-89, 112, 11), (-88, 136, 14)))
        b += A.line("M-84 66L-88 92", BRASS, 4)
        s += A.group(b, HT, r=3, scale=5, tex=.0, bump=.1, spec=.9, rim=.7, rimw=1.4, sd=5, shadow=.7)
    elif gv != 2:
        b = ""
        for k, (x, y, dx, L) in enumerate(((28, 84, -70, 80), (24, 88, -50, 110), (64, 84, 34, 90), (60, 88, 20, 120))):
            dd, *_ = limb([(x, y), (x + dx * .5, y + 4), (x + dx, y + L * .4), (x + dx * .9, y + L), (x + dx * 1.15, y + L + 12)], 7.5, 1.2, 30)
            b += '<path d="%s" fill="%s"/>' % (dd, A.lin((0, p["skin"]), (1, p["skl"])))
        s += A.group(b, HT, r=4, scale=5, tex=.05, bump=.1, spec=.5, rim=.9, rimw=1.8, back=.5, sd=6, shadow=.75)
    # headgear
    g = ""
    if gv == 0:     # turban-band of pearls with clasp
        for j in range(3):
            q = [(-112, -48 - j * 16), (-60, -92 - j * 15), (8, -106 - j * 15), (70, -92 - j * 14), (96, -60 - j * 14)]
            dd, *_ = limb(q, 14, 12, 30, bulge=3)
            g += '<path d="%s" fill="%s"/>' % (dd, A.lin((0, p["cll"]), (1, p["cld"])))
        g += '<path d="%s" fill="%s"/>' % (ell(40, -116, 23, 29), props.brass(A)) + '<path d="%s" fill="%s"/>' % (ell(40, -117, 14, 19), A.rad((0, "#ffffff"), (.3, "#7fffc0"), (1, "#063a2a"), cx=.36, cy=.3))
    elif gv == 1:   # skullcap with coins
        g += '<path d="%s" fill="%s"/>' % (smooth([(-108, -50), (-96, -112), (-40, -146), (30, -142), (82, -104), (92, -58), (60, -84), (0, -98), (-60, -86)]), A.lin((0, p["cll"]), (1, p["cloth"])))
        for k in range(10):
            t = k / 9
            x, y = -106 + 196 * t, -52 - 46 * math.sin(math.pi * t)
            g += '<circle cx="%s" cy="%s" r="11" fill="%s"/><circle cx="%s" cy="%s" r="3.5" fill="#4c2b0c"/>' % (f(x), f(y), props.brass(A), f(x), f(y))
    elif gv == 3:   # a broad cap of folded leaf with a scallop brooch and a quill
        q = smooth([(-122, -44), (-150, -96), (-120, -150), (-50, -176), (40, -172), (112, -146), (134, -104), (104, -62), (50, -92), (-10, -100), (-70, -86)], k=.95)
        g += '<path d="%s" fill="%s"/>' % (q, A.lin((0, mix(p["acc"], p["cll"], .5)), (.5, mix(p["acc"], "#7a3a10", .45)), (1, p["cld"])))
        g += "".join(A.line("M%s -92Q%s -140 %s -168" % (x, f(x * 1.1 - 10), f(x * .9)), p["cld"], 6, .5, 2) for x in (-80, -36, 10, 60))
        g += trim(A, [(-118, -46), (-70, -84), (-8, -98), (54, -90), (104, -62)], w=5, beads=9, r=5)
        dd, *_ = limb([(60, -96), (110, -170), (96, -240), (40, -262)], 15, 1, 30)
        g += '<path d="%s" fill="%s"/>' % (dd, A.lin((0, "#ffffff"), (1, "#c9d8b0"))) + A.line("M62 -98Q104 -176 92 -236", "#8a9a6a", 2.4, .8)
        g += '<path d="%s" fill="%s"/>' % (ell(60, -96, 19, 17), props.brass(A))
    else:           # two eye-feelers with tips of gold
        for x, ex, ey in ((-30, -74, -190), (44, 84, -180)):
            dd, *_ = limb([(x, -70), (x - 6, -120), (ex, ey)], 13, 8, 24)
            g += '<path d="%s" fill="%s"/><circle cx="%s" cy="%s" r="15" fill="%s"/>' % (dd, A.lin((0, p["skl"]), (1, p["skin"])), ex, ey, A.rad((0, "#ffffff"), (.3, p["eye"]), (1, "#4c2b0c"), cx=.36, cy=.3))
    s += A.group(g, HT, r=6, scale=7, tex=.06, bump=.25, spec=.6, rim=.9, rimw=2.4, back=.5, sd=8, shadow=.8)
    # chain of office
    ch = ""
    q = sample([(150, 520), (190, 610), (262, 668), (336, 610), (378, 520)], 22)
    for k, (x, y) in enumerate(q):
        ch += A.line(ell(x, y, 10, 7), "#3a2208", 6) + A.line(ell(x, y, 10, 7), BRASS, 3.4)
    ch += '<path d="%s" fill="%s"/>' % (ell(262, 690, 25, 25), props.brass(A)) + '<path d="%s" fill="%s"/>' % (ell(262, 690, 15, 15), A.rad((0, "#ffffff"), (.4, "#f4efe6"), (1, "#7a7488"), cx=.36, cy=.3, r=.7))
    s += A.group(ch, T, r=3, scale=5, tex=.04, bump=.35, spec=.8, rim=.5, rimw=1.5, back=.3, sd=6, shadow=.8)
    s += props.held(A, p, sp, T, props.grip_hand)
    return s
