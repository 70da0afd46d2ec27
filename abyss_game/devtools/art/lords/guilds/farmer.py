"""The farmer: one figure facing right in 520x800."""
import math
from ..svgkit import *
from ..parts import *
from ..scene import eye
from .. import props


def farmer(A, p, sp, T, HT):
    r = A.rng
    hv, ev, gv, cv = sp.head % 4, sp.eyes % 3, sp.gear % 4, sp.collar % 3
    s = ""
    # kelp fronds rising behind the shoulders
    fr = ""
    for k in range(8):
        x = 60 + k * 58 + r.uniform(-14, 14)
        q = [(x, 620), (x + r.uniform(-24, 24), 500), (x + (x - 262) * .3 + r.uniform(-20, 20), 400), (x + (x - 262) * .5, 330 - r.uniform(0, 70))]
        dd, ss, nn, ws = limb(q, 15, 2, 30, wob=(.28, 5))
        fr += '<path d="%s" fill="%s"/>' % (dd, A.lin((0, p["cll"]), (.5, p["cloth"]), (1, p["cld"])))
    s += A.group(fr, T, r=7, scale=6, tex=.1, bump=.1, spec=.3, rim=.7, rimw=2, back=.4, sd=8)
    s += robe(A, p, T, shoulder=(84, 440), y0=480, drop=575)
    # neck: a ringed column that swells into the chest
    M = HT + " translate(-50 14) scale(%s %s)" % ((1.0, 1.04), (.96, 1.1), (1.08, 1.0), (.97, 1.07))[hv]
    nk = [(-86, -40), (-108, 30), (-124, 110), (-140, 190), (-150, 290), (-120, 380), (80, 380), (96, 280), (66, 190), (34, 120), (20, 60), (0, 20)]
    d = smooth(nk)
    det = A.soft("M10 40L120 60L160 400L20 400L0 200Z", p["skd"], 22, .65) + A.soft(smooth([(-120, 40), (-70, 40), (-90, 200), (-110, 340), (-160, 340), (-150, 200)]), p["skl"], 16, .45)
    for k in range(9):
        y = 34 + k * 38
        x0, x1 = -112 - k * 6, 26 + k * 9
        q = [(x0, y + 6), ((x0 + x1) / 2 - 10, y + 24), (x1, y - 6)]
        det += A.line(smooth([(a, b + 8) for a, b in q], False), mix(p["skd"], "#000000", .2), 11, .75, 3) + A.line(smooth(q, False), mix(p["skl"], p["skin"], .3), 7, .8, 1.4)
        for t in (.12, .35, .62, .86):
            xx = x0 + (x1 - x0) * t
            yy = y + 24 * 4 * t * (1 - t) * .8
            det += '<circle cx="%s" cy="%s" r="%s" fill="%s"/>' % (f(xx), f(yy), f(r.uniform(4, 7)), A.rad((0, p["skl"]), (.6, p["skin"]), (1, p["skd"], .4), cx=.35, cy=.3))
    det += A.brush((-150, 0, 100, 380), 120, [p["skl"], p["skd"], p["acc"]], ang=96, spread=20, ln=(12, 40), wd=(1.5, 5), op=(.05, .18))
    sps = ""
    for k in range(6):   # dorsal spines
        y = 10 + k * 52
        sps += spike(A, p, -104 - k * 9, y, 190 + k * 3, 34 - k * 2 + 8 * (k % 2), 10)
    s += A.group(sps, M, r=5, scale=6, tex=.06, bump=.1, spec=.5, rim=.9, rimw=2, back=.4, sd=6)
    s += A.form(d, A.lin((0, p["skin"]), (.6, mix(p["skin"], p["acc"], .3)), (1, p["skd"])), M, det, r=20, scale=13, tex=.08, freq="0.04 0.05", bump=.22, spec=.4, rim=.9, rimw=3.5, back=.5, sd=10)
    # shawl of woven kelp around the base of the neck
    for j, (y, w) in enumerate(((590, 190), (560, 160), (532, 128))):
        lv = ""
        n = 12 - j
        for k in range(n):
            t = k / (n - 1)
            x = 250 - w + 2 * w * t
            yy = y - 34 + 62 * math.sin(math.pi * t) * .8
            a = math.radians(150 - 120 * t + r.uniform(-9, 9))
            L = r.uniform(64, 104) * (1.0 if cv != 1 else .8)
            tx, ty = x + L * math.cos(a), yy + L * math.sin(a)
            px, py = -math.sin(a) * 17, math.cos(a) * 17
            lv += '<path d="%s" fill="%s"/>' % (smooth([(x + px * .5, yy + py * .5), ((x + tx) / 2 + px, (yy + ty) / 2 + py), (tx, ty), ((x + tx) / 2 - px, (yy + ty) / 2 - py), (x - px * .5, yy - py * .5)]), A.lin((0, mix(p["cloth"], p["cll"], r.uniform(.1, .9))), (1, mix(p["cloth"], p["cld"], r.uniform(.1, .6)))))
            lv += A.line("M%s %sL%s %s" % (f(x), f(yy), f(tx), f(ty)), mix(p["cll"], "#ffffff", .3), 1.8, .6)
        s += A.group(lv, T, r=6, scale=7, tex=.1, bump=.25, spec=.4, rim=.8, rimw=2, back=.4, sd=7, shadow=.75)
    if cv == 2:
        s += A.group(trim(A, [(120, 540), (180, 606), (262, 632), (340, 604), (392, 540)], w=8, beads=9, r=7), T, r=3, scale=5, tex=.05, bump=.3, spec=.7, rim=.5, rimw=1.5, sd=5)
    # coronet behind / on the crown
    sn = (.94, 1.04, .8, .98)[hv]          # snout length
    cr = ""
    for k in range(5):
        a = 196 + k * 26
        L = (66, 92, 54, 40)[hv] * (1 - .12 * abs(k - 2))
        cr += spike(A, p, -44 + 34 * math.cos(math.radians(a)), -92 + 20 * math.sin(math.radians(a)), a, L, 13)
    s += A.group(cr, M, r=6, scale=7, tex=.08, bump=.12, spec=.5, rim=.95, rimw=2.4, back=.5, sd=7)
    # far brow
    s += A.form(smooth([(34, -62), (50, -72), (66, -64), (72, -48), (60, -36), (40, -44)]), mix(p["skin"], p["skd"], .5), M, "", r=9, scale=8, rim=.9, rimw=2.4)
    # head
    E = lambda x: 40 + (x - 40) * sn if x > 40 else x
    hd = [(-92, -40), (-96, -78), (-70, -108), (-30, -112), (8, -96), (34, -72), (52, -50), (84, -34), (124, -22), (164, -14), (190, -22), (208, -14), (214, 10), (212, 34), (200, 46), (182, 36), (150, 38), (112, 46), (84, 58), (60, 84), (34, 106), (-4, 118), (-48, 100), (-82, 50)]
    hd = [(E(x), y + max(0, x - 40) * .16) for x, y in hd]
    d = smooth(hd)
    det = ""
    det += A.soft(smooth([(E(x), y) for x, y in ((-60, 70), (0, 60), (60, 44), (130, 42), (220, 60), (220, 110), (60, 130), (-60, 130))]), mix(p["skd"], "#000000", .15), 13, .8)
    det += A.soft(smooth([(-80, -90), (-30, -108), (20, -84), (54, -46), (10, -50), (-40, -70)]), p["skl"], 11, .6)
    det += A.soft(smooth([(E(60), -34), (E(120), -10), (E(180), 6), (E(176), 16), (E(110), 4), (E(60), -16)]), p["skl"], 5, .8)
    # gill cover: radiating plate
    gx, gy = -26, 48
    det += A.soft(ell(gx, gy, 56, 52), p["skl"], 12, .35)
    for k in range(17):
        a = math.radians(80 + k * 13)
        det += A.line("M%s %sQ%s %s %s %s" % (f(gx + 30 + 10 * math.cos(a)), f(gy - 18 + 10 * math.sin(a)), f(gx + 10 + 30 * math.cos(a + .12)), f(gy + 30 * math.sin(a + .12)), f(gx + 60 * math.cos(a)), f(gy + 56 * math.sin(a))), p["skd"] if k % 2 else p["skl"], 4, .6, .8)
    det += A.line(smooth(arc(gx, gy, 60, 56, 70, 290, 24), False), mix(p["skd"], "#000000", .3), 6, .75, 1.4) + A.line(smooth(arc(gx, gy, 56, 52, 70, 290, 24), False), p["skl"], 2.4, .7, .6)
    # snout rings and mouth
    for k in range(6):
        x = E(92 + k * 17)
        yo = (x - 40) * .16
        det += A.line("M%s %sQ%s %s %s %s" % (f(x), f(-34 + k * 3 + yo), f(x + 12), f(8 + yo), f(x - 2), f(50 + yo)), p["skd"], 4, .5, 1.4)
        det += A.line("M%s %sQ%s %s %s %s" % (f(x + 4), f(-34 + k * 3 + yo), f(x + 16), f(8 + yo), f(x + 2), f(50 + yo)), p["skl"], 2.4, .4, .8)
    yo = (E(206) - 40) * .16
    det += A.line("M%s %sQ%s %s %s %s" % (f(E(218)), f(14 + yo), f(E(204)), f(20 + yo), f(E(188)), f(16 + yo)), mix(p["skd"], "#000000", .6), 4.4, .95, .4)
    det += '<path d="%s" fill="%s"/>' % (ell(E(186), -6 + (E(186) - 40) * .16, 5, 3), mix(p["skd"], "#000000", .4))
    # socket, stripes from the eye
    det += A.soft(ell(14, -26, 52, 42), mix(p["skd"], "#000000", .2), 10, .75)
    for k in range(11):
        a = math.radians(-30 + k * 33)
        if -.2 < a < .9:
            continue
        det += A.line("M%s %sL%s %s" % (f(14 + 40 * math.cos(a)), f(-26 + 34 * math.sin(a)), f(14 + r.uniform(66, 92) * math.cos(a)), f(-26 + r.uniform(54, 76) * math.sin(a))), mix(p["acc"], p["skd"], .4), 4.5, .5, 1.4)
    for _ in range(70):
        x, y = r.uniform(-90, 150), r.uniform(-100, 100)
        det += '<circle cx="%s" cy="%s" r="%s" fill="%s" opacity="%.2f"/>' % (f(x), f(y), f(r.uniform(1, 3.4)), r.choice([p["skl"], p["skd"], p["acc"]]), r.uniform(.3, .7))
    det += A.brush((-90, -110, E(210), 110), 130, [p["skl"], p["skd"], p["acc"], p["cll"]], ang=lambda x, y: 12 if x > 60 else math.degrees(math.atan2(y + 20, x - 10)) + 90, spread=12, ln=(10, 40), wd=(1.2, 4), op=(.05, .2))
    s += A.form(d, A.lin((0, mix(p["skin"], p["skl"], .3)), (.5, p["skin"]), (1, mix(p["skd"], p["skin"], .3))), M, det, r=20, scale=13, tex=.07, freq="0.05 0.06", bump=.22, spec=.42, rim=.95, rimw=3.5, back=.5, shadow=.75, sd=12)
    ek = (dict(w=58, h=46, lid=.26, low=.08, pupil="round", look=(.25, .0)), dict(w=56, h=40, lid=.46, low=.12, pupil="bar", look=(.2, .15)), dict(w=60, h=50, lid=.14, low=.05, pupil="slit", look=(.3, -.05)))[ev]
    s += '<g transform="%s">%s</g>' % (M, eye(A, 16, -28, iris=p["eye"], skin=p["skin"], dark=mix(p["skd"], "#000000", .7), rot=8, glow=.35, **ek))
    # brow ridge over the eye, with knobs
    bq = [(-40, -44), (-20, -66), (14, -72), (46, -54), (64, -34), (50, -40), (16, -56), (-16, -50)]
    s += A.form(smooth(bq), A.lin((0, p["skl"]), (1, p["skin"])), M, knobs(A, p, (-40, -72, 60, -40), 10, (3, 6)), r=6, scale=7, tex=.08, bump=.2, spec=.5, rim=.9, rimw=2.2, sd=6, shadow=.8)
    if hv == 3:
        s += leaves(A, p, M, E)
    s += farmer_gear(A, p, M, gv, hv)
    s += props.held(A, p, sp, T, props.grip_hand)
    return s


