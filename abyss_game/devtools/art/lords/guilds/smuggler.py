"""The smuggler: one figure facing right in 520x800."""
import math
from ..svgkit import *
from ..parts import *
from ..scene import eye
from .. import props


def straps(A, p, T):
    g = ""
    for q in ([(90, 540), (190, 640), (330, 760)], [(430, 540), (340, 640), (200, 770)]):
        g += A.line(smooth(q, False), "#140c06", 36) + A.line(smooth(q, False), "#6a4630", 29) + A.line(smooth([(x - 2, y - 11) for x, y in q], False), "#c09a70", 2.4, .7)
    for k, (x, y) in enumerate(((120, 566), (150, 598), (182, 630), (402, 568), (374, 600), (344, 634))):
        c = ("#b48cff", "#8affc9", "#b48cff")[k % 3]
        a = -42 if k < 3 else 42
        d = P([(x - 9, y - 24), (x + 9, y - 24), (x + 10, y + 22), (x - 10, y + 22)]) + "Z"
        g += '<g transform="rotate(%s %s %s)"><path d="%s" fill="%s"/><path d="%s" fill="%s"/></g>' % (a, x, y, d, A.lin((0, "#ffffff"), (.3, c), (1, mix(c, "#0a0614", .7))), P([(x - 7, y - 34), (x + 7, y - 34), (x + 6, y - 24), (x - 6, y - 24)]) + "Z", A.lin((0, "#d8b478"), (1, "#4a2a12")))
    return A.group(g, T, r=5, scale=7, tex=.08, bump=.25, spec=.5, rim=.8, rimw=2, back=.5, sd=9, shadow=.85, box=tuple(round(v) for v in tbox((60, 500, 460, 800), T)))


