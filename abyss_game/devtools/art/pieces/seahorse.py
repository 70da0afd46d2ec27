"""The seahorse: the value (1 to 5) drives bridle, harness, wreath and lantern."""
import math

from .common import G, eyeball, frond, posed
from .kit import BRASS, RACE, Limb, Scene, f, mix, poly, smooth, spline

W, H = 420, 630


def seahorse_fig(S, v=1, simple=False):
    deep, mid, lit, glow, acc = RACE["seahorse"]
    o = []
    spine = [(232, 168), (258, 196), (262, 238), (246, 286), (228, 330), (226, 376), (244, 418), (262, 456), (256, 500), (224, 516), (198, 498), (202, 470), (222, 464), (230, 480)]
    ws = [58, 68, 86, 106, 104, 82, 58, 46, 38, 31, 25, 20, 14, 6]
    L = Limb(spine, ws, 130)
    bf = S.relief(s1=2.2, s2=11, m=.6, scale=13, dc=1.4, amb=.27, spec=.5, sexp=16, tex=(.06, .05, 3, .08, 8), rim=(1.5, 3, 2, glow, .6), back=(-3, -3, 3, "#2aa0b8", .5))
    # dorsal fin: rays in a translucent fan
    fin = [L.at(.30, -.8), (326, 236), (352, 268), (356, 306), (334, 340), L.at(.46, -.8)]
    q = f'<path d="{smooth(fin)}" fill="{S.rad([(0, lit, .95), (.6, glow, .6), (1, acc, .55)], .1, .5, .95)}"/>'
    for i in range(12):
        t = i / 11
        bx, by = L.at(.31 + .14 * t, -.8)
        ex, ey = spline(fin[1:5], 20)[int(t * 20)]
        q += f'<path d="M{f(bx)} {f(by)}Q{f((bx + ex) / 2 + 6)} {f((by + ey) / 2 - 8)} {f(ex + 3)} {f(ey)}" fill="none" stroke="{mid if i % 2 else glow}" stroke-width="{2 if i % 2 else 1.3}" opacity=".8"/>'
    o.append(f'<g filter="{S.relief(1, 3, .5, 4, dc=1.4, amb=.5, spec=.4, tex=(.03, .03, 2, .3, 2), rim=(1, 2, 1, glow, .7))}">{q}</g>')
    # spines along back and belly
    sp = ""
    for i in range(26):
        t = .10 + .80 * i / 25
        for sd in (-1, 1):
            x, y = L.at(t, sd * .92)
            nx, ny = L.n[int(t * 130)]
            k = (15 if i % 2 == 0 else 8) * (1 - t * .65)
            tx, ty = L.c[int(t * 130)][0] - L.c[max(0, int(t * 130) - 4)][0], L.c[int(t * 130)][1] - L.c[max(0, int(t * 130) - 4)][1]
            m = math.hypot(tx, ty) or 1
            tx, ty = tx / m * k * .55, ty / m * k * .55
            sp += f'<path d="M{f(x - tx)} {f(y - ty)}L{f(x + sd * nx * k - tx * .4)} {f(y + sd * ny * k - ty * .4)}L{f(x + tx)} {f(y + ty)}Z"/>'
    o.append(f'<g fill="{S.lin([(0, glow), (1, mid)])}" filter="{S.relief(.8, 2, .5, 4, dc=1.3, amb=.4, spec=.3)}">{sp}</g>')
    # body with rings
    q = [f'<path d="{L.path()}" fill="{S.lin([(0, mix(lit, glow, .2)), (.35, lit), (.65, mid), (1, mix(mid, deep, .55))], 180, 160, 300, 520, user=True)}"/>',
         f'<path d="{poly([L.at(.06 + .5 * i / 30, .98) for i in range(31)] + [L.at(.56 - .5 * i / 30, .30) for i in range(31)])}" fill="{glow}" opacity=".42"/>']
    for i in range(30):
        t = .07 + .86 * (i / 30) ** .93
        a, b, c = L.at(t, 1), L.at(min(1, t + .022), 0), L.at(t, -1)
        d = f"M{f(a[0])} {f(a[1])}Q{f(2 * b[0] - (a[0] + c[0]) / 2)} {f(2 * b[1] - (a[1] + c[1]) / 2)} {f(c[0])} {f(c[1])}"
        q.append(f'<path d="{d}" fill="none" stroke="{deep}" stroke-width="{f(3.4 - 2.2 * t)}" opacity=".55"/><path d="{d}" transform="translate(0 {f(2.8 - 1.6 * t)})" fill="none" stroke="{glow}" stroke-width="{f(1.9 - t)}" opacity=".75"/>')
        for off in (.62, .1, -.5):
            x, y = L.at(t, off)
            q.append(f'<circle cx="{f(x)}" cy="{f(y)}" r="{f(2.6 * (1 - t * .7))}" fill="{glow if off > 0 else deep}" opacity=".7"/>')
    for off in (.32, -.28):
        q.append(f'<path d="{L.ridge(off, .05, .93)}" fill="none" stroke="{glow}" stroke-width="1.400" opacity=".4"/>')
    o.append(f'<g filter="{bf}">{"".join(q)}</g>')
    if v >= 3:  # breast harness
        q = ""
        for k, t in enumerate((.16, .215, .27) if v < 5 else (.14, .19, .24, .29, .34)):
            e = [L.at(t, 1.06), L.at(t + .03, .4), L.at(t + .032, -.3), L.at(t + .004, -1.05)]
            g = [L.at(t + .034, -1.05), L.at(t + .062, -.3), L.at(t + .06, .4), L.at(t + .03, 1.06)]
            q += f'<path d="{smooth(e + g)}" fill="{S.lin([(0, "#5fd6c0"), (.4, "#147a78"), (1, "#06282e")], 0, 0, 1, .3)}" stroke="#f0cd7a" stroke-width="2.600"/>'
        o.append(f'<g filter="{S.brass(5)}">{q}</g>')
        for k, t in enumerate((.16, .215, .27) if v < 5 else (.14, .19, .24, .29, .34)):
            x, y = L.at(t + .045, .35)
            o.append(S.gem(x, y, 6.5 - k * .6, "#1f8f6a", "#b6ffd9") if k % 2 == 0 else S.pearl(x, y, 5, glow=False))
            for off in (.75, -.1, -.5):
                x, y = L.at(t + .045, off)
                o.append(f'<circle cx="{f(x)}" cy="{f(y)}" r="2" fill="#fff3c4"/>')
    # pectoral fin
    o.append(f'<g filter="{S.relief(1, 3, .5, 4, dc=1.4, amb=.5, spec=.3, rim=(1, 1.5, 1, glow, .7))}"><path d="M262 176C292 158 306 172 300 196C294 214 276 214 264 202Z" fill="{S.lin([(0, glow, .85), (1, lit, .7)])}"/>'
             + "".join(f'<path d="M264 {188 + i}Q{282} {180 + i * 4} {300 - abs(i - 2) * 2} {170 + i * 9}" fill="none" stroke="{mid}" stroke-width="1.300" opacity=".7"/>' for i in range(5)) + "</g>")
    # head
    head = "M268 186C284 146 262 104 222 100C200 99 184 112 176 130C158 142 134 146 112 148C102 147 97 153 98 164C99 176 104 182 114 180C138 175 162 178 176 188C190 204 214 216 240 210C254 206 262 198 268 186Z"
    q = f'<path d="{head}" fill="{S.rad([(0, glow), (.3, lit), (.75, mid), (1, deep)], .5, .5, .75, .62, .2)}"/>'
    q += f'<path d="M176 132C160 146 138 152 104 156" fill="none" stroke="{glow}" stroke-width="4" opacity=".55"/><path d="M178 184C160 170 136 170 106 174" fill="none" stroke="{deep}" stroke-width="5" opacity=".4"/>'
    for i in range(4):
        q += f'<path d="M{166 - i * 15} {139 + i * 3}C{163 - i * 15} {152 + i * 2} {163 - i * 15} {164 + i * 2} {166 - i * 14} {178 - i}" fill="none" stroke="{mid}" stroke-width="2" opacity=".7"/>'
    q += f'<path d="M228 192C244 184 252 170 249 150" fill="none" stroke="{mix(mid, deep, .5)}" stroke-width="2.500" stroke-linecap="round" opacity=".7"/><path d="M233 193C247 186 255 172 253 152" fill="none" stroke="{glow}" stroke-width="1.400" stroke-linecap="round" opacity=".8"/>'
    for x, y, r in ((238, 124, 3), (252, 140, 2.5), (228, 114, 2), (196, 186, 2.4), (212, 194, 2.6), (258, 160, 2), (186, 176, 1.8)):
        q += f'<circle cx="{x}" cy="{y}" r="{r}" fill="{glow}" opacity=".8"/>'
    # coronet
    cor = ""
    for x, y, dx, dy in ((196, 112, -12, -26), (212, 102, -6, -40), (228, 100, 4, -46), (243, 106, 14, -38), (256, 118, 24, -26)):
        cor += f'<path d="M{x - 8} {y + 6}L{x + dx} {y + dy}L{x + 8} {y + 6}Z" fill="{S.lin([(0, glow), (1, lit)])}"/>'
    o.append(f'<g filter="{bf}">{cor}{q}</g>')
    o.append(f'<circle cx="212" cy="142" r="19" fill="{mid}" opacity=".55"/><circle cx="212" cy="142" r="16" fill="{S.brass_fill()}"/>' + eyeball(S, 212, 142, 13, "#7a3a08", "round"))
    for i in range(10):
        a = i * .628
        o.append(f'<circle cx="{f(212 + 18.5 * math.cos(a))}" cy="{f(142 + 18.5 * math.sin(a))}" r="1.300" fill="{glow}"/>')
    if v >= 2:  # bridle
        q = f'<path d="M150 144C146 154 146 166 150 181L160 180C156 166 156 154 160 141Z" fill="{S.brass_fill()}"/><path d="{Limb([(155, 160), (182, 166), (220, 176), (262, 166)], [5, 4, 4, 5], 20).path()}" fill="{S.brass_fill(True)}"/>'
        o.append(f'<g filter="{S.brass(3, 1, 2)}">{q}</g>' + S.gem(155, 161, 4.5, "#1f8f6a", "#b6ffd9"))
    if v >= 4:  # crown over the coronet
        q = f'<path d="M188 118C204 100 250 100 266 128L262 138C246 114 210 112 192 128Z" fill="{S.brass_fill(True)}"/>'
        n = 6
        for i in range(n):
            t = i / (n - 1)
            x, y = 192 + 70 * t, 114 - 12 * math.sin(math.pi * t) + 10 * t
            dx, hh = -20 + 44 * t, 34 + 26 * math.sin(math.pi * t)
            q += f'<path d="M{f(x - 7)} {f(y + 5)}C{f(x - 8 + dx * .2)} {f(y - hh * .4)} {f(x + dx * .6 - 6)} {f(y - hh * .7)} {f(x + dx)} {f(y - hh)}C{f(x + dx * .8 + 5)} {f(y - hh * .6)} {f(x + 6 + dx * .2)} {f(y - hh * .3)} {f(x + 7)} {f(y + 5)}Z" fill="{S.brass_fill()}"/>'
        o.append(f'<g filter="{S.brass(5)}">{q}</g>')
        for i in range(n):
            t = i / (n - 1)
            x, y = 192 + 70 * t, 114 - 12 * math.sin(math.pi * t) + 10 * t
            o.append(S.pearl(x + -20 + 44 * t, y - 34 - 26 * math.sin(math.pi * t), 4.6))
            o.append(S.gem(x, y + 9, 3.2, "#b3122e", "#ff9a7a"))
    return "".join(o), L


