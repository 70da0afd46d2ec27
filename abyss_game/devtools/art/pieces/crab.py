"""The crab: the value (1 to 5) drives harness, pennants and crown."""
import math
import random

from .common import G, bead_string, city, eyeball, pennant, posed, rock
from .kit import BLACK, RACE, Limb, Scene, f, mix, poly, smooth

W, H = 420, 630


PALM = "M-24 22C-50 -8 -50 -52 -34 -76C-26 -98 -10 -116 8 -126C7 -116 1 -108 2 -101L-5 -96L0 -88L-6 -82L-1 -74L-6 -68C-4 -58 4 -50 14 -44C36 -40 42 -14 28 16C14 34 -12 34 -24 22Z"
DACT = "M12 -40C34 -50 50 -72 45 -100C42 -116 32 -128 16 -131C25 -117 25 -108 20 -102L24 -96L15 -90L19 -82L10 -77L13 -68C6 -58 4 -50 12 -40Z"


def claw(S, x, y, s, rot, flip=1, v=1, dim=0.0):
    deep, mid, lit, glow, acc = RACE["crab"]
    a, b, c = mix(lit, BLACK, dim), mix(mid, BLACK, dim), mix(deep, BLACK, dim)
    fl = S.relief(s1=2.2, s2=9, m=.55, scale=10, dc=1.35, amb=.28, spec=.55, sexp=18, tex=(.075, .075, 3, .05, 9), rim=(1.5, 3, 2, glow, .55), back=(-2, -3, 2.5, "#2f8fc0", .45))
    g = S.lin([(0, mix(glow, b, .08)), (.26, mix(a, glow, .22)), (.66, b), (1, c)], 0, -130, 0, 30, user=True)
    o = f'<g filter="{fl}"><path d="{DACT}" fill="{g}"/></g><g filter="{fl}"><path d="{PALM}" fill="{g}"/>'
    r = random.Random(int(x) + 5)
    for _ in range(16):
        px, py = r.uniform(-32, 26), r.uniform(-44, 16)
        o += f'<circle cx="{f(px)}" cy="{f(py)}" r="{r.uniform(1.5, 3.6):.1f}" fill="{r.choice([a, c, glow])}" opacity=".7"/>'
    o += "</g>"
    for i in range(5):  # spikes on the outer edge
        px, py = -47 + i * 4 + (i > 2) * 3, -14 - i * 19
        o += f'<path d="M{px + 3} {py + 8}L{px - 12} {py - 7}L{px + 6} {py - 7}Z" fill="{S.lin([(0, glow), (1, b)], 0, 0, 1, 1)}"/>'
    if v >= 3:
        q = f'<path d="M-42 -30C-20 -44 18 -42 38 -24L36 -6C16 -22 -18 -24 -40 -10Z" fill="{S.brass_fill(True)}"/><path d="M-34 2C-14 -8 14 -8 33 4L28 16C12 8 -12 8 -26 20Z" fill="{S.brass_fill(True)}"/>'
        o += f'<g filter="{S.brass(4)}">{q}</g>'
        for i in range(5):
            o += f'<circle cx="{-31 + i * 15.5:.1f}" cy="{-22 - 7 * math.sin(math.pi * (i + .5) / 5):.1f}" r="2.300" fill="#fff3c4"/>'
        o += S.gem(0, 3, 5.5, "#1f6fa8", "#9fe6ff")
    return G(o, f"translate({x} {y}) rotate({rot}) scale({s * flip} {s})")


