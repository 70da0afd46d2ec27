"""The ambassador: one figure facing right in 520x800."""
import math
from ..svgkit import *
from ..parts import *
from ..faces import face, pick
from .. import props


def antlers(A, p, HT):
    """Branching white coral instead of the fan crest, weighed down with small shells."""
    g = ""
    for side in (-1, 1):
        main = [(side * 66, -96), (side * 128, -150), (side * 150, -220), (side * 204, -270)]
        br = [main, [(side * 112, -138), (side * 176, -150), (side * 214, -196)], [(side * 146, -206), (side * 118, -256), (side * 128, -306)], [(side * 174, -246), (side * 226, -240), (side * 246, -206)],
              [(side * 92, -118), (side * 84, -186), (side * 60, -228)], [(side * 78, -190), (side * 104, -222), (side * 100, -252)]]
        for k, q in enumerate(br):
            dd, *_ = limb(q, 15 if k == 0 else 9, 4, 26, wob=(.1, 5))
            g += '<path d="%s" fill="%s"/>' % (dd, A.lin((0, "#ffffff"), (.6, mix(p["cloth"], "#fff0e0", .4)), (1, p["skd"])))
            for x, y in sample(q, 7)[2:]:
                g += '<circle cx="%s" cy="%s" r="2.4" fill="%s"/>' % (f(x), f(y), mix(p["bounce"], "#c05a50", .4))
    return A.group(g, HT, r=6, scale=8, tex=.1, bump=.2, spec=.4, rim=1, rimw=2.4, back=.6, sd=9, shadow=.6)


