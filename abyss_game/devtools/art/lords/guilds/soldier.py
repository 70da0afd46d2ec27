"""The soldier: one figure facing right in 520x800."""
import math
from ..svgkit import *
from ..parts import *
from ..faces import face, pick
from .. import props


def pauldron(A, p, T, cx, cy, rx, ry, side, layers=3):
    s = ""
    sp_ = ""
    for k in range(5):
        a = (200 + k * 32) if side < 0 else (340 - k * 32)
        sp_ += spike(A, p, cx + rx * .93 * math.cos(math.radians(a)), cy + ry * .93 * math.sin(math.radians(a)), a + side * -6, 34 + 16 * math.sin(k * 1.9 + 1) + (20 if k == 1 else 0), 11)
    s += A.group(sp_, T, r=5, scale=6, tex=.08, bump=.1, spec=.6, rim=.9, rimw=2, back=.5, sd=6)
    for j in range(layers):
        yy = cy + ry * .56 * j
        w = rx * (1 - .06 * j)
        h = ry * (1 - .12 * j)
        n = 9
        low = [(cx + w * (1 - 2 * k / n), yy + h * .62 + (9 if k % 2 else -5) + h * .1 * math.sin(math.pi * k / n)) for k in range(n + 1)]
        d = smooth(arc(cx, yy, w, h, 180, 360, 14) + low, k=.8)
        det = A.soft(ell(cx + w * .35, yy + h * .4, w * .8, h * .6), p["skd"], 16, .65) + A.soft(ell(cx - w * .3, yy - h * .6, w * .5, h * .25), p["skl"], 12, .55)
        det += knobs(A, p, (cx - w, yy - h, cx + w, yy + h * .6), int(26 * w / 130))
        det += A.brush((cx - w, yy - h, cx + w, yy + h * .7), 50, [p["skl"], p["skd"], p["cll"]], ang=lambda x, y: math.degrees(math.atan2(y - cy - 60, x - cx)), spread=8, ln=(14, 50), op=(.05, .2))
        det += A.line(smooth(low, False), mix(BRASS, "#2a1604", .7), 17, .9) + A.line(smooth([(x, y - 3) for x, y in low], False), BRASS, 8, .95)
        s_l = A.form(d, A.lin((0, mix(p["skin"], p["skl"], .3)), (.5, p["skin"]), (1, p["skd"])), T, det, r=20, scale=13, tex=.1, freq="0.05 0.05", bump=.2, spec=.45, rim=.95, rimw=3.5, back=.5, sd=11)
        if j == 0:
            stack = [s_l]
        else:
            stack.append(s_l)
    return s + "".join(stack[::-1])


# the shell's front margin: deep orbits over the eyes with a tooth between, as in a crab; no straight brim
MARGIN = [(126, -34), (112, -8), (100, -4), (92, -26), (74, -34), (60, -18), (48, 16), (34, 2), (18, -30), (-8, -40), (-34, -32), (-52, -8), (-62, 22), (-78, 8), (-98, 26), (-116, -2), (-126, -30)]


def nape(A, p, HT):
    """Overlapping tail segments that run from the shell down the back of the neck."""
    s = ""
    for k in range(5, -1, -1):
        y, w = -40 + k * 40, 24 - k * 2
        d = smooth([(-96 - w, y - 42), (-132 - w + k * 5, y - 10), (-142 - w + k * 7, y + 30), (-118 - w + k * 6, y + 44), (-70, y + 40), (-50, y + 4), (-60, y - 46)], k=.9)
        det = A.line(smooth([(-140 - w + k * 7, y + 24), (-112, y + 36), (-66, y + 30)], False), p["skl"], 4, .6, 1) + A.line(smooth([(-138 - w + k * 7, y + 12), (-112, y + 22), (-66, y + 16)], False), p["skd"], 5, .6, 1.6)
        det += knobs(A, p, (-150, y - 30, -70, y + 30), 10, (1.5, 4))
        s += plate(A, p, HT, d, det, r=9, scale=9, rimw=2.6, sd=8)
    return s