def leaves(A, p, M, E):
    """Leafy appendages of the sea dragon: on the snout, over the brow, under the chin and down the nape."""
    r = A.rng
    lv = ""
    for x, y, a, L in ((E(128), 4, -76, 58), (E(176), 16, -62, 46), (E(150), 60, 100, 52), (E(96), 66, 112, 66), (-20, -104, -108, 84), (-60, -96, -128, 92), (14, -92, -84, 70), (-96, -20, -172, 86), (-108, 60, 168, 92), (-122, 140, 172, 88), (34, 112, 98, 72), (6, 120, 112, 84)):
        a = math.radians(a + r.uniform(-7, 7))
        ux, uy = math.cos(a), math.sin(a)
        nx, ny = -uy, ux
        q = [(x, y), (x + ux * L * .35 + nx * 7, y + uy * L * .35 + ny * 7), (x + ux * L * .7 - nx * 4, y + uy * L * .7 - ny * 4), (x + ux * L, y + uy * L)]
        d, ss, nn, ws = limb(q, 4, 2.4, 18)
        lv += '<path d="%s" fill="%s"/>' % (d, mix(p["skin"], p["cloth"], .4))
        for i, sg in ((7, 1), (10, -1), (14, 1), (17, -1), (18, 0)):
            (px, py) = ss[i]
            w = L * .3
            bx, by = (ux + nx * .9 * sg) * w, (uy + ny * .9 * sg) * w
            cx, cy = -by * .42, bx * .42
            lv += '<path d="%s" fill="%s"/>' % (smooth([(px, py), (px + bx * .6 + cx, py + by * .6 + cy), (px + bx, py + by), (px + bx * .6 - cx, py + by * .6 - cy)]), A.lin((0, mix(p["cll"], "#ffffff", r.uniform(0, .25))), (1, mix(p["cloth"], p["cll"], .3))))
    return A.group(lv, M, r=4, scale=6, tex=.08, bump=.2, spec=.5, rim=.85, rimw=2, back=.5, sd=6, shadow=.75)


