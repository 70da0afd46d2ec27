"""Parts of sea monsters: hide, eye, fangs, fins, horns, jaws, limbs. 640 x 420, facing left.
c = palette: hide, hided, belly, fin, glow, iris, tooth; A = Art (from places/paint.py)."""
from ..places.paint import *

W, H = 640, 420


def rot(x, y, a):
    a = math.radians(a)
    return x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a)


def hide(A, c, d, det="", br=40, tone=None, hi=.32, lo=.8, **v):
    t = tone or c["hide"]
    v.setdefault("r", 18), v.setdefault("scale", 13), v.setdefault("tex", .095), v.setdefault("freq", "0.035 0.04"), v.setdefault("rim", .8), v.setdefault("rimw", 3)
    v.setdefault("back", .6), v.setdefault("sd", 10), v.setdefault("spec", .44), v.setdefault("exp", 19)
    return A.form(d, A.lin((0, mix(t, c["glowl"], hi)), (.4, t), (1, mix(t, c["hided"], lo))), det, br=br, cols=(mix(t, "#ffffff", .5), c["hided"]), **v)


def spots(A, b, n, col, q=(1.5, 5), op=.6, seed=1):
    r = random.Random(seed)
    return "".join('<path d="%s" fill="%s" opacity="%.2f"/>' % (ell(r.uniform(b[0], b[2]), r.uniform(b[1], b[3]), k, k * .8), col, op * r.uniform(.5, 1)) for k in (r.uniform(*q) for _ in range(n)))


def eye(A, c, x, y, q, rot_=0, lid=.45, pupil="slit", brow=True):
    i = c["iris"]
    o = A.glow(x, y, q * 3.6, i, .9)
    o += '<path d="%s" fill="#020306"/><circle cx="%s" cy="%s" r="%s" fill="%s"/>' % (ell(x, y, q * 1.22), f(x), f(y), f(q), A.rad((0, "#ffffff"), (.25, mix(i, "#ffffff", .4)), (.62, i), (1, mix(i, BLACK, .8)), fx=.45, fy=.72))
    o += "".join(A.line("M%s %sL%s %s" % tuple(f(v) for v in (x + q * .34 * math.cos(a), y + q * .34 * math.sin(a), x + q * .9 * math.cos(a), y + q * .9 * math.sin(a))), mix(i, BLACK, .75), max(.7, q * .05), .5) for a in (k * .3307 for k in range(19)))
    px, py = {"slit": (.2, .86), "bar": (.8, .2), "dot": (.3, .3)}[pupil]
    o += '<ellipse cx="%s" cy="%s" rx="%s" ry="%s" fill="#010205"/><ellipse cx="%s" cy="%s" rx="%s" ry="%s" fill="#fff"/>' % (f(x), f(y), f(q * px), f(q * py), f(x - q * .35), f(y - q * .3), f(q * .15), f(q * .1))
    if brow:   # a heavy lid that slopes down to the snout
        d = smooth([(x - q * 1.9, y + q * (lid - .1)), (x - q * 1.0, y + q * (lid - .42)), (x, y + q * (lid - .86)), (x + q * 1.0, y - q * (1.22 - lid)), (x + q * 2.0, y - q * (1.4 - lid)), (x + q * 1.7, y - q * 1.75), (x + q * .3, y - q * 1.6), (x - q * 1.1, y - q * .85)], k=.8)
        o += A.soft(smooth([(a, b + q * .22) for a, b in ((x - q * 1.5, y + q * (lid - .2)), (x, y + q * (lid - .86)), (x + q * 1.4, y - q * (1.3 - lid)), (x + q * .3, y - q * 1.4), (x - q, y - q * .8))]), "#010206", q * .16, .6)
        b = tuple(bbox(d))
        det = "".join(A.line(smooth([(x - q * 1.8, y + q * (lid - .24 - k)), (x, y + q * (lid - 1.0 - k)), (x + q * 1.9, y - q * (1.5 - lid + k * .6))], False), c["hided"], q * .09, .6) for k in (0, .26, .52)) + spots(A, b, 8, mix(c["hide"], "#ffffff", .4), (1, q * .13), .5, int(x))
        o += hide(A, c, d, det, tone=mix(c["hide"], c["hided"], .22), br=10, r=max(3, q * .42), scale=9, sd=5, rim=.45, rimw=1.6)
    return '<g transform="rotate(%s %s %s)">%s</g>' % (rot_, f(x), f(y), o)


