"""The shellfish: the value (1 to 5) drives seams, spines, pearls and attendants."""
import math
import random

from .common import G, bead_string, city, eyeball, posed, rock
from .kit import BLACK, BRASS, RACE, Limb, Scene, f, mix, ruffle, smooth

W, H = 420, 630


def spiral(cx, cy, R, q, a0, turns, t0=0.0, n=150, sq=.95):
    """Centre line and widths of a coiled tube: each turn shrinks by q."""
    b = -math.log(q) / (2 * math.pi)
    pts, ws = [], []
    for i in range(n + 1):
        th = (t0 + (turns - t0) * i / n) * 2 * math.pi
        rho = R * math.exp(-b * th)
        rc = rho * (1 + q) / 2
        a = a0 + th
        pts.append((cx + rc * math.cos(a), cy + rc * math.sin(a) * sq))
        ws.append(rho * (1 - q) * 1.10)
    return pts, ws


def shell(S, cx, cy, R, a0, v=1, q=.46):
    deep, mid, lit, glow, acc = RACE["shellfish"]
    o = []
    turns = 3.2
    bounds = [0, .5, 1.0, 1.5, 2.0, 2.6, turns]
    if v >= 4:  # long spires on the outer whorl
        pts, ws = spiral(cx, cy, R, q, a0, .98, .06, 120)
        L = Limb(pts, ws, 120)
        sp = ""
        for i in range(13):
            t = .04 + .92 * i / 12
            x, y = L.at(t, -.8)
            nx, ny = [-c for c in L.n[int(t * 119)]]
            if y > cy + R * .5:  # none where the foot is
                continue
            k = R * (.40 - .2 * t) * (1 if i % 2 else .7)
            w = R * .05 * (1 - .4 * t)
            sp += f'<path d="{Limb([(x, y), (x + nx * k * .5 - ny * 4, y + ny * k * .5 + nx * 4), (x + nx * k, y + ny * k)], [w * 2, w * 1.2, .5], 12).path()}"/>'
        o.append(f'<g fill="{S.brass_fill(True)}" filter="{S.brass(4)}">{sp}</g>')
    for wi in range(len(bounds) - 1):
        t0, t1 = bounds[wi], bounds[wi + 1] + (.04 if wi < len(bounds) - 2 else 0)
        n = 70
        pts, ws = spiral(cx, cy, R, q, a0, t1, t0, n)
        L = Limb(pts, ws, n)
        s = ws[0]
        fl = S.relief(s1=round(max(1, s * .03), 1), s2=round(max(2, s * .16), 1), m=.68, scale=round(max(4, s * .26), 1), dc=1.4, amb=.26, spec=.65, sexp=20, tex=(.05, .05, 3, .05, 5),
                      rim=(1.2, 2.5, 1.8, glow, .5), back=(-2, -2, 2.5, "#2aa0c8", .4))
        k = wi / (len(bounds) - 1)
        q_ = [f'<path d="{L.path(1)}" fill="{S.lin([(0, mix(lit, glow, .3 + .3 * k)), (.45, mix(mid, lit, .35)), (1, mix(deep, mid, .3))], cx, cy - R, cx, cy + R, user=True)}"/>']
        # colour bands along the tube
        for off, col, wd, op in ((-o_, c_, w_, p_) for o_, c_, w_, p_ in ((.72, deep, .13, .55), (.40, acc, .09, .75), (.05, deep, .20, .45), (-.28, glow, .07, .6), (-.62, deep, .2, .5))):
            q_.append(f'<path d="{L.ridge(off, 0, 1, 40)}" fill="none" stroke="{col}" stroke-width="{f(s * wd * .5)}" opacity="{op}"/>')
        ribs = int(22 * (bounds[wi + 1] - bounds[wi]))
        for i in range(ribs):
            t = (i + .5) / ribs
            a, b, c = L.at(t, 1), L.at(min(1, t + .05), 0), L.at(t, -1)
            d = f"M{f(a[0])} {f(a[1])}Q{f(2 * b[0] - (a[0] + c[0]) / 2)} {f(2 * b[1] - (a[1] + c[1]) / 2)} {f(c[0])} {f(c[1])}"
            ww = s * (1 - .3 * t)
            q_.append(f'<path d="{d}" fill="none" stroke="{deep}" stroke-width="{f(ww * .035)}" opacity=".6"/><path d="{d}" transform="translate({f(ww * .02)} {f(ww * .028)})" fill="none" stroke="{glow}" stroke-width="{f(ww * .022)}" opacity=".55"/>')
            x, y = L.at(t, -.40)
            q_.append(f'<circle cx="{f(x)}" cy="{f(y)}" r="{f(ww * .05)}" fill="{glow}" opacity=".85"/>')
        if wi:  # shadow the whorl casts outside itself
            o.append(f'<path d="{L.path(1)}" fill="{BLACK}" opacity=".55" transform="translate(2 5)" filter="{S.blur(4)}"/>')
        o.append(f'<g filter="{fl}">{"".join(q_)}</g>')
        if v >= 3 and wi < 5:  # brass wire in the seam, set with pearls
            o.append(f'<path d="{L.ridge(-.97, 0, 1, 40)}" fill="none" stroke="{S.brass_fill(True)}" stroke-width="{f(max(1.6, s * .075))}" filter="{S.brass(3, .8, 2)}"/>')
            m = int(9 * (bounds[wi + 1] - bounds[wi]) * 2)
            for i in range(m):
                x, y = L.at((i + .5) / m, -.97)
                o.append(S.pearl(x, y, max(1.4, s * .048 * (1 - .25 * i / m)), glow=False))
    return "".join(o)


