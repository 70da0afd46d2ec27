"""Eleven body plans of sea monsters, 640 x 420; the right third stays dark for the level spaces."""
from .parts import *


def serpent(A, c, o):
    """Coils; head raised or striking."""
    v = o.get("pose", 0)
    far = ([(700, 260), (600, 190), (540, 110), (470, 92), (420, 150), (410, 240), (360, 310), (280, 350), (200, 372)],
           [(700, 120), (610, 90), (520, 130), (500, 220), (420, 300), (320, 340), (200, 340), (120, 380)],
           [(690, 60), (590, 40), (500, 80), (520, 190), (600, 260), (560, 350), (440, 390), (300, 396)])[v]
    near = ([(460, 470), (520, 400), (530, 300), (480, 214), (400, 176), (330, 160)],
            [(720, 330), (620, 390), (510, 390), (450, 310), (400, 230), (340, 190)],
            [(720, 430), (620, 400), (540, 320), (470, 250), (400, 210), (340, 200)])[v]
    w = o.get("w", 100)
    k = w / 100
    cd = dict(c)
    s, LF = trunk(A, cd, far, [66 * k, 72 * k, 68 * k, 58 * k, 48 * k, 36 * k, 10], dark=.5, plates=o.get("plates"), n=90)
    orn = lambda L, sd, kk: (leaves(A, c, L, int(13 * kk), 58 * kk, sd, seed=3) if o.get("leafy") else "") + (spines(A, c, L, int(15 * kk), 44 * kk, sd) if o.get("spiny") else "")
    s = '<g filter="%s">%s</g>' % (A.blur(1.1), orn(LF, -1, .8) + s)
    t, L = trunk(A, c, near, [w * 1.15, w * 1.2, w * 1.12, w, w * .92, w * .9], side=1, plates=o.get("plates"), lights=o.get("lights"), n=80)
    if o.get("finned"):
        base = [L.at(i / 14, .85) for i in range(1, 14)]
        tips = [(x + L.n[int(i / 14 * 79)][0] * 52 * (1 if i % 2 else .7), y + L.n[int(i / 14 * 79)][1] * 52 * (1 if i % 2 else .7)) for i, (x, y) in zip(range(1, 14), base)]
        s += fin(A, c, base, tips)
    s += orn(L, 1, 1) + t
    hx, hy = near[-1]
    if o.get("whips"):
        r = random.Random(4)
        for i in range(14):
            x, y = L.at(.35 + .045 * i, -.9)
            pts = [(x, y), (x - 20 + r.uniform(-20, 20), y + 50), (x - 10 + r.uniform(-40, 40), y + 110), (x - 30 + r.uniform(-50, 50), y + r.uniform(120, 190))]
            s += A.line(smooth(pts, False), c["glow"], 6, .22, 2) + A.line(smooth(pts, False), mix(c["glow"], "#ffffff", .5), 2, .8)
    if o.get("frill"):
        ctr = (hx + 30, hy - 4)
        tips = [(ctr[0] + 150 * k * math.cos(math.radians(a)), ctr[1] + 150 * k * math.sin(math.radians(a))) for a in (-118, -96, -72, -48, -22, 6, 34, 60, 84, 106)]
        s += fin(A, c, [(ctr[0] + 6 * math.cos(i), ctr[1] + 6 * math.sin(i)) for i in range(10)], tips)
    if o.get("beard"):
        for i in range(7):
            pts = [(hx - 10 - i * 14, hy + 60), (hx - 30 - i * 18, hy + 120), (hx - 20 - i * 24, hy + 180 - i * 4), (hx - 60 - i * 22, hy + 210 - i * 8)]
            s += arm(A, c, pts, [30, 22, 12, 3], 1)
    h, U, D = jaws(A, c, hx, hy, o.get("s", 118), o.get("up", 14), o.get("down", 24), o.get("L", 1.1), o.get("tu", (11, (.42, .2))), o.get("tl", (10, (.36, .16))), o.get("ex", (-.36, -.5)), o.get("eq", .12), o.get("tilt", 0), o.get("hplates", False), seed=o.get("seed", 1))
    hr = ""
    if o.get("horns") == "swept":
        hr = horns(A, c, [([U(-.1, -.74), U(.3, -1.1), U(.8, -1.2), U(1.25, -1.0)], [30, 22, 12, 1]), ([U(.3, -.6), U(.6, -.76), U(1.0, -.7)], [22, 14, 1])])
    elif o.get("horns") == "crown":
        hr = horns(A, c, [([U(-.5 + i * .22, -.66 - .05 * i), U(-.5 + i * .26, -.98 - .06 * i), U(-.4 + i * .34, -1.22 + .03 * i * i)], [20, 12, 1]) for i in range(5)])
    elif o.get("horns") == "leaf":
        hr = A.group("".join(leaf(A, c, *U(-.4 + i * .2, -.7), 90 - abs(i - 3) * 9, -128 + i * 18) for i in range(7)), r=3, scale=6, sd=5)
    s += hr + h if o.get("horns") == "leaf" else h + hr
    if o.get("barbels"):
        for a, b in ((D(-1.1, .2), (-30, 70)), (D(-.8, .34), (-6, 92))):
            s += lure(A, c, [a, (a[0] + b[0] * .2 - 14, a[1] + b[1] * .5), (a[0] + b[0], a[1] + b[1])], 5)
    return s