def fangs(A, c, line, n, ln, sg, seed=1, lean=0.0, op=1, w=.2, perp=None):
    """Uneven needles along a lip; sg=1 hangs down, -1 stands up."""
    r = random.Random(seed)
    L = Limb(line, [1, 1], 60)
    o = ""
    for i in range(n):
        t = (i + .5 + r.uniform(-.25, .25)) / n
        x, y = L.at(t)
        u = t * (len(ln) - 1)
        j = min(int(u), len(ln) - 2)
        k = (ln[j] + (ln[j + 1] - ln[j]) * (u - j)) * r.choice((.5, .75, 1, 1.15)) * r.uniform(.85, 1.1)
        a = math.radians((perp if perp is not None else 90 * sg) + r.uniform(-9, 9) + lean)
        tx, ty = x + k * math.cos(a), y + k * math.sin(a)
        o += '<path d="%s" fill="%s"/>' % (limb([(x - 4 * math.cos(a), y - 4 * math.sin(a)), ((x + tx) / 2 + k * .08, (y + ty) / 2), (tx, ty)], [k * w + 4, k * w * .75, .5], 10),
                                           A.lin((0, mix(c["tooth"], "#3a2a20", .6)), (.35, c["tooth"]), (1, "#ffffff")) if sg > 0 else A.lin((0, "#ffffff"), (.65, c["tooth"]), (1, mix(c["tooth"], "#3a2a20", .6))))
    return A.group(o, op=op, r=2.2, scale=5, tex=.04, sd=4, rimw=1.3, spec=.5, back=.3)


def fin(A, c, base, tips, col=None, op=.92, rays=True):
    """A membrane between base points and tips, with rays."""
    col = col or c["fin"]
    mem = []
    for i, t in enumerate(tips):
        mem.append(t)
        if i < len(tips) - 1:
            b = base[min(len(base) - 1, int((i + .5) / len(tips) * len(base)))]
            m = ((t[0] + tips[i + 1][0]) / 2, (t[1] + tips[i + 1][1]) / 2)
            mem.append((m[0] + (b[0] - m[0]) * .2, m[1] + (b[1] - m[1]) * .2))
    d = smooth(mem + base[::-1], True, .35)
    det = ""
    for i, t in enumerate(tips):
        b = base[min(len(base) - 1, round(i / max(1, len(tips) - 1) * (len(base) - 1)))]
        det += A.line(P([b, t], False), "#04060c", 4, .35) + A.line(P([b, t], False), mix(col, "#ffffff", .6), 1.8, .8)
    return A.form(d, A.lin((0, mix(col, "#ffffff", .35)), (.5, col), (1, mix(col, c["hided"], .7))), det if rays else "", op=op, br=10, cols=("#ffffff", c["hided"]), r=5, scale=7, tex=.06, sd=6, rim=.7, rimw=1.8, back=.5)


def horns(A, c, L):
    o = "".join('<path d="%s" fill="%s"/>' % (limb(p, w, 20), A.lin((0, mix(c["tooth"], "#ffffff", .4)), (.6, mix(c["tooth"], "#3a2a30", .4)), (1, "#2a1c22"))) for p, w in L)
    return A.group(o, r=4, scale=7, tex=.12, sd=6, rimw=2)


def lure(A, c, pts, q=9, col=None):
    col = col or c["glow"]
    x, y = pts[-1]
    return A.group('<path d="%s" fill="%s"/>' % (limb(pts, [9, 5, 3, 2.5], 24), mix(c["hide"], "#ffffff", .2)), r=2, scale=4, sd=3) + A.glow(x, y, q * 8, col, .95) + A.glow(x, y, q * 2.6, "#ffffff", .8, q * .7, mix(col, "#ffffff", .8))


def leaf(A, c, x, y, L, a, w=.3, col=None):
    col = col or c["fin"]
    e = rot(L, 0, a)
    m = rot(L * .5, L * .1, a)
    d = limb([(x, y), (x + m[0] * .5, y + m[1] * .5), (x + m[0], y + m[1]), (x + e[0], y + e[1])], [12, L * w * .7, L * w, 1], 12)
    return '<path d="%s" fill="%s"/>' % (d, A.lin((0, mix(col, "#fff6c0", .5)), (.5, col), (1, mix(col, c["hided"], .6)))) + A.line(P([(x, y), (x + e[0] * .9, y + e[1] * .9)], False), mix(col, "#fff6c0", .7), 1.2, .6)