def snail_body(S, v=1):
    deep, mid, lit, glow, acc = RACE["shellfish"]
    fl = S.relief(s1=2, s2=9, m=.6, scale=11, dc=1.4, amb=.32, spec=.6, sexp=22, tex=(.07, .09, 3, .05, 4), rim=(1, 3, 2, glow, .55), back=(-2, -2, 2, "#2aa0c8", .4))
    foot = [(350, 492), (396, 512), (404, 522), (330, 530), (200, 532), (120, 532), (64, 524), (44, 500), (50, 462), (78, 436), (120, 430), (170, 440), (250, 452)]
    o = ""
    for x0, y0, pts, r in ((64, 456, [(64, 456), (42, 414), (50, 376), (32, 346)], 9.5), (84, 446, [(84, 446), (74, 400), (88, 362), (78, 322)], 10.5)):
        o += f'<path d="{Limb(pts, [17, 11, 8, 9], 30).path()}" fill="{S.lin([(0, glow), (1, mix(mid, lit, .5))])}" filter="{fl}"/>' + eyeball(S, pts[-1][0], pts[-1][1] - 4, r, "#c98f1c", "bar", rot=8)
    q = f'<path d="{smooth(foot)}" fill="{S.lin([(0, mix(lit, glow, .55)), (.45, mix(mid, lit, .45)), (1, deep)])}"/>'
    r = random.Random(3)
    for _ in range(90):
        x = r.uniform(56, 380)
        y = r.uniform(452, 524)
        q += f'<ellipse cx="{f(x)}" cy="{f(y)}" rx="{r.uniform(1.5, 5):.1f}" ry="{r.uniform(1, 2.6):.1f}" fill="{r.choice([deep, glow, mid, acc])}" opacity="{r.uniform(.25, .6):.2f}"/>'
    o += f'<g filter="{fl}">{q}</g>'
    # frilled skirt
    o += f'<g filter="{fl}"><path d="{ruffle([(396, 518), (320, 526), (200, 530), (110, 530), (60, 520)], 8, 9, 11, .4, 5, 160)}" fill="{S.lin([(0, glow), (1, lit)], 0, 0, 1, 0)}" opacity=".9"/></g>'
    o += f'<path d="M52 486C60 500 78 504 92 498" fill="none" stroke="{deep}" stroke-width="4" stroke-linecap="round" opacity=".8"/>'
    for pts in ([(58, 470), (34, 476), (18, 466)], [(62, 480), (40, 494), (22, 494)]):
        o += f'<path d="{Limb(pts, [9, 6, 1.5], 16).path()}" fill="{lit}" filter="{fl}"/>'
    return o