def crab_body(S, v=1, seed=2):
    deep, mid, lit, glow, acc = RACE["crab"]
    r = random.Random(seed)
    legf = S.relief(s1=1.4, s2=4, m=.5, scale=7, dc=1.35, amb=.25, spec=.5, sexp=18, tex=(.08, .08, 3, .08, 3), rim=(1, 2.5, 1.5, glow, .45), back=(-1.5, -2, 2, "#2f8fc0", .4))
    o = []
    # walking legs, far pair first
    legs = [((88, -22), (168, -52), (196, 28), (210, 96)), ((96, -4), (176, -12), (188, 70), (186, 130)), ((92, 14), (156, 30), (156, 96), (140, 146)), ((76, 30), (122, 58), (112, 112), (92, 150))]
    for k, pts in enumerate(legs):
        for sx in (-1, 1):
            q = [(sx * x * (1.03 if sx > 0 else .96), y + (6 if sx < 0 else 0)) for x, y in pts]
            dark = .42 - .12 * k
            c = mix(mid, BLACK, dark)
            seg = [Limb([q[0], ((q[0][0] + q[1][0]) / 2, (q[0][1] + q[1][1]) / 2 - 5), q[1]], [20, 24, 17], 16),
                   Limb([q[1], ((q[1][0] + q[2][0]) / 2 + sx * 6, (q[1][1] + q[2][1]) / 2), q[2]], [18, 17, 12], 16),
                   Limb([q[2], ((q[2][0] + q[3][0]) / 2 + sx * 3, (q[2][1] + q[3][1]) / 2), q[3]], [12, 9, 1], 16)]
            body = "".join(f'<path d="{m.path()}" fill="{S.lin([(0, mix(lit, c, .35)), (1, mix(c, deep, .5))])}"/>' for m in seg[::-1])
            body += "".join(f'<circle cx="{f(q[j][0])}" cy="{f(q[j][1])}" r="{8 - j}" fill="{mix(lit, c, .4)}"/>' for j in (1, 2))
            o.append(f'<g filter="{legf}">{body}</g>')
            if v >= 4 and k in (0, 2):
                m = seg[1]
                a0, a1 = m.at(.35, -1.12), m.at(.35, 1.12)
                b0, b1 = m.at(.6, -1.12), m.at(.6, 1.12)
                o.append(f'<path d="{poly([a0, a1, b1, b0])}" fill="{S.brass_fill(True)}" filter="{S.brass(3, .8, 2)}"/>')
    # under-face with mouth plates
    o.append(f'<path d="M-84 22C-70 78 -36 100 0 100C36 100 70 78 84 22Z" fill="{S.lin([(0, deep), (1, mix(mid, deep, .5))])}" filter="{legf}"/>')
    for sx in (-1, 1):
        o.append(f'<g filter="{legf}"><path d="M{sx * 2} 44C{sx * 24} 42 {sx * 34} 54 {sx * 30} 74C{sx * 24} 92 {sx * 10} 96 {sx * 2} 92Z" fill="{S.lin([(0, lit), (.5, mid), (1, deep)])}"/>'
                 f'<path d="M{sx * 38} 48C{sx * 56} 46 {sx * 62} 58 {sx * 52} 72C{sx * 46} 80 {sx * 38} 78 {sx * 36} 70Z" fill="{S.lin([(0, mid), (1, deep)])}"/></g>')
        o.append(f'<path d="M{sx * 8} 50C{sx * 20} 52 {sx * 26} 60 {sx * 24} 74" fill="none" stroke="{glow}" stroke-width="1.500" opacity=".5"/>')
        o.append(f'<path d="{Limb([(sx * 16, 34), (sx * 40, 4), (sx * 88, -66), (sx * 100, -112)], [4, 2.5, 1.5, .5], 30).path()}" fill="{lit}"/>')
    # eyes on stalks
    for sx in (-1, 1):
        o.append(f'<path d="{Limb([(sx * 24, -30), (sx * 30, -54), (sx * 37, -74), (sx * 40, -92 - (sx > 0) * 6)], [26, 19, 15, 19], 20).path()}" fill="{S.lin([(0, lit), (1, mid)])}" filter="{legf}"/>')
        o.append(f'<g filter="{S.relief(1, 3, .5, 4, dc=1.3, amb=.6, spec=.2)}">{eyeball(S, sx * 40, -100 - (sx > 0) * 6, 12.5, "#ffb23e", "bar", rot=sx * 14)}</g>')
        bx, by = sx * 40, -100 - (sx > 0) * 6
        o.append(f'<path d="M{f(bx - sx * 17)} {f(by - 1)}C{f(bx - sx * 12)} {f(by - 15)} {f(bx + sx * 8)} {f(by - 17)} {f(bx + sx * 20)} {f(by - 13)}C{f(bx + sx * 12)} {f(by - 8)} {f(bx - sx * 4)} {f(by - 9)} {f(bx - sx * 17)} {f(by - 1)}Z" fill="{mid}" filter="{legf}"/>')
    # carapace
    half = [(0, -70), (34, -69), (66, -60), (94, -40), (114, -14), (118, 8), (98, 24), (72, 34), (50, 38), (36, 32), (18, 40), (0, 36)]
    pts = half + [(-x * 1.02, y + 1) for x, y in half[-2:0:-1]]
    car = smooth(pts)
    cf = S.relief(s1=3, s2=15, m=.65, scale=20, dc=1.4, amb=.24, spec=.6, sexp=16, tex=(.055, .065, 4, .05, 6), rim=(1.5, 4, 2.5, glow, .6), back=(-3, -4, 4, "#2f8fc0", .5))
    spikes = ""
    for i in range(7):
        t = i / 6
        x, y = 78 + 42 * math.sin(t * 2.2), -52 + 74 * t
        for sx in (-1, 1):
            spikes += f'<path d="M{f(sx * (x - 12))} {f(y - 7)}L{f(sx * (x + 13))} {f(y - 7 + 5 * t)}L{f(sx * (x - 9))} {f(y + 9)}Z"/>'
    o.append(f'<g fill="{S.lin([(0, glow), (1, mid)])}" filter="{legf}">{spikes}</g>')
    q = [f'<path d="{car}" fill="{S.rad([(0, mix(lit, glow, .62)), (.32, mix(lit, glow, .15)), (.68, mid), (1, deep)], .5, .5, .62, .42, .16)}"/>']
    groove = ["M0 -56C-3 -30 -4 -10 0 24", "M-12 -12C-34 -24 -52 -16 -72 -34", "M12 -12C34 -24 52 -16 72 -34", "M-10 6C-34 8 -54 18 -78 10", "M10 6C34 8 54 18 78 10", "M-30 -56C-40 -46 -40 -38 -34 -28", "M30 -56C40 -46 40 -38 34 -28"]
    for d in groove:
        q.append(f'<path d="{d}" fill="none" stroke="{deep}" stroke-width="4" opacity=".55" stroke-linecap="round"/><path d="{d}" transform="translate(0 2.600)" fill="none" stroke="{glow}" stroke-width="1.200" opacity=".55" stroke-linecap="round"/>')
    for _ in range(70):
        a, d = r.uniform(0, 6.28), r.random() ** .5
        x, y = 98 * d * math.cos(a), -18 + 46 * d * math.sin(a)
        q.append(f'<circle cx="{f(x)}" cy="{f(y)}" r="{r.uniform(1, 3.4):.1f}" fill="{r.choice([glow, acc, deep, lit])}" opacity="{r.uniform(.35, .8):.2f}"/>')
    o.append(f'<g filter="{cf}">{"".join(q)}</g>')
    if v >= 3:  # brass brow plate with spikes and gems
        n = 5 if v < 5 else 7
        br = f'<path d="M-78 -30C-50 -62 50 -62 78 -30C70 -26 62 -24 56 -16C30 -38 -30 -38 -56 -16C-62 -24 -70 -26 -78 -30Z" fill="{S.brass_fill(True)}"/>'
        for i in range(n):
            t = (i + .5) / n * 2 - 1
            x, y = t * 64, -50 + 16 * t * t
            hh = (50 if v >= 5 else 34) * (1 - .45 * abs(t))
            br += f'<path d="M{f(x - 8)} {f(y + 4)}C{f(x - 3)} {f(y - hh * .4)} {f(x + t * 10 - 2)} {f(y - hh * .6)} {f(x + t * 16)} {f(y - hh)}C{f(x + t * 10 + 3)} {f(y - hh * .5)} {f(x + 4)} {f(y - hh * .3)} {f(x + 8)} {f(y + 4)}Z" fill="{S.brass_fill()}"/>'
        o.append(f'<g filter="{S.brass(6)}">{br}</g>')
        for i in range(n):
            t = (i + .5) / n * 2 - 1
            o.append(S.gem(t * 60, -41 + 14 * t * t, 5.4 - abs(t) * 1.5, "#b3122e", "#ff9a7a") if i % 2 == 0 else S.pearl(t * 60, -41 + 14 * t * t, 4.4, glow=False))
    if v >= 2:  # a lip of pearls
        o.append(bead_string(S, [(-50, 40), (0, 54), (50, 40)], 9 if v < 5 else 13, 3.2))
    return "".join(o)