def leaves(A, c, L, n, ln, side=-1, col=None, t0=.05, t1=.95, seed=1):
    r = random.Random(seed)
    o = ""
    for i in range(n):
        t = t0 + (t1 - t0) * i / max(1, n - 1)
        x, y = L.at(t, side * .8)
        o += leaf(A, c, x, y, ln * r.uniform(.7, 1.2), L.ang(t) + side * -1 * -90 * 1 + (r.uniform(-34, 34)), .26, col)
    return A.group(o, r=3, scale=5, tex=.05, sd=5, rimw=1.5)


def spines(A, c, L, n, h, side=-1, t0=.02, t1=.95, col=None):
    col = col or c["tooth"]
    o = ""
    for i in range(n):
        t = t0 + (t1 - t0) * i / (n - 1)
        x, y = L.at(t, side * .86)
        a = L.ang(t) + side * 90 + 18 * -side
        k = h * (.55 + .45 * math.sin(math.pi * min(1, t + .12))) * (1 if i % 2 == 0 else .66)
        e = rot(k, 0, a)
        o += '<path d="%s" fill="%s"/>' % (limb([(x, y), (x + e[0] * .5, y + e[1] * .5), (x + e[0] + 4, y + e[1])], [k * .34, k * .2, .5], 8), A.lin((0, mix(col, "#ffffff", .4)), (1, mix(col, c["hided"], .5))))
    return A.group(o, r=3, scale=6, tex=.08, sd=5, rimw=1.6)


def trunk(A, c, pts, ws, side=-1, scales=True, belly=True, dark=0.0, n=70, plates=False, lights=False, seed=1):
    """A body limb with scales or plates and a pale belly. Returns (svg, Limb)."""
    L = Limb(pts, ws, n)
    h = mix(c["hide"], c["hided"], dark)
    det = ""
    if belly:
        q = [L.at(i / 40, -side * 1.0) for i in range(41)] + [L.at(1 - i / 40, -side * .5) for i in range(41)]
        det += '<path d="%s" fill="%s" opacity=".8"/>' % (P(q), mix(c["belly"], c["hided"], dark))
        m = int(n * .8)
        for i in range(m):
            t = (i + .5) / m
            a, b = L.at(t, -side * 1.0), L.at(t + .014, -side * .5)
            det += A.line(P([a, b], False), c["hided"], 2, .5)
    if plates:
        m = n // 4
        for i in range(m):
            t = (i + .5) / m
            q = [L.at(t + .02 * math.cos(u * 3.14 - 1.57) - .01, -1 + 2 * u) for u in (k / 8 for k in range(9))]
            det += A.line(smooth(q, False), "#02050a", 5, .65) + A.line(smooth([(x + 2.5, y + .5) for x, y in q], False), mix(h, "#ffffff", .6), 2, .5)
    elif scales:
        m = int(n * .75)
        for i in range(m):
            t = (i + .5) / m
            for j, off in enumerate((.82, .56, .3, .04, -.22)):
                x, y = L.at(t + (j % 2) * .5 / m, side * off)
                k = L.half(t) * .17
                det += '<path transform="translate(%s %s) rotate(%s)" d="M%s %sQ%s 0 %s %s" fill="none" stroke="%s" stroke-width="1.600" opacity=".5"/>' % (f(x), f(y), f(L.ang(t)), f(-k), f(-k), f(k), f(-k), f(k), mix(h, "#ffffff", .55) if j < 2 else c["hided"])
    s = hide(A, c, L.path(), det, tone=h, r=max(8, max(ws) * .2), scale=14)
    if lights:
        s += "".join(A.glow(*L.at(t, -side * .2), 15, c["glow"], .9, 2.4) for t in (i / 15 for i in range(1, 15)))
    return s, L


