"""The kraken: one eye and its arms; the value (2 to 5) drives rings and rope."""
import math
import random

from .common import G, posed, rope
from .kit import BLACK, BRASS, RACE, Limb, Scene, f, mix, smooth

W, H = 420, 630


def kraken_arm(S, pts, ws, side=1, dark=0.0, seed=1, suck=True, rim="#9fc4d8", sheen=.55):
    deep, mid, lit, glow, acc = RACE["kraken"]
    fl = S.relief(s1=2, s2=9, m=.55, scale=13, el=40, dc=1.5, amb=.12, spec=.7, sexp=14, speccol="#bfe4f0", tex=(.05, .05, 4, .15, seed), rim=(1.5, 3.5, 2.2, rim, .6 - dark * .5), back=(-2.5, -1, 3, "#3a2a6a", .6))
    L = Limb(pts, ws, 90)
    d = L.path()
    o = f'<g filter="{fl}"><path d="{d}" fill="{S.lin([(0, mix(mix(lit, mid, .3 + dark * .5), BLACK, .25)), (.5, mix(mid, BLACK, .3)), (1, deep)])}"/>'
    r = random.Random(seed)
    for _ in range(46):
        x, y = L.at(r.uniform(.02, .9), r.uniform(-.9, .3) * side)
        o += f'<circle cx="{f(x)}" cy="{f(y)}" r="{r.uniform(.8, 3.4):.1f}" fill="{r.choice([deep, lit, glow])}" opacity="{r.uniform(.2, .5):.2f}"/>'
    o += "</g>"
    if sheen:
        c = S.clip(d)
        o += f'<g clip-path="{c}" opacity="{sheen}" style="mix-blend-mode:color-dodge"><rect x="{f(min(p[0] for p in L.c) - 40)}" y="{f(min(p[1] for p in L.c) - 40)}" width="{f(max(p[0] for p in L.c) - min(p[0] for p in L.c) + 80)}" height="{f(max(p[1] for p in L.c) - min(p[1] for p in L.c) + 80)}" filter="{S.sheen(seed=seed + 3)}"/></g>'
    if suck:
        s = ""
        for i in range(24):
            t = .05 + .89 * (i / 24)
            x, y = L.at(t, .60 * side)
            rr = max(1, L.half(t) * .33)
            a = L.ang(t)
            s += (f'<g transform="translate({f(x)} {f(y)}) rotate({f(a)}) scale(1 .78)"><circle r="{f(rr * 1.12)}" fill="#07090d"/><circle r="{f(rr)}" fill="{S.rad([(0, "#0b0d12"), (.42, "#12151c"), (.5, "#8d97a6"), (.75, "#5b6473"), (1, "#252a33")])}"/>'
                  f'<path d="M{f(-rr * .7)} {f(-rr * .5)}A{f(rr * .86)} {f(rr * .86)} 0 0 1 {f(rr * .7)} {f(-rr * .5)}" fill="none" stroke="#dcefff" stroke-width="{f(rr * .16)}" opacity=".8"/></g>')
        o += f'<g opacity="{1 - dark * .7:.2f}">{s}</g>'
    return o, L