def snail_neck(S):
    """The mantle that fills the shell's mouth; its lower edge melts into the foot."""
    deep, mid, lit, glow, acc = RACE["shellfish"]
    fl = S.relief(s1=2, s2=8, m=.6, scale=10, dc=1.4, amb=.34, spec=.6, sexp=22, tex=(.07, .09, 3, .05, 4))
    lf = S.relief(s1=1.2, s2=4, m=.5, scale=8, dc=1.4, amb=.35, spec=.7, sexp=20, rim=(1, 2, 1.5, "#fffbe8", .6))
    top, low = mix(lit, glow, .45), mix(mid, lit, .5)
    o = f'<path d="{smooth([(84, 486), (88, 462), (112, 448), (150, 430), (192, 408), (222, 420), (252, 462), (262, 506), (170, 512), (96, 508)])}" fill="{S.lin([(0, top), (.35, low, 1), (.6, low, .7), (1, low, 0)], 0, 412, 0, 506, user=True)}" filter="{fl}"/>'
    o += f'<path d="{Limb([(92, 462), (120, 452), (160, 434), (206, 406)], [4, 22, 20, 4], 40).path()}" fill="{BLACK}" opacity=".55" filter="{S.blur(4)}" transform="translate(2 8)"/>'
    o += f'<g filter="{lf}"><path d="{ruffle([(92, 460), (124, 452), (164, 430), (214, 400)], 7, 6, 5, .30, 3, 110)}" fill="{S.lin([(0, "#fff6e0"), (.5, acc), (1, mix(mid, lit, .5))])}"/></g>'
    return o


POSES = {  # ledge, (x of the foot, y, size, turn, mirrored, regalia)
    1: [([(-40, 566), (40, 520), (130, 500), (240, 494), (330, 512), (470, 560)], (206, 492, .80, -3, False, 1))],
    2: [([(120, 640), (176, 480), (196, 370), (226, 316), (270, 300), (330, 302), (400, 306), (470, 292), (470, 640)], (322, 298, .46, 0, True, 2)),
        ([(-40, 560), (60, 540), (160, 552), (260, 540), (350, 552), (460, 540)], (194, 548, .80, 0, False, 2))],
    3: [([(-50, 262), (30, 242), (110, 240), (172, 248), (206, 282), (220, 380), (262, 640), (-50, 640)], (102, 238, .40, 0, True, 2)),
        ([(150, 640), (206, 480), (228, 398), (268, 370), (330, 364), (400, 368), (470, 356), (470, 640)], (322, 364, .48, 0, False, 2)),
        ([(-40, 562), (60, 546), (160, 556), (260, 546), (350, 556), (460, 546)], (176, 552, .70, 0, True, 3))],
    4: [([(-40, 506), (60, 506), (160, 524), (260, 524), (350, 540), (460, 560)], (206, 528, 1.02, 4, True, 4))],
    5: [([(-40, 528), (60, 516), (160, 528), (260, 520), (350, 530), (460, 506)], (222, 536, 1, 0, False, 5))],
}


def garlands(S, v):
    """Lanterns on strings of pearls across the water above: the market is open."""
    for pts, lamps in (([(-10, 60), (90, 132), (210, 150), (330, 128), (430, 40)], (.22, .44, .66, .86)), ([(-10, 8), (110, 58), (240, 64), (430, -6)], (.3, .55, .78)))[:v - 3]:
        L = Limb(pts, [2, 2], 60)
        S.add(f'<path d="{L.path()}" fill="#3a2a12"/>' + bead_string(S, pts, 44, 3.2))
        for t in lamps:
            x, y = L.at(t)
            S.add(f'<circle cx="{f(x)}" cy="{f(y + 26)}" r="46" fill="{S.rad([(0, "#fff0b4", .85), (.3, "#ffc862", .32), (1, "#ffc862", 0)])}" style="mix-blend-mode:screen"/>'
                  f'<g filter="{S.brass(3, .8, 2)}"><path d="M{f(x - 8)} {f(y + 13)}L{f(x)} {f(y + 2)}L{f(x + 8)} {f(y + 13)}ZM{f(x - 7)} {f(y + 36)}H{f(x + 7)}L{f(x)} {f(y + 43)}Z" fill="{S.brass_fill()}"/></g>'
                  f'<path d="M{f(x - 8)} {f(y + 14)}C{f(x - 13)} {f(y + 22)} {f(x - 12)} {f(y + 30)} {f(x - 7)} {f(y + 36)}H{f(x + 7)}C{f(x + 12)} {f(y + 30)} {f(x + 13)} {f(y + 22)} {f(x + 8)} {f(y + 14)}Z" fill="{S.rad([(0, "#fffbe0"), (.5, "#ffe08a"), (1, "#d98a2c")])}"/>')


