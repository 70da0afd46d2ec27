"""The Monster card."""
import math
import random

from .common import G, eyeball
from .seahorse import seahorse_fig
from .kit import Limb, Scene, f, smooth


def teeth(S, line, n, ln, up, seed, lean=0.0, w=.16, col=("#f7f0d8", "#8a8168", "#2a261e")):
    """Needles along a lip line: uneven, curved, each with its own light."""
    r = random.Random(seed)
    L = Limb(line, [1, 1], 80)
    o = ""
    for i in range(n):
        t = (i + .5 + r.uniform(-.28, .28)) / n
        x, y = L.at(t)
        k = lerp(ln, t) * r.choice([.45, .7, 1, 1.15]) * r.uniform(.85, 1.1)
        sg = -1 if up else 1
        a = r.uniform(-.18, .18) + lean
        tip = (x + k * math.sin(a), y + sg * k * math.cos(a))
        q = Limb([(x, y - sg * 4), ((x + tip[0]) / 2 + k * .09, (y + tip[1]) / 2), tip], [k * w + 4, k * w * .7, .4], 12)
        o += f'<path d="{q.path()}" fill="{S.lin([(0, col[2]), (.3, col[1]), (1, col[0])] if not up else [(0, col[0]), (.7, col[1]), (1, col[2])])}"/>'
    return o


def lerp(ws, t):
    if isinstance(ws, (int, float)):
        return ws
    u = t * (len(ws) - 1)
    i = min(int(u), len(ws) - 2)
    return ws[i] + (ws[i + 1] - ws[i]) * (u - i)