POSES = {  # x, y, size, turn, mirrored, harness, whether it holds a stalk
    1: [(206, 314, 1, 0, False, 1, True)],
    2: [(126, 252, .62, -10, False, 2, False), (282, 358, .82, 5, True, 2, True)],
    3: [(104, 214, .54, 12, True, 2, False), (334, 236, .54, -12, False, 2, False), (216, 404, .70, 0, False, 3, True)],
    4: [(214, 330, 1.02, 6, True, 4, True)],
    5: [(206, 332, 1, 0, False, 5, True)],
}


def stalk(S):
    """The leafy stalk it holds with its tail."""
    st = Limb([(216, 760), (226, 560), (214, 490), (222, 430), (196, 330)], [15, 13, 12, 10, 2], 60)
    kf = S.relief(1.2, 4, .5, 6, dc=1.2, amb=.3, spec=.3, tex=(.05, .03, 3, .35, 5), rim=(1, 2, 1.5, "#c8ffd0", .4))
    leaves = "".join(G(f'<path d="{Limb([(0, 0), (26, -16), (74, 4)], [2, 20, 1], 16).path()}" fill="{("#3f7a3c", "#5c9440")[i % 2]}"/>', f"translate({f(st.at(t)[0])} {f(st.at(t)[1])}) rotate({a})")
                     for i, (t, a) in enumerate(((.16, -20), (.24, 200), (.38, -5), (.46, 190), (.66, 205), (.78, 150), (.9, 230))))
    return f'<g filter="{kf}"><path d="{st.path()}" fill="#2f5f34"/>{leaves}</g>'