def jaws(A, c, ox, oy, s, up=16, down=22, L=1.0, tu=(11, (.42, .2)), tl=(10, (.36, .16)), ex=(-.42, -.46), eq=.12, tilt=0, plates=False, beak=False, seed=1, tongue=True, knobs=True, brow=True, lid=.45, dent=.0):
    """A head in profile: hinge at (ox, oy), s = scale. Upper and lower jaw turn about the hinge."""
    def U(x, y):
        a, b = rot(x * (L if x < -.3 else 1), y, up + tilt)
        return ox + a * s, oy + b * s

    def D(x, y):
        a, b = rot(x * (L if x < -.3 else 1), y, -down + tilt)
        return ox + a * s, oy + b * s
    th = c["throat"]
    lipu = [U(-1.28, -.1), U(-1.0, -.02), U(-.6, -.04), U(-.2, .02), U(.1, .1)]
    lipd = [D(-1.2, -.02), D(-.9, .04), D(-.5, .06), D(-.1, .04), D(.1, 0)]
    fr = (ox + ((lipu[0][0] + lipd[0][0]) / 2 - ox) * .62, oy + ((lipu[0][1] + lipd[0][1]) / 2 - oy) * .62)
    o = '<path d="%s" fill="%s"/>' % (smooth(lipu + lipd[::-1] + [fr], k=.7), A.rad((0, mix(th, "#ffe0b0", .35)), (.3, th), (.62, mix(th, BLACK, .75)), (.82, "#020206", .95), (1, "#020206", .25), cx=ox - s * .05, cy=oy, r=s * 1.3 * L, user=True))
    for k in (.2, .4, .6):
        o += A.line(smooth([U(-k, -.02), (ox - s * (k + .12), oy + (D(-k, 0)[1] + U(-k, 0)[1] - 2 * oy) / 2), D(-k, .04)], False), mix(th, "#ff9a7a", .4), s * .035, .45, 1.5)
    far = [(x + s * .05, y) for x, y in lipu], [(x + s * .05, y) for x, y in lipd]
    o += fangs(A, c, far[0][:4], tu[0], [v * s * .6 for v in tu[1]], 1, seed + 5, op=.55, perp=90 + up * .6 + tilt)
    o += fangs(A, c, far[1][:4], tl[0], [v * s * .6 for v in tl[1]], -1, seed + 6, op=.55, perp=-90 - down * .5 + tilt)
    if tongue:
        t = [(ox - s * .02, oy + s * .06), D(-.4, -.04), D(-.7, -.1), D(-.9, -.06)]
        o += hide(A, c, limb(t, [s * .2, s * .15, s * .1, 3], 20), tone=mix(th, "#ff8a9a", .35), br=8, r=6, scale=8, sd=4)
    low = [D(-1.26, -.06), D(-1.0, .02), D(-.6, .06), D(-.2, .05), D(.3, -.06), D(.55, .1), D(.45, .5), D(.0, .5), D(-.5, .4), D(-.95, .3), D(-1.26, .16)]
    dl = "".join(A.line(smooth([D(-1.2 + .1 * k, .06 + .07 * k), D(-.6, .14 + .08 * k), D(.2, .12 + .1 * k)], False), c["hided"], 3, .5) for k in range(3)) + spots(A, tuple(bbox(smooth(low))), 40, mix(c["hide"], "#ffffff", .45), (1.2, s * .024), .5, seed)
    o += hide(A, c, smooth(low, k=.8), dl, r=s * .12)
    o += fangs(A, c, lipd[:4], tl[0], [v * s for v in tl[1]], -1, seed + 2, perp=-90 - down * .5 + tilt)
    upp = [U(.62, .42), U(.72, -.2), U(.5, -.62), U(.12, -.84), U(-.3, -.8), U(-.62, -.6), U(-1.0, -.46), U(-1.3, -.34), U(-1.36, -.14), U(-1.25, -.04), U(-1.0, -.0), U(-.6, -.02), U(-.2, .05), U(.14, .2), U(.3, .44)]
    du = "".join(A.line(smooth([U(-1.2, -.2 - .02 * k), U(-.8, -.28 - .06 * k), U(-.3, -.2 - .1 * k)], False), c["hided"], 3.4, .5) for k in range(3))
    du += A.line(smooth([U(-1.26, -.08), U(-.9, -.06), U(-.5, -.1), U(-.1, 0), U(.2, .2)], False), mix(c["hide"], "#ffffff", .5), 4, .35)
    du += '<path d="%s" fill="#020308"/>' % ell(*U(-1.14, -.27), s * .05, s * .026)
    if knobs:
        du += spots(A, tuple(bbox(smooth(upp))), 90, mix(c["hide"], "#ffffff", .5), (1.2, s * .03), .6, seed + 3)
    if plates:
        for q in ([(-1.3, -.3), (-.8, -.4), (-.5, -.72)], [(-.5, -.72), (-.2, -.3), (-.3, .03)], [(-.2, -.3), (.2, -.4), (.66, -.3)], [(.2, -.4), (.1, -.84)], [(.16, -.38), (.28, .1), (.2, .34)]):
            d = smooth([U(*v) for v in q], False)
            du += A.line(d, "#010306", s * .035, .85) + A.line(smooth([(v[0] + 2, v[1] + 3) for v in (U(*w) for w in q)], False), mix(c["hide"], "#ffffff", .6), s * .014, .6)
    # gill slits
    du += "".join(A.line(smooth([U(.38 + k * .1, -.3), U(.44 + k * .1, -.02), U(.36 + k * .1, .26)], False), "#010306", s * .03, .8) + A.line(smooth([U(.4 + k * .1, -.28), U(.46 + k * .1, -.02), U(.38 + k * .1, .24)], False), c["glow"], s * .012, .55) for k in range(3))
    o += hide(A, c, smooth(upp, k=.8), du, r=s * .16, br=60)
    o += fangs(A, c, lipu[:4], tu[0], [v * s for v in tu[1]], 1, seed + 1, perp=90 + up * .6 + tilt)
    x, y = U(*ex)
    o += eye(A, c, x, y, s * eq, up * .6 + tilt - 8, lid, brow=brow)
    return o, U, D