def crab_arms(S, v):
    """Body with both claws on their arms: the great claw nearest us."""
    deep, mid, lit, glow, acc = RACE["crab"]
    fl = S.relief(s1=1.6, s2=6, m=.5, scale=9, dc=1.35, amb=.25, spec=.5, sexp=18, tex=(.08, .08, 3, .08, 3), rim=(1, 2.5, 1.5, glow, .5), back=(-1.5, -2, 2, "#2f8fc0", .4))

    def arm(pts, ws):
        a, b = Limb(pts[:3], ws[:3], 16), Limb(pts[2:], ws[2:], 16)
        g = S.lin([(0, lit), (1, mix(mid, deep, .4))])
        return f'<g filter="{fl}"><path d="{b.path()}" fill="{g}"/></g><g filter="{fl}"><path d="{a.path()}" fill="{g}"/><circle cx="{pts[2][0]}" cy="{pts[2][1]}" r="{ws[2] * .55}" fill="{g}"/></g>'

    far = arm([(92, 10), (128, 28), (164, 24), (176, 6), (172, -20)], [30, 34, 30, 28, 26]) + claw(S, 168, -34, .92, 16, -1, v)
    near = arm([(-90, 14), (-132, 36), (-166, 28), (-180, 0), (-172, -36)], [34, 42, 38, 36, 34]) + claw(S, -164, -50, 1.34 if v < 3 else 1.42, -5, 1, v)
    return far + crab_body(S, v) + near