def fish(A, c, o):
    """A great-jawed fish: angler, dunkleosteus or viperfish."""
    k = o.get("s", 150)
    hx, hy = o.get("at", (300, 214))
    body = smooth([(hx - k * .2, hy - k * .86), (hx + k * .5, hy - k * 1.02), (hx + k * 1.3, hy - k * .8), (hx + k * 2.2, hy - k * .3), (hx + k * 2.9, hy), (hx + k * 2.2, hy + k * .34), (hx + k * 1.2, hy + k * .74), (hx + k * .4, hy + k * .9), (hx - k * .2, hy + k * .6)], k=.9)
    s = ""
    top = [(hx + k * (.1 + .25 * i), hy - k * (.95 - .03 * i * i * .5)) for i in range(7)]
    tips = [(x + k * .1 + 8 * i, y - k * (.5 if i % 2 else .62) * (1 - i * .06)) for i, (x, y) in enumerate(top)]
    if o.get("leafy"):
        L = Limb(top, [10, 10], 30)
        s += leaves(A, c, L, 13, 90, -1, seed=4) + leaves(A, c, Limb([(hx + k * 1.4, hy + k * .6), (hx + k * .3, hy + k * .86)], [10, 10], 30), 9, 70, -1, seed=7)
    elif o.get("spiny"):
        s += spines(A, c, Limb(top, [12, 12], 40), 9, k * .5, -1)
    else:
        s += fin(A, c, top, tips)
    b = tuple(bbox(body))
    det = spots(A, b, 120, mix(c["hide"], "#ffffff", .4), (1.5, k * .03), .5, 5) + "".join(A.line(smooth([(hx + k * .2, hy - k * .6 + k * .2 * i), (hx + k * 1.0, hy - k * .56 + k * .2 * i), (hx + k * 2.0, hy - k * .2 + k * .1 * i)], False), c["hided"], 3, .4) for i in range(6))
    if o.get("plates"):
        for q in (.5, .95, 1.4):
            d = smooth([(hx + k * q, hy - k * 1.0), (hx + k * (q + .2), hy - k * .2), (hx + k * q, hy + k * .8)], False)
            det += A.line(d, "#010306", 6, .8) + A.line(d.replace("M", "M"), mix(c["hide"], "#ffffff", .6), 1.6, .5)
    s += hide(A, c, body, det, br=90, r=34, scale=17, tone=mix(c["hide"], c["hided"], .25))
    if o.get("lights"):
        s += "".join(A.glow(hx + k * (.3 + .17 * i), hy + k * (.42 - .03 * i), 16, c["glow"], .9, 2.6) for i in range(11))
    # pectoral
    px, py = hx + k * .74, hy + k * .34
    s += fin(A, c, [(px, py), (px + 16, py + 22), (px + 18, py + 44)], [(px + k * .5, py - k * .05), (px + k * .62, py + k * .22), (px + k * .52, py + k * .48), (px + k * .3, py + k * .62), (px + k * .1, py + k * .6)])
    h, U, D = jaws(A, c, hx, hy, k, o.get("up", 18), o.get("down", 26), o.get("L", .92), o.get("tu", (12, (.46, .24))), o.get("tl", (11, (.5, .2))), o.get("ex", (-.34, -.48)), o.get("eq", .11), o.get("tilt", 0), o.get("plates", False), seed=o.get("seed", 3))
    s += h
    if o.get("lure"):
        a = U(-.1, -.8)
        e = o["lure"]
        s += lure(A, c, [a, (a[0] - 20, a[1] - 60), ((a[0] + e[0]) / 2 - 10, min(a[1], e[1]) - 50), e], 12)
    if o.get("barbels"):
        for i in range(4):
            a = D(-1.1 + .25 * i, .26 + .06 * i)
            s += lure(A, c, [a, (a[0] - 10, a[1] + 26), (a[0] + 6 - 8 * i, a[1] + 46 + 8 * i)], 3.2)
    return s


def ray(A, c, o):
    """Seen from below and ahead: wings, gill arches, a mouth that opens downwards."""
    cx, cy = 286, 190
    s = ""
    for i, pts in enumerate(([(320, 230), (420, 300), (500, 290), (590, 340), (650, 320)], [(330, 220), (430, 240), (530, 210), (620, 240), (680, 210)])):
        L = Limb(pts, [34, 22, 12, 7, 3], 50)
        s += spines(A, c, L, 12, 26, -1) + hide(A, c, L.path(), r=6, scale=9)
        s += A.glow(*pts[-2], 30, c["glow"], .6)
    wing = [(cx - 30, cy - 96), (cx + 40, cy - 104), (cx + 130, cy - 120), (cx + 240, cy - 150), (cx + 330, cy - 140), (cx + 250, cy - 60), (cx + 170, cy + 20), (cx + 110, cy + 90), (cx + 40, cy + 120), (cx - 40, cy + 116), (cx - 110, cy + 84), (cx - 170, cy + 16), (cx - 226, cy - 50), (cx - 280, cy - 136), (cx - 214, cy - 148), (cx - 130, cy - 122)]
    det = "".join(A.line(smooth([(cx, cy - 30), (cx + sg * 110, cy - 60 + 16 * i), (cx + sg * (250 - 24 * i), cy - 120 + 34 * i)], False), c["hided"], 4, .45) + A.line(smooth([(cx, cy - 32), (cx + sg * 110, cy - 63 + 16 * i), (cx + sg * (250 - 24 * i), cy - 123 + 34 * i)], False), mix(c["hide"], "#ffffff", .5), 1.6, .4) for sg in (-1, 1) for i in range(6))
    det += spots(A, (cx - 260, cy - 150, cx + 280, cy + 110), 130, c["glow"], (1.2, 4.5), .55, 3)
    s += hide(A, c, smooth(wing, k=.9), det, br=80, r=30, scale=16, sd=16)
    for sg in (-1, 1):
        s += hide(A, c, limb([(cx + sg * 62, cy - 60), (cx + sg * 92, cy + 20), (cx + sg * 74, cy + 84), (cx + sg * 44, cy + 92)], [46, 40, 26, 4], 24), r=9, scale=10, br=12)
    m = smooth([(cx - 92, cy - 30), (cx - 60, cy - 56), (cx, cy - 62), (cx + 60, cy - 56), (cx + 92, cy - 30), (cx + 84, cy + 40), (cx + 44, cy + 84), (cx, cy + 94), (cx - 44, cy + 84), (cx - 84, cy + 40)], k=.9)
    s += '<path d="%s" fill="%s"/>' % (m, A.rad((0, mix(c["throat"], "#ffe0ff", .4)), (.25, c["throat"]), (.7, mix(c["throat"], BLACK, .8)), (1, "#020206"), cy=.55))
    s += "".join(A.line(smooth([(cx - 66 + 9 * i, cy - 10 + 6 * i), (cx, cy + 4 + 12 * i), (cx + 66 - 9 * i, cy - 10 + 6 * i)], False), mix(c["throat"], "#ffb0e0", .4), 5, .4, 1) for i in range(5))
    up = arc(cx, cy + 6, 90, 66, 190, 350, 24)
    lo = arc(cx, cy + 10, 86, 82, 170, 10, 24)
    for line, sgn, ln in ((up, 1, (26, 52, 62, 52, 26)), (lo, -1, (22, 40, 48, 40, 22))):
        s += fangs(A, c, line, 17, ln, sgn, 5)
    s += hide(A, c, limb(arc(cx, cy + 2, 98, 70, 184, 356, 24), [14, 26, 30, 26, 14], 40), r=8, scale=10, br=10) + hide(A, c, limb(arc(cx, cy + 12, 94, 90, 176, 4, 24), [14, 22, 26, 22, 14], 40), r=8, scale=10, br=10)
    for sg in (-1, 1):
        s += eye(A, c, cx + sg * 112, cy - 66, 15, sg * 0 + (14 if sg < 0 else -14), .5) if sg < 0 else '<g transform="translate(%s 0) scale(-1 1)">%s</g>' % (f(2 * (cx + 112)), eye(A, c, cx + 112, cy - 66, 15, 14, .5))
    for i in range(7):
        x = cx - 160 + i * 52
        s += A.line(smooth([(x, cy + 90 - abs(i - 3) * 22), (x - 14, cy + 150), (x + 8, cy + 210), (x - 10, cy + 260)], False), c["glow"], 6, .2, 2) + A.line(smooth([(x, cy + 90 - abs(i - 3) * 22), (x - 14, cy + 150), (x + 8, cy + 210), (x - 10, cy + 260)], False), mix(c["glow"], "#ffffff", .5), 2, .75)
    return s


