"""Deck backs: exploration, Lords, Locations."""
import math

from . import icons
from .common import G, frond
from .kit import BLACK, BRASS, Limb, Scene, f, mix, smooth, spline


# ------------------------------------------------------------- deck backs
def border(S, W, H, m=14, r=26, w=9, hue="#0d3a4c", inner=True):
    """Brass rail with a second hairline, scallops in the corners, beads on the long sides."""
    q = f'<path fill-rule="evenodd" d="M{m + r} {m}H{W - m - r}A{r} {r} 0 0 0 {W - m} {m + r}V{H - m - r}A{r} {r} 0 0 0 {W - m - r} {H - m}H{m + r}A{r} {r} 0 0 0 {m} {H - m - r}V{m + r}A{r} {r} 0 0 0 {m + r} {m}Z M{m + r + w} {m + w}A{r + w} {r + w} 0 0 1 {m + w} {m + r + w}V{H - m - r - w}A{r + w} {r + w} 0 0 1 {m + r + w} {H - m - w}H{W - m - r - w}A{r + w} {r + w} 0 0 1 {W - m - w} {H - m - r - w}V{m + r + w}A{r + w} {r + w} 0 0 1 {W - m - r - w} {m + w}Z" fill="{S.brass_fill()}"/>'
    S.add(f'<g filter="{S.brass(4, 1, 2.5)}">{q}</g>')
    k = m + w + 6
    S.add(f'<rect x="{k}" y="{k}" width="{W - 2 * k}" height="{H - 2 * k}" rx="4" fill="none" stroke="{BRASS}" stroke-width="1" opacity=".55"/>')
    for sx, sy in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
        x, y = (m + 6 if sx > 0 else W - m - 6), (m + 6 if sy > 0 else H - m - 6)
        sc = "".join(f'<path d="{Limb([(0, 0), (16 * math.cos(a), 16 * math.sin(a)), (34 * math.cos(a), 34 * math.sin(a))], [3, 9, 11], 10).path()}"/>' for a in [math.radians(d) for d in (4, 25, 45, 65, 86)])
        S.add(f'<g filter="{S.brass(5, 1, 3)}"><g transform="translate({x} {y}) scale({sx} {sy})" fill="{S.brass_fill()}">{sc}<circle r="8"/></g></g>' + S.pearl(x, y, 5, glow=False))