def seahorse(v=1):
    deep, mid, lit, glow, acc = RACE["seahorse"]
    S = Scene(W, H, 51 + v)
    S.water("#8a7a3a", lit="#3a9a98", cx=.3, shafts=.85, mist=.4, seed=22 + v, slant=-20)
    for i, (x, h, l) in enumerate(((40, 420, 30), (96, 340, -20), (330, 470, -30), (386, 380, 20), (290, 300, 16))):
        S.kelp(x, 640, h, l, mix("#0e4a4a", "#1a3a20", .4), 15, 12, .55, 3.2, seed=i)
    S.ridge(590, 20, "#061a1c", 7, 3, .9, seed=4)
    for x, y, s, fl in {4: ((72, 150, .22, 1), (378, 300, .2, -1), (392, 128, .15, -1)), 5: ((352, 140, .26, -1), (64, 330, .24, 1), (380, 330, .18, -1), (40, 120, .17, 1))}.get(v, ()):
        fig, _ = seahorse_fig(S, 1)
        S.add(G(fig, f"translate({x} {y}) scale({s * fl} {s}) translate(-220 -320)", f'opacity=".62" filter="{S.blur(1.1)}"'))
    S.add(f'<ellipse cx="226" cy="300" rx="190" ry="240" fill="{S.rad([(0, lit, .34), (.5, mid, .16), (1, mid, 0)])}" style="mix-blend-mode:screen"/>')
    S.plankton(80, "#fff3cf", bokeh=10)
    if v >= 5:  # a wreath of fronds behind
        w = "".join(frond(S, 226 + 20 * math.cos(a), 210 + 20 * math.sin(a), 168 + 16 * (i % 2), math.degrees(a), "#143f34", "#3f7a4a") for i, a in enumerate([math.pi * (.86 + 1.28 * k / 12) for k in range(13)]))
        S.add(G(w, "", f'filter="{S.relief(1, 3, .5, 5, dc=1.25, amb=.3, spec=.3, tex=(.05, .05, 2, .15, 3))}" opacity=".8"'))
    # 1, 2 and 3 are told by the number of animals, 4 and 5 by one great animal and its regalia
    for x, y, k, turn, flip, harness, held in POSES[v]:
        fig, _ = seahorse_fig(S, harness)
        S.add(posed((stalk(S) if held else "") + fig, x, y, k, turn, flip, (222, 310)))
    if v >= 5:  # harvest lantern from the bridle
        o = f'<path d="{Limb([(138, 186), (132, 214), (134, 240)], [2.5, 2, 2], 12).path()}" fill="{BRASS}"/><circle cx="134" cy="270" r="74" fill="{S.rad([(0, "#ffe9a0", .9), (.3, "#ffc04d", .4), (1, "#ffc04d", 0)])}" style="mix-blend-mode:screen"/>'
        o += f'<g filter="{S.brass(4, 1, 2.5)}"><path d="M120 250L134 238L148 250L150 256H118Z" fill="{S.brass_fill()}"/><path d="M120 288H148L142 298H126Z" fill="{S.brass_fill()}"/></g><path d="M121 256C114 266 114 278 122 288H146C154 278 154 266 147 256Z" fill="{S.rad([(0, "#fffbe0"), (.5, "#ffd765"), (1, "#c9781c")])}"/>'
        o += f'<path d="M127 256V288M134 256V288M141 256V288" stroke="#6a4412" stroke-width="1.600"/>'
        S.add(o)
    S.kelp(10, 660, 260, 34, "#040d0e", 28, 9, .95, 4, seed=14)
    S.kelp(412, 660, 180, -26, "#040d0e", 26, 8, .95, 4.5, seed=16)
    S.plankton(16, "#fff3cf", 3, .7)
    S.finish(.92, .10)
    return S.svg()