def clasp(A, p, HT):
    """Jointed legs folded from the shell's edge round the cheek and jaw."""
    s = ""
    for k, (x, y, x1, y1, x2, y2, w) in enumerate(((-104, -26, -140, 84, -44, 166, 12), (-112, -34, -158, 40, -86, 132, 11), (-88, -16, -112, 66, -58, 122, 10), (104, -30, 126, 40, 84, 124, 8))):
        d, *_ = limb([(x, y), ((x + x1) / 2 - 6, (y + y1) / 2), (x1, y1)], w, w * .8, 20, bulge=3)
        det = A.line("M%s %sL%s %s" % (f(x - 3), f(y), f(x1 - 3), f(y1)), p["skl"], 4, .6, 1.4) + knobs(A, p, (min(x, x1) - 8, y, max(x, x1) + 8, y1), 8, (1.2, 3))
        s += plate(A, p, HT, d, det, r=5, scale=7, rimw=2, sd=7)
        d, *_ = limb([(x1, y1 - 8), ((x1 + x2) / 2 - 12, (y1 + y2) / 2 + 8), (x2, y2)], w * .95, 1.2, 22, bulge=2)
        s += plate(A, p, HT, d, A.line("M%s %sL%s %s" % (f(x1), f(y1 - 3), f(x2), f(y2 - 3)), p["skl"], 3, .6, 1), r=5, scale=7, rimw=2, sd=7)
    return s


def regions(A, p, top):
    """Grooves between the shell's regions and growth bands that follow its rim."""
    cx = sum(x for x, _ in top) / len(top)
    ty = min(y for _, y in top)
    dk, lt = mix(p["skd"], "#000000", .25), mix(p["skl"], "#ffffff", .15)
    s = ""
    for q, w in (([(cx - 18, ty + 30), (cx - 30, ty * .62), (cx - 8, ty * .42), (cx - 34, ty * .2)], 6), ([(cx + 26, ty + 26), (cx + 40, ty * .6), (cx + 18, ty * .42), (cx + 40, ty * .2)], 6),
                 ([(cx - 118, ty * .66), (cx - 72, ty * .5), (cx - 14, ty * .43), (cx + 26, ty * .42), (cx + 74, ty * .5), (cx + 112, ty * .6)], 7)):
        s += A.line(smooth(q, False), dk, w, .75, 1.8) + A.line(smooth([(x - 3, y - 4) for x, y in q], False), lt, w * .5, .55, 1)
    for t in (.9, .8, .68):      # growth bands
        q = [(cx + (x - cx) * t, y * t - 6) for x, y in top]
        s += A.line(smooth(q, False), p["skd"], 3.4, .4, 1.2) + A.line(smooth([(x, y - 3) for x, y in q], False), lt, 1.8, .35, .7)
    for x, y, r_ in ((-58, ty * .7, 30), (56, ty * .7, 24), (6, ty * .64, 20)):   # swollen regions
        s += A.soft(ell(cx + x - 4, y - 6, r_, r_ * .6), lt, 9, .42) + A.soft(ell(cx + x + 6, y + r_ * .7, r_, r_ * .4), dk, 8, .4)
    return s