def back_exploration():
    """A shaft going down: arches within arches, a lamp let down on a chain."""
    W, H = 420, 630
    S = Scene(W, H, 3)
    S.add(S.full(f'fill="{S.lin([(0, "#0f4a5e"), (.5, "#08283c"), (1, "#030b16")])}"'))
    m = "0 0 0 0 .35 0 0 0 0 .75 0 0 0 0 .85 2.4 0 0 0 -1.05"
    S.add(f'<g opacity=".5" style="mix-blend-mode:screen">{S.full(f"""filter="{S.noise(.012, .02, 5, 5, m)}" """)}</g>')
    n = 8
    for i in range(n):
        t = i / (n - 1)
        k = .82 ** i
        cx, w, h = 210, 172 * k, 268 * k
        cy = 318 + 34 * t
        d = f"M{f(cx)} {f(cy - h)}C{f(cx + w * .62)} {f(cy - h * .82)} {f(cx + w)} {f(cy - h * .40)} {f(cx + w)} {f(cy + h * .10)}C{f(cx + w)} {f(cy + h * .55)} {f(cx + w * .5)} {f(cy + h * .82)} {f(cx)} {f(cy + h)}C{f(cx - w * .5)} {f(cy + h * .82)} {f(cx - w)} {f(cy + h * .55)} {f(cx - w)} {f(cy + h * .10)}C{f(cx - w)} {f(cy - h * .40)} {f(cx - w * .62)} {f(cy - h * .82)} {f(cx)} {f(cy - h)}Z"
        col = mix("#2b8a9c", "#02060c", min(1, .25 + t * .85))
        fl = S.relief(1.5, 6, .5, 9, dc=1.2, amb=.25, spec=.15, tex=(.03, .04, 4, .35, 3 + i), rim=(0, 3, 2, mix("#bff3ff", "#0b2236", t), .6 * (1 - t) + .1))
        # rock ring: outer minus inner is simply the next, darker one on top
        S.add(f'<path d="{d}" fill="{col}" filter="{fl}"/>')
        if i < n - 1:
            L = spline([(cx + w * math.sin(a) * (.93 if abs(math.cos(a)) < .9 else .9), cy - h * .93 * math.cos(a)) for a in [2 * math.pi * j / 40 for j in range(40)]], 48, True)
            if i % 2 == 0:
                S.add("".join(f'<circle cx="{f(x)}" cy="{f(y)}" r="{f(2.6 * k + .4)}" fill="{mix(BRASS, BLACK, t * .8)}"/>' for x, y in L[::2]))
            else:
                S.add(f'<path d="{smooth(L)}" fill="none" stroke="{mix(BRASS, BLACK, t * .8)}" stroke-width="{f(2.2 * k)}" stroke-dasharray="{f(9 * k)} {f(5 * k)}"/>')
    # eyes in the deepest arch
    S.add(f'<ellipse cx="210" cy="352" rx="40" ry="64" fill="#010308" filter="{S.blur(6)}"/>')
    for x, y, r in ((198, 388, 3), (222, 388, 3), (203, 402, 1.6), (217, 402, 1.6)):
        S.add(f'<circle cx="{x}" cy="{y}" r="{r * 4}" fill="{S.rad([(0, "#d9ff5a", .6), (1, "#d9ff5a", 0)])}"/><ellipse cx="{x}" cy="{y}" rx="{r}" ry="{r * .7}" fill="#eaff9a"/>')
    # chain and lamp
    ch = "".join(f'<ellipse cx="210" cy="{44 + i * 11}" rx="{3.4 if i % 2 else 1.6}" ry="6.500" fill="none" stroke="{S.brass_fill()}" stroke-width="2.200"/>' for i in range(23))
    S.add(f'<g filter="{S.brass(3, .7, 1.6)}">{ch}</g>')
    S.add(f'<circle cx="210" cy="322" r="150" fill="{S.rad([(0, "#fff6cf", .85), (.12, "#ffdc80", .5), (.5, "#ffb648", .14), (1, "#ffb648", 0)])}" style="mix-blend-mode:screen"/>')
    S.add(f'<g filter="{S.brass(5, 1, 3)}"><path d="M188 308C190 294 202 290 210 284C218 290 230 294 232 308L228 312H192Z" fill="{S.brass_fill()}"/><path d="M192 338H228L222 350H198Z" fill="{S.brass_fill()}"/></g><path d="M193 312C186 322 187 332 194 338H226C233 332 234 322 227 312Z" fill="{S.rad([(0, "#ffffff"), (.4, "#fff0b0"), (1, "#e8962a")])}"/><path d="M201 312C198 322 198 330 202 338M210 312V338M219 312C222 322 222 330 218 338" stroke="#7a5216" stroke-width="1.800" fill="none"/>')
    for sx in (-1, 1):  # kelp drawn as ornament
        S.add(G("".join(frond(S, 0, 0, 120, a, "#0d4a44", "#2f8a6a", 8) for a in (-62, -84, -106)), f"translate({210 + sx * 150} 610) scale({sx} 1)", f'filter="{S.relief(1, 2.5, .5, 4, dc=1.2, amb=.3, spec=.3)}"'))
        S.add(G("".join(frond(S, 0, 0, 78, a, "#0d4a44", "#2f8a6a", 7) for a in (70, 96)), f"translate({210 + sx * 158} 26) scale({sx} 1)", f'filter="{S.relief(1, 2.5, .5, 4, dc=1.2, amb=.3, spec=.3)}" opacity=".8"'))
    border(S, W, H)
    S.plankton(40, "#dff8ff", 1.6, .7)
    S.finish(.7, .10, .5)
    return S.svg()