def monster():
    """A rider with a lantern, between jaws that have not closed yet."""
    W, H = 420, 630
    S = Scene(W, H, 7)
    S.water("#1f5468", lit="#1a6078", cx=.2, shafts=.65, mist=.3, seed=61, slant=-22)
    S.add(S.full(f'fill="{S.lin([(0, "#01040a", 0), (.3, "#01040a", .45), (1, "#01030a", .95)])}"'))
    lx, ly = 112, 352
    S.plankton(70, bokeh=6)
    fl = lambda sc, s2, am, fx=.035: S.relief(s1=2.4, s2=s2, m=.6, scale=sc, dc=1.9, amb=.07, spec=.6, sexp=14, light="#ffdf9e", speccol="#ffd78a", tex=(fx, fx, 5, am, 5), pt=(lx, ly - 10, 120), rim=(-1, 4, 3, "#6fb6d0", .5))
    # throat
    S.add(f'<path d="M450 250C330 270 200 300 70 330C110 420 90 470 60 500C200 560 330 520 450 470Z" fill="{S.rad([(0, "#7a2a1c"), (.3, "#3a1014"), (.75, "#0a0408"), (1, "#020308")], lx + 30, ly + 20, 260, user=True)}"/>')
    for k in range(6):
        x = 200 + k * 40
        S.add(f'<path d="M{x} {318 - k * 9}C{x + 30} {370} {x + 30} {430} {x - 6} {508 - k * 2}" fill="none" stroke="#d0523a" stroke-width="{7 - k * .6:.1f}" opacity="{.34 - k * .05:.2f}" filter="{S.blur(2)}"/>')
    # tongue
    S.add(f'<path d="{Limb([(440, 470), (330, 452), (240, 462), (170, 440), (140, 446)], [90, 70, 46, 26, 4], 40).path()}" fill="#7a2430" filter="{fl(12, 9, .12)}"/>')
    # far teeth
    S.add(f'<g opacity=".5" filter="{S.blur(1.2)}">{teeth(S, [(110, 340), (220, 316), (330, 292), (430, 280)], 13, 46, False, 3)}{teeth(S, [(96, 486), (200, 506), (320, 498), (430, 474)], 13, 44, True, 4)}</g>')
    # upper jaw and skull
    up = [(450, 40), (360, 34), (280, 58), (206, 108), (140, 180), (84, 246), (50, 300), (44, 330), (60, 344), (100, 338), (160, 330), (230, 318), (310, 296), (380, 282), (450, 268)]
    g1 = S.lin([(0, "#20303c"), (.5, "#2b3a44"), (1, "#3c4a50")], 0, 40, 0, 340, user=True)
    low = [(38, 508), (30, 480), (48, 470), (80, 484), (130, 500), (210, 512), (300, 506), (380, 488), (450, 470), (450, 660), (240, 660), (150, 620), (80, 570)]
    S.add(f'<g filter="{fl(26, 22, .22, .028)}"><path d="{smooth(low, True, .15)}" fill="{S.lin([(0, "#3c4a50"), (1, "#0a1016")])}"/></g>')
    S.add(f'<g filter="{fl(28, 24, .22, .028)}"><path d="{smooth(up, True, .15)}" fill="{g1}"/></g>')
    # gum ridge and near teeth
    tf = S.relief(1, 2.6, .5, 6, dc=1.7, amb=.22, spec=.7, sexp=20, light="#ffe6b0", pt=(lx, ly, 90))
    S.add(f'<g filter="{fl(9, 5, .2)}"><path d="{Limb([(52, 338), (100, 336), (160, 328), (230, 315), (310, 294), (380, 280), (440, 268)], [12, 20, 22, 24, 24, 24, 22], 50).path()}" fill="#6a3436"/><path d="{Limb([(42, 478), (80, 488), (130, 503), (210, 514), (300, 508), (380, 490), (440, 474)], [10, 20, 22, 24, 24, 24, 22], 50).path()}" fill="#64303a"/></g>')
    S.add(f'<g filter="{tf}">{teeth(S, [(58, 346), (110, 344), (170, 336), (240, 322), (320, 300), (430, 276)], 15, [46, 86, 70, 96, 80, 70], False, 11)}{teeth(S, [(46, 476), (90, 482), (140, 498), (210, 508), (300, 502), (430, 470)], 14, [56, 60, 84, 60, 90, 60], True, 17)}</g>')
    # blind eye, far up in the dark
    S.add(f'<g filter="{fl(10, 8, .2)}"><path d="M246 160C262 132 316 124 338 150C330 188 268 200 246 160Z" fill="#2a363e"/></g>')
    S.add(f'<ellipse cx="293" cy="160" rx="34" ry="22" fill="#02060a" transform="rotate(-10 293 160)"/>' + G(eyeball(S, 0, 0, 20, "#b9d8d2", "none"), "translate(292 160) rotate(-10) scale(1.45 .96)") + '<ellipse cx="282" cy="164" rx="5" ry="11" fill="#0b2028" opacity=".75"/>')
    S.add(f'<path d="M240 158C258 124 320 118 344 150C318 134 268 134 240 158Z" fill="#33424c" filter="{fl(10, 6, .2)}"/>')
    # scars, pores that glow along the flank
    r = random.Random(6)
    for i in range(16):
        t = i / 15
        x, y = 120 + 290 * t, 262 - 60 * t - 34 * math.sin(t * 3)
        S.add(f'<circle cx="{f(x)}" cy="{f(y)}" r="9" fill="{S.rad([(0, "#6ff0ff", .5), (1, "#6ff0ff", 0)])}"/><circle cx="{f(x)}" cy="{f(y)}" r="{r.uniform(1.2, 2.6):.1f}" fill="#c9fbff" opacity=".9"/>')
    for i in range(18):
        t = i / 17
        x, y = 60 + 350 * t, 540 + 22 * math.sin(t * 3) + 20 * t
        S.add(f'<circle cx="{f(x)}" cy="{f(y)}" r="7" fill="{S.rad([(0, "#6ff0ff", .4), (1, "#6ff0ff", 0)])}"/><circle cx="{f(x)}" cy="{f(y)}" r="{r.uniform(1, 2.2):.1f}" fill="#c9fbff" opacity=".8"/>')
    for d in ("M180 150C200 190 196 220 214 250", "M196 142C216 180 214 210 234 238", "M214 136C236 170 236 196 254 222"):
        S.add(f'<path d="{d}" fill="none" stroke="#0a1218" stroke-width="4" opacity=".8"/><path d="{d}" transform="translate(-2 1)" fill="none" stroke="#a9c2c8" stroke-width="1.200" opacity=".6"/>')
    # the rider and the lantern
    S.add(f'<circle cx="{lx}" cy="{ly}" r="150" fill="{S.rad([(0, "#fff3c0", .75), (.12, "#ffd878", .42), (.5, "#ffb648", .12), (1, "#ffb648", 0)])}" style="mix-blend-mode:screen"/>')
    fig, _ = seahorse_fig(S, 1)
    S.add(G(fig, "translate(142 392) scale(-.15 .15) translate(-220 -320)"))
    S.add(f'<path d="M128 366L{lx} {ly - 12}" stroke="#3a2a12" stroke-width="1.500"/><circle cx="{lx}" cy="{ly}" r="8" fill="{S.rad([(0, "#ffffff"), (.5, "#ffe9a0"), (1, "#ffb648")])}"/><path d="M{lx - 7} {ly - 8}H{lx + 7}L{lx} {ly - 15}ZM{lx - 6} {ly + 8}H{lx + 6}L{lx + 4} {ly + 12}H{lx - 4}Z" fill="#8a6420"/>')
    S.school(40, 130, 12, 26, .7, "#9fd0e0", .5, 160, 4)
    S.plankton(30, "#ffe9b0", 2, .9, area=(30, 290, 240, 470))
    S.plankton(20, "#cfefff", 2.6, .6)
    S.finish(.95, .10, .5)
    return S.svg()