def kraken_eye(S, x, y, r, rot, hue="#d9ff5a", v=2):
    """An eye with lids, fibres, a bar pupil and the world reflected in it."""
    o = f'<circle r="{f(r * 2.3)}" fill="{S.rad([(0, hue, .42), (.4, hue, .16), (1, hue, 0)])}" style="mix-blend-mode:screen"/>'
    o += f'<ellipse cy="{f(r * .1)}" rx="{f(r * 1.4)}" ry="{f(r * 1.05)}" fill="#020306" filter="{S.blur(round(r * .1, 1))}"/>'
    eye = f"M{f(-r * 1.15)} {f(r * .12)}C{f(-r * .7)} {f(-r * .78)} {f(r * .55)} {f(-r * .86)} {f(r * 1.15)} {f(-r * .06)}C{f(r * .6)} {f(r * .74)} {f(-r * .6)} {f(r * .84)} {f(-r * 1.15)} {f(r * .12)}Z"
    c = S.clip(eye)
    q = f'<rect x="{f(-r * 1.3)}" y="{f(-r)}" width="{f(r * 2.6)}" height="{f(r * 2)}" fill="{S.rad([(0, "#fff7c0"), (.22, hue), (.5, "#8a9a1c"), (.75, "#2c3a14"), (1, "#060a08")], 0, f(r * .1), f(r * 1.12), user=True)}"/>'
    rr = random.Random(5)
    for i in range(110):
        a = i * 6.283 / 110 + rr.uniform(-.02, .02)
        r0, r1 = r * rr.uniform(.26, .4), r * rr.uniform(.6, 1.05)
        q += f'<path d="M{f(r0 * math.cos(a))} {f(r0 * math.sin(a) * .9)}L{f(r1 * math.cos(a))} {f(r1 * math.sin(a) * .9)}" stroke="{rr.choice(["#f7ff9c", "#3a4a10", "#c7e04a", "#141c08", "#ffcf5a"])}" stroke-width="{rr.uniform(.5, 2) * r / 80:.2f}" opacity="{rr.uniform(.3, .8):.2f}"/>'
    q += f'<ellipse rx="{f(r * .66)}" ry="{f(r * .56)}" fill="none" stroke="#e8ff9a" stroke-width="{f(r * .02)}" opacity=".5"/>'
    q += f'<path d="M{f(-r * .66)} {f(-r * .02)}C{f(-r * .4)} {f(-r * .30)} {f(-r * .16)} {f(-r * .06)} 0 {f(-r * .06)}C{f(r * .16)} {f(-r * .06)} {f(r * .4)} {f(-r * .30)} {f(r * .66)} {f(-r * .02)}C{f(r * .44)} {f(r * .30)} {f(r * .2)} {f(r * .20)} 0 {f(r * .20)}C{f(-r * .2)} {f(r * .20)} {f(-r * .44)} {f(r * .30)} {f(-r * .66)} {f(-r * .02)}Z" fill="#020304"/>'
    q += f'<path d="M{f(-r * 1.2)} {f(-r)}H{f(r * 1.2)}V{f(-r * .25)}C{f(r * .5)} {f(-r * .7)} {f(-r * .5)} {f(-r * .62)} {f(-r * 1.2)} {f(r * .1)}Z" fill="#000" opacity=".55" filter="{S.blur(round(r * .08, 1))}"/>'
    o += f'<g clip-path="{c}">{q}</g>'
    o += f'<ellipse cx="{f(-r * .34)}" cy="{f(-r * .34)}" rx="{f(r * .2)}" ry="{f(r * .1)}" fill="#fff" opacity=".92" transform="rotate(-18 {f(-r * .34)} {f(-r * .34)})"/><circle cx="{f(r * .3)}" cy="{f(r * .32)}" r="{f(r * .05)}" fill="#fff" opacity=".7"/>'
    lf = S.relief(s1=round(r * .025, 1), s2=round(r * .09, 1), m=.5, scale=round(r * .13, 1), el=42, dc=1.5, amb=.12, spec=.7, sexp=14, speccol="#bfe4f0", tex=(.06, .06, 4, .2, 7), rim=(1, 2.5, 2, "#9fc4d8", .5))
    up = f"M{f(-r * 1.42)} {f(r * .2)}C{f(-r * 1.0)} {f(-r * 1.15)} {f(r * .7)} {f(-r * 1.3)} {f(r * 1.46)} {f(-r * .05)}C{f(r * .6)} {f(-r * .8)} {f(-r * .6)} {f(-r * .72)} {f(-r * 1.42)} {f(r * .2)}Z"
    lo = f"M{f(-r * 1.42)} {f(r * .16)}C{f(-r * .7)} {f(r * .8)} {f(r * .6)} {f(r * .76)} {f(r * 1.46)} {f(-r * .08)}C{f(r * .9)} {f(r * 1.0)} {f(-r * .9)} {f(r * 1.1)} {f(-r * 1.42)} {f(r * .16)}Z"
    o += f'<g filter="{lf}"><path d="{up}" fill="#343b46"/><path d="{lo}" fill="#20252d"/></g>'
    for k in range(3):
        s = 1.16 + .15 * k
        o += f'<path d="M{f(-r * 1.1 * s)} {f(-r * .42 * s)}C{f(-r * .6 * s)} {f(-r * .98 * s)} {f(r * .5 * s)} {f(-r * 1.05 * s)} {f(r * 1.1 * s)} {f(-r * .52 * s)}" fill="none" stroke="#7d8b99" stroke-width="{f(r * .03)}" opacity="{.42 - .1 * k:.2f}"/>'
    return G(o, f"translate({f(x)} {f(y)}) rotate({rot})")