def ambassador(A, p, sp, T, HT):
    hv, gv, cv = sp.head % 4, sp.gear % 4, sp.collar % 3
    s = ""
    # fan crest: membrane between long rays
    n = (11, 10, 17, 11)[hv]
    R = (300, 330, 262, 300)[hv]
    tips = []
    rays = ""
    for k in range(n):
        u_ = k / (n - 1)
        a = math.radians((188 + 164 * u_, 208 + 124 * u_, 166 + 208 * u_, 188 + 164 * u_)[hv])
        q = R * (.74 + .26 * math.sin(math.pi * u_), 1 - .52 * math.sin(math.pi * u_) ** 2, .86, 1)[hv]
        tips.append((q * math.cos(a) - 8, q * math.sin(a) + 10))
        rays += A.line("M%s %sQ%s %s %s %s" % (f(60 * math.cos(a)), f(60 * math.sin(a)), f(q * .6 * math.cos(a + .05)), f(q * .6 * math.sin(a + .05)), f(tips[-1][0]), f(tips[-1][1])), mix("#ffffff", BRASS, .25), 5.5, 1)
    ed = []
    for k in range(n - 1):
        a, b = tips[k], tips[k + 1]
        ed += [a, ((a[0] + b[0]) * .44, (a[1] + b[1]) * .44)]
    ed.append(tips[-1])
    d = smooth(ed + [(70, 40), (-70, 40)], k=.8)
    det = A.soft(ell(0, 0, 150, 140), mix(p["skd"], p["cld"], .5), 30, .7) + rays
    for k in range(n - 1):
        for m in range(4):
            t = .42 + m * .15
            a, b = tips[k], tips[k + 1]
            det += A.line("M%s %sQ%s %s %s %s" % (f(a[0] * t), f(a[1] * t), f((a[0] + b[0]) * .5 * t * .94), f((a[1] + b[1]) * .5 * t * .94), f(b[0] * t), f(b[1] * t)), p["acc"] if m == 3 else "#ffffff", 2, .5, .5)
    if hv == 3:
        s += antlers(A, p, HT)
    else:
        s += A.form(d, A.rad((0, p["cld"]), (.45, mix(p["lit"], p["cld"], .6), .92), (.8, mix(p["lit"], p["cld"], .25), .92), (1, mix(p["lit"], "#ffffff", .5), .95), cx=.5, cy=.9, r=.95), HT, det, op=.96, r=10, scale=8, tex=.05, bump=.22, spec=.4, rim=1, rimw=2.5, back=.6, sd=10, shadow=.5)
    s += "" if hv == 3 else nacre(A, d, HT, .55)
    tp = "".join('<circle cx="%s" cy="%s" r="7" fill="%s"/>' % (f(x), f(y), A.rad((0, "#ffffff"), (.4, "#f4efe6"), (1, "#8a86a0"), cx=.36, cy=.3, r=.7)) for x, y in tips)
    if hv != 3:
        s += A.group(tp, HT, r=3, scale=4, tex=0, bump=.1, spec=.9, rim=.8, rimw=1.4, sd=4)
    s += robe(A, p, T, shoulder=(70, 450), y0=475, drop=570)
    # veil behind the face
    vl = smooth([(-120, 240), (-136, 60), (-124, -60), (-80, -130), (0, -156), (74, -134), (108, -70), (114, 40), (104, 220), (60, 300), (-60, 300)])
    det = folds(A, [[(-70, -120), (-110, 0), (-104, 240)], [(-40, -140), (-96, -20), (-74, 260)], [(60, -130), (98, -20), (80, 240)], [(40, -140), (84, -40), (60, 250)]], p["cld"], "#ffffff", 10, .5, 4) + A.soft(ell(0, 40, 92, 150), p["cld"], 22, .75)
    s += A.form(vl, A.lin((0, "#ffffff"), (.4, p["cloth"]), (1, p["cld"])), HT, det, op=.93, r=16, scale=11, tex=.06, bump=.15, spec=.3, rim=1, rimw=3.5, back=.5, sd=10, shadow=.6)
    # neck, ringed with fine bands
    nk = smooth([(216, 380), (212, 450), (180, 520), (262, 560), (346, 518), (314, 450), (308, 380)])
    det = A.soft("M200 360L330 360L320 450L210 450Z", p["skd"], 14, .8)
    for k in range(5):
        det += trim(A, [(208 - k * 3, 452 + k * 14), (262, 470 + k * 15), (318 + k * 3, 450 + k * 14)], w=4.5)
    s += A.form(nk, A.lin((0, p["skd"]), (1, p["skin"])), T, det, r=14, scale=9, spec=.3, rim=.7)
    # pleated collar wings
    for side in (1, -1):
        c0 = 262 + side * 46
        pts = [(c0, 560), (c0 + side * 6, 500), (c0 + side * 60, (430, 400, 466)[cv]), (c0 + side * 170, (440, 452, 470)[cv]), (c0 + side * 196, 520), (c0 + side * 150, 590), (c0 + side * 50, 640), (c0 - side * 30, 640)]
        d = smooth(pts, k=.8)
        det = ""
        for k in range(12):
            x, y = sample(pts[1:6], 11)[k]
            det += A.line("M%s %sL%s %s" % (f(262), f(640), f(x), f(y)), p["cld"], 8, .5, 2) + A.line("M%s %sL%s %s" % (f(258), f(640), f(x - 6), f(y)), "#ffffff", 4, .6, 1)
        det += trim(A, pts[1:6], w=5, beads=10, r=5)
        s += A.form(d, A.lin((0, "#ffffff"), (.6, p["cloth"]), (1, p["cld"])), T, det, r=12, scale=10, tex=.06, bump=.22, spec=.3, rim=1, rimw=3, back=.5, sd=10, shadow=.7)
        s += nacre(A, d, T, .22)
    # sash, laid over the collar's edge
    ty = (430, 400, 466)[cv]
    sash = smooth([(108, ty + (8, 26, 2)[cv]), (134, ty - 1), (160, ty - 2), (206, ty + 90), (268, 640), (330, 760), (350, 830), (286, 830), (226, 712), (150, ty + 96)], k=.6)
    s += A.form(sash, A.lin(*(((0, "#c23a4a"), (.5, "#8e1c36"), (1, "#3c0a1c")), ((0, "#2f8fa0"), (.5, "#14566a"), (1, "#06202e")), ((0, "#8a5ac0"), (.5, "#54308a"), (1, "#1c0c3a")))[cv], x2=1), T, trim(A, [(114, ty + 10), (156, ty + 98), (232, 714), (290, 826)], w=3) + trim(A, [(155, ty + 2), (200, ty + 92), (262, 640), (326, 760), (346, 826)], w=3), r=8, scale=8, tex=.08, bump=.2, spec=.3, rim=.9, rimw=2.4, sd=8, shadow=.7)
    # seal
    sx, sy = 256, 668
    seal = ""
    for dx in (-16, 14):
        seal += '<path d="%s" fill="%s"/>' % (smooth([(sx + dx - 12, sy + 20), (sx + dx + 12, sy + 20), (sx + dx * 1.9 + 14, sy + 104), (sx + dx * 1.9, sy + 92), (sx + dx * 1.9 - 12, sy + 108)], k=.4), A.lin((0, "#d6485a"), (1, "#6a1024")))
    q = [(sx + (43 + (4 if k % 2 else -2)) * math.cos(k / 24 * math.tau), sy + (43 + (4 if k % 2 else -2)) * math.sin(k / 24 * math.tau)) for k in range(24)]
    seal += '<path d="%s" fill="%s"/>' % (smooth(q), props.brass(A)) + A.line(ell(sx, sy, 31), "#5a3a12", 3)
    for k in range(5):
        a = -math.pi / 2 + k / 5 * math.tau
        seal += '<circle cx="%s" cy="%s" r="5.5" fill="%s"/>' % (f(sx + 18 * math.cos(a)), f(sy + 18 * math.sin(a)), A.rad((0, "#ffffff"), (.5, "#f4efe6"), (1, "#8a6a3a"), cx=.36, cy=.3))
    s += A.group(seal, T, r=5, scale=7, tex=.05, bump=.3, spec=.8, rim=.8, rimw=2, back=.4, sd=8, shadow=.8)
    # face
    fo = (dict(w=.92, l=1.16, jaw=.84, age=.75, brow=.7, mouth="thin", nose="ridge"), dict(w=.88, l=1.2, jaw=.8, age=1.0, brow=1.0, mouth="down", nose="hook"), dict(w=.98, l=1.1, jaw=.88, age=.3, brow=.5, mouth="full", nose="ridge"))
    es = (dict(w=50, h=26, lid=.42, pupil="round", look=(.2, .25)), dict(w=48, h=22, lid=.5, low=.16, pupil="round", look=(.1, .3)), dict(w=52, h=32, lid=.32, pupil="slit", look=(.3, .05)))
    fo = pick(fo, es, sp.eyes)
    fo["spots"] = 6
    fo["vol"] = dict(gain=1.0, spec=.25)
    FT = HT + " translate(0 40) scale(1.18)"
    s += face(A, p, FT, fo)
    w, l = fo["w"], fo["l"]
    dots = "".join('<circle cx="%s" cy="%s" r="5" fill="%s"/>' % (f((24 + dx) * w), f((-78 + dy) * l), A.rad((0, "#ffffff"), (.4, p["eye"]), (1, "#1a5a7a"), cx=.36, cy=.3)) for dx, dy in ((0, 0), (-13, -8), (12, -9), (-22, -21), (20, -22)))
    s += A.group(dots, FT, r=2.5, scale=4, tex=0, bump=.1, spec=.9, rim=.6, rimw=1.2, sd=4, shadow=.6)
    # face ribbons of barnacled age / gill fringes at the cheek
    fr = ""
    for k in range(7):
        y = -10 + k * 16
        dd, *_ = limb([(-66 * w, y * l), (-92 * w, y * l + 12), (-112 * w - 6 * math.sin(k), y * l + 34 + k * 3)], 6, 1, 16)
        fr += '<path d="%s" fill="%s"/>' % (dd, A.lin((0, p["skin"]), (1, mix(p["bounce"], "#ff8fa0", .4)), x1=1, x2=0))
    s += A.group(fr, FT, r=3, scale=5, tex=.04, bump=.1, spec=.5, rim=1, rimw=1.6, back=.5, sd=5, shadow=.6)
    # circlet
    g = ""
    if gv == 0:
        q = [(-118, -44), (-66, -92), (6, -112), (70, -96), (106, -56)]
        g += trim(A, q, w=8, beads=11, r=6)
        g += '<path d="%s" fill="%s"/>' % (smooth([(28, -150), (42, -116), (28, -84), (14, -116)]), A.rad((0, "#ffffff"), (.4, p["eye"]), (1, "#0c4a66"), cx=.36, cy=.3))
    elif gv == 1:
        for j in range(2):
            g += trim(A, [(-116, -52 - j * 26), (-60, -100 - j * 22), (10, -120 - j * 22), (74, -102 - j * 22), (106, -62 - j * 24)], w=6, beads=0)
        for k in range(6):
            x = -86 + k * 36
            y = -104 - 26 * math.sin((k + .6) / 6 * math.pi)
            g += '<path d="%s" fill="%s"/>' % (smooth([(x, y - 26), (x + 9, y), (x, y + 20), (x - 9, y)]), A.rad((0, "#ffffff"), (.5, "#f4efe6"), (1, "#8a86a0"), cx=.36, cy=.3, r=.7))
    elif gv == 3:   # a plain knotted cord
        q = [(-116, -48), (-62, -92), (8, -110), (72, -94), (106, -58)]
        g += A.line(smooth(q, False), "#4a3a28", 14) + A.line(smooth([(x, y - 2) for x, y in q], False), "#cdb88a", 9)
        for x, y in sample(q, 14):
            g += A.line("M%s %sl7 -11" % (f(x - 3), f(y + 5)), "#6a5232", 2.6)
        g += '<path d="%s" fill="%s"/>' % (ell(-112, -40, 13, 15), A.rad((0, "#e8d8aa"), (1, "#5a4426"), cx=.36, cy=.3))
    else:
        d = smooth([(-122, -30), (-110, -96), (-60, -140), (10, -156), (76, -134), (110, -84), (112, -40), (80, -72), (20, -92), (-50, -82)], k=.9)
        g += '<path d="%s" fill="%s"/>' % (d, props.brass(A)) + trim(A, [(-110, -54), (-50, -92), (18, -104), (84, -82), (106, -54)], w=5, beads=12, r=5)
    s += A.group(g, HT, r=5, scale=6, tex=.05, bump=.3, spec=.8, rim=.9, rimw=2, back=.4, sd=7, shadow=.75)
    s += props.held(A, p, sp, T, props.grip_hand)
    return s