def jelly(A, c, o):
    """A bell the size of a cathedral, with a ring of eyes and a mouth in its arms."""
    cx, cy = 270, 176
    s = A.glow(cx, cy, 330, c["glow"], .5)
    r = random.Random(6)
    for i in range(26):
        x = cx - 190 + i * 15
        pts = [(x, cy + 6), (x + r.uniform(-20, 20), cy + 90), (x + r.uniform(-40, 40), cy + 170), (x + r.uniform(-60, 60), cy + r.uniform(200, 290))]
        s += A.line(smooth(pts, False), c["glow"], 7, .16, 2.5) + A.line(smooth(pts, False), mix(c["glow"], "#ffffff", .4), r.uniform(1.2, 3), .7)
    for i, u in enumerate((-.62, .62, -.34, .36, 0)):   # oral arms: ruffled
        L = Limb([(cx + u * 150, cy - 6), (cx + u * 190 + 16, cy + 80), (cx + u * 150 - 20, cy + 160), (cx + u * 230, cy + 262)], [56, 44, 34, 10], 50)
        a = [L.at(t / 40, 1 + .42 * math.sin(t * 1.3 + i)) for t in range(41)] + [L.at(1 - t / 40, -1 - .42 * math.sin(t * 1.5 + i)) for t in range(41)]
        s += hide(A, c, smooth(a), A.line(L.ridge(0), "#ffffff", 3, .5), tone=mix(c["fin"], c["hide"], .4), r=7, scale=9, br=14, tex=.06, back=.8)
    # mouth between the arms
    m = smooth([(cx - 96, cy + 34), (cx - 60, cy + 6), (cx, cy - 2), (cx + 60, cy + 6), (cx + 96, cy + 34), (cx + 54, cy + 86), (cx, cy + 104), (cx - 54, cy + 86)], k=.9)
    s += '<path d="%s" fill="%s"/>' % (m, A.rad((0, mix(c["throat"], "#ffe0ff", .5)), (.3, c["throat"]), (.75, "#14041c"), (1, "#05020a")))
    s += fangs(A, c, arc(cx, cy + 44, 92, 44, 190, 350, 20), 17, (18, 40, 52, 40, 18), 1, 4) + fangs(A, c, arc(cx, cy + 40, 86, 58, 166, 14, 20), 15, (18, 34, 42, 34, 18), -1, 8)
    n = 15
    edge = [(cx + 214 - 428 * i / (n * 2), cy + 10 + (16 if i % 2 else -8) + 22 * math.sin(math.pi * i / (n * 2))) for i in range(n * 2 + 1)]
    top = [(cx - 214, cy + 2), (cx - 214, cy - 70), (cx - 150, cy - 138), (cx, cy - 168), (cx + 150, cy - 138), (cx + 214, cy - 70), (cx + 214, cy + 2)]
    det = "".join(A.line(smooth([(cx, cy - 168), (cx + u * 130, cy - 120), (cx + u * 210, cy - 40), (cx + u * 214, cy + 20)], False), mix(c["glow"], "#ffffff", .4), 3, .5) + A.line(smooth([(cx, cy - 168), (cx + u * 130 + 6, cy - 120), (cx + u * 210 + 8, cy - 40), (cx + u * 214 + 8, cy + 20)], False), c["hided"], 5, .4) for u in (-.96, -.74, -.5, -.25, 0, .25, .5, .74, .96))
    det += A.soft(ell(cx, cy - 66, 120, 60), A.rad((0, "#ffffff", .9), (.4, c["fin"], .8), (1, c["fin"], 0)), 10, .8) + spots(A, (cx - 200, cy - 150, cx + 200, cy), 100, "#ffffff", (1, 4), .4, 2)
    s += hide(A, c, smooth(top + edge, k=.8), det, br=40, r=36, scale=17, tex=.06, back=.9, spec=.6)
    for i, u in enumerate((-.84, -.52, -.18, .18, .52, .84)):
        e = eye(A, c, cx - abs(u) * 200, cy - 18 - 26 * (1 - u * u), 10 + 8 * (1 - abs(u)), 30 - abs(u) * 10, .5)
        s += e if u < 0 else '<g transform="translate(%s 0) scale(-1 1)">%s</g>' % (f(2 * cx), e)
    return s