def smuggler(A, p, sp, T, HT):
    r = A.rng
    hv, ev, gv, cv = sp.head % 3, sp.eyes % 3, sp.gear % 4, sp.collar % 3
    s = ""
    kw = dict(rim=.9, rimw=2.2, spots=10, spec=.5, exp=26, sheen=.26, gain=.9)
    al = mix(p["skl"], p["skin"], .4)
    # arms behind
    for q, w in (([(120, 700), (40, 600), (20, 470), (70, 390), (52, 320), (20, 340), (34, 372)], 30), ([(400, 700), (480, 600), (500, 480), (452, 410), (478, 350), (506, 372), (490, 394)], 26)):
        s += arm(A, T, q, w, 3, p["skin"], p["skd"], al, 64, suck=1 if q[0][0] < 260 else -1, **kw)
    s += robe(A, p, T, shoulder=(52, 462), y0=470, drop=560)
    if gv == 0:
        bh_ = smooth([(-200, 10), (-196, -120), (-150, -236), (-40, -286), (60, -262), (128, -170), (150, -60), (166, 60), (190, 170), (230, 270), (-250, 270), (-214, 140)], k=.9)
        s += A.form(bh_, A.lin((0, mix(p["cloth"], p["cll"], .25)), (1, p["cld"])), HT, folds(A, [[(-150, -200), (-180, 0), (-220, 260)], [(120, -150), (150, 40), (200, 260)], [(-100, -250), (-170, -60), (-190, 250)]], p["cld"], p["cll"], 12, .6, 4) + A.soft(ell(0, -20, 130, 240), "#000000", 26, .85), r=18, scale=12, tex=.1, freq="0.10 0.03", bump=.2, spec=.12, rim=1, rimw=4, back=.5, sd=12)
    # head: swept-back bag of the mantle
    bx, by, sw = ((-70, -190, 1.0), (-110, -150, 1.14), (-30, -220, .94))[hv]
    hd = [(-120 * sw, 60), (-150 * sw, -10), (-164 * sw + bx * .25, -90), (-140 + bx * .6, by + 20), (-70 + bx * .5, by - 40), (10 + bx * .3, by - 30), (76, by + 50), (108, -70), (116, -20), (112, 30), (96, 90), (60, 140), (-10, 160), (-80, 130)]
    d = smooth(hd)
    det = A.soft(smooth([(60, by), (160, -120), (150, 170), (20, 180), (30, 60), (60, -60)]), mix(p["skd"], "#000000", .4), 24, .8)
    det += A.soft(smooth([(-130 + bx * .3, -60), (-120 + bx * .5, by + 30), (-40 + bx * .4, by - 20), (10, by + 20), (-60, -120)]), p["skl"], 20, .2)
    # veins and warts
    for k in range(9):
        x = -130 + k * 24
        det += A.line(smooth([(x * .9, -20), (x * .8 + bx * .3, -90), (x * .55 + bx * .6, by + 20)], False), p["skd"], 5, .5, 2)
    for _ in range(110):
        x, y = r.uniform(-160, 100) + bx * .2, r.uniform(by - 20, 60)
        q = r.uniform(1.5, 6.5)
        det += '<circle cx="%s" cy="%s" r="%s" fill="%s" opacity="%.2f"/>' % (f(x), f(y), f(q), A.rad((0, p["skl"], .8), (.5, p["skin"]), (1, p["skd"], .3), cx=.35, cy=.3), r.uniform(.4, .9))
    # sockets
    det += A.soft(ell(-6, 6, 62, 42), "#000000", 13, .85) + A.soft(ell(84, 4, 28, 32), "#000000", 9, .9)
    # snout planes
    det += A.soft(smooth([(44, -20), (58, -20), (72, 60), (60, 80), (44, 70)]), p["skl"], 7, .5)
    det += A.brush((-160, by - 30, 116, 160), 130, [p["skl"], p["skd"], "#2a6a6a", "#5a3a7a"], ang=lambda x, y: 70 + x * .2, spread=18, ln=(14, 50), wd=(1.5, 5), op=(.06, .22))
    s += A.form(d, A.lin((0, mix(p["skin"], p["skl"], .25)), (.5, p["skin"]), (1, p["skd"])), HT, det, r=26, scale=15, tex=.05, freq="0.05 0.05", bump=.16, spec=.5, exp=22, rim=1, rimw=4, back=.8, gain=.86, sd=14, shadow=.8)
    s += nacre(A, d, HT, .38, freq="0.005 0.011", mode="color-dodge")
    # eyes
    ek = (dict(w=84, h=54, lid=.3, low=.1, pupil="bar", look=(.15, .05), rot=10), dict(w=80, h=44, lid=.44, low=.12, pupil="slit", look=(.2, .1), rot=14), dict(w=78, h=60, lid=.18, low=.06, pupil="w", look=(.2, .0), rot=4))[ev]
    H = HT
    s += '<g transform="%s">' % H
    s += '<g clip-path="%s">%s</g>' % (A.clip(d), eye(A, 86, 2, 36, ek["h"] * .8, p["eye"], look=(.1, .05), lid=ek["lid"] + (.25 if ev == 1 else 0), low=.1, pupil=ek["pupil"], white="#10160c", dark="#020304", glow=.4, fold=False, socket=.8, rot=-6))
    s += eye(A, -4, 6, iris=p["eye"], white="#2c3a20", dark="#020304", skin=p["skin"], glow=1.0, r=.6, **ek)
    s += '</g>'
    # brow flap, warty, overlapping the eye
    bq = smooth([(-84, -6), (-70, -40), (-34, -58), (14, -44), (50, -14), (36, -18), (6, -26), (-36, -32), (-64, -14)])
    det = "".join('<circle cx="%s" cy="%s" r="%s" fill="%s"/>' % (f(r.uniform(-70, 40)), f(r.uniform(-54, -20)), f(r.uniform(2, 5)), A.rad((0, p["skl"]), (1, p["skd"], .3), cx=.35, cy=.3)) for _ in range(16))
    s += A.form(bq, A.lin((0, mix(p["skin"], p["skl"], .1)), (1, p["skd"])), H, det, r=9, scale=8, tex=.1, bump=.2, spec=.4, rim=.5, rimw=2.4, sd=7, shadow=.9)
    s += A.form(smooth([(58, -18), (78, -40), (104, -38), (116, -22), (96, -22), (76, -14)]), A.lin((0, p["skin"]), (1, p["skd"])), H, "", r=6, scale=7, tex=.1, spec=.3, rim=.4, rimw=2, sd=6, shadow=.9)
    if gv == 1:     # patch over the far eye and strap
        g = A.line(smooth([(-150, -60), (-60, -70), (40, -44), (112, -6)], False), "#2a1a10", 10, 1) + A.line(smooth([(-150, -62), (-60, -72), (40, -46), (112, -8)], False), "#6a4a30", 3, .9)
        g += '<path d="%s" fill="%s"/>' % (smooth([(58, -26), (90, -30), (114, -12), (112, 20), (88, 36), (62, 20)]), A.lin((0, "#5a3c28"), (1, "#140a06")))
        s += A.group(g, H, r=5, scale=7, tex=.1, bump=.2, spec=.4, rim=.9, rimw=2, sd=6, shadow=.8)
    # face arms: a mask of coils under the eyes
    for k, (q, w) in enumerate((([(-92, 90), (-110, 180), (-84, 270), (-130, 330), (-172, 300), (-150, 270)], 28), ([(84, 96), (112, 170), (96, 240), (130, 290), (164, 262), (142, 240)], 22),
                                ([(-50, 112), (-54, 200), (-20, 280), (-40, 350), (-84, 352), (-76, 322)], 27), ([(58, 120), (70, 200), (44, 270), (62, 330), (98, 322), (88, 300)], 22), ([(4, 124), (14, 210), (4, 290), (26, 350), (58, 380)], 25))):
        s += arm(A, H, q, w, 3.5, mix(p["skin"], p["skl"], .04), p["skd"], al, 64, suck=(-1 if k % 2 else 1), shadow=.85, **{**kw, "spots": 18})
    for k, (q, w) in enumerate((([(40, 104), (0, 118), (-54, 112), (-104, 130), (-140, 120), (-134, 98)], 19), ([(46, 104), (72, 112), (98, 120), (122, 108), (114, 94)], 14))):
        s += arm(A, H, q, w, 3, mix(p["skin"], p["skl"], .04), p["skd"], al, 44, suck=0, shadow=.9, **kw)
    # hood / hat / torn rope
    g = ""
    if gv == 0:     # torn hood
        hq = [(-150 * sw, 120), (-186 * sw + bx * .2, 0), (-190 + bx * .4, -100), (-150 + bx * .7, by - 10), (-60 + bx * .6, by - 74), (30 + bx * .3, by - 60), (96, by + 20), (126, -90), (100, -84), (64, -108), (40, -96), (-6, -122), (-40, -104), (-80, -108), (-112, -60), (-108, -20), (-124, 20), (-110, 60), (-120, 110)]
        hd_ = smooth(hq, k=.75)
        det = folds(A, [[(-60 + bx * .5, by - 60), (-120, -100), (-140, 60)], [(20 + bx * .3, by - 50), (-40, -140), (-100, -60)], [(80, by + 20), (40, -140), (-10, -126)], [(-140 + bx * .5, by), (-160, -60), (-150, 60)]], p["cld"], p["cll"], 12, .7, 4)
        det += A.brush((-190, by - 60, 130, 120), 90, [p["cll"], p["cld"], "#3a4a3a"], ang=60, spread=30, ln=(14, 60), wd=(1.5, 5), op=(.06, .2))
        s += A.form(hd_, A.lin((0, mix(p["cloth"], p["cll"], .35)), (1, p["cld"])), HT, det, r=18, scale=12, tex=.12, freq="0.10 0.03", bump=.2, spec=.12, rim=1, rimw=4, back=.4, sd=12, shadow=.9)
    elif gv == 3:   # a broad hat of tarred leather, a feather of sea-pen
        crown = smooth([(-138 + bx * .2, -70), (-134 + bx * .6, by + 30), (-60 + bx * .5, by - 54), (24 + bx * .2, by - 50), (84, by + 30), (104, -96), (40, -122), (-50, -112)], k=.95)
        brim = smooth([(-232, -28), (-170, -84), (-80, -122), (10, -136), (90, -128), (190, -92), (150, -76), (96, -84), (36, -98), (-30, -96), (-100, -72), (-170, -24)], k=.95)
        cut = A.brush((-200, by - 60, 180, 0), 80, [p["cll"], p["cld"], "#5a4a3a"], ang=20, spread=30, ln=(14, 60), wd=(1.5, 5), op=(.06, .2))
        kw2 = dict(r=14, scale=11, tex=.12, freq="0.06 0.05", bump=.2, spec=.3, rim=1, rimw=3.4, back=.5, sd=11, shadow=.9)
        fill = A.lin((0, mix("#6a5038", p["cll"], .4)), (1, "#0e0a08"))
        s += A.form(crown, fill, HT, cut + A.line(smooth([(-140 + bx * .3, -84), (-50, -128), (40, -138), (110, -112)], False), mix(p["bounce"], "#3a1a4a", .35), 15, .9), **kw2)
        fe = ""
        q = sample([(-60, -120), (-110, -200), (-190, -240), (-236, -196)], 24)
        for k in range(2, 24):
            (x, y), L = q[k], 34 * math.sin(math.pi * k / 24) + 6
            for sg in (-1, 1):
                dd, *_ = limb([(x, y), (x - 10, y + sg * L * .6), (x - 26, y + sg * L)], 5, .8, 10)
                fe += '<path d="%s" fill="%s"/>' % (dd, mix(p["bounce"], "#e8d0ff" if k % 2 else "#2a1040", .35))
        s += A.group(fe, HT, r=4, scale=6, tex=.05, bump=.2, spec=.4, rim=.8, rimw=1.6, sd=6, shadow=.7)
        s += A.form(brim, fill, HT, cut, **kw2)
    elif gv == 2:   # barnacles and a brass nose-ring of keys' wire
        for k in range(9):
            x, y, q = r.uniform(-130, 30) + bx * .3, r.uniform(by, -70), r.uniform(9, 19)
            g += '<path d="%s" fill="%s"/><path d="%s" fill="#05070a"/>' % (smooth([(x - q, y + q * .7), (x - q * .5, y - q * .7), (x + q * .5, y - q * .7), (x + q, y + q * .7)], k=.7), A.lin((0, "#dfe8e0"), (1, "#4a5654")), ell(x, y - q * .5, q * .42, q * .24))
        s += A.group(g, HT, r=5, scale=8, tex=.12, bump=.3, spec=.5, rim=1, rimw=2, sd=6, shadow=.8)
    # torn rope round the shoulders
    rp = ""
    if cv == 1:     # crossed straps with vials of cloud
        s += straps(A, p, T)
    elif cv == 2:   # a torn high collar
        for side in (-1, 1):
            c0 = 262 + side * 70
            q = [(c0, 640), (c0 + side * 20, 520), (c0 + side * 60, 452), (c0 + side * 104, 416), (c0 + side * 112, 462), (c0 + side * 150, 452), (c0 + side * 142, 506), (c0 + side * 184, 520), (c0 + side * 150, 580), (c0 + side * 120, 660)]
            det = folds(A, [[(c0 + side * 10, 640), (c0 + side * 40, 540), (c0 + side * 96, 430)], [(c0 + side * 50, 640), (c0 + side * 90, 560), (c0 + side * 140, 470)], [(c0 + side * 90, 640), (c0 + side * 130, 580), (c0 + side * 176, 525)]], p["cld"], p["cll"], 11, .7, 4)
            s += A.form(smooth(q, k=.6), A.lin((0, mix(p["cloth"], p["cll"], .5)), (1, p["cld"])), T, det, r=14, scale=11, tex=.12, freq="0.09 0.04", bump=.2, spec=.15, rim=1, rimw=3.4, back=.5, sd=11, shadow=.85)
    for qq in () if cv else ([(66, 560), (150, 620), (262, 650), (380, 612), (460, 548)], [(60, 596), (160, 664), (270, 688)]):
        q = sample(qq, 40)
        nn = normals(q)
        rp += A.line(smooth(q[::4], False), "#3a2c1a", 20)
        for i in range(0, len(q) - 1):
            (x, y), (nx, ny) = q[i], nn[i]
            rp += A.line("M%s %sQ%s %s %s %s" % (f(x + nx * 9), f(y + ny * 9), f(x + ny * -3), f(y), f(x - nx * 9 + ny * 9), f(y - ny * 9 - nx * 9)), mix("#b79a66", "#6a5232", (i % 3) / 3), 5.5)
        x, y = q[-1]
        for k in range(7):
            rp += A.line("M%s %sq%s %s %s %s" % (f(x), f(y), f(r.uniform(4, 16)), f(r.uniform(0, 12)), f(r.uniform(10, 34)), f(r.uniform(2, 34))), "#b79a66", 2.4)
    s += "" if cv else A.group(rp, T, r=5, scale=7, tex=.1, bump=.25, spec=.2, rim=.8, rimw=2, back=.3, sd=9, shadow=.9)
    s += props.held(A, p, sp, T, props.grip_arm)
    return s