def living(A, p, HT, top, hv):
    """What makes the shell alive: stalked eyes under the rim, teeth on the margin, barnacles."""
    r = A.rng
    s = ""
    g = ""
    for i in range(1, len(top) - 1):       # marginal teeth
        (x0, y0), (x1, y1) = top[i - 1], top[i + 1]
        x, y = top[i]
        a = math.degrees(math.atan2(y1 - y0, x1 - x0)) - 90
        if y < -60 and i % 2 == hv % 2:
            g += spike(A, p, x - 3 * math.cos(math.radians(a)), y - 3 * math.sin(math.radians(a)), a + 14, 20, 9)
    ty = min(y for _, y in top)
    for k in range((7, 4, 9, 5)[hv]):       # barnacles, on one flank
        x, y, q = r.uniform(-118, -30), r.uniform(ty * .72, -58), r.uniform(6, 13)
        g += '<path d="%s" fill="%s"/><path d="%s" fill="#14060a"/>' % (smooth([(x - q, y + q * .7), (x - q * .5, y - q * .7), (x + q * .5, y - q * .7), (x + q, y + q * .7)], k=.7), A.lin((0, "#fff4e4"), (.5, mix(p["skl"], "#d8d0c0", .6)), (1, p["skd"])), ell(x, y - q * .55, q * .42, q * .24))
    s += A.group(g, HT, r=4, scale=7, tex=.08, bump=.2, spec=.5, rim=.9, rimw=2, back=.4, sd=6, shadow=.8)
    # the shell's own small eyes on stalks
    e = ""
    for x, y, ex, ey in ((-14, -44, -34, -66), (66, -40, 84, -64)):
        dd, *_ = limb([(x, y), ((x + ex) / 2 + 4, (y + ey) / 2), (ex, ey)], 8, 7, 14)
        e += '<path d="%s" fill="%s"/>' % (dd, A.lin((0, p["skl"]), (1, p["skin"])))
        e += '<circle cx="%s" cy="%s" r="12" fill="%s"/><circle cx="%s" cy="%s" r="3" fill="#ffffff"/>' % (ex, ey - 4, A.rad((0, "#5a4a40"), (.5, "#0a0406"), (1, "#000000"), cx=.36, cy=.3), ex - 4, ey - 8)
    return s + A.group(e, HT, r=4, scale=6, tex=.03, bump=.1, spec=1.0, exp=30, rim=.9, rimw=1.8, back=.6, sd=6, shadow=.8)