def arm(A, c, pts, ws, side=1, tone=None, dark=0.0, suck=True):
    L = Limb(pts, ws, 44)
    t = mix(tone or c["hide"], c["hided"], dark)
    det = A.line(L.ridge(-side * .5), mix(t, "#ffffff", .6), 2.5, .3)
    if suck:
        det += "".join('<path d="%s" fill="%s" opacity=".85"/><path d="%s" fill="#04050a" opacity=".7"/>' % (ell(*L.at(u, side * .6), L.half(u) * .3), c["belly"], ell(*L.at(u, side * .6), L.half(u) * .14)) for u in (i / 30 for i in range(2, 29)))
    return hide(A, c, L.path(), det, tone=t, br=16, r=max(4, max(ws) * .2), scale=10)


def claw(A, c, x, y, s, a, flip=1, dark=0.0):
    T = lambda px, py: (x + rot(px * s, py * s * flip, a)[0], y + rot(px * s, py * s * flip, a)[1])
    t = mix(c["hide"], c["hided"], dark)
    fixed = [T(*q) for q in ((-.1, -.3), (.4, -.5), (.9, -.46), (1.4, -.3), (1.86, .06), (1.5, .0), (1.2, .02), (.95, .1), (.5, .34), (0, .3))]
    mov = [T(*q) for q in ((.5, .2), (.8, .3), (1.15, .34), (1.5, .36), (1.8, .2), (1.62, .62), (1.2, .82), (.7, .74), (.4, .5))]
    b = tuple(bbox(smooth(fixed)))
    o = hide(A, c, smooth(mov, k=.8), spots(A, tuple(bbox(smooth(mov))), 24, mix(t, "#ffffff", .5), (2, s * .05), .6), tone=t, r=s * .14, br=16)
    o += fangs(A, c, [T(.9, .36), T(1.3, .36), T(1.7, .26)], 6, (s * .16, s * .2, s * .12), 1, 4, perp=a - 90 * flip, w=.5)
    o += hide(A, c, smooth(fixed, k=.8), spots(A, b, 46, mix(t, "#ffffff", .5), (2, s * .06), .6), tone=t, r=s * .18, br=30)
    o += fangs(A, c, [T(.9, .08), T(1.3, .0), T(1.7, .02)], 6, (s * .16, s * .22, s * .12), 1, 7, perp=a + 90 * flip, w=.5)
    return o


def leg(A, c, pts, w, dark=0.0):
    s = ""
    for i in range(len(pts) - 1):
        (x0, y0), (x1, y1) = pts[i], pts[i + 1]
        k = w * (1 - i / len(pts) * .7)
        end = 1 if i == len(pts) - 2 else k * .8
        m = ((x0 + x1) / 2, (y0 + y1) / 2 - k * .14)
        s += hide(A, c, limb([(x0, y0), m, (x1, y1)], [k, k * 1.12, end], 12), tone=mix(c["hide"], c["hided"], dark), br=8, r=k * .26, scale=10, sd=5, rimw=2)
    return s