def crab_far(x, y, s, col, op):
    """A far soldier: flat silhouette with a spear."""
    return (f'<g transform="translate({x} {y}) scale({s})" fill="{col}" opacity="{op}"><ellipse cx="0" cy="0" rx="40" ry="22"/>'
            '<path d="M-34 -6C-62 -18 -66 -40 -56 -62C-50 -50 -46 -44 -40 -60C-32 -44 -38 -24 -24 -10ZM34 -6C62 -18 66 -40 56 -62C50 -50 46 -44 40 -60C32 -44 38 -24 24 -10Z"/>'
            '<path d="M-30 12L-62 46L-40 22L-44 56L-22 18ZM30 12L62 46L40 22L44 56L22 18Z"/><path d="M50 60L60 -110L56 -112L61 -140L68 -112L64 -110L54 60Z"/></g>')


POSES = {  # ledge, (x, y, size, turn, mirrored, harness, height of a pennant)
    1: [([(-40, 486), (40, 458), (140, 472), (240, 456), (330, 476), (460, 446)], (216, 376, .88, -4, False, 1, 0))],
    2: [([(40, 640), (104, 470), (136, 350), (186, 322), (250, 330), (330, 322), (400, 330), (470, 306), (470, 640)], (272, 250, .55, 5, False, 1, 0)),
        ([(-40, 534), (40, 512), (130, 524), (230, 512), (324, 530), (460, 520)], (176, 436, .74, 4, True, 2, 0))],
    3: [([(-50, 300), (40, 286), (110, 290), (170, 304), (204, 352), (226, 450), (280, 640), (-50, 640)], (112, 230, .43, -6, False, 2, 0)),
        ([(150, 640), (204, 470), (232, 404), (270, 386), (330, 390), (400, 378), (470, 372), (470, 640)], (312, 322, .46, 6, True, 2, 0)),
        ([(-40, 560), (40, 540), (130, 552), (230, 540), (324, 556), (460, 548)], (186, 476, .66, -3, False, 2, 0))],
    4: [([(-40, 500), (60, 486), (150, 506), (240, 500), (330, 524), (460, 540)], (204, 404, .82, 6, True, 4, 0))],
    5: [([(-40, 530), (40, 500), (130, 520), (230, 498), (330, 524), (460, 490)], (222, 424, .84, -3, False, 5, 450))],
}