def nautilus(A, c, o):
    cx, cy, R = 374, 190, 168
    s = ""
    # shell: whorls as separate forms, outermost first
    pts = []
    for i in range(150):
        a = math.radians(150 - i * 3.6)
        q = R * .9975 ** i * (.988 ** (i * .42))
        pts.append((cx + q * math.cos(a), cy + q * math.sin(a)))
    d = smooth([(226, 286), (206, 214), (216, 130), (270, 52), (360, 18), (460, 34), (530, 100), (552, 190), (524, 284), (450, 352), (360, 366), (280, 340)], k=.9)
    det = ""
    for i in range(15):
        a = math.radians(160 + i * 21)
        e = (cx + 190 * math.cos(a), cy + 190 * math.sin(a))
        m = (cx + 110 * math.cos(a + .5), cy + 110 * math.sin(a + .5))
        q = smooth([(cx + 16 * math.cos(a + 1.4), cy + 10 + 16 * math.sin(a + 1.4)), m, e], False)
        det += A.line(q, "#02060a", 9, .4) + A.line(smooth([(x + 5, y + 2) for x, y in ((cx + 16 * math.cos(a + 1.4), cy + 10 + 16 * math.sin(a + 1.4)), m, e)], False), mix(c["hide"], "#ffffff", .6), 3, .5)
    sp = smooth([(cx + (150 * .972 ** k) * math.cos(math.radians(150 - 9 * k)), cy + 12 + (140 * .972 ** k) * math.sin(math.radians(150 - 9 * k))) for k in range(90)], False)
    det += A.line(sp, "#01040a", 11, .6) + A.line(sp, mix(c["hide"], "#ffffff", .5), 2.5, .5) + spots(A, (210, 20, 550, 360), 90, mix(c["hide"], "#ffffff", .5), (2, 6), .5)
    s += A.group("".join('<path d="%s" fill="%s"/>' % (limb([(cx + 168 * math.cos(a), cy + 160 * math.sin(a)), (cx + 200 * math.cos(a), cy + 192 * math.sin(a)), (cx + 234 * math.cos(a - .06), cy + 222 * math.sin(a - .06))], [44, 24, 1], 12), A.tone(c["tooth"], .3, .6)) for a in (math.radians(v) for v in (200, 226, 252, 278, 304, 330))), r=6, scale=9)
    s += hide(A, c, d, det, br=90, r=40, scale=19, tex=.16, sd=16)
    # hood and arms
    T = (([(230, 240), (150, 216), (80, 150), (30, 120), (16, 160)], 34), ([(226, 262), (140, 262), (60, 230), (8, 250)], 38), ([(236, 300), (160, 330), (90, 330), (30, 372), (10, 350)], 40), ([(256, 320), (210, 370), (150, 392), (110, 430)], 42), ([(280, 330), (280, 380), (240, 430)], 40))
    for p, w in T:
        s += arm(A, c, p, [w, w * .8, w * .5, w * .25, 3], 1, mix(c["belly"], c["hide"], .45))
    hd = smooth([(296, 166), (246, 168), (200, 200), (176, 240), (190, 290), (236, 330), (300, 336), (330, 270)], k=.9)
    s += hide(A, c, hd, spots(A, (170, 160, 330, 340), 60, c["hided"], (2, 6), .5), tone=mix(c["belly"], c["hide"], .35), br=30, r=20)
    m = smooth([(150, 268), (176, 246), (222, 254), (244, 284), (226, 316), (180, 318)], k=.9)
    s += '<path d="%s" fill="%s"/>' % (m, A.rad((0, mix(c["throat"], "#ffe0c0", .4)), (.4, c["throat"]), (1, "#040204"))) + fangs(A, c, [(154, 264), (180, 250), (226, 260), (242, 280)], 10, (30, 40, 26), 1, 3) + fangs(A, c, [(160, 300), (186, 318), (226, 314), (242, 294)], 9, (26, 34, 24), -1, 6)
    for p, w in (([(200, 262), (130, 290), (70, 282), (26, 306)], 26), ([(214, 320), (170, 352), (96, 370), (40, 412)], 28)):
        s += arm(A, c, p, [w, w * .8, w * .5, 3], -1, mix(c["belly"], c["hide"], .3))
    return s + eye(A, c, 246, 222, 25, 8, .5, "bar")


def clam(A, c, o):
    """A bivalve that is nothing but a mouth."""
    s = ""
    def valve(pts, apex, n=13):
        det = "".join(A.line("M%s %sL%s %s" % tuple(f(v) for v in (*apex, apex[0] + 420 * math.cos(a), apex[1] + 420 * math.sin(a))), "#01050a" if i % 2 else mix(c["hide"], "#ffffff", .5), 9 if i % 2 else 4, .5 if i % 2 else .4) for i, a in enumerate(math.radians(118 + 136 * j / (n * 2)) for j in range(n * 2 + 1)))
        det += "".join('<path d="%s" fill="none" stroke="#01050a" stroke-width="3" opacity=".4"/>' % ell(*apex, q, q * .9) for q in (90, 140, 190, 240, 290, 340, 390))
        return det + spots(A, tuple(bbox(smooth(pts))), 110, mix(c["hide"], "#ffffff", .6), (2, 7), .5, 4)
    lo = [(470, 250), (500, 310), (440, 380), (320, 418), (190, 410), (90, 372), (40, 326), (64, 300), (96, 322), (130, 306), (166, 330), (204, 312), (244, 332), (286, 308), (330, 318), (376, 290), (420, 290)]
    up = [(474, 244), (520, 190), (506, 110), (430, 50), (320, 16), (200, 20), (96, 60), (34, 116), (22, 168), (52, 186), (84, 160), (118, 186), (156, 158), (196, 190), (240, 168), (282, 202), (328, 190), (372, 226), (420, 228)]
    m = smooth([(30, 170), (120, 176), (250, 180), (380, 226), (462, 250), (380, 296), (250, 320), (130, 320), (44, 320), (104, 246)], k=.8)
    s += '<path d="%s" fill="%s"/>' % (m, A.rad((0, mix(c["throat"], "#fff0c0", .4)), (.25, c["throat"]), (.65, mix(c["throat"], BLACK, .75)), (1, "#020305"), cx=300, cy=250, r=280, user=True))
    for i in range(6):
        s += A.line(smooth([(110 + i * 46, 186 + i * 6), (130 + i * 42, 250), (116 + i * 46, 316 - i * 5)], False), mix(c["throat"], "#ffb0a0", .4), 9 - i, .35, 2)
    for i, (x, y, a) in enumerate(((150, 300, -1), (236, 306, -1), (300, 300, 1))):
        s += arm(A, c, [(x + 60, 290), (x + 10, 270), (x - 40, 286), (x - 90 - 20 * i, 240 + 30 * i), (x - 120, 250)], [40, 32, 24, 12, 3], 1, mix(c["throat"], "#ff9a8a", .3))
    s += fangs(A, c, [(44, 176), (120, 176), (200, 184), (290, 198), (400, 230)], 17, (70, 86, 66, 44, 20), 1, 3, w=.26)
    s += hide(A, c, smooth(up, k=.7), valve(up, (520, 236)), br=80, r=34, scale=19, tex=.18, sd=18)
    s += hide(A, c, smooth(lo, k=.7), valve(lo, (520, 236)), br=70, r=30, scale=18, tex=.18)
    s += fangs(A, c, [(50, 312), (130, 318), (210, 324), (300, 316), (400, 292)], 16, (66, 80, 60, 40, 18), -1, 9, w=.26)
    for i in range(9):   # a row of eyes on the mantle
        x = 60 + i * 42
        y = 168 + i * i * .9 - (8 if i % 2 else -8)
        s += A.glow(x, y, 22, c["iris"], .9, 5, mix(c["iris"], "#ffffff", .5)) + '<ellipse cx="%s" cy="%s" rx="1.600" ry="4.500" fill="#010203"/>' % (x, f(y))
    for x, y in ((180, 60), (300, 44), (400, 96), (240, 110), (120, 100)):   # barnacle cones
        s += hide(A, c, smooth([(x - 20, y + 14), (x - 9, y - 16), (x + 9, y - 16), (x + 20, y + 14)], k=.5), tone=mix(c["hide"], "#ffffff", .4), r=5, scale=8, br=4, sd=4) + '<path d="%s" fill="#03060a"/>' % ell(x, y - 14, 8, 4)
    return s + eye(A, c, 452, 214, 22, 10, .5)