def shellfish(v=1):
    deep, mid, lit, glow, acc = RACE["shellfish"]
    S = Scene(W, H, 71 + v)
    S.water("#2f8f6a", lit="#2f9a98", cx=.62, shafts=.85, mist=.4, seed=33 + v, slant=14)
    S.ridge(430, 36, "#0f3a40", 9, 8, .6, seed=23, spikes=70)
    S.ridge(490, 26, "#08262c", 8, 4, .85, seed=27, spikes=40)
    S.kelp(384, 560, 330, -22, "#0c3c38", 16, 11, .6, 2.6, seed=2)
    S.kelp(30, 540, 230, 20, "#0c3c38", 14, 9, .5, 3, seed=3)
    city(S, 236, 470, 9, 1.9 if v < 3 else 2.3, "#0d3a42", "#ffe0a0", seed=5, op=.75)
    city(S, -10, 476, 7, 1.2 if v < 3 else 1.6, "#0b333c", "#ffe0a0", seed=9, op=.7)
    S.ridge(486, 16, "#08262c", 8, 3, .9, seed=41)
    S.plankton(80, "#dfffea", bokeh=9)
    if v >= 4:
        for x, y, s, fl in ((372, 420, .26, -1), (62, 396, .2, 1), (320, 372, .13, -1))[:v - 2]:
            S.add(G(snail_body(S, 1) + shell(S, 252, 338, 166, math.pi - .62, 1), f"translate({x} {y}) scale({s * fl} {s}) translate(-210 -400)", f'opacity=".7" filter="{S.blur(1)}"'))
        garlands(S, v)
    if v >= 5:  # rays behind the shell
        rays = "".join(f'<path d="M-7 -168C-4 -190 -2 -206 0 -{226 + (i % 2) * 34}C2 -206 4 -190 7 -168Z" transform="rotate({i * 11 - 77})"/>' for i in range(15))
        band = [(196 * math.cos(math.pi * (1.04 + .92 * i / 24)), 196 * math.sin(math.pi * (1.04 + .92 * i / 24))) for i in range(25)]
        S.add(G(f'<g fill="{S.brass_fill()}">{rays}</g><path d="{smooth(band, False)}" fill="none" stroke="{S.brass_fill(True)}" stroke-width="7"/>', "translate(262 384)", f'filter="{S.brass(3, .8, 2)}" opacity=".9"'))
    # 1, 2 and 3 are told by the number of animals, 4 and 5 by one great animal and its regalia
    for ledge, (x, y, k, turn, flip, regal) in POSES[v]:
        rock(S, ledge, "#3e5a50", 7, caust=.5 if len(ledge) == 6 else .12, cc="#d8ffe8")
        S.add(f'<ellipse cx="{x}" cy="{f(y + 8 * k)}" rx="{f(190 * k)}" ry="{f(16 * k)}" fill="#01060a" opacity=".7" filter="{S.blur(7)}"/>')
        S.add(posed(snail_body(S, regal) + f'<ellipse cx="236" cy="448" rx="120" ry="26" fill="#01100c" opacity=".6" filter="{S.blur(7)}"/>' + shell(S, 262, 374, 176 if regal >= 3 else 172, math.pi - .50, regal) + snail_neck(S), x, y, k, turn, flip, (220, 530)))
    if v >= 5:
        o = ""
        for i, (x, y) in enumerate(((40, 548), (62, 556), (84, 548), (52, 538), (74, 538), (106, 558), (330, 556), (352, 548), (374, 558), (352, 536), (396, 548), (130, 566), (306, 566))):
            o += S.pearl(x, y, 9 + (i * 7 % 5), dark=False, glow=False)
        S.add(o)
        # scales of trade slung from the eyestalk
        b = S.brass(4, 1, 2.5)
        S.add(f'<g filter="{b}"><path d="{Limb([(24, 366), (66, 356), (108, 364)], [4, 6, 4], 12).path()}" fill="{S.brass_fill(True)}"/><path d="M24 366L8 404M24 366L40 404M108 364L94 396M108 364L124 396" stroke="{BRASS}" stroke-width="1.300"/><path d="M4 404H44C40 420 8 420 4 404Z" fill="{S.brass_fill()}"/><path d="M90 396H128C124 412 94 412 90 396Z" fill="{S.brass_fill()}"/></g>' + S.pearl(18, 400, 6, glow=False) + S.pearl(30, 399, 7, glow=False) + S.pearl(108, 391, 8, dark=True, glow=False))
    S.add(f'<path d="M-20 640C10 580 50 600 74 584C110 590 120 620 150 640Z" fill="#02090b" filter="{S.blur(4)}"/>')
    S.plankton(16, "#dfffea", 3, .6)
    S.finish(.92, .10, .5)
    return S.svg()