def back_lord():
    """The seal of the senate: a scallop throne-back, seven emblems in a ring of light."""
    W, H = 420, 646
    S = Scene(W, H, 5)
    S.add(S.full(f'fill="{S.rad([(0, "#3a2a78"), (.4, "#241a52"), (.75, "#120d30"), (1, "#070617")], 210, 300, 430, user=True)}"'))
    m = "0 0 0 0 .55 0 0 0 0 .45 0 0 0 0 .95 2.4 0 0 0 -1.05"
    S.add(f'<g opacity=".4" style="mix-blend-mode:screen">{S.full(f"""filter="{S.noise(.012, .012, 5, 15, m)}" """)}</g>')
    # damask of small scales
    sc = "".join(f'<path d="M{x} {y}a15 15 0 0 0 30 0" fill="none"/>' for j, y in enumerate(range(20, 640, 15)) for x in range(-15 + (j % 2) * 15, 430, 30))
    S.add(f'<g stroke="#a98bff" stroke-width="1" opacity=".16">{sc}</g>')
    cx, cy = 210, 316
    rays = "".join(f'<path d="M-{3 + (i % 2) * 2} -120L0 -{252 - (i % 2) * 34}L{3 + (i % 2) * 2} -120Z" transform="rotate({i * 360 / 42:.2f})"/>' for i in range(42))
    S.add(f'<g transform="translate({cx} {cy})" fill="{S.rad([(0, "#ffe9a8", .9), (.6, BRASS, .5), (1, BRASS, .05)], 0, 0, 250, user=True)}">{rays}</g>')
    b = S.brass(5, 1, 3)
    # outer ring
    S.add(f'<g filter="{b}"><path fill-rule="evenodd" d="{icons.circ(cx, cy, 168)} {icons.circ(cx, cy, 158)}" fill="{S.brass_fill()}"/></g>')
    S.add(f'<circle cx="{cx}" cy="{cy}" r="158" fill="#0a0824" opacity=".72"/><circle cx="{cx}" cy="{cy}" r="149" fill="none" stroke="{BRASS}" stroke-width="1.400" stroke-dasharray="2 5"/>')
    S.add(f'<g filter="{b}"><path fill-rule="evenodd" d="{icons.circ(cx, cy, 104)} {icons.circ(cx, cy, 97)}" fill="{S.brass_fill()}"/></g>')
    # seven emblems
    for i, g in enumerate(icons.GUILDS):
        a = -math.pi / 2 + 2 * math.pi * i / 7
        x, y = cx + 129 * math.cos(a), cy + 129 * math.sin(a)
        S.add(f'<g filter="{b}"><circle cx="{f(x)}" cy="{f(y)}" r="27" fill="{S.brass_fill()}"/></g><circle cx="{f(x)}" cy="{f(y)}" r="22.500" fill="{S.rad([(0, "#4a3a9a"), (1, "#140f38")], .5, .5, .6, .45, .25)}"/>')
        S.add(f'<g transform="translate({f(x - 15)} {f(y - 15)}) scale(.469)"><path d="{icons.PATHS["guild-" + g]}" fill-rule="evenodd" fill="{S.lin([(0, "#fff3c8"), (1, "#c8973a")])}" filter="{S.relief(1, 2.5, .5, 4, dc=1.2, amb=.5, spec=.5)}"/></g>')
        a2 = a + math.pi / 7
        S.add(S.pearl(cx + 129 * math.cos(a2), cy + 129 * math.sin(a2), 5, glow=False))
    # scallop throne in the middle: ribs laid from the sides to the centre
    S.add(f'<circle cx="{cx}" cy="{cy}" r="96" fill="{S.rad([(0, "#c9b8ff", .9), (.5, "#5a3aa8", .5), (1, "#140f38", .6)])}"/>')
    rf = S.relief(1.6, 4.5, .55, 9, dc=1.35, amb=.3, spec=.6, sexp=18, tex=(.05, .05, 3, .05, 4), rim=(0, 2, 1.5, "#ffffff", .5))
    for k in sorted(range(9), key=lambda k: -abs(k - 4)):
        a = math.radians(-70 + 17.5 * k)
        ln = 112 - abs(k - 4) * 3.5
        pt = lambda r: (cx + r * math.sin(a), cy + 50 - r * math.cos(a))
        q = f'<path d="{Limb([pt(8), pt(ln * .4), pt(ln * .75), pt(ln * .93), pt(ln)], [7, 20, 31, 28, 10], 40).path()}" fill="{S.lin([(0, "#fff7ea"), (.4, "#eccfd8"), (.8, "#a07ab8"), (1, "#5a3a88")], 0, cy - 66, 0, cy + 56, user=True)}"/>'
        q += "".join(f'<path d="{Limb([pt(ln * r - 3), pt(ln * r), pt(ln * r + 3)], [0, 14 * r + 8, 0], 8).path()}" fill="#7a5aa8" opacity=".35"/>' for r in (.5, .64, .78))
        S.add(f'<path d="{Limb([pt(8), pt(ln * .5), pt(ln)], [9, 26, 24], 20).path()}" fill="#0a0824" opacity=".5" filter="{S.blur(2)}"/><g filter="{rf}">{q}</g>')
    S.add(f'<g filter="{b}"><path d="M{cx - 46} {cy + 52}C{cx - 30} {cy + 64} {cx + 30} {cy + 64} {cx + 46} {cy + 52}L{cx + 54} {cy + 70}C{cx + 30} {cy + 84} {cx - 30} {cy + 84} {cx - 54} {cy + 70}Z" fill="{S.brass_fill(True)}"/></g>')
    S.add(S.pearl(cx, cy + 30, 24))
    for k in range(5):
        S.add(S.gem(cx - 36 + 18 * k, cy + 66 + (4 - abs(k - 2) * 2), 4.4, "#7a2a9a", "#ffb3e6"))
    # crests grown out of the ring, above and below
    for sy in (-1, 1):
        q = p = ""
        for k in range(-4, 5):
            a = math.radians(sy * 90 + k * 9)
            u, v_ = math.cos(a), math.sin(a)
            ln = 58 - abs(k) * 9 if k % 2 == 0 else 30 - abs(k) * 3
            q += f'<path d="{Limb([(cx + 164 * u, cy + 164 * v_), (cx + (164 + ln * .5) * u, cy + (164 + ln * .5) * v_), (cx + (164 + ln) * u, cy + (164 + ln) * v_)], [20, 9, 2], 12).path()}" fill="{S.brass_fill()}"/>'
            if k % 2 == 0:
                p += S.pearl(cx + (170 + ln) * u, cy + (170 + ln) * v_, 8 - abs(k) * 1.1)
        S.add(f'<g filter="{b}">{q}</g>{p}')
    for sx in (-1, 1):  # kelp of the farmers, columns of the politicians: the sides
        for sy in (-1, 1):
            S.add(G("".join(frond(S, 0, 0, 120 - 18 * k, -50 - 24 * k, "#4a3a9a", "#a98bff", 9) for k in range(3)), f"translate({cx + sx * 178} {cy + sy * 286}) scale({sx * -1} {-sy * -1})", f'filter="{S.relief(1, 2.5, .5, 5, dc=1.3, amb=.3, spec=.4)}" opacity=".85"'))
    border(S, W, H)
    S.finish(.75, .10, .49)
    return S.svg()




