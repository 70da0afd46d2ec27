"""Pieces, 256x256, transparent: each one silhouette, one light, one accent, so that it reads at 24 px."""
import math
import random

from . import icons
from .common import eyeball
from .kit import BRASS, Limb, Scene, f

N = 256


def shadow(S, x=128, y=226, rx=84, ry=14, op=.55):
    S.add(f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="#01040a" opacity="{op}" filter="{S.blur(6)}"/>')


def orb(S, r, dark):
    cx = cy = 128
    c = S.clip(icons.circ(cx, cy, r))
    if dark:
        g = S.rad([(0, "#7a88a8"), (.16, "#39405a"), (.42, "#141826"), (.74, "#06070d"), (.9, "#15142a"), (1, "#6a5aa8")], .5, .5, .5, .36, .28)
    else:
        g = S.rad([(0, "#ffffff"), (.2, "#fff8ee"), (.45, "#f0ddd6"), (.70, "#b9a6b8"), (.88, "#6e7796"), (1, "#bfe0ec")], .5, .5, .5, .36, .28)
    S.add(f'<circle cx="{cx}" cy="{cy}" r="{r}" fill="{g}"/>')
    S.add(f'<g clip-path="{c}"><g opacity="{.85 if dark else .13}" style="mix-blend-mode:{"screen" if dark else "soft-light"}"><rect width="256" height="256" filter="{S.sheen(.010, .016, 9 if dark else 5)}"/></g>')
    if dark:  # a drift of stars inside
        r_ = random.Random(4)
        S.add(f'<circle cx="{cx}" cy="{cy}" r="{r}" fill="{S.rad([(0, "#05060c", .0), (.55, "#05060c", .55), (.92, "#05060c", .85), (1, "#05060c", 0)])}"/>')
        S.add("".join(f'<circle cx="{f(128 + r_.gauss(0, 42))}" cy="{f(134 + r_.gauss(0, 26))}" r="{r_.uniform(.6, 2.4):.1f}" fill="{r_.choice(["#fff", "#c9b8ff", "#9fffe8"])}" opacity="{r_.uniform(.4, 1):.2f}"/>' for _ in range(46)))
    else:
        for k, (o_, cl) in enumerate(((.5, "#ffd0e0"), (.4, "#c9f0ff"), (.35, "#fff0c0"))):
            S.add(f'<ellipse cx="{128 + 14 - k * 6}" cy="{150 + k * 16}" rx="{r * .8}" ry="{r * .42}" fill="none" stroke="{cl}" stroke-width="15" opacity="{o_}" filter="{S.blur(9)}"/>')
    S.add("</g>")
    # bounce from below, window above
    S.add(f'<path d="M{128 - r * .68} {128 + r * .60}A{r * .92} {r * .92} 0 0 0 {128 + r * .68} {128 + r * .60}A{r} {r} 0 0 1 {128 - r * .68} {128 + r * .60}Z" fill="{"#8a7aff" if dark else "#dff8ff"}" opacity="{.9 if dark else .75}" filter="{S.blur(2.5)}"/>')
    S.add(f'<circle cx="{cx}" cy="{cy}" r="{r - 1.5}" fill="none" stroke="{"#a99cff" if dark else "#ffffff"}" stroke-width="{5 if dark else 2.5}" opacity="{.85 if dark else .5}"/>')
    S.add(f'<ellipse cx="{128 - r * .34}" cy="{128 - r * .42}" rx="{r * .27}" ry="{r * .17}" fill="#fff" opacity=".95" transform="rotate(-34 {128 - r * .34} {128 - r * .42})" filter="{S.blur(1.2)}"/>')
    S.add(f'<circle cx="{128 - r * .62}" cy="{128 - r * .1}" r="{r * .06}" fill="#fff" opacity=".8"/>')


def pearl():
    S = Scene(N, N)
    shadow(S, 128, 236, 70, 10)
    orb(S, 104, False)
    return S.svg()


def nebulis():
    S = Scene(N, N)
    shadow(S, 128, 236, 70, 10)
    S.add(f'<circle cx="128" cy="128" r="126" fill="{S.rad([(0, "#7a5aff", .0), (.8, "#7a5aff", .55), (1, "#7a5aff", 0)])}"/>')
    orb(S, 103, True)
    return S.svg()


def key():
    S = Scene(N, N)
    b = S.relief(1.6, 5, .5, 8, dc=1.35, amb=.25, light="#fff3d2", spec=.95, sexp=18, speccol="#fff2c4", tex=(.09, .09, 3, .05, 7), rim=(1, 2, 1.2, "#fff6d8", .6), back=(-2, -2, 2, "#2f8fb6", .6))
    fan = ""
    for k in range(7):
        a = math.radians(-72 + 24 * k)
        fan += f'<path d="{Limb([(128 + 12 * math.sin(a), 84 - 12 * math.cos(a)), (128 + 40 * math.sin(a), 84 - 40 * math.cos(a)), (128 + 72 * math.sin(a), 84 - 72 * math.cos(a))], [12, 22, 30], 20).path()}"/>'
    body = ('M114 92H142V206L128 224L114 206Z', 'M139 160H178V148H194V208H178V194H166V208H152V194H139Z')
    g = S.brass_fill(True)
    S.add(f'<g transform="rotate(34 128 128) translate(128 128) scale(1.16) translate(-128 -118)"><g filter="{b}" fill="{g}">{fan}<path d="{body[1]}"/></g><g filter="{b}" fill="{g}"><path d="{body[0]}"/><path d="M102 96H154V112H102ZM108 128H148V138H108Z"/></g>'
          + S.gem(128, 86, 17, "#147a9a", "#9ff0ff") + "".join(S.pearl(128 + 56 * math.sin(math.radians(a)), 84 - 56 * math.cos(math.radians(a)), 6, glow=False) for a in (-72, -48, -24, 0, 24, 48, 72)) + "</g>")
    return S.svg()


def disc(S, rim=BRASS, face=("#1d3a4a", "#0a1a28", "#02060c"), r=112, seed=4):
    shadow(S, 128, 240, 84, 9)
    b = S.brass(6, 1.4, 4)
    S.add(f'<circle cx="128" cy="128" r="{r}" fill="{S.rad([(0, face[0]), (.6, face[1]), (1, face[2])], .5, .5, .55, .45, .25)}" filter="{S.relief(2, 8, .5, 7, dc=1.2, amb=.35, spec=.2, tex=(.03, .03, 4, .25, seed))}"/>')
    S.add(f'<g filter="{b}"><path fill-rule="evenodd" d="{icons.circ(128, 128, r + 6)} {icons.circ(128, 128, r - 9)}" fill="{S.brass_fill()}"/></g>')


def monster_back():
    """Shut jaws and one eye."""
    S = Scene(N, N)
    disc(S, face=("#3a5a6a", "#14283a", "#04080f"))
    c = S.clip(icons.circ(128, 128, 103))
    fl = S.relief(1.6, 6, .5, 11, dc=1.4, amb=.2, spec=.5, sexp=14, tex=(.05, .05, 4, .10, 5), rim=(0, 3, 2, "#bfeaff", .5))
    up = "M14 130C40 128 70 132 128 132C186 132 216 128 242 130V20H14Z"
    lo = "M14 150C60 158 100 160 128 160C156 160 196 158 242 150V240H14Z"
    S.add(f'<g clip-path="{c}"><rect y="118" width="256" height="60" fill="#120306"/><g filter="{fl}"><path d="{up}" fill="#3f6270"/></g><g filter="{fl}"><path d="{lo}" fill="#2a4452"/></g></g>')
    t = ""
    for i in range(8):
        x = 36 + 26.5 * i
        t += f'<path d="M{x - 13} 128C{x - 8} 150 {x - 4} 164 {x} 178C{x + 4} 164 {x + 8} 150 {x + 13} 128Z"/>'
    u = ""
    for i in range(7):
        x = 49 + 26.5 * i
        u += f'<path d="M{x - 13} 166C{x - 8} 146 {x - 4} 130 {x} 116C{x + 4} 130 {x + 8} 146 {x + 13} 166Z"/>'
    tf = S.relief(1, 3, .5, 7, dc=1.35, amb=.3, spec=.6)
    S.add(f'<g clip-path="{c}"><g filter="{tf}" fill="#c2b48c">{u}</g><g filter="{tf}" fill="#f6efd6">{t}</g></g>')
    S.add(f'<circle cx="128" cy="80" r="54" fill="{S.rad([(0, "#ffb03a", .75), (1, "#ffb03a", 0)])}"/><path d="M84 84C100 52 156 52 172 84C152 106 104 106 84 84Z" fill="#05070a"/>')
    cc = S.clip("M90 84C104 58 152 58 166 84C148 101 108 101 90 84Z")
    S.add(f'<g clip-path="{cc}">' + eyeball(S, 128, 82, 26, "#ffb02e", "none") + '<path d="M128 56C136 72 136 94 128 108C120 94 120 72 128 56Z" fill="#050304"/><circle cx="118" cy="72" r="5" fill="#fff"/></g>')
    S.add(f'<path d="M70 84C90 40 160 36 186 78C160 58 110 56 70 84Z" fill="#4a6e7c" filter="{fl}"/>')
    return S.svg()


def monster_front():
    """The same mouth seen from the front, open: the reward goes in the throat."""
    S = Scene(N, N)
    disc(S, face=("#7a2a24", "#2a0c10", "#060205"), seed=9)
    S.add(f'<circle cx="128" cy="128" r="103" fill="none" stroke="#8a3a36" stroke-width="16" filter="{S.relief(1.5, 5, .5, 8, dc=1.3, amb=.25, spec=.6, sexp=16, tex=(.05, .05, 3, .12, 4))}"/>')
    S.add(f'<circle cx="128" cy="128" r="66" fill="{S.rad([(0, "#0a0a12"), (.8, "#0c0408"), (1, "#3a0f10", .2)])}"/>')
    t = ""
    r = random.Random(2)
    for i in range(16):
        a = i * 22.5
        k = 40 if i % 2 == 0 else 27
        t += f'<path d="M-11 -99C-8 -86 -4 -{99 - k * .7:.0f} {r.uniform(-3, 3):.1f} -{99 - k}C4 -{99 - k * .7:.0f} 8 -86 11 -99Z" transform="translate(128 128) rotate({a})"/>'
    S.add(f'<g filter="{S.relief(1, 3, .5, 7, dc=1.4, amb=.3, spec=.6)}" fill="#f6efd6">{t}</g>')
    return S.svg()


def wound():
    """Three tears in a shield of shell, lit from inside."""
    S = Scene(N, N)
    shadow(S, 128, 240, 70, 9)
    sh = "M128 14C170 30 206 34 232 32C240 110 214 196 128 244C42 196 16 110 24 32C50 34 86 30 128 14Z"
    fl = S.relief(2, 9, .55, 13, dc=1.3, amb=.2, spec=.45, sexp=14, tex=(.04, .04, 4, .10, 6), rim=(1, 3, 2, "#ffd0c0", .5), back=(-2, -3, 3, "#2f8fb6", .4))
    S.add(f'<path d="{sh}" fill="{S.lin([(0, "#4a2028"), (.5, "#2a1018"), (1, "#0c0408")])}" filter="{fl}"/>')
    g = S.lin([(0, "#fff0c0"), (.3, "#ff7a3a"), (1, "#d0101a")])
    cuts = [Limb([(66, 58), (84, 110), (88, 160), (78, 200)], [4, 24, 20, 1], 24), Limb([(112, 44), (136, 104), (138, 170), (122, 226)], [4, 30, 26, 1], 24), Limb([(166, 52), (184, 102), (184, 150), (170, 190)], [4, 24, 20, 1], 24)]
    d = "".join(f'<path d="{c.path()}"/>' for c in cuts)
    S.add(f'<g fill="#ff3a1a" filter="{S.blur(9)}" style="mix-blend-mode:screen">{d}</g><g fill="#07020a" transform="translate(-4 -4)">{d}</g><g fill="{g}">{d}</g>')
    S.add("".join(f'<path d="{c.ridge(-.5, .1, .9)}" fill="none" stroke="#fffbe0" stroke-width="3" opacity=".8"/>' for c in cuts))
    return S.svg()


def life():
    """A heart of living coral in a brass clasp."""
    S = Scene(N, N)
    shadow(S, 128, 240, 56, 8)
    h = "M128 236C60 190 14 144 16 88C18 46 50 24 82 28C104 30 120 44 128 62C136 44 152 30 174 28C206 24 238 46 240 88C242 144 196 190 128 236Z"
    S.add(f'<path d="{h}" fill="#ff4f7a" opacity=".5" filter="{S.blur(8)}"/>')
    fl = S.relief(2.5, 16, .65, 24, dc=1.35, amb=.3, spec=.85, sexp=24, tex=(.05, .05, 3, .007, 6), rim=(2, 4, 3, "#ffe0e6", .6), back=(-3, -3, 4, "#7a5aff", .5))
    c = S.clip(h)
    r = random.Random(3)
    branch = ""
    for sx in (-1, 1):
        for k in range(5):
            a = math.radians(-20 - 26 * k)
            branch += f'<path d="{Limb([(128, 216), (128 + sx * 30 * math.cos(a), 160 + 40 * math.sin(a)), (128 + sx * 78 * math.cos(a), 130 + 84 * math.sin(a))], [14, 9, 3], 20).path()}"/>'
    S.add(f'<g filter="{fl}"><path d="{h}" fill="{S.rad([(0, "#ffd0c0"), (.3, "#ff6f7e"), (.7, "#d0234a"), (1, "#5a0a2a")], .5, .5, .62, .36, .24)}"/><g clip-path="{c}"><g fill="#ffb0a0" opacity=".55">{branch}</g>' + "".join(f'<circle cx="{f(r.uniform(20, 236))}" cy="{f(r.uniform(30, 220))}" r="{r.uniform(1.5, 5):.1f}" fill="{r.choice(["#ffe0d0", "#8a0f3a"])}" opacity=".45"/>' for _ in range(60)) + "</g></g>")
    S.add(f'<g filter="{S.brass(6, 1.2, 4)}"><path d="M96 196C112 206 144 206 160 196L166 212C148 222 140 232 128 250C116 232 108 222 90 212Z" fill="{S.brass_fill(True)}"/></g>' + S.pearl(128, 216, 11, glow=False))
    S.add(f'<ellipse cx="72" cy="72" rx="26" ry="17" fill="#fff" opacity=".8" transform="rotate(-34 72 72)" filter="{S.blur(2)}"/>')
    return S.svg()


def sentinel():
    """A closed helm with a lamp behind the visor."""
    S = Scene(N, N)
    shadow(S, 128, 242, 80, 9)
    fl = S.relief(2, 10, .6, 16, dc=1.35, amb=.2, spec=.8, sexp=18, tex=(.07, .07, 3, .05, 6), rim=(1.5, 3, 2, "#e6fbff", .6), back=(-3, -2, 3, "#2f8fb6", .6))
    b = S.brass(6, 1.2, 4)
    fin = "".join(f'<path d="M{128 - 7} 70C{128 + k * 10 - 12} 40 {128 + k * 15 - 8} 20 {128 + k * 19} {4 + abs(k) * 10}C{128 + k * 14 + 8} 26 {128 + k * 8 + 10} 48 135 70Z"/>' for k in (-4, -3, -2, -1, 0, 1, 2, 3, 4))
    S.add(f'<g fill="{S.lin([(0, "#7ff0e0"), (.6, "#1f8f9a"), (1, "#0a3a4a")])}" filter="{fl}">{fin}</g>')
    S.add(f'<g filter="{fl}"><path d="M58 206C34 216 24 232 22 248H234C232 232 222 216 198 206Z" fill="{S.lin([(0, "#5f8a9a"), (1, "#10242f")])}"/></g>')
    S.add(f'<g filter="{fl}"><path d="M128 50C184 50 208 92 206 140C206 176 192 206 170 228L128 244L86 228C64 206 50 176 50 140C48 92 72 50 128 50Z" fill="{S.lin([(0, "#a9cdd6"), (.45, "#4a7686"), (1, "#122a36")])}"/></g>')
    S.add(f'<g filter="{b}"><path d="M46 116C80 96 112 96 128 112C144 96 176 96 210 116L206 134C176 118 150 120 138 134V226L128 244L118 226V134C106 120 80 118 50 134Z" fill="{S.brass_fill()}"/></g>')
    slit = "M60 142C84 130 106 134 116 146V164C100 158 80 160 64 168ZM196 142C172 130 150 134 140 146V164C156 158 176 160 192 168Z"
    S.add(f'<path d="{slit}" fill="#02060a"/><path d="{slit}" fill="{S.lin([(0, "#fff6c0"), (.5, "#ffc23e"), (1, "#c9601a")])}" transform="translate(0 2)" opacity=".95"/><path d="{slit}" fill="#ffd060" filter="{S.blur(8)}" opacity=".8" style="mix-blend-mode:screen"/>')
    for x in (86, 100, 156, 170):
        for y in (186, 202):
            S.add(f'<ellipse cx="{x}" cy="{y}" rx="4" ry="5.500" fill="#04090e"/>')
    S.add(S.gem(128, 112, 10, "#b3122e", "#ff9a7a"))
    return S.svg()


def threat():
    """An urchin-mine: black spines, a burning core."""
    S = Scene(N, N)
    S.add(f'<circle cx="128" cy="128" r="127" fill="{S.rad([(0, "#ff5a1a", .75), (.6, "#ff3a1a", .28), (1, "#ff3a1a", 0)])}"/>')
    fl = S.relief(1.2, 4, .5, 8, dc=1.4, amb=.2, spec=.8, sexp=16, rim=(1, 2, 1.5, "#ffb08a", .7))
    sp = "".join(f'<path d="M-{11 - (i % 2) * 2} -56C-7 -80 -3 -{100 - (i % 2) * 10} 0 -{124 - (i % 2) * 22}C3 -{100 - (i % 2) * 10} 7 -80 {11 - (i % 2) * 2} -56Z" transform="translate(128 128) rotate({i * 22.5})"/>' for i in range(16))
    S.add(f'<g fill="{S.rad([(0, "#5a2030"), (.5, "#2a1420"), (1, "#120a14")], 128, 128, 124, user=True)}" filter="{fl}">{sp}</g>')
    S.add(f'<circle cx="128" cy="128" r="72" fill="{S.rad([(0, "#5a3440"), (.6, "#25121c"), (1, "#0a060a")], .5, .5, .5, .4, .25)}" filter="{S.relief(2, 9, .6, 14, dc=1.3, amb=.2, spec=.7, sexp=16, tex=(.06, .06, 3, .10, 5))}"/>')
    cr = ["M128 128L100 92L108 74", "M128 128L168 108L186 116", "M128 128L142 172L134 190", "M128 128L88 148L74 142", "M128 128L150 84L146 70", "M128 128L104 168L108 184"]
    S.add("".join(f'<path d="{d}" fill="none" stroke="#ff4a1a" stroke-width="14" filter="{S.blur(4)}" opacity=".8"/><path d="{d}" fill="none" stroke="#ffd07a" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>' for d in cr))
    S.add(f'<circle cx="128" cy="128" r="46" fill="{S.rad([(0, "#ffffff"), (.3, "#fff0a0"), (.6, "#ff9a2e"), (1, "#ff3a1a", 0)])}"/>')
    return S.svg()


def kraken_figure():
    S = Scene(N, N)
    shadow(S, 128, 236, 100, 12, .7)
    fl = S.relief(2, 9, .6, 16, dc=1.5, amb=.18, spec=.9, sexp=16, speccol="#dff6ff", tex=(.06, .06, 3, .06, 5), rim=(1.5, 3, 2, "#bfe6f5", .75), back=(-3, -1, 3, "#7a4aff", .85))
    b = S.brass(6, 1.2, 4)
    S.add(f'<g filter="{b}"><path d="M40 218C40 206 216 206 216 218V232C216 246 40 246 40 232Z" fill="{S.brass_fill()}"/></g><ellipse cx="128" cy="217" rx="84" ry="9" fill="#0a141c"/>')
    arms = [([(96, 170), (56, 176), (24, 150), (20, 106), (42, 92), (48, 112)], [34, 28, 22, 16, 10, 3]), ([(160, 170), (200, 176), (234, 148), (236, 100), (212, 86), (206, 108)], [34, 28, 22, 16, 10, 3]),
            ([(104, 186), (76, 204), (50, 206), (34, 190), (44, 178)], [32, 26, 20, 12, 3]), ([(152, 186), (182, 206), (208, 206), (222, 190), (212, 178)], [32, 26, 20, 12, 3]),
            ([(116, 190), (104, 214), (118, 226), (132, 214)], [30, 24, 15, 3]), ([(142, 190), (158, 212), (172, 226), (188, 224)], [30, 24, 15, 3])]
    for pts, ws in arms:
        L = Limb(pts, ws, 40)
        S.add(f'<g filter="{fl}"><path d="{L.path()}" fill="{S.lin([(0, "#566270"), (1, "#14181f")])}"/></g>')
        sd = 1 if pts[0][0] < 128 else -1
        S.add("".join(f'<circle cx="{f(L.at(t, .5 * sd)[0])}" cy="{f(L.at(t, .5 * sd)[1])}" r="{f(max(1.4, L.half(t) * .3))}" fill="#c9d6de" opacity=".85"/>' for t in [.3 + .09 * k for k in range(7)]))
    S.add(f'<g filter="{fl}"><path d="M128 10C178 10 200 52 194 96C190 128 178 150 176 176C174 204 82 204 80 176C78 150 66 128 62 96C56 52 78 10 128 10Z" fill="{S.lin([(0, "#5c6874"), (.4, "#272d36"), (1, "#0b0e13")])}"/></g>')
    c = S.clip("M128 10C178 10 200 52 194 96C190 128 178 150 176 176C174 204 82 204 80 176C78 150 66 128 62 96C56 52 78 10 128 10Z")
    S.add(f'<g clip-path="{c}" opacity=".34" style="mix-blend-mode:color-dodge"><rect x="50" width="160" height="160" filter="{S.sheen(.014, .02, 6)}"/></g>')
    for sx in (-1, 1):
        x = 128 + sx * 32
        S.add(f'<circle cx="{x}" cy="132" r="32" fill="{S.rad([(0, "#d9ff5a", .8), (1, "#d9ff5a", 0)])}"/><g transform="translate({x} 132) rotate({sx * -18})"><ellipse rx="21" ry="16" fill="#04060a"/>' + eyeball(S, 0, 0, 14, "#d9ff5a", "bar") + f'<path d="M-26 -2C-16 -26 16 -26 26 -2C14 -6 -14 -6 -26 -2Z" fill="#3f4955" filter="{fl}"/></g>')
    return S.svg()


def scourge():
    """A hooded idol with horns, on a stepped base, cracked and lit from within."""
    S = Scene(N, N)
    shadow(S, 128, 244, 88, 9, .7)
    st = S.relief(2, 8, .55, 15, dc=1.35, amb=.18, spec=.3, sexp=12, tex=(.06, .06, 4, .12, 8), rim=(1.5, 3, 2, "#dff0e6", .6), back=(-3, -2, 3, "#2fa08a", .55))
    g = S.lin([(0, "#b9c8bc"), (.5, "#66786f"), (1, "#1c2823")])
    S.add(f'<g filter="{st}" fill="{g}"><path d="M48 226H208L216 250H40Z"/><path d="M64 206H192L200 228H56Z"/></g>')
    S.add(f'<g filter="{st}" fill="{g}"><path d="{Limb([(98, 62), (66, 56), (46, 34), (50, 4)], [30, 24, 15, 1], 24).path()}"/><path d="{Limb([(158, 62), (190, 56), (210, 34), (206, 4)], [30, 24, 15, 1], 24).path()}"/></g>')
    S.add(f'<g filter="{st}"><path d="M128 92C172 96 196 120 200 150C204 180 190 190 186 210H70C66 190 52 180 56 150C60 120 84 96 128 92Z" fill="{g}"/></g>')
    S.add(f'<g filter="{st}"><path d="M128 22C166 22 186 56 182 92C180 116 160 140 128 150C96 140 76 116 74 92C70 56 90 22 128 22Z" fill="{S.lin([(0, "#d3dfd2"), (.6, "#6f8278"), (1, "#27352f")])}"/></g>')
    S.add('<path d="M128 56C152 56 164 76 160 98C156 116 144 128 128 134C112 128 100 116 96 98C92 76 104 56 128 56Z" fill="#050a09"/>')
    for sx in (-1, 1):
        x = 128 + sx * 15
        S.add(f'<circle cx="{x}" cy="94" r="20" fill="{S.rad([(0, "#6affc8", .9), (1, "#6affc8", 0)])}"/><path d="M{x - sx * 11} 98L{x + sx * 11} 86L{x + sx * 9} 98L{x - sx * 4} 103Z" fill="#d9fff0"/>')
    # crossed arms
    S.add(f'<g filter="{st}" fill="{g}"><path d="{Limb([(66, 158), (92, 186), (128, 176), (158, 160)], [36, 30, 24, 18], 24).path()}"/><path d="{Limb([(190, 158), (164, 190), (128, 184), (100, 164)], [36, 30, 24, 18], 24).path()}"/></g>')
    for d in ("M150 30L142 50L152 62L144 78", "M84 200L96 188L92 176", "M176 140L166 152L174 164", "M110 214L118 226L108 240"):
        S.add(f'<path d="{d}" fill="none" stroke="#3affb0" stroke-width="7" filter="{S.blur(3)}" opacity=".8"/><path d="{d}" fill="none" stroke="#08110e" stroke-width="4"/><path d="{d}" fill="none" stroke="#a9ffe0" stroke-width="1.800"/>')
    return S.svg()


PIPS = {1: [(0, 0)], 2: [(-1, -1), (1, 1)], 3: [(-1, -1), (0, 0), (1, 1)], 4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
        5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)], 6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)]}