def crab(v=1):
    deep, mid, lit, glow, acc = RACE["crab"]
    S = Scene(W, H, 31 + v)
    S.water("#35506e", lit="#1f6f8c", cx=.6, shafts=.62, mist=.4, seed=12 + v, slant=16)
    for d, col, bl, op in (("M-30 520C-30 300 40 140 190 118C310 102 390 150 450 200V262C380 214 300 178 206 190C112 204 76 320 84 520Z", "#0d3248", 4, .85),
                           ("M450 520C440 420 400 330 330 300C280 282 240 300 214 350L196 338C230 270 290 236 350 258C400 276 430 300 450 330Z", "#0a2638", 2.4, .9)):
        S.add(f'<path d="{d}" fill="{S.lin([(0, mix(col, "#9fdcf0", .30)), (.4, col), (1, mix(col, BLACK, .5))])}" opacity="{op}" filter="{S.blur(bl)}"/>')
    S.ridge(420, 40, "#123346", 9, 8, .6, seed=13, spikes=90)
    if v >= 3:
        city(S, -10, 452, 15, 2.0, "#0c2a3c", "#ffb07a", seed=12, op=.85)
    S.ridge(480, 30, "#0a2030", 8, 4, .85, seed=17, spikes=60)
    if v == 1:
        S.school(320, 120, 10, 34, .7, "#9fd8e6", .4, -10)
    else:
        for i, (x, y, s) in enumerate([(150, 318, .46), (262, 300, .40), (330, 322, .5), (30, 330, .52), (390, 360, .74), (60, 300, .36)][:max(0, v * 2 - 5)]):
            S.add(G(crab_far(x, y, s, mix("#12384c", mid, .12), .85), "", f'filter="{S.blur(1.4 if i < 4 else .8)}"'))
    S.plankton(60 if v < 4 else 90, bokeh=8 if v < 4 else 12)
    if v == 5:  # a fan of spears behind the commander
        fan = ""
        for i in range(9):
            ln = 330 - abs(i - 4) * 14
            fan += f'<g transform="rotate({(i - 4) * 17})"><path d="M-2.600 0L-1.800 -{ln}H1.800L2.600 0Z" fill="#6a4a2a"/><path d="M-8 -{ln}L0 -{ln + 46}L8 -{ln}L0 -{ln - 12}Z" fill="{S.brass_fill()}"/></g>'
        band = [(252 * math.cos(math.pi * (1.12 + .76 * i / 24)), 252 * math.sin(math.pi * (1.12 + .76 * i / 24))) for i in range(25)]
        S.add(G(fan + f'<path d="{smooth(band, False)}" fill="none" stroke="{S.brass_fill(True)}" stroke-width="7"/>', "translate(222 440)", f'filter="{S.brass(4, .9, 2.2)}" opacity=".92"'))
    # 1, 2 and 3 are told by the number of animals, 4 and 5 by one great animal and its regalia
    for ledge, (x, y, s, turn, flip, harness, hgt) in POSES[v]:
        if ledge:
            rock(S, ledge, "#5a4650", 4 + len(ledge), caust=.5 if len(ledge) == 6 else .12)
        if hgt:
            S.add(G(pennant(S, 96, 520, hgt, -36, "#8f1f2a", "#ff8f68")) if x < 300 else G(pennant(S, -322, 520, hgt, -34, "#8f1f2a", "#ff8f68"), "scale(-1 1)"))
        S.add(f'<ellipse cx="{x}" cy="{f(y + 132 * s)}" rx="{f(204 * s)}" ry="{f(26 * s)}" fill="#01050b" opacity=".68" filter="{S.blur(9)}"/>')
        S.add(posed(crab_arms(S, harness), x, y, s, turn, flip))
    if v == 5:
        S.add(G(pennant(S, -352, 540, 300, -20, "#8f1f2a", "#ff8f68"), "scale(-1 1)"))
    if v == 4:
        S.add(G(pennant(S, -366, 540, 400, -30, "#8f1f2a", "#ff8f68"), "scale(-1 1)"))
    S.kelp(-6, 660, 190, 30, "#050910", 26, 8, .95, 4, seed=4)
    S.add(f'<path d="M300 640C320 590 350 600 372 572C392 560 410 580 440 560V640Z" fill="#03070d" filter="{S.blur(4)}"/>')
    S.plankton(16, "#ffe6d6", 3, .6)
    S.finish(.92, .10, .5)
    return S.svg()