def squid(A, c, o):
    """Coming down head first: mantle away in the dark, arms toward us, one great eye."""
    s = ""
    mantle = smooth([(330, 250), (360, 160), (430, 90), (520, 30), (640, -30), (700, 40), (660, 130), (590, 210), (500, 280), (420, 320)], k=.9)
    fn = smooth([(470, 70), (500, -10), (600, -60), (690, -40), (560, 20)], k=.8)
    s += hide(A, c, fn, tone=mix(c["fin"], c["hided"], .2), r=10, br=10) + hide(A, c, smooth([(560, 240), (640, 250), (720, 170), (700, 80), (640, 150)], k=.8), tone=mix(c["fin"], c["hided"], .4), r=10, br=10)
    s += hide(A, c, mantle, spots(A, (330, -20, 690, 320), 160, mix(c["fin"], "#ffffff", .3), (2, 9), .5, 3) + "".join(A.line(smooth([(350 + i * 16, 230 + i * 10), (450 + i * 14, 110 + i * 24), (620, 0 + i * 30)], False), c["hided"], 4, .4) for i in range(5)), br=80, r=40, scale=18)
    B = [([(350, 230), (280, 150), (190, 110), (120, 40), (60, 30), (40, 70)], [56, 46, 34, 24, 14, 4], -1, .45), ([(370, 300), (380, 360), (330, 410), (280, 440)], [54, 44, 34, 26], 1, .45), ([(340, 250), (240, 200), (120, 190), (40, 130), (-10, 150)], [60, 50, 38, 24, 12], -1, .2),
         ([(350, 300), (300, 370), (210, 390), (150, 350), (90, 380), (60, 430)], [60, 50, 40, 28, 18, 8], 1, .2)]
    for p, w, sd, dk in B:
        s += arm(A, c, p, w, sd, None, dk)
    hd = smooth([(392, 150), (340, 150), (280, 190), (250, 250), (272, 310), (330, 344), (400, 336), (450, 280), (452, 200)], k=.9)
    s += hide(A, c, hd, spots(A, (250, 150, 450, 340), 80, mix(c["fin"], "#ffffff", .4), (1.5, 6), .55, 5), br=50, r=26, scale=16)
    bk = smooth([(270, 230), (230, 236), (206, 262), (214, 300), (250, 322), (284, 300)], k=.9)
    s += '<path d="%s" fill="%s"/>' % (bk, A.rad((0, c["throat"]), (.6, mix(c["throat"], BLACK, .7)), (1, "#020206")))
    s += A.form(smooth([(284, 236), (244, 234), (210, 252), (190, 286), (222, 276), (262, 278)], k=.7), A.lin((0, "#8a7a6a"), (.4, "#3a2c2a"), (1, "#0a0608")), r=8, scale=12, spec=.8, br=8, rimw=2.5) + A.form(smooth([(280, 318), (240, 326), (206, 306), (204, 292), (234, 300), (268, 296)], k=.7), A.lin((0, "#5a4a44"), (1, "#0a0608")), r=6, scale=10, spec=.7)
    for p, w, sd in (([(300, 220), (210, 230), (120, 260), (60, 230), (20, 260), (40, 296), (66, 284)], [58, 48, 38, 28, 20, 12, 4], 1), ([(320, 320), (240, 350), (160, 320), (90, 320), (20, 350), (-20, 330)], [60, 50, 40, 28, 18, 10], -1)):
        s += arm(A, c, p, w, sd)
    # the two hunting clubs
    for p in ([(310, 200), (240, 120), (230, 60), (160, 10)],):
        s += arm(A, c, p, [18, 13, 12, 44], -1)
    return s + eye(A, c, 352, 232, 38, 4, .42, "bar")