def farmer_gear(A, p, M, g, hv):
    r = A.rng
    if g == 3:      # bare crest
        return ""
    if g == 0:      # wreath of kelp leaves and berries
        lv = ""
        for k in range(17):
            t = k / 16
            x, y = -98 + 134 * t, -58 - 46 * math.sin(math.pi * t) + 8
            a = math.radians(-120 + 80 * t + (38 if k % 2 else -38))
            L = r.uniform(30, 48)
            tx, ty = x + L * math.cos(a), y + L * math.sin(a)
            px, py = -math.sin(a) * 10, math.cos(a) * 10
            lv += '<path d="%s" fill="%s"/>' % (smooth([(x, y), ((x + tx) / 2 + px, (y + ty) / 2 + py), (tx, ty), ((x + tx) / 2 - px, (y + ty) / 2 - py)]), A.lin((0, mix(p["cll"], "#ffffff", r.uniform(0, .3))), (1, p["cloth"])))
            if k % 3 == 1:
                lv += '<circle cx="%s" cy="%s" r="8" fill="%s"/>' % (f(x + 2), f(y + 2), A.rad((0, "#ffffff"), (.35, p["acc"]), (1, "#6a1c06"), cx=.36, cy=.3, r=.7))
        return A.group(lv, M, r=5, scale=6, tex=.08, bump=.2, spec=.5, rim=.85, rimw=2, back=.4, sd=6, shadow=.8)
    if g == 1:      # wide woven hat, tipped back
        brim = smooth([(-190, -66), (-120, -104), (-20, -124), (80, -116), (150, -86), (130, -72), (40, -82), (-40, -82), (-120, -64), (-180, -40)], k=.9)
        det = ""
        for k in range(30):
            x = -190 + k * 12
            det += A.line("M%s -30Q%s -90 %s -140" % (f(x), f(x * .7 - 10), f(x * .45 - 14)), "#5a3c14", 2, .6)
        for k in range(5):
            det += A.line(smooth([(-186, -50 - k * 4), (-100, -76 - k * 9), (0, -90 - k * 9), (90, -88 - k * 8), (150, -78 - k * 3)], False), "#fff0b8", 1.6, .5)
        crown = smooth([(-104, -96), (-92, -160), (-50, -196), (10, -198), (56, -164), (66, -108), (-20, -104)], k=.9)
        dc = ""
        for k in range(12):
            dc += A.line("M%s -96Q%s -150 -20 -206" % (f(-104 + k * 15), f(-96 + k * 14)), "#5a3c14", 2.2, .6)
        for k in range(6):
            dc += A.line("M-110 %sQ-20 %s 70 %s" % (-104 - k * 17, -116 - k * 17, -112 - k * 15), "#fff0b8", 1.8, .45)
        dc += A.line("M-108 -110Q-20 -116 72 -118", p["cloth"], 16, .95)
        kw = dict(r=12, scale=9, tex=.1, bump=.3, spec=.2, rim=.9, rimw=3, back=.4, sd=10, shadow=.85)
        st = A.lin((0, "#f2d28a"), (.5, "#c89a48"), (1, "#6a4616"))
        return A.form(crown, st, M, dc, **kw) + A.form(brim, st, M, det, **kw)
    # hood of net and shells
    d = smooth([(-120, 40), (-130, -40), (-110, -110), (-60, -140), (0, -128), (34, -92), (14, -84), (-30, -98), (-70, -80), (-84, -30), (-74, 40), (-96, 70)])
    det = folds(A, [[(-50, -136), (-90, -90), (-106, 0), (-100, 70)], [(-10, -130), (-60, -104), (-86, -60)]], p["cld"], p["cll"], 8, .6, 3)
    det += trim(A, [(34, -90), (14, -82), (-30, -96), (-70, -78), (-84, -30), (-74, 40)], w=5, beads=12, r=5)
    return A.form(d, A.lin((0, mix(p["cloth"], p["cll"], .4)), (1, p["cld"])), M, det, r=12, scale=10, tex=.12, bump=.2, spec=.2, rim=.9, rimw=3, back=.3, sd=9, shadow=.8)