def back_location():
    """A gate seen down a row of arches, under the same brass rail as the other backs."""
    W, H = 720, 432
    S = Scene(W, H, 7)
    S.add(S.full(f'fill="{S.rad([(0, "#2f6f9c"), (.35, "#173f6e"), (.75, "#0a1c3c"), (1, "#040a1a")], 360, 190, 430, user=True)}"'))
    m = "0 0 0 0 .35 0 0 0 0 .6 0 0 0 0 .95 2.4 0 0 0 -1.05"
    S.add(f'<g opacity=".45" style="mix-blend-mode:screen">{S.full(f"""filter="{S.noise(.012, .014, 5, 9, m)}" """)}</g>')
    # damask of small waves
    wv = "".join(f'<path d="M{x} {y}q12 -11 24 0t24 0" fill="none"/>' for j, y in enumerate(range(30, 420, 20)) for x in range(-24 + (j % 2) * 24, 730, 48))
    S.add(f'<g stroke="#8fc4ff" stroke-width="1.100" opacity=".15">{wv}</g>')
    cx, cy = 360, 226
    rays = "".join(f'<path d="M-{2.4 + (i % 2) * 1.8} -130L0 -{(330 if abs(math.sin(2 * math.pi * i / 56)) > .5 else 210) - (i % 2) * 34}L{2.4 + (i % 2) * 1.8} -130Z" transform="rotate({i * 360 / 56:.2f})"/>' for i in range(56))
    S.add(f'<g transform="translate({cx} {cy})" fill="{S.rad([(0, "#ffe9a8", .9), (.55, BRASS, .42), (1, BRASS, .04)], 0, 0, 330, user=True)}">{rays}</g>')
    b = S.brass(5, 1, 3)

    def gate(k, w, h, foot):
        """Pointed arch with flared shoulders, centred on the axis."""
        return (f"M{f(cx - w)} {f(foot)}V{f(foot - h * .42)}C{f(cx - w)} {f(foot - h * .74)} {f(cx - w * .42)} {f(foot - h * .86)} {cx} {f(foot - h)}"
                f"C{f(cx + w * .42)} {f(foot - h * .86)} {f(cx + w)} {f(foot - h * .74)} {f(cx + w)} {f(foot - h * .42)}V{f(foot)}Z")

    # two wings behind, with lit windows
    for sx in (-1, 1):
        for i, (dx, w, h) in enumerate(((196, 40, 150), (132, 46, 206))):
            x = cx + sx * dx
            d = f"M{x - w} 352V{352 - h * .6:.0f}C{x - w} {352 - h * .86:.0f} {x - w * .3:.0f} {352 - h * .9:.0f} {x} {352 - h}C{x + w * .3:.0f} {352 - h * .9:.0f} {x + w} {352 - h * .86:.0f} {x + w} {352 - h * .6:.0f}V352Z"
            S.add(f'<path d="{d}" fill="{mix("#0e2a52", "#2f66a0", i * .6)}" filter="{S.relief(1.6, 7, .5, 9, dc=1.25, amb=.28, spec=.2, tex=(.03, .04, 3, .1, 4 + i), rim=(0, 2.500, 2, "#bfe4ff", .55))}"/>')
            S.add("".join(f'<path d="M{x + wx - 5} {352 - wy}v-13a5 6 0 0 1 10 0v13Z" fill="{S.rad([(0, "#fff4cf"), (1, "#ffb64a")])}"/>' for wx, wy in ((-14, 34), (14, 34), (-14, 70), (14, 70))))
            S.add(f'<g filter="{b}"><path d="M{x - 2} {352 - h}L{x} {352 - h - 30}L{x + 2} {352 - h}Z" fill="{S.brass_fill()}"/></g>' + S.pearl(x, 352 - h - 2, 6, glow=False))
    n = 6
    for i in range(n):
        t = i / (n - 1)
        k = .80 ** i
        col = mix("#5d95c8", "#061028", min(1, .12 + t * .95))
        fl = S.relief(1.4, 5, .5, 9, dc=1.25, amb=.25, spec=.2, tex=(.03, .04, 3, .16, 3 + i), rim=(0, 2.500, 2, mix("#d6ecff", "#0b2236", t), .6 * (1 - t) + .1))
        S.add(f'<path d="{gate(i, 104 * k, 284 * k, 352)}" fill="{col}" filter="{fl}"/>')
        if i in (0, 2):
            S.add(f'<g filter="{b}"><path d="{gate(i, 97 * k, 275 * k, 352)}" fill="none" stroke="{S.brass_fill()}" stroke-width="{f(4.4 * k)}"/></g>')
    # the light at the end of the row, and the road out of it
    S.add(f'<circle cx="{cx}" cy="318" r="150" fill="{S.rad([(0, "#fff6cf", .95), (.14, "#ffdc80", .55), (.5, "#ffb648", .15), (1, "#ffb648", 0)])}" style="mix-blend-mode:screen"/>')
    S.add(f'<path d="{gate(9, 24, 72, 352)}" fill="{S.rad([(0, "#ffffff"), (.45, "#fff0b0"), (1, "#e8962a")], .5, .75, .8)}"/>')
    S.add(f'<path d="M{cx - 24} 352H{cx + 24}L{cx + 150} 432H{cx - 150}Z" fill="{S.lin([(0, "#ffd98a", .85), (.4, "#3a6a98", .55), (1, "#0a1c3c", .2)])}"/>')
    # dais
    for j in range(3):
        S.add(f'<path d="M{cx - 250 - j * 16} {352 + j * 10}H{cx - 30 - j * 18}V{362 + j * 10}H{cx - 250 - j * 16}ZM{cx + 30 + j * 18} {352 + j * 10}H{cx + 250 + j * 16}V{362 + j * 10}H{cx + 30 + j * 18}Z" fill="{mix("#6f9fd0", "#0a1c3c", .2 + j * .26)}" filter="{S.relief(1, 3, .5, 5, dc=1.2, amb=.3, spec=.2)}"/>')
    S.add(S.pearl(cx, 62, 10))
    for sx in (-1, 1):  # kelp drawn as ornament
        S.add(G("".join(frond(S, 0, 0, 116, a, "#12406a", "#5f9cd8", 8) for a in (-58, -80, -102)), f"translate({cx + sx * 306} 410) scale({sx} 1)", f'filter="{S.relief(1, 2.5, .5, 4, dc=1.2, amb=.3, spec=.3)}"'))
        S.add(G("".join(frond(S, 0, 0, 76, a, "#12406a", "#5f9cd8", 7) for a in (62, 88)), f"translate({cx + sx * 316} 30) scale({sx} 1)", f'filter="{S.relief(1, 2.5, .5, 4, dc=1.2, amb=.3, spec=.3)}" opacity=".8"'))
    border(S, W, H)
    S.plankton(40, "#dff8ff", 1.6, .7)
    S.finish(.7, .10, .5)
    return S.svg()