def maw(A, c, o):
    """Head on: a ring of teeth; arms or molten cracks around it."""
    cx, cy, R = 262, 214, 128
    s = ""
    if o.get("arms"):
        for i in range(9):
            a = math.radians(i * 40 + 14)
            p = [(cx + 90 * math.cos(a), cy + 90 * math.sin(a)), (cx + 190 * math.cos(a + .18), cy + 170 * math.sin(a + .18)), (cx + 250 * math.cos(a + .02), cy + 220 * math.sin(a + .02)), (cx + 330 * math.cos(a + .3), cy + 280 * math.sin(a + .3))]
            s += arm(A, c, p, [84, 64, 40, 8], 1 if i % 2 else -1, None, .1 + .25 * (i % 3) / 2)
        # web between the arms
        web = [(cx + (226 if i % 2 == 0 else 170) * math.cos(math.radians(i * 20 + 14)), cy + (196 if i % 2 == 0 else 150) * math.sin(math.radians(i * 20 + 14))) for i in range(18)]
        s += hide(A, c, smooth(web, k=.8), "".join(A.line(P([(cx, cy), w], False), mix(c["fin"], "#ffffff", .3), 4, .45) for w in web[::2]), tone=mix(c["fin"], c["hide"], .5), br=50, r=22, scale=15, sd=14)
    else:
        body = smooth([(700, 60), (560, 20), (430, 10), (320, 26), (200, 24), (110, 80), (66, 170), (64, 260), (110, 350), (200, 404), (330, 414), (460, 400), (600, 400), (700, 380)], k=.9)
        r = random.Random(3)
        cr = ""
        for _ in range(26):
            a = r.uniform(0, 6.28)
            q = [(cx + k * math.cos(a + r.uniform(-.14, .14)), cy + k * .95 * math.sin(a + r.uniform(-.14, .14))) for k in (130, 156, 184, 214, 250)]
            cr += A.line(P(q, False), c["glow"], 7, .4, 2) + A.line(P(q, False), mix(c["glow"], "#fff0b0", .6), 2.4, .95)
        s += "".join(hide(A, c, limb([(x, y), ((x + ex) / 2 + 8, (y + ey) / 2), (ex, ey)], [w, w * .6, 1], 10), r=6, scale=9, br=4) for x, y, ex, ey, w in ((150, 80, 96, -10, 60), (230, 50, 216, -40, 60), (320, 44, 352, -40, 60), (420, 40, 480, -30, 60), (90, 150, 8, 96, 54), (90, 300, 6, 352, 54), (150, 370, 96, 440, 54)))
        s += hide(A, c, body, cr, br=110, r=44, scale=24, tex=.34, freq="0.02 0.024", sd=18)
    s += '<path d="%s" fill="%s"/>' % (ell(cx, cy, R, R * .96), A.rad((0, "#fff0c0"), (.12, mix(c["throat"], "#ffd0a0", .5)), (.4, c["throat"]), (.75, mix(c["throat"], BLACK, .8)), (1, "#020206")))
    for k in (.34, .56, .78):
        n = int(10 + 14 * k)
        o_ = ""
        for i in range(n):
            a = 2 * math.pi * i / n + k * 3
            q = R * (k + .16)
            x, y = cx + q * math.cos(a), cy + q * .96 * math.sin(a)
            l = R * .26 * (.8 + .4 * ((i * 7) % 3) / 2)
            ex, ey = cx + (q - l) * math.cos(a + .1), cy + (q - l) * .96 * math.sin(a + .1)
            o_ += '<path d="%s" fill="%s"/>' % (limb([(x, y), ((x + ex) / 2, (y + ey) / 2), (ex, ey)], [15 * k + 7, 9 * k + 4, .5], 8), mix(mix(c["tooth"], "#ffffff", .4 * k), BLACK, .5 * (1 - k)))
        s += A.group(o_, r=2.4, scale=5, tex=.05, sd=6, shadow=.8, rimw=1.3)
    lip = limb([(cx + R * 1.03 * math.cos(2 * math.pi * i / 40), cy + R * .99 * math.sin(2 * math.pi * i / 40)) for i in range(41)], [34, 42, 34, 42, 34, 42, 34, 42, 34], 110)
    s += hide(A, c, lip, br=30, r=10, scale=14, tone=mix(c["hide"], c["fin"], .25))
    o_ = ""
    for i in range(22):
        a = 2 * math.pi * i / 22
        x, y = cx + R * .95 * math.cos(a), cy + R * .92 * math.sin(a)
        l = R * (.46 if i % 2 else .3)
        ex, ey = cx + (R * .95 - l) * math.cos(a + .08), cy + (R * .92 - l) * math.sin(a + .08)
        o_ += '<path d="%s" fill="%s"/>' % (limb([(x, y), ((x + ex) / 2, (y + ey) / 2), (ex, ey)], [22, 13, .6], 8), mix(c["tooth"], "#ffffff", .35))
    s += A.group(o_, r=3, scale=6, tex=.05, sd=7, shadow=.9, rimw=1.6, spec=.5)
    for i, (a, q) in enumerate(o.get("eyes", ((205, 15), (235, 19), (270, 22), (305, 19), (335, 15)))):
        x, y = cx + R * 1.36 * math.cos(math.radians(a)), cy + R * 1.28 * math.sin(math.radians(a))
        if i == 2:
            s += eye(A, c, x, y + 4, q, 0, .45, brow=False) + hide(A, c, smooth([(x - q * 1.9, y - q * .9), (x - q, y - q * .2), (x, y - q * .02), (x + q, y - q * .2), (x + q * 1.9, y - q * .9), (x, y - q * 1.5)], k=.8), br=6, r=5, scale=8, sd=4)
            continue
        e = eye(A, c, x if i < 2 else 2 * cx - x, y, q, 26, .5)
        s += e if i < 2 else '<g transform="translate(%s 0) scale(-1 1)">%s</g>' % (f(2 * cx), e)
    return s


def whale(A, c, o):
    s = ""
    body = smooth([(60, 150), (90, 92), (180, 48), (310, 32), (440, 54), (560, 110), (700, 180), (700, 300), (560, 320), (430, 340), (380, 300), (330, 262), (240, 226), (140, 200), (76, 186)], k=.85)
    low = smooth([(44, 316), (70, 296), (150, 300), (250, 286), (330, 256), (400, 240), (470, 300), (450, 372), (340, 404), (220, 404), (110, 376), (56, 344)], k=.85)
    m = smooth([(66, 180), (160, 196), (260, 222), (400, 250), (330, 290), (200, 314), (62, 316), (126, 248)], k=.7)
    s += fin(A, c, [(560, 118), (600, 136), (640, 156)], [(560, 60), (600, 30), (650, 30), (690, 70)])
    s += '<path d="%s" fill="%s"/>' % (m, A.rad((0, mix(c["throat"], "#ffe0a0", .4)), (.3, c["throat"]), (.7, mix(c["throat"], BLACK, .8)), (1, "#020204"), cx=330, cy=250, r=280, user=True))
    for i in range(8):
        s += A.line(smooth([(120 + i * 34, 196 + i * 6), (136 + i * 32, 246), (124 + i * 34, 304 - i * 6)], False), mix(c["throat"], "#ffb080", .4), 8 - i * .7, .35, 2)
    s += fangs(A, c, [(90, 312), (170, 312), (260, 294), (340, 268)], 12, (46, 62, 40, 20), -1, 12, op=.6)
    det = "".join(A.line(smooth([(80, 330 + 10 * i), (200, 346 + 12 * i), (330, 320 + 16 * i), (450, 290 + 20 * i)], False), "#02050a", 6, .5) + A.line(smooth([(80, 334 + 10 * i), (200, 350 + 12 * i), (330, 324 + 16 * i), (450, 294 + 20 * i)], False), mix(c["belly"], "#ffffff", .3), 2, .5) for i in range(6))
    s += hide(A, c, low, det, tone=mix(c["belly"], c["hide"], .4), br=50, r=30, scale=17)
    s += fangs(A, c, [(56, 318), (140, 306), (240, 290), (340, 262)], 10, (54, 70, 48, 24), -1, 3, w=.24)
    s += horns(A, c, [([(120, 150), (40, 110), (4, 24)], [70, 46, 1]), ([(170, 110), (110, 50), (104, -30)], [64, 40, 1])])
    det = spots(A, (60, 30, 700, 330), 150, mix(c["hide"], "#ffffff", .5), (2, 9), .5, 7) + "".join(A.line(smooth([(100 + i * 10, 190 - i * 20), (260, 190 - i * 26), (420, 220 - i * 30)], False), c["hided"], 4, .4) for i in range(4))
    det += "".join(A.line(d, "#02040a", 6, .7) + A.line(d, mix(c["hide"], "#ffffff", .6), 2, .6) for d in ("M190 70L240 150", "M214 62L262 140", "M240 58L286 130"))
    s += hide(A, c, body, det, br=120, r=44, scale=20, tex=.18, sd=18)
    s += fangs(A, c, [(68, 184), (150, 198), (240, 222), (350, 262)], 11, (46, 70, 54, 26), 1, 5, w=.24)
    s += eye(A, c, 322, 200, 22, 14, .5)
    # weed and wreckage on its back
    L = Limb([(120, 74), (200, 46), (310, 30), (430, 52), (540, 100)], [8, 8], 40)
    s += leaves(A, c, L, 17, 74, -1, seed=2) + leaves(A, c, Limb([(440, 350), (340, 398), (220, 398), (110, 370)], [8, 8], 30), 11, 50, -1, seed=5)
    for x, y, a in ((262, 60, 20), (380, 70, 34), (450, 90, 8)):
        e = rot(0, -100, a)
        s += A.group(A.line(P([(x, y), (x + e[0], y + e[1])], False), "#b89a5c", 6) + '<path d="%s" fill="#e7c46a"/>' % ell(x + e[0], y + e[1], 6), b=(int(min(x, x + e[0])) - 8, int(y + e[1]) - 10, int(max(x, x + e[0])) + 8, int(y) + 8), r=2, scale=5, sd=4)
    return s + fin(A, c, [(420, 330), (440, 350), (460, 366)], [(520, 350), (560, 396), (540, 440), (480, 450), (430, 440)])


