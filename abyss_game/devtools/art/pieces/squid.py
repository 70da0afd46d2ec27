"""The squid: the value (1 to 5) drives circlet, columns and scales."""
import random

from .common import G, column, eyeball, posed
from .kit import BRASS, RACE, Limb, Scene, f, mix, smooth, spline

W, H = 420, 630


def squid_fig(S, v=1, seed=5):
    deep, mid, lit, glow, acc = RACE["squid"]
    r = random.Random(seed)
    fl = S.relief(s1=2.2, s2=12, m=.62, scale=14, dc=1.4, amb=.3, spec=.65, sexp=22, tex=(.04, .03, 3, .045, 4), rim=(2, 3, 2.2, glow, .6), back=(-3, -2, 3, "#39c6d8", .5))
    af = S.relief(s1=1.4, s2=4.5, m=.5, scale=7, dc=1.4, amb=.3, spec=.5, sexp=20, tex=(.06, .06, 2, .08, 6), rim=(1.2, 2, 1.5, glow, .5), back=(-1.5, -1.5, 2, "#39c6d8", .45))
    o = []

    def arm(pts, ws, dark=0.0, suck=True, side=1):
        L = Limb(pts, ws, 60)
        c = mix(mid, deep, dark)
        q = f'<path d="{L.path()}" fill="{S.lin([(0, mix(lit, c, dark)), (.5, c), (1, mix(deep, c, .4))])}"/>'
        q += f'<path d="{L.ridge(-.35 * side, .02, .95)}" fill="none" stroke="{glow}" stroke-width="{f(ws[0] * .09)}" opacity=".5"/>'
        for i in range(9):
            x, y = L.at(.05 + .1 * i, -.1 * side)
            q += f'<circle cx="{f(x)}" cy="{f(y)}" r="{f(ws[0] * .07 * (1 - i * .07))}" fill="{acc}" opacity=".6"/>'
        o.append(f'<g filter="{af}">{q}</g>')
        if suck:
            s = ""
            for i in range(22):
                t = .10 + .84 * i / 22
                x, y = L.at(t, .62 * side)
                rr = max(.8, L.half(t) * .36)
                s += f'<circle cx="{f(x)}" cy="{f(y)}" r="{f(rr)}" fill="{glow}"/><circle cx="{f(x)}" cy="{f(y + rr * .2)}" r="{f(rr * .5)}" fill="{mid}"/>'
            o.append(s)
        return L

    # back arms
    arm([(-22, 70), (-52, 130), (-40, 200), (-78, 262), (-112, 268)], [24, 19, 13, 8, 2], .5, False)
    arm([(26, 70), (58, 128), (50, 196), (92, 250), (124, 240)], [24, 19, 13, 8, 2], .5, False)
    # long tentacles with clubs
    for pts, sd in (([(-10, 70), (-30, 150), (-96, 220), (-150, 210), (-160, 150), (-128, 128)], 1), ([(12, 70), (26, 170), (84, 280), (60, 344), (6, 350), (-8, 318)], -1)):
        L = Limb(pts, [11, 8, 7, 7, 8, 7], 60)
        o.append(f'<path d="{L.path()}" fill="{S.lin([(0, mid), (1, lit)])}" filter="{af}"/>')
        x, y = pts[-1]
        a = L.ang(.97)
        club = f'<path d="{Limb([(-12, 0), (10, -3), (30, 0), (46, 5)], [8, 24, 20, 2], 20).path()}" fill="{S.lin([(0, glow), (1, lit)])}"/>' + "".join(f'<circle cx="{k * 8}" cy="{-4 + (k % 2) * 7}" r="3.400" fill="{mid}"/><circle cx="{k * 8}" cy="{-4 + (k % 2) * 7}" r="1.500" fill="{glow}"/>' for k in range(5))
        o.append(G(club, f"translate({x} {y}) rotate({f(a)})", f'filter="{af}"'))
    # fins
    for sx in (-1, 1):
        fin = [(sx * 4, -214), (sx * 46, -196), (sx * 96, -150), (sx * 122, -108), (sx * 104, -82), (sx * 66, -72), (sx * 30, -58)]
        q = f'<path d="{smooth(fin)}" fill="{S.lin([(0, mix(lit, glow, .3), .95), (.6, mid, .92), (1, mix(mid, acc, .25), .8)], .5 - .5 * sx, .2, .5 + .5 * sx, .8)}"/>'
        for i in range(11):
            t = i / 10
            ex, ey = spline(fin[1:6], 20)[int(t * 20)]
            q += f'<path d="M{f(sx * 10)} {f(-196 + 130 * t)}Q{f(ex * .5)} {f((-196 + 130 * t + ey) / 2 + 4)} {f(ex * .97)} {f(ey)}" fill="none" stroke="{glow if i % 2 else deep}" stroke-width="1.300" opacity=".4"/>'
        o.append(f'<g filter="{fl}">{q}</g>')
    # mantle
    man = [(0, -232), (26, -196), (48, -140), (60, -80), (62, -20), (54, 22), (30, 34), (0, 36), (-30, 34), (-54, 22), (-62, -20), (-60, -80), (-48, -140), (-26, -196)]
    d = smooth(man)
    # head first, under the mantle's collar
    hd = f'<path d="{smooth([(-38, 18), (38, 18), (48, 46), (44, 78), (20, 96), (-20, 96), (-44, 78), (-48, 46)])}" fill="{S.lin([(0, deep), (.35, mid), (1, mix(mid, lit, .5))])}"/>'
    o.append(f'<g filter="{fl}">{hd}</g>')
    q = [f'<path d="{d}" fill="{S.lin([(0, glow), (.16, lit), (.55, mid), (.92, mix(mid, deep, .45)), (1, lit)], -30, -232, 26, 40, user=True)}"/>']
    cl = S.clip(d)
    sp = ""
    for _ in range(150):
        y = r.uniform(-215, 30)
        wd = 58 * min(1, (y + 240) / 130)
        x = r.gauss(0, wd * .55)
        sp += f'<ellipse cx="{f(x)}" cy="{f(y)}" rx="{r.uniform(1, 4.4):.1f}" ry="{r.uniform(1, 3.2):.1f}" fill="{r.choice([deep, deep, glow, acc, "#39c6d8"])}" opacity="{r.uniform(.25, .7):.2f}"/>'
    q.append(f'<g clip-path="{cl}">{sp}<path d="M-20 -200C-40 -120 -44 -60 -36 24" fill="none" stroke="#fff" stroke-width="12" opacity=".42" filter="{S.blur(4)}"/><path d="M34 -150C50 -90 54 -30 46 26" fill="none" stroke="#ff9ad0" stroke-width="14" opacity=".4" filter="{S.blur(5)}"/></g>')
    q.append(f'<path d="M-56 20C-30 36 30 36 56 20" fill="none" stroke="{glow}" stroke-width="3" opacity=".85"/>')
    o.append(f'<g filter="{fl}">{"".join(q)}</g>')
    # near arms
    arm([(-34, 78), (-72, 120), (-78, 190), (-40, 236), (-18, 214), (-30, 196)], [28, 23, 18, 12, 7, 2], 0, True, -1)
    arm([(34, 78), (78, 118), (100, 176), (146, 190), (160, 160), (140, 148)], [28, 23, 17, 11, 7, 2], 0, True, 1)
    arm([(-12, 84), (-20, 150), (10, 210), (-4, 276), (-40, 300)], [27, 22, 17, 10, 2], .1, True, 1)
    arm([(14, 84), (30, 140), (22, 204), (62, 250), (66, 292), (40, 300)], [27, 22, 17, 10, 6, 2], .05, True, -1)
    # eyes
    o.append(f'<ellipse cx="-40" cy="52" rx="11" ry="17" fill="{deep}"/>' + G(eyeball(S, 0, 0, 14, "#ffcf5a", "bar"), "translate(-42 52) scale(.62 1)"))
    o.append(f'<circle cx="25" cy="54" r="23" fill="{deep}" opacity=".75"/><circle cx="25" cy="54" r="20.500" fill="{S.brass_fill() if v >= 4 else lit}"/>' + eyeball(S, 25, 54, 17.5, "#ffcf5a", "bar", rot=-14))
    o.append(f'<path d="M2 46C10 28 40 26 50 44C40 38 14 38 2 46Z" fill="{mix(mid, lit, .5)}" filter="{af}"/>')
    if v >= 2:  # collar
        q = f'<path d="M-60 8C-34 28 34 28 60 8L58 30C34 50 -34 50 -58 30Z" fill="{S.brass_fill(True)}"/>'
        if v >= 4:
            q += "".join(f'<path d="M{f(x - 7)} {f(y)}L{f(x)} {f(y + 22)}L{f(x + 7)} {f(y)}Z" fill="{S.brass_fill()}"/>' for x, y in [(t * 50, 42 - 12 * t * t) for t in (-.9, -.54, -.18, .18, .54, .9)] if not 4 < x < 48)
        o.append(f'<g filter="{S.brass(5)}">{q}</g>')
        for i in range(7):
            t = (i / 6) * 2 - 1
            x, y = t * 50, 34 - 12 * t * t
            o.append(S.gem(x, y, 5.4, "#b3122e", "#ff9a7a") if i % 2 else S.pearl(x, y, 4.6, glow=False))
    if v >= 4:  # laurel band and mitre on the mantle
        q = f'<path d="M-56 -104C-30 -86 30 -86 56 -104L58 -90C30 -70 -30 -70 -58 -90Z" fill="{S.brass_fill(True)}"/><path d="M-9 -86C-12 -130 -8 -180 0 -222C8 -180 12 -130 9 -86Z" fill="{S.brass_fill()}"/>'
        for i in range(5):
            for sx in (-1, 1):
                x, y = sx * (12 + 10 * i), -88 - 1.5 * i
                q += f'<path d="M{x} {y}C{x + sx * 2} {y - 16} {x + sx * 12} {y - 24} {x + sx * 16} {y - 34}C{x + sx * 20} {y - 20} {x + sx * 14} {y - 6} {x} {y}Z" fill="{S.brass_fill()}"/>'
        o.append(f'<g filter="{S.brass(5)}">{q}</g>')
        o.append(S.gem(0, -92, 9, "#1f6fa8", "#9fe6ff") + S.pearl(0, -130, 6, glow=False) + S.pearl(0, -160, 5, glow=False) + S.pearl(0, -186, 4, glow=False) + S.pearl(0, -236, 7))
    return "".join(o)


