"""The jellyfish: the value (1 to 5) drives crowd, density and regalia."""
import math
import random

from .common import G, bead_string, posed
from .kit import BRASS, RACE, Limb, Scene, f, mix, ruffle, smooth

W, H = 420, 630


def jelly(S, cx, cy, rx, ry, tilt, detail=1.0, v=1, seed=1, sway=1.0, length=3.6):
    deep, mid, lit, glow, acc = RACE["jellyfish"]
    r = random.Random(seed)
    o = []
    L = ry * length
    add = o.append
    add(f'<ellipse cx="{cx}" cy="{cy - ry * .2}" rx="{rx * 1.9}" ry="{ry * 1.9}" fill="{S.rad([(0, lit, .55), (.5, mid, .28), (1, mid, 0)])}" style="mix-blend-mode:screen"/>')
    # hair-thin tentacles, behind
    tg = S.lin([(0, glow, .9), (.35, lit, .75), (1, mid, 0)], 0, cy, 0, cy + L, user=True)
    n = int(10 + 14 * detail)
    for i in range(n):
        u = i / (n - 1) * 2 - 1
        x0 = cx + u * rx * .94
        ph = r.uniform(0, 6.28)
        ln = L * r.uniform(.55, 1.05)
        amp = rx * .13 * r.uniform(.6, 1.4)
        pts = [(x0, cy + ry * .12 * (1 - abs(u)))]
        for k in range(1, 8):
            t = k / 7
            pts.append((x0 + sway * rx * .55 * t * t + u * rx * .12 * t + amp * math.sin(ph + t * 7.5) * t ** .7, cy + ln * t))
        lm = Limb(pts, [rx * .035, rx * .022, rx * .012, .4], 40)
        add(f'<path d="{lm.path()}" fill="{tg}" opacity="{r.uniform(.45, .95):.2f}"/>')
        if detail > .6 and i % 3 == 0:
            for b in range(5):
                px, py = lm.at(.2 + .13 * b)
                add(f'<circle cx="{f(px)}" cy="{f(py)}" r="{1.1 + (b % 2) * .7}" fill="{glow}" opacity="{.9 - b * .13:.2f}"/>')
    # lip shadow: the inside of the bell
    add(f'<ellipse cx="{cx}" cy="{cy}" rx="{rx * .97}" ry="{ry * .27}" fill="{S.rad([(0, acc, .85), (.35, mid, .95), (1, deep, 1)], .5, .35, .62)}"/>')
    # oral arms
    arms = max(3, int(3 + 3 * detail))
    ag = S.lin([(0, mix(glow, acc, .35), .95), (.3, mix(lit, acc, .3), .8), (.75, mid, .45), (1, mid, 0)], 0, cy, 0, cy + L * .9, user=True)
    rel = S.relief(s1=1.2, s2=4, scale=4.5, dc=1.35, amb=.38, spec=.35, sexp=14, tex=(.05, .02, 3, .3, 4))
    q = []
    for i in range(arms):
        u = (i + .5) / arms * 2 - 1
        x0 = cx + u * rx * .42
        ph = r.uniform(0, 6.28)
        ln = L * r.uniform(.5, .8)
        pts = [(x0 * .6 + cx * .4, cy - ry * .2)]
        for k in range(1, 6):
            t = k / 5
            pts.append((x0 + sway * rx * .5 * t * t + u * rx * .2 * t + rx * .13 * math.sin(ph + t * 5) * t, cy + ln * t))
        q.append(f'<path d="{ruffle(pts, rx * .16, rx * .055, 9, .32, seed + i, 160)}" fill="{ag}" opacity="{r.uniform(.7, .95):.2f}"/>')
        q.append(f'<path d="{Limb(pts, [rx * .05, rx * .03, .6], 40).path()}" fill="{glow}" opacity=".5"/>')
    add(f'<g filter="{rel}">{"".join(q)}</g>')
    # gonads: four glowing petals seen through the bell
    for i, (dx, dy, s) in enumerate(((-.36, -.36, .9), (.36, -.38, .9), (-.13, -.27, 1.1), (.16, -.28, 1.1))):
        px, py = cx + dx * rx, cy + dy * ry
        add(f'<g transform="translate({f(px)} {f(py)}) rotate({f(dx * 60)}) scale({rx * .011 * s:.3f})">'
            f'<path d="M-18 10C-22-14 22-14 18 10C12 16 8 4 0 4C-8 4-12 16-18 10Z" fill="{acc}" opacity=".9" filter="{S.blur(1.2)}"/>'
            f'<path d="M-14 6C-16-9 16-9 14 6" fill="none" stroke="#fff0fb" stroke-width="3.200" opacity=".8"/></g>')
    # bell with scalloped margin
    lap = int(9 + 5 * detail)
    top = [(cx + rx * math.cos(math.pi + math.pi * i / 22), cy + ry * math.sin(math.pi + math.pi * i / 22) * (1 + .06 * math.sin(math.pi * i / 22))) for i in range(23)]
    low = []
    for i in range(1, lap * 4):
        a = math.pi * i / (lap * 4)
        s = abs(math.sin(a * lap))
        low.append((cx + rx * math.cos(a) * (1 - .015 * s), cy + ry * (.20 + .085 * s) * math.sin(a) + ry * .03 * s))
    bell = smooth(top + low, True, 1 / 6)
    bg = S.rad([(0, "#fff6ff", .55), (.28, lit, .50), (.62, mid, .62), (.88, mix(mid, lit, .35), .88), (1, glow, .95)],
               cx=cx, cy=cy + ry * .05, r=rx * 1.1, fx=cx - rx * .15, fy=cy - ry * .28, user=True)
    rb = S.relief(s1=ry * .05, s2=ry * .2, m=.65, scale=ry * .22, el=52, dc=1.3, amb=.5, spec=.75, sexp=26, tex=(.03, .012, 4, .09, 3 + seed), rim=(1.5, 3.2, 2, glow, .75), back=(-2, -3, 3, acc, .35))
    ribs = []
    for i in range(lap + 1):
        a = math.pi * i / lap
        ex, ey = cx + rx * math.cos(a) * .985, cy + ry * .22 * math.sin(a)
        mx = cx + rx * math.cos(a) * .62
        my = cy - ry * .78 + ry * .14 * math.sin(a)
        lm = Limb([(cx, cy - ry * .98), (mx, my), (ex, ey)], [.5, rx * .012, rx * .03], 24)
        ribs.append(f'<path d="{lm.path()}" fill="{glow if i % 2 else mid}" opacity="{.32 if i % 2 else .5}"/>')
        if i < lap:
            a2 = math.pi * (i + .5) / lap
            for k, rr in enumerate((.55, .74, .9)):
                ribs.append(f'<ellipse cx="{f(cx + rx * math.cos(a2) * rr)}" cy="{f(cy - ry * (1 - rr) * 1.55 * (1 - .35 * abs(math.cos(a2))) + ry * .18 * math.sin(a2) * rr)}" rx="{f(rx * .018 * (1 + k * .3))}" ry="{f(rx * .024 * (1 + k * .2))}" fill="{deep if k != 1 else acc}" opacity=".55"/>')
    add(f'<g filter="{rb}"><path d="{bell}" fill="{bg}"/>{"".join(ribs)}</g>')
    # margin light
    edge = smooth(low, False)
    add(f'<path d="{edge}" fill="none" stroke="{glow}" stroke-width="{f(max(1, rx * .016))}" opacity=".85"/>')
    for i in range(lap + 1):
        a = math.pi * i / lap
        add(f'<circle cx="{f(cx + rx * math.cos(a))}" cy="{f(cy + ry * .21 * math.sin(a))}" r="{f(rx * .014 + .4)}" fill="#fff" opacity=".9"/>')
    # window highlight
    add(f'<path d="{Limb([(cx - rx * .62, cy - ry * .48), (cx - rx * .42, cy - ry * .76), (cx - rx * .1, cy - ry * .92)], [1, rx * .085, 1], 20).path()}" fill="#fff" opacity=".55" filter="{S.blur(1.1)}"/>')
    return "".join(o)