def soldier(A, p, sp, T, HT):
    r = A.rng
    hv, gv, cv = sp.head % 4, sp.gear % 4, sp.collar % 3
    s = ""
    # back spines / standard rays
    q = ""
    for k in range(9):
        a = 198 + k * 18
        q += spike(A, p, 262 + 60 * math.cos(math.radians(a)), 480 + 40 * math.sin(math.radians(a)), a, (290, 260, 320)[cv] * (1 if k % 2 else .86), 24)
    s += A.group(q, T, r=6, scale=6, tex=.1, bump=.1, spec=.4, rim=.8, rimw=2.2, back=.4, sd=8, op=1)
    s += robe(A, dict(p), T, shoulder=(70, 452), y0=455, drop=560)
    # gorget plates
    for k in range(4):
        y = 640 - k * 52
        w = 150 - k * 16
        d = smooth([(262 - w, y - 30), (262 - w * .5, y - 50), (262, y - 58), (262 + w * .5, y - 50), (262 + w, y - 30), (262 + w * .92, y + 26), (262 + w * .3, y + 54), (274, y + 66), (262 - w * .3, y + 54), (262 - w * .92, y + 26)], k=.8)
        det = A.soft("M262 %sL%s %sL%s %sL262 %sZ" % (f(y - 70), f(262 + w + 20), f(y - 70), f(262 + w + 20), f(y + 80), f(y + 80)), p["skd"], 22, .7) + knobs(A, p, (262 - w, y - 40, 262 + w, y + 50), 14)
        det += trim(A, [(262 - w * .92, y + 22), (262 - w * .3, y + 49), (274, y + 60), (262 + w * .3, y + 49), (262 + w * .92, y + 22)], w=5, beads=6, r=4)
        s += plate(A, p, T, d, det)
    (fx, fy, fr, fh, fl), (nx_, ny_, nr, nh, nl) = (((436, 566, 98, 70, 3), (96, 566, 130, 84, 4)), ((448, 590, 84, 56, 3), (78, 520, 146, 110, 5)), ((430, 552, 112, 92, 2), (104, 590, 112, 66, 4)))[cv]
    s += pauldron(A, p, T, fx, fy, fr, fh, 1, fl)
    s += pauldron(A, p, T, nx_, ny_, nr, nh, -1, nl)
    # head
    fo = (dict(w=1.12, l=.98, jaw=1.1, age=.45, brow=-.9, mouth="none", nose="flat"), dict(w=1.02, l=1.06, jaw=1.0, age=.7, brow=-.5, mouth="none", nose="flat"), dict(w=1.2, l=.94, jaw=1.2, age=.25, brow=-.7, mouth="none", nose="flat"))
    es = (dict(w=48, h=27, lid=.34, pupil="slit", look=(.25, .1), rot=12, glow=.8), dict(w=46, h=24, lid=.4, pupil="bar", look=(.3, .1), rot=8, glow=.8), dict(w=50, h=32, lid=.3, pupil="round", look=(.2, .15), rot=14, glow=.7))
    fo = pick(fo, es, sp.eyes)
    bare = fo.get("kind") == "round"
    fo["eye"].update(white=mix(p["skd"], "#000000", .3), iris=p["eye"])
    fo["skin"] = mix(p["skin"], p["skd"], .25)
    if bare:
        fo["skin"], fo["eye"]["iris"] = mix(p["skin"], p["skl"], .25), p["eye"]
    s += nape(A, p, HT)
    s += face(A, p, HT + " translate(0 40) scale(1.22)", fo)
    # mandibles: overlapping mouth plates
    H2 = HT + " translate(4 56) scale(1.22)"
    for d, dk in () if bare else ((smooth([(36, 26), (58, 24), (70, 44), (66, 82), (48, 112), (36, 92), (32, 56)]), .5), (smooth([(-58, 24), (-20, 14), (20, 22), (34, 40), (36, 84), (24, 122), (-4, 112), (-36, 78), (-60, 46)]), .2)):
        x0, y0, x1, y1 = bbox(d)
        det = A.soft("M%s %sL%s %sL%s %sL%s %sZ" % tuple(f(v) for v in (x0, y1, x0 + 16, y0 + 30, x1 - 8, y0 + 50, x1 + 10, y1 + 10)), p["skd"], 9, .75) + knobs(A, p, (x0, y0, x1, y1), 12, (1.5, 3.6))
        for k in range(4):
            y = y0 + 26 + k * 20
            det += A.line("M%s %sQ%s %s %s %s" % (f(x0), f(y), f((x0 + x1) / 2), f(y + 10), f(x1), f(y - 2)), mix(p["skd"], "#000000", .3), 2.6, .7, .6) + A.line("M%s %sQ%s %s %s %s" % (f(x0), f(y + 3), f((x0 + x1) / 2), f(y + 13), f(x1), f(y + 1)), p["skl"], 1.6, .5, .4)
        s += plate(A, p, H2, d, det, r=9, scale=9, rimw=2.4, sd=7)
    # maxillipeds: jointed whiskers that hang over the mouth
    for k, (x, y, bx, L) in enumerate(() if bare else ((30, 44, 14, 96), (46, 42, 26, 84), (6, 42, -20, 104), (-22, 36, -46, 96))):
        for j in range(2):
            q = [(x, y), (x + bx * .8, y + L * .3), (x + bx, y + L * .6)] if j == 0 else [(x + bx, y + L * .56), (x + bx * .7, y + L * .8), (x + bx * .2 + 4, y + L * 1.05)]
            d, *_ = limb(q, 8 - j * 1.6, 5 - j * 4, 20, bulge=2.5)
            s += plate(A, p, H2, d, "", r=4, scale=6, rimw=1.8, sd=5)
    # near cheek guard
    if bare or hv == 3:     # the shell holds on by its own legs
        s += clasp(A, p, HT)
    cg = smooth([(-118, -40), (-70, -20), (-52, 26), (-56, 70), (-40, 118), (-84, 112), (-116, 70), (-132, 10)], k=.9)
    det = A.soft("M-60 -60L-40 -60L-30 130L-80 130Z", p["skd"], 9, .8) + knobs(A, p, (-128, -30, -60, 100), 22, (1.5, 4.5)) + trim(A, [(-66, -20), (-49, 26), (-53, 70), (-38, 116)], w=5, beads=7, r=4)
    if not (bare or hv == 3):
        s += plate(A, p, HT + " translate(6 -4)", cg, det, r=12, sd=9)
    # carapace brow: domed, spired or horseshoe
    X = lambda pts: pts
    top, horns, crown = (
        ([(-150, -58), (-148, -96), (-112, -140), (-58, -168), (6, -176), (68, -166), (116, -138), (146, -98), (142, -58)],
         ((-142, -66, 196, 62, 15), (-124, -112, 222, 46, 12), (136, -70, -16, 58, 14), (118, -112, -40, 40, 11)), [(-64 + k * 36, -150 - 12 * math.sin(k), 252 + k * 9, 44 + 44 * (k == 2) + 16 * (k % 2)) for k in range(5)]),
        ([(-132, -50), (-124, -92), (-96, -146), (-54, -206), (2, -240), (54, -212), (94, -150), (120, -94), (130, -50)],
         ((-124, -60, 200, 92, 15), (-112, -110, 214, 70, 13), (-80, -160, 226, 56, 12), (122, -64, -20, 84, 14), (108, -112, -34, 64, 12), (80, -162, -46, 50, 11)), [(-16 + k * 20, -222 - 8 * (k == 1), 256 + k * 14, 50 + 40 * (k == 1)) for k in range(3)]),
        ([(-180, -26), (-190, -78), (-146, -122), (-66, -142), (6, -148), (78, -142), (148, -118), (182, -80), (170, -30)],
         ((-178, -56, 186, 44, 17), (-168, -96, 232, 84, 18), (168, -62, -4, 42, 16), (160, -98, -50, 78, 17)), [(-96 + k * 48, -134, 256 + k * 7, 30 + 10 * (k % 2)) for k in range(5)]),
        ([(-136, -40), (-152, -90), (-128, -144), (-70, -176), (0, -182), (66, -172), (120, -168), (176, -196), (232, -236), (206, -168), (164, -112), (134, -50)],
         ((-140, -60, 196, 60, 14), (-136, -112, 216, 74, 13), (-88, -164, 238, 60, 12), (150, -112, -14, 40, 11)), [(-44, -174, 262, 38), (6, -176, 274, 50), (58, -166, 288, 40), (100, -160, 300, 30)]))[hv]
    horn = "".join(spike(A, p, *h) for h in horns) + "".join(spike(A, p, x, y, an, L * (1.1 if gv == 0 else .7), 13) for x, y, an, L in crown)
    ty = min(y for _, y in top)
    if cv == 1:     # a tuft of weed
        for k in range(9):
            x = 40 + k * 6
            dd, *_ = limb([(x - 20 + k * 3, ty + 40), (x + r.uniform(-4, 14), ty + 2), (x + r.uniform(6, 34), ty - 26 - r.uniform(0, 22))], 4.5, .8, 14)
            horn += '<path d="%s" fill="%s"/>' % (dd, A.lin((0, "#b8c25a"), (1, "#3c4a1c")))
    s += A.group(horn, HT, r=6, scale=7, tex=.08, bump=.1, spec=.6, rim=.95, rimw=2.4, back=.5, sd=7)
    brow = top + MARGIN
    d = smooth(brow, k=.7)
    det = A.soft(smooth(X([(20, -180), (160, -140), (160, 10), (60, 10), (70, -80)])), p["skd"], 20, .75)
    det += A.soft(smooth(X([(-110, -120), (-50, -160), (30, -160), (0, -120), (-70, -100)])), p["skl"], 14, .6)
    det += A.soft(smooth(X([(-150, -40), (-80, -50), (0, -44), (90, -50), (150, -40), (110, 10), (0, 12), (-120, 10)])), mix(p["skd"], "#000000", .3), 12, .3)
    det += A.line(smooth(X([(-120, -64), (-60, -88), (10, -92), (84, -84), (130, -64)]), False), p["skd"], 8, .7, 2.5) + A.line(smooth(X([(-120, -58), (-60, -82), (10, -86), (84, -78), (130, -58)]), False), p["skl"], 3, .7, 1)
    det += A.line(smooth(X([(10, -176), (16, -120), (18, -60), (24, -10)]), False), p["skd"], 6, .6, 2)
    det += regions(A, p, top)
    det += knobs(A, p, (-140, -160, 140, -30), 70, (2, 6.5))
    det += A.brush((-150, -176, 150, 0), 120, [p["skl"], p["skd"], p["cll"], p["acc"]], ang=lambda x, y: math.degrees(math.atan2(y - 60, x)), spread=10, ln=(12, 46), op=(.05, .2))
    s += A.form(d, A.lin((0, mix(p["skin"], p["skl"], .4)), (.4, p["skin"]), (1, p["skd"])), HT, det, r=22, scale=14, tex=.1, freq="0.04 0.05", bump=.2, spec=.5, rim=1, rimw=4, back=.5, shadow=.85, sd=12)
    s += living(A, p, HT, top, hv)
    # antennae and gear
    a = ""
    for x, ex, ey in ((34, 210, -250), (56, 250, -150)):
        q = [(x, -6), (x + 44, -30), ((x + ex) / 2 + 40, -120), (ex - 20, ey)]
        dd, ss, nn, ws = limb(q, 5, 1, 44, wob=(.12, 14))
        a += '<path d="%s" fill="%s"/>' % (dd, A.lin((0, p["skl"]), (1, p["skin"])))
    if gv == 1:   # sea-pen plume
        ty = max(-176, min(y for _, y in top))
        q = sample([(10, ty + 26), (-26, ty - 44), (-96, ty - 62), (-168, ty - 8), (-204, ty + 90)], 40)
        nn = normals(q)
        for k in range(4, 40):
            for sgn in (1, -1):
                (x, y), (nx, ny) = q[k], nn[k]
                tx, tyy = -ny, nx
                L = 46 * math.sin(math.pi * (k / 40) ** .7) + 12
                dd, *_ = limb([(x, y), (x + nx * L * .5 * sgn - tx * L * -.15, y + ny * L * .5 * sgn - tyy * L * -.15), (x + nx * L * .8 * sgn + tx * L * .7, y + ny * L * .8 * sgn + tyy * L * .7)], 6.4, .8, 12)
                a += '<path d="%s" fill="%s"/>' % (dd, mix(p["acc"], p["skl"] if k % 3 else p["cloth"], r.uniform(.05, .5)))
        dd, *_ = limb(q[::5] + [q[-1]], 7, 1.5, 24)
        a += '<path d="%s" fill="%s"/>' % (dd, p["skl"])
    if gv == 2:   # brass fillet with a stone
        a += trim(A, X([(-140, -70), (-70, -104), (10, -112), (90, -102), (138, -70)]), w=9, beads=11, r=5)
        a += '<path d="%s" fill="%s"/>' % (ell(22, -112, 15, 19), A.rad((0, "#ffffff"), (.3, p["eye"]), (1, "#6a1204"), cx=.38, cy=.3))
    s += A.group(a, HT, r=3, scale=5, tex=.04, bump=.2, spec=.6, rim=.8, rimw=1.6, back=.4, shadow=.6, sd=5)
    s += props.held(A, p, sp, T, props.grip_claw)
    return s