POSES = {  # x, y, size, turn, mirrored, regalia
    1: [(196, 296, .92, -21, False, 1)],
    2: [(302, 182, .54, 26, True, 2), (146, 356, .74, -14, False, 2)],
    3: [(100, 186, .46, 14, False, 2), (322, 206, .48, -16, True, 2), (206, 396, .64, 2, False, 3)],
    4: [(212, 286, 1, 13, True, 4)],
    5: [(204, 292, 1, -9, False, 5)],
}


def squid(v=1):
    deep, mid, lit, glow, acc = RACE["squid"]
    S = Scene(W, H, 91 + v)
    S.water("#2f62c4", lit="#2a86b8", cx=.4, shafts=.9, mist=.4, seed=44 + v, slant=-18)
    S.ridge(520, 30, "#0d2c4c", 8, 7, .6, seed=33, spikes=40)
    if v >= 3:
        for x, w, h, b in ((14, 34, 400, False), (368, 36, 430, False), (88, 24, 280, True), (312, 22, 240, True)):
            S.add(column(S, x, 590, w, h, "#1f4a6c" if w > 30 else "#163a58", b, 1.6 if w < 30 else .9))
    S.ridge(575, 18, "#07182c", 7, 3, .9, seed=37)
    for x, y, s, a in {4: ((60, 150, .2, 24), (386, 440, .17, -20)), 5: ((356, 130, .2, 34), (66, 420, .22, -20), (386, 420, .17, 20), (46, 150, .16, 10), (330, 520, .14, -40))}.get(v, ()):
        S.add(G(squid_fig(S, 1, 9), f"translate({x} {y}) rotate({a}) scale({s})", f'opacity=".6" filter="{S.blur(1)}"'))
    if v < 4:
        S.school(330, 110, 12, 30, .6, "#9fc6ff", .45, 14)
    S.plankton(80, bokeh=10)
    S.add(f'<ellipse cx="210" cy="300" rx="200" ry="250" fill="{S.rad([(0, lit, .3), (.5, mid, .16), (1, mid, 0)])}" style="mix-blend-mode:screen"/>')
    if v >= 5:  # a wheel of brass behind the mitre, as over a seat of judgement
        rays = "".join(f'<path d="M-4 -112C-2 -124 -1 -132 0 -{146 + (i % 2) * 26}C1 -132 2 -124 4 -112Z" transform="rotate({i * 15})"/>' for i in range(24))
        S.add(G(f'<g fill="{S.brass_fill()}">{rays}</g><circle r="110" fill="none" stroke="{S.brass_fill(True)}" stroke-width="7"/><circle r="96" fill="none" stroke="{BRASS}" stroke-width="1.600" stroke-dasharray="3 6"/>', "translate(186 186)", f'filter="{S.brass(3, .8, 2)}" opacity=".9"'))
    # 1, 2 and 3 are told by the number of animals, 4 and 5 by one great animal and its regalia
    for x, y, k, turn, flip, regal in POSES[v]:
        S.add(posed(squid_fig(S, regal), x, y, k, turn, flip))
    S.kelp(2, 660, 200, 30, "#040a14", 26, 8, .95, 4, seed=24)
    S.plankton(16, "#dcedff", 3, .7)
    S.finish(.92, .10)
    return S.svg()