def jelly_regalia(S, cx, cy, rx, ry, v):
    """Circlet with spires, pearl swags, orbit rings; more of each with value."""
    deep, mid, lit, glow, acc = RACE["jellyfish"]
    o = []
    if v >= 2:  # circlet round the crown of the bell
        y0, w = cy - ry * .62, rx * .80
        ring = [(cx + w * math.cos(a), y0 + ry * .17 * math.sin(a)) for a in [math.pi * i / 24 for i in range(25)]]
        ring2 = [(x, y + ry * .075) for x, y in ring[::-1]]
        q = [f'<path d="{smooth(ring, False)}L{f(ring2[0][0])} {f(ring2[0][1])}{smooth(ring2, False)[len("M%s %s" % (f(ring2[0][0]), f(ring2[0][1]))):]}Z" fill="{S.brass_fill(True)}"/>']
        n = 5 if v < 4 else 9
        for i in range(n):
            a = math.pi * (i + .5) / n
            x, y = cx + w * math.cos(a), y0 + ry * .17 * math.sin(a)
            hgt = ry * (.16 + .28 * math.sin(a) ** 2) * (1.25 if i == n // 2 else (.7 if i % 2 else 1))
            dx = math.cos(a) * rx * .10
            b = rx * .045
            q.append(f'<path d="M{f(x - b)} {f(y + 2)}C{f(x - b * .2)} {f(y - hgt * .3)} {f(x + dx - b * .4)} {f(y - hgt * .6)} {f(x + dx)} {f(y - hgt)}C{f(x + dx + b * .4)} {f(y - hgt * .6)} {f(x + b * .4)} {f(y - hgt * .3)} {f(x + b)} {f(y + 2)}Z" fill="{S.brass_fill()}"/>')
        o.append(f'<g filter="{S.brass(4)}">{"".join(q)}</g>')
        for i in range(n):
            a = math.pi * (i + .5) / n
            x, y = cx + w * math.cos(a), y0 + ry * .17 * math.sin(a) + ry * .04
            o.append(S.gem(x, y, rx * .03, "#c0409a", "#ffb3e6") if i % 2 == 0 else S.pearl(x, y, rx * .026, glow=False))
            hgt = ry * (.16 + .28 * math.sin(a) ** 2) * (1.25 if i == n // 2 else (.7 if i % 2 else 1))
            o.append(S.pearl(x + math.cos(a) * rx * .10, y - ry * .04 - hgt, rx * (.028 if i != n // 2 else .045)))
    if v >= 3:  # pearl swags below the margin
        k = 4 if v < 5 else 6
        for i in range(k):
            a0, a1 = math.pi * i / k, math.pi * (i + 1) / k
            p0 = (cx + rx * math.cos(a0), cy + ry * .24 * math.sin(a0))
            p1 = (cx + rx * math.cos(a1), cy + ry * .24 * math.sin(a1))
            pm = ((p0[0] + p1[0]) / 2, (p0[1] + p1[1]) / 2 + ry * .24)
            o.append(bead_string(S, [p0, pm, p1], 11, rx * .021))
            o.append(f'<path d="M{f(p0[0])} {f(p0[1])}l{f(-rx * .03)} {f(ry * .1)} {f(rx * .03)} {f(ry * .17)} {f(rx * .03)} {f(-ry * .17)}Z" fill="{S.brass_fill()}"/>')
    return "".join(o)


def orbit(S, cx, cy, rx, ry, rot, front, col, w=2.2, beads=(), ticks=False):
    """One half of a brass orbit ring (front or back of the animal)."""
    a0, a1 = (0, math.pi) if front else (math.pi, 2 * math.pi)
    pts = [(cx + rx * math.cos(a0 + (a1 - a0) * i / 30), cy + ry * math.sin(a0 + (a1 - a0) * i / 30)) for i in range(31)]
    q = f'<path d="{smooth(pts, False)}" fill="none" stroke="{S.lin([(0, "#7b5a22"), (.3, "#ffeaa8"), (.6, "#a87a30"), (1, "#ffe3a0")], cx - rx, 0, cx + rx, 0, user=True)}" stroke-width="{w if front else w * .7}" opacity="{1 if front else .55}" stroke-linecap="round"/>'
    if ticks:
        q += f'<path d="{smooth([(x, y + w * 2.2) for x, y in pts], False)}" fill="none" stroke="{BRASS}" stroke-width="{w * 1.2}" stroke-dasharray="1.2 5.5" opacity="{.9 if front else .4}"/>'
    for a, r in beads:
        if (0 <= a < math.pi) == front:
            x, y = cx + rx * math.cos(a), cy + ry * math.sin(a)
            q += f'<circle cx="{f(x)}" cy="{f(y)}" r="{r * 2.6}" fill="{S.rad([(0, col, .8), (1, col, 0)])}"/>' + S.pearl(x, y, r, glow=False)
    return f'<g transform="rotate({rot} {cx} {cy})">{q}</g>'


POSES = {  # x, y, half width, turn, regalia, seed, sway of the tentacles
    1: [(190, 218, 122, -14, 1, 4, .95)],
    2: [(296, 190, 76, 16, 1, 6, -.8), (160, 290, 104, -12, 2, 4, .8)],
    3: [(108, 176, 66, -16, 2, 8, .7), (322, 238, 70, 14, 2, 6, -.8), (204, 368, 86, -4, 2, 4, .4)],
}


def jellyfish(v=1):
    deep, mid, lit, glow, acc = RACE["jellyfish"]
    S = Scene(W, H, 11 + v)
    S.water("#5a43b0", lit="#2b6a9e", cx=.36 if v < 3 else .5, shafts=.7, mist=.42, seed=5 + v, slant=-16)
    S.ridge(520, 26, mix("#123a5c", mid, .4), 8, 7, .55, seed=3)
    S.ridge(575, 20, "#0a1a38", 7, 3, .85, seed=8, spikes=30)
    S.school(70, 470, 9, 30, .6, "#9fb6ff", .4, 12)
    spots = [(66, 150, 34, 14), (362, 168, 38, -12), (38, 330, 28, 20), (384, 352, 27, -16), (110, 68, 18, 8), (318, 74, 20, -6)]
    for i, (x, y, s, a) in enumerate({1: [(345, 120, 40, 12)], 2: [(60, 96, 26, 10)], 3: [(366, 92, 24, -10)]}.get(v) or spots[:{4: 4, 5: 6}[v]]):
        S.add(G(jelly(S, 0, 0, s, s * .84, 0, .25, 1, 20 + i, .5 if x < 200 else -.5, 3.4), f"translate({x} {y}) rotate({-a})", f'opacity="{.62 if s > 25 else .4}" filter="{S.blur(1.0 if s > 25 else 1.8)}"'))
    S.plankton(70 if v < 4 else 110, bokeh=10 if v < 4 else 14)
    # 1, 2 and 3 are told by the number of animals, 4 and 5 by one great animal and its regalia
    for x, y, rx, turn, regal, seed, sway in POSES.get(v, ()):
        S.add(posed(jelly(S, 0, 0, rx, rx * .85, 0, .62 if rx < 110 else .75, 1, seed, sway, 3.5) + jelly_regalia(S, 0, 0, rx, rx * .85, regal), x, y, 1, turn))
    if v >= 4:
        cx, cy, rx, ry = 0, 0, 128 + 3 * v, 108 + 3 * v
        tr = "translate(208 246) rotate(-7)" if v == 5 else "translate(214 216) rotate(9)"
        back = orbit(S, cx, cy + 6, rx * 1.32, ry * .46, 12, False, acc, 3, [(3.9, 5), (5.2, 4)], True)
        front = orbit(S, cx, cy + 6, rx * 1.32, ry * .46, 12, True, acc, 3, [(.5, 7), (2.2, 5.5)], True)
        if v >= 5:
            back += orbit(S, cx, cy - 20, rx * 1.2, ry * .36, -24, False, acc, 2.2, [(4.4, 4)])
            front += orbit(S, cx, cy - 20, rx * 1.2, ry * .36, -24, True, acc, 2.2, [(1.1, 6), (2.9, 4)])
        # halo disc behind the queen
        if v >= 5:
            rays = "".join(f'<path d="M-5 -140C-2 -152 -1.500 -160 0 -{176 + (i % 2) * 30}C1.500 -160 2 -152 5 -140Z" transform="rotate({i * 10.5 - 84})"/>' for i in range(17))
            band = [(142 * math.cos(math.pi * (1.02 + .96 * i / 24)), 142 * math.sin(math.pi * (1.02 + .96 * i / 24))) for i in range(25)]
            S.add(G(f'<g fill="{S.brass_fill()}">{rays}</g><path d="{smooth(band, False)}" fill="none" stroke="{S.brass_fill(True)}" stroke-width="8"/>', "translate(208 232) rotate(-7)", f'filter="{S.brass(3, .8, 2)}" opacity=".92"'))
            S.add(G(f'<path d="{smooth(band, False)}" fill="none" stroke="#1a0f33" stroke-width="1.600" stroke-dasharray="3 6" opacity=".8"/>', "translate(208 232) rotate(-7)"))
        S.add(G(back + jelly(S, cx, cy, rx, ry, 0, .75 + v * .11, v, 4, .6 if v == 5 else -.7, 3.3) + jelly_regalia(S, cx, cy, rx, ry, v) + front, tr))
    # near, dark and soft
    S.kelp(8, 660, 210, 36, "#050b1d", 26, 8, .9, 3.5, seed=4)
    S.kelp(408, 660, 150, -20, "#050b1d", 22, 7, .9, 4, seed=6)
    S.plankton(14, "#f0e6ff", 3.2, .6)
    S.finish(.92, .10)
    return S.svg()