def die(n=5):
    """Lacquer and brass; the pips are pearls."""
    S = Scene(N, N)
    shadow(S, 128, 240, 96, 9)
    fl = S.relief(2, 14, .6, 20, dc=1.25, amb=.35, spec=.7, sexp=22, tex=(.03, .03, 4, .006, 6), rim=(1.5, 4, 3, "#bff3ff", .6))
    S.add(f'<g filter="{S.brass(7, 1.4, 5)}"><path fill-rule="evenodd" d="M54 10H202A44 44 0 0 1 246 54V202A44 44 0 0 1 202 246H54A44 44 0 0 1 10 202V54A44 44 0 0 1 54 10ZM58 24A34 34 0 0 0 24 58V198A34 34 0 0 0 58 232H198A34 34 0 0 0 232 198V58A34 34 0 0 0 198 24Z" fill="{S.brass_fill()}"/></g>')
    S.add(f'<rect x="22" y="22" width="212" height="212" rx="36" fill="{S.rad([(0, "#2f9aae"), (.55, "#0f4a66"), (1, "#04182a")], .5, .5, .7, .4, .2)}" filter="{fl}"/>')
    for x, y in PIPS[n]:
        px, py = 128 + x * 58, 128 + y * 58
        S.add(f'<circle cx="{px}" cy="{py + 3}" r="28" fill="#020a14" opacity=".8"/>' + S.pearl(px, py, 24, glow=False))
    return S.svg()


PIECES = {"pearl": pearl, "nebulis": nebulis, "key": key, "monster-token-back": monster_back, "monster-token-front": monster_front,
          "wound": wound, "life": life, "sentinel": sentinel, "threat": threat, "kraken": kraken_figure, "scourge": scourge}
PIECES.update({f"die-{n}": (lambda n=n: die(n)) for n in PIPS})