def kraken(v=2):
    deep, mid, lit, glow, acc = RACE["kraken"]
    S = Scene(W, H, 121 + v)
    S.water("#2a3f4a", lit="#1c5a70", cx=.7, shafts=.55, mist=.3, seed=55 + v, slant=14)
    S.add(S.full(f'fill="{S.lin([(0, "#02060c", 0), (.35, "#02060c", .35), (1, "#010308", .9)])}"'))
    S.plankton(70, bokeh=6)
    # the head: one great mound filling the dark; the lesser ones are further off, or look the other way
    first = len(S.body)
    hd = smooth([(-60, 660), (-40, 420), (0, 300), (30, 200), (90, 110), (180, 66), (270, 72), (350, 130), (400, 230), (430, 330), (470, 660)])
    hf = S.relief(s1=3, s2=26, m=.7, scale=26, el=36, dc=1.35, amb=.10, spec=.5, sexp=12, speccol="#9fd0e0", tex=(.03, .036, 4, .13, 9), rim=(2, 6, 5, "#8fc4d8", .55))
    S.add(f'<g filter="{hf}"><path d="{hd}" fill="{S.lin([(0, "#39434d"), (.25, "#191f27"), (.6, "#090c11"), (1, "#030406")])}"/></g>')
    c = S.clip(hd)
    mk = S.mask(S.full(f'fill="{S.rad([(0, "#fff"), (.6, "#777"), (1, "#000")], 240, 120, 330, user=True)}"'))
    S.add(f'<g clip-path="{c}"><g mask="{mk}" opacity="{.30 if v < 4 else .42}" style="mix-blend-mode:color-dodge">{S.full(f"""filter="{S.sheen(.007, .02, 8)}" """)}</g></g>')
    r = random.Random(4)
    wart = ""
    for _ in range(60):
        a = r.uniform(3.3, 6.1)
        d = r.uniform(120, 215)
        x, y = 225 + d * math.cos(a), 285 + d * 1.0 * math.sin(a)
        k = r.uniform(1.5, 7)
        wart += f'<circle cx="{f(x)}" cy="{f(y)}" r="{f(k)}"/>'
    S.add(f'<g clip-path="{c}"><g fill="#3a434e" filter="{S.relief(1, 2.5, .5, 6, dc=1.4, amb=.15, spec=.6, sexp=12)}" opacity=".8">{wart}</g></g>')
    hue = "#d9ff5a"
    ex, ey, er = (236, 262, 92) if v < 4 else (232, 262, 84)
    S.add(f'<g clip-path="{c}"><ellipse cx="{ex}" cy="{ey}" rx="{er * 2.1}" ry="{er * 1.7}" fill="{S.rad([(0, hue, .55), (.5, hue, .22), (1, hue, 0)])}" style="mix-blend-mode:color-dodge" transform="rotate(-9 {ex} {ey})"/>'
          f'<rect y="330" width="420" height="300" fill="{S.lin([(0, "#010306", 0), (.5, "#010306", .85), (1, "#010306", 1)])}"/></g>')
    ff = S.relief(s1=2, s2=8, m=.6, scale=12, el=40, dc=1.4, amb=.08, spec=.6, sexp=14, speccol="#9fd0e0", tex=(.05, .05, 4, .12, 5), rim=(1, 3, 2.5, "#9fc4d8", .38))
    for pts, ws in (([(60, 330), (70, 240), (128, 150), (220, 116), (320, 134), (392, 214)], [2, 26, 40, 44, 34, 2]), ([(84, 306), (100, 226), (160, 158), (240, 140), (324, 166), (368, 232)], [2, 22, 32, 36, 26, 2]),
                    ([(92, 330), (140, 376), (232, 392), (320, 366), (372, 300)], [2, 24, 30, 24, 2]), ([(60, 350), (124, 420), (232, 438), (340, 404), (404, 320)], [2, 26, 34, 26, 2])):
        d = Limb(pts, ws, 50).path()
        S.add(f'<path d="{d}" fill="#000" opacity=".55" transform="translate(0 9)" filter="{S.blur(7)}"/><path d="{d}" fill="{S.lin([(0, "#2d353f"), (1, "#0a0d12")])}" filter="{ff}" opacity=".9"/>')
    S.add(f'<g clip-path="{c}"><g mask="{mk}" opacity=".3" style="mix-blend-mode:color-dodge"><rect y="90" width="420" height="170" filter="{S.sheen(.012, .03, 12)}"/></g>'
          f'<rect width="420" height="630" fill="{S.rad([(0, "#010306", 0), (.42, "#010306", 0), (.75, "#010306", .62), (1, "#010306", .85)], ex, ey - 20, 330, user=True)}"/></g>')
    S.add(f'<path d="{smooth([(0, 300), (30, 200), (90, 110), (180, 66), (270, 72), (350, 130), (400, 230), (424, 310)], False)}" fill="none" stroke="#9fd4ea" stroke-width="2.500" opacity=".45" filter="{S.blur(1.2)}"/>')
    S.add(kraken_eye(S, ex, ey, er, -9, v=v))
    if v >= 4:  # lesser eyes
        S.add(kraken_eye(S, 118, 196, 20, -24) + kraken_eye(S, 340, 178, 17, 16) + kraken_eye(S, 92, 262, 12, -30))
        # harpoons left in the hide, and a crown of their brass
        o = ""
        for x, y, a, ln in ((150, 92, -24, 120), (206, 64, -8, 92), (282, 74, 14, 130), (334, 116, 32, 104)):
            o += G(f'<path d="M-3.500 6L-2.500 -{ln}L2.500 -{ln}L3.500 6Z" fill="{S.lin([(0, "#e7c46a"), (.3, "#6a4a1c"), (1, "#20160a")])}"/><path d="M0 -{ln}L-9 -{ln - 4}L0 -{ln + 16}L9 -{ln - 4}Z" fill="{S.brass_fill()}"/><circle cy="-{ln - 22}" r="5" fill="none" stroke="{BRASS}" stroke-width="2.500"/>', f"translate({x} {y}) rotate({a})")
        S.add(f'<g filter="{S.brass(3, 1, 2)}">{o}</g>')
        S.add(rope(S, [(146, 4), (120, 60), (66, 120), (58, 190), (28, 236)], 7))
        S.add(rope(S, [(298, -10), (330, 60), (384, 112), (380, 170)], 6))
    arms = [
        ([(300, 640), (360, 560), (392, 470), (360, 404), (318, 420), (330, 452), (350, 446)], [86, 70, 50, 34, 22, 13, 5], -1, .25, 3),
        ([(40, 650), (10, 560), (16, 470), (62, 404), (108, 416), (106, 456), (80, 458)], [92, 76, 54, 36, 24, 14, 5], 1, .15, 5),
        ([(230, 670), (214, 590), (170, 530), (112, 520), (92, 556), (118, 574)], [84, 66, 46, 30, 18, 5], 1, 0, 7),
    ]
    if v >= 4:
        arms = [([(430, 420), (412, 320), (396, 230), (410, 150), (384, 108), (356, 122), (362, 146)], [60, 48, 36, 26, 18, 11, 4], 1, .3, 11),
                ([(-14, 470), (0, 360), (26, 300), (10, 220), (34, 172), (60, 186), (52, 208)], [62, 50, 36, 26, 18, 11, 4], -1, .3, 13)] + arms + [
                ([(330, 680), (300, 590), (250, 530), (254, 470), (292, 462), (300, 490)], [84, 62, 42, 28, 16, 5], -1, 0, 9)]
    if v == 2:
        arms = arms[:2]
    for k, (pts, ws, side, dark, seed) in enumerate(arms):
        S.add(f'<path d="{Limb(pts, ws, 60).path()}" fill="#000" opacity=".6" transform="translate(4 12)" filter="{S.blur(8)}"/>')
        o, L = kraken_arm(S, pts, ws, side, dark, seed, True, sheen=.34 if v < 4 else .5)
        S.add(o)
        if v >= 4 and k in (2, 3, 5):  # brass rings and torn rope
            q = ""
            for t in (.34, .42):
                e = [L.at(t, 1.05), L.at(t + .02, 0), L.at(t, -1.05), L.at(t + .035, -1.05), L.at(t + .055, 0), L.at(t + .035, 1.05)]
                q += f'<path d="{smooth(e)}" fill="{S.brass_fill(True)}"/>'
            S.add(f'<g filter="{S.brass(5)}">{q}</g>')
            for off in (-.5, .1, .6):
                S.add(S.pearl(*L.at(.365, off * .9), 4.5, dark=True, glow=False))
    if v == 2:
        S.body[first:] = [posed("".join(S.body[first:]), 214, 640, .80, 0, True, (210, 640))]
    elif v == 3:
        S.body[first:] = [posed("".join(S.body[first:]), 206, 640, 1.0, 7, False, (210, 640))]
        S.add(posed(kraken_eye(S, 0, 0, 26, -20), 96, 168) + posed(kraken_eye(S, 0, 0, 17, -30), 66, 236))
    if v >= 4:
        S.add(rope(S, [(52, 420), (120, 462), (190, 452), (262, 500), (300, 560), (286, 600)], 9))
    S.plankton(24, "#cfe6ee", 2.6, .7)
    S.finish(.95, .11, .42)
    return S.svg()