def crab(A, c, o):
    cx, cy = o.get("at", (290, 210))
    lk = o.get("legs", 1.0)
    s = ""
    for sg in (-1, 1):
        for i in range(4):
            s += leg(A, c, [(cx + sg * 110, cy + 20 + i * 10), (cx + sg * (190 + 16 * i) * lk, cy - (70 - 40 * i) * lk), (cx + sg * (250 + 4 * i) * lk, cy + 60 + 20 * i), (cx + sg * (226 - 22 * i) * lk, cy + 190 + 6 * i)], 38 - 3 * i if lk <= 1 else 26, .35 - .08 * i)
    W_, H_ = o.get("shell", (170, 120))
    d = smooth([(cx - W_, cy + 6), (cx - W_ * .94, cy - H_ * .45), (cx - W_ * .55, cy - H_ * .9), (cx, cy - H_ * 1.02), (cx + W_ * .55, cy - H_ * .9), (cx + W_ * .94, cy - H_ * .45), (cx + W_, cy + 6), (cx + W_ * .74, cy + H_ * .5), (cx + W_ * .3, cy + H_ * .74), (cx - W_ * .3, cy + H_ * .74), (cx - W_ * .74, cy + H_ * .5)], k=.9)
    sp = "".join('<path d="%s" fill="%s"/>' % (limb([(cx + W_ * .9 * math.cos(a), cy - 10 + H_ * .84 * math.sin(a)), (cx + W_ * 1.1 * math.cos(a), cy - 10 + H_ * 1.12 * math.sin(a)), (cx + W_ * 1.28 * math.cos(a), cy - 10 + H_ * 1.42 * math.sin(a))], [40, 22, 1], 10), A.tone(c["hide"], .5, .5)) for a in (math.radians(v) for v in (188, 208, 230, 252, 270, 288, 310, 332, 352)))
    s += A.group(sp, r=6, scale=9, sd=7)
    det = "".join(A.line(smooth([(cx - W_, cy + k), (cx - W_ * .5, cy - H_ * .34 + k), (cx, cy - H_ * .44 + k), (cx + W_ * .5, cy - H_ * .34 + k), (cx + W_, cy + k)], False), c["hided"], 6, .6) + A.line(smooth([(cx - W_, cy + 5 + k), (cx - W_ * .5, cy - H_ * .34 + 5 + k), (cx, cy - H_ * .44 + 5 + k), (cx + W_ * .5, cy - H_ * .34 + 5 + k), (cx + W_, cy + 5 + k)], False), mix(c["hide"], "#ffffff", .5), 2, .5) for k in (-34, 12))
    if o.get("cracks"):
        r = random.Random(5)
        for _ in range(16):
            x, y = cx + r.uniform(-.8, .8) * W_, cy - r.uniform(.1, .8) * H_
            q = P([(x, y), (x + r.uniform(-14, 14), y + 16), (x + r.uniform(-24, 24), y + 32), (x + r.uniform(-30, 30), y + 50)], False)
            det += A.line(q, c["glow"], 7, .45, 2) + A.line(q, "#fff0b0", 2.2, .95)
    det += spots(A, (cx - W_, cy - H_, cx + W_, cy + H_ * .6), 120, mix(c["hide"], "#ffffff", .5), (2, 8), .6, 4)
    s += hide(A, c, d, det, br=90, r=36, scale=19, tex=.2, sd=16)
    # the face: a cavern under the rim
    m = smooth([(cx - 84, cy + 40), (cx - 40, cy + 24), (cx + 40, cy + 24), (cx + 84, cy + 40), (cx + 60, cy + 96), (cx, cy + 116), (cx - 60, cy + 96)], k=.9)
    s += '<path d="%s" fill="%s"/>' % (m, A.rad((0, mix(c["throat"], "#ffe0a0", .5)), (.3, c["throat"]), (.7, mix(c["throat"], BLACK, .8)), (1, "#020204")))
    s += fangs(A, c, [(cx - 78, cy + 42), (cx, cy + 30), (cx + 78, cy + 42)], 13, (26, 44, 26), 1, 3) + fangs(A, c, [(cx - 62, cy + 92), (cx, cy + 112), (cx + 62, cy + 92)], 11, (22, 34, 22), -1, 6)
    for sg in (-1, 1):
        s += hide(A, c, smooth([(cx + sg * 94, cy + 30), (cx + sg * 104, cy + 90), (cx + sg * 60, cy + 134), (cx + sg * 18, cy + 122), (cx + sg * 30, cy + 104), (cx + sg * 62, cy + 92), (cx + sg * 70, cy + 50)], k=.8), r=10, scale=11, br=12)
    if o.get("many"):
        for x, y, q in ((-70, -4, 13), (-34, -22, 17), (8, -26, 20), (48, -18, 16), (80, 0, 12), (-14, 4, 9), (30, 8, 9)):
            s += '<path d="%s" fill="#030305"/>' % ell(cx + x, cy + y + 8, q * 1.05) + A.glow(cx + x, cy + y + 8, q * 2.6, c["iris"], .9) + '<circle cx="%s" cy="%s" r="%s" fill="%s"/>' % (f(cx + x), f(cy + y + 8), f(q * .74), A.rad((0, "#fff4c0"), (.5, c["iris"]), (1, mix(c["iris"], "#200400", .75)), fy=.7)) + '<ellipse cx="%s" cy="%s" rx="%s" ry="%s" fill="#010103"/><circle cx="%s" cy="%s" r="%s" fill="#fff" opacity=".9"/>' % (f(cx + x), f(cy + y + 8), f(q * .13), f(q * .62), f(cx + x - q * .3), f(cy + y + 8 - q * .36), f(q * .1))
    else:
        for sg in (-1, 1):
            e = eye(A, c, cx - 52, cy + 4, 19, 24, .55)
            s += e if sg < 0 else '<g transform="translate(%s 0) scale(-1 1)">%s</g>' % (f(2 * cx), e)
    a = o.get("claws", 1.0)
    if a:
        s += leg(A, c, [(cx + 130, cy + 70), (cx + 214, cy + 120), (cx + 236, cy + 60)], 52 * a) + claw(A, c, cx + 232, cy + 60, 84 * a, -112, -1, .25)
        s += leg(A, c, [(cx - 120, cy + 70), (cx - 200, cy + 130), (cx - 226, cy + 60)], 62 * a) + claw(A, c, cx - 222, cy + 62, 112 * a, -76, 1)
    return s


def shrimp(A, c, o):
    """A lobster-scorpion: tail arched over its own head."""
    s = ""
    tail = [(330, 300), (430, 330), (520, 290), (556, 200), (520, 110), (440, 56), (350, 40)]
    L = Limb(tail, [130, 126, 112, 94, 76, 60, 40], 70)
    for i in range(12, -1, -1):
        t0, t1 = i / 13, (i + 1.5) / 13
        q = [L.at(t0, -1 + 2 * j / 8) for j in range(9)] + [L.at(min(1, t1), 1 - 2 * j / 8) for j in range(9)]
        x, y = L.at(t0, 1.0)
        e = L.at(t0, 1.42)
        s += A.group('<path d="%s" fill="%s"/>' % (limb([(x, y), ((x + e[0]) / 2, (y + e[1]) / 2), e], [24, 14, 1], 8), A.tone(c["tooth"], .3, .5)), r=4, scale=7, sd=4)
    for i in range(13):
        i = 12 - i
        t0, t1 = i / 13, (i + 1.4) / 13
        q = [L.at(t0, -1 + 2 * j / 6) for j in range(7)] + [L.at(min(1, t1), 1 - 2 * j / 6) for j in range(7)]
        s += hide(A, c, smooth(q, k=.5), spots(A, tuple(bbox(smooth(q))), 14, mix(c["hide"], "#ffffff", .5), (1.5, 4.5), .6, i), tone=mix(c["hide"], c["hided"], .1 + .3 * (t0 if t0 < .7 else .7)), br=14, r=14, scale=13, sd=7)
    tip = L.at(1)
    s += horns(A, c, [([tip, (tip[0] - 60, tip[1] - 6), (tip[0] - 120, tip[1] + 40)], [44, 34, 1])]) + A.glow(tip[0] - 118, tip[1] + 40, 60, c["glow"], .9, 4)
    for i in range(6):
        x = 300 + i * 40
        s += leg(A, c, [(x, 336 - i * 4), (x - 30 + i * 12, 392), (x - 50 + i * 22, 440)], 24, .2)
    hd = smooth([(110, 250), (150, 206), (230, 178), (320, 190), (396, 240), (404, 320), (330, 364), (230, 360), (160, 330), (120, 300)], k=.9)
    det = spots(A, (110, 180, 400, 360), 110, mix(c["hide"], "#ffffff", .5), (2, 7), .6, 8) + "".join(A.line(smooth([(170 + i * 60, 190), (200 + i * 60, 260), (180 + i * 60, 350)], False), c["hided"], 6, .6) for i in range(1, 4))
    if o.get("cracks"):
        r = random.Random(8)
        for _ in range(12):
            x, y = r.uniform(190, 380), r.uniform(200, 320)
            q = P([(x, y), (x + r.uniform(-14, 14), y + 14), (x + r.uniform(-20, 20), y + 30)], False)
            det += A.line(q, c["glow"], 6, .45, 2) + A.line(q, "#fff0b0", 2, .95)
    s += A.group("".join('<path d="%s" fill="%s"/>' % (limb([(x, y), (x - 30, y - 40), (x - 40 + k, y - 84)], [28, 16, 1], 10), A.tone(c["hide"], .5, .5)) for x, y, k in ((200, 200, -20), (256, 190, 0), (316, 196, 20))), r=5, scale=8)
    s += hide(A, c, hd, det, br=70, r=30, scale=18, sd=14)
    m = smooth([(104, 262), (150, 256), (206, 276), (214, 310), (170, 330), (118, 306)], k=.8)
    s += '<path d="%s" fill="%s"/>' % (m, A.rad((0, mix(c["throat"], "#ffe0a0", .5)), (.4, c["throat"]), (1, "#050204"))) + fangs(A, c, [(108, 262), (150, 260), (206, 282)], 9, (36, 30, 18), 1, 3) + fangs(A, c, [(122, 306), (166, 326), (208, 310)], 8, (30, 26, 16), -1, 5)
    for p in ([(130, 220), (70, 150), (90, 60), (30, -10)], [(150, 206), (120, 110), (180, 40), (170, -20)]):
        s += A.group('<path d="%s" fill="%s"/>' % (limb(p, [14, 9, 5, 2], 30), c["hide"]), r=3, scale=6, sd=5)
    s += eye(A, c, 178, 236, 20, 8, .45)
    s += leg(A, c, [(270, 340), (236, 396), (196, 364)], 46) + claw(A, c, 196, 366, 88, 190, -1)
    s += leg(A, c, [(300, 350), (270, 410), (220, 420)], 40, .2)
    return s


PLANS = dict(serpent=serpent, fish=fish, ray=ray, jelly=jelly, nautilus=nautilus, clam=clam, squid=squid, maw=maw, whale=whale, crab=crab, shrimp=shrimp)
