"""The mage: one figure facing right in 520x800."""
import math
from ..svgkit import *
from ..parts import *
from ..faces import face, pick
from .. import props


def mage(A, p, sp, T, HT):
    r = A.rng
    h = sp.head % 3
    bw, bh, lean = ((168, 200, -8), (132, 226, -16), (196, 164, 6))[h]
    s = ""
    # orbit rings behind the head
    s += orbit(A, p, T, 268, 250, (232, 74), -18, back=True)
    # far tendrils
    s2 = ""
    for k in range(11):
        x = 272 - bw * .9 + k * bw * .18
        sp_ = [(x, 230)]
        for j in range(1, 6):
            sp_.append((x + (x - 262) * .12 * j + r.uniform(-18, 18), 230 + j * r.uniform(70, 100)))
        d, *_ = limb(sp_, r.uniform(3, 6), .6, 30)
        s2 += '<path d="%s" fill="%s" opacity="%.2f"/>' % (d, A.lin((0, mix(p["skin"], p["acc"], .3), .9), (1, p["lit"], 0)), r.uniform(.35, .7))
    s += '<g transform="%s" filter="%s">%s</g>' % (T, A.lblur(1.6), s2)
    # robe with embroidered orbits
    pat = ""
    for k in range(4):
        pat += A.line(smooth(arc(262, 470 + k * 6, 90 + k * 62, 120 + k * 62, 10, 170, 20), False), BRASS if k % 2 else p["cll"], 2.2 if k % 2 else 1.4, .65)
    for k in range(26):
        a, q = r.uniform(15, 165), r.choice((90, 152, 214, 276))
        pat += '<circle cx="%s" cy="%s" r="%s" fill="%s"/>' % (f(262 + q * math.cos(math.radians(a))), f(474 + (q + 30) * math.sin(math.radians(a))), f(r.uniform(1.5, 5)), r.choice([BRASS, "#ffffff", p["acc"]]))
    s += robe(A, p, T, pattern=pat)
    # neck
    s += A.form(smooth([(226, 350), (222, 440), (196, 500), (262, 540), (334, 498), (306, 440), (304, 350)]), A.lin((0, p["skd"]), (1, p["skin"])), T, A.soft(smooth([(200, 340), (330, 340), (320, 430), (240, 440), (210, 420)]), mix(p["skd"], "#000", .4), 10, .85), r=12, scale=8, spec=.3, rim=.4)
    # frilled oral arms as ruff
    cl = sp.collar % 3
    for k, (y, wdt, am, col, op) in enumerate(((508, 178, 52, p["skd"], .95), (494, 150, 44, p["cloth"], .9), (480, 120, 36, mix(p["skin"], p["acc"], .25), .88))):
        if cl == 1:
            am *= .6
        edge = [(262 - wdt, y - 36 - cl * 10), (262 - wdt * .62, y + 22), (262 - 6, y + 50 + cl * 8), (262 + wdt * .6, y + 24), (262 + wdt, y - 30 - cl * 10)]
        out = frill(edge, am, 11 - k + 4 * (cl == 1), r, side=1)
        inn = [(262 + 50, y - 62), (262, y - 34), (262 - 50, y - 62)]
        det = ""
        for i in range(0, len(out), 2):
            q = out[i]
            det += A.line("M%s %sQ%s %s %s %s" % (f(q[0]), f(q[1]), f((q[0] + 262) / 2), f((q[1] + y - 40) / 2 + 14), f(262 + (q[0] - 262) * .3), f(y - 40)), p["skl"] if i % 4 else p["skd"], 2.4, .34, .8)
        det += A.line(smooth(out, False), mix(p["acc"], "#ffffff", .35), 4.5, .85, 1.2)
        s += A.form(smooth(out + inn), A.lin((0, mix(col, p["cld"], .5)), (1, col)), T, det, op=op, r=7, scale=6, tex=.04, bump=.2, spec=.3, rim=.6, rimw=2, shadow=.7)
    # the face in the shade of the bell
    fo = ((dict(w=.98, l=1.06, jaw=.86, age=.35, brow=-.25, mouth="thin", nose="ridge")),
          (dict(w=.86, l=1.14, jaw=.78, age=.8, brow=.25, mouth="down", nose="hook")),
          (dict(w=1.04, l=.98, jaw=.98, age=.1, brow=-.1, mouth="full", nose="flat")))
    es = (dict(w=52, h=33, lid=.28, pupil="slit", look=(.25, .0)), dict(w=50, h=30, lid=.42, pupil="round", look=(.1, .2)), dict(w=58, h=40, lid=.2, pupil="round", look=(.3, -.05)))
    fo = pick(fo, es, sp.eyes)
    fo["eye"].update(iris=p["eye"], glow=.75)
    s += face(A, p, HT + " translate(-6 62) scale(1.26)", fo)
    # shade from the bell on the brow
    s += '<g transform="%s"><path d="%s" fill="%s" filter="%s" opacity=".62" style="mix-blend-mode:multiply"/></g>' % (HT, smooth([(-106, -90), (90, -90), (92, -22), (0, -34), (-106, -10)]), p["skd"], A.lblur(9))
    s += bell(A, p, HT, bw, bh, lean, sp)
    s += mage_gear(A, p, T, HT, sp, bw, bh, lean)
    s += orbit(A, p, T, 268, 250, (232, 74), -18, back=False)
    # prop and hands
    s += props.held(A, p, sp, T, props.grip_hand)
    return s


def bell(A, p, HT, bw, bh, lean, sp):
    r = A.rng
    s = ""
    n = 13
    base = []
    for k in range(n + 1):
        t = k / n
        x = -bw + 2 * bw * t
        y = -28 + 26 * math.sin(math.pi * t) * -1 + (9 if k % 2 else -7)
        base.append((x, y - abs(x) * .02))
    # underside of the bell
    und = smooth([(-bw, -30), (-bw * .5, -70), (0, -80), (bw * .5, -70), (bw, -30), (bw * .5, -30), (0, -34), (-bw * .5, -30)])
    s += '<g transform="%s"><path d="%s" fill="%s" opacity=".9" filter="%s"/></g>' % (HT, und, mix(p["cld"], p["skd"], .4), A.lblur(3))
    dome = [(-bw, -30), (-bw * 1.02, -bh * .42), (-bw * .74 + lean, -bh * .83), (-bw * .3 + lean * 1.6, -bh * 1.02), (bw * .14 + lean * 2, -bh * 1.04), (bw * .62 + lean, -bh * .86), (bw * .98, -bh * .45), (bw, -30)]
    d = smooth(dome, False, .95)
    # scalloped margin from right to left
    e = ""
    for i in range(n, 0, -1):
        a, b = base[i], base[i - 1]
        e += "Q%s %s %s %s" % (f((a[0] + b[0]) / 2), f((a[1] + b[1]) / 2 + 24), f(b[0]), f(b[1]))
    d += "L%s %s" % (f(base[n][0]), f(base[n][1])) + e + "Z"
    ax, ay = lean * 2, -bh * 1.0
    det = ""
    det += A.soft(ell(-bw * .3, -bh * .66, bw * .5, bh * .26), p["skl"], 22, .5) + A.soft(ell(0, -bh * .36, bw * .6, bh * .2), p["acc"], 24, .5)
    # inner organs: four luminous horseshoes
    for k, (ox, oy, sc, ro) in enumerate(((-bw * .4, -bh * .45, .9, -24), (bw * .06, -bh * .52, 1.05, 4), (bw * .5, -bh * .45, .8, 28), (bw * .04, -bh * .27, .7, 0))):
        q = arc(ox, oy, bw * .16 * sc, bh * .13 * sc, 150 + ro, 390 + ro, 14)
        det += A.line(smooth(q, False), p["acc"], bw * .1, .5, 6) + A.line(smooth(q, False), mix(p["acc"], "#ffffff", .45), bw * .055, .85, 1.6) + A.line(smooth(q, False), "#ffffff", bw * .016, .7, .8)
    # radial canals
    for k in range(-8, 9):
        x = k / 8 * bw * .97
        det += A.line("M%s %sQ%s %s %s %s" % (f(ax), f(ay), f(ax * .3 + x * 1.02), f(-bh * .74), f(x), f(-20)), p["skl"] if k % 2 else p["skd"], 2.6 if k % 2 else 4, .38, 1)
    det += A.soft(smooth([(-bw, -20), (-bw, -bh * .5), (-bw * .8, -bh * .4), (-bw * .82, -20)]), p["skd"], 10, .5)
    det += A.soft(smooth([(bw * .55, -bh * .9), (bw * 1.1, -bh * .6), (bw * 1.1, -10), (bw * .8, -10), (bw * .86, -bh * .5)]), p["cld"], 13, .75)
    # margin band
    det += A.line(smooth([(x, y - 12) for x, y in base], False), p["cld"], 11, .5, 2) + A.line(smooth([(x, y - 4) for x, y in base], False), mix(p["acc"], "#ffffff", .3), 4, .85, 1)
    for x, y in base[1:-1]:
        det += '<circle cx="%s" cy="%s" r="4.4" fill="%s"/>' % (f(x), f(y - 12), A.rad((0, "#ffffff"), (.4, p["eye"]), (1, mix(p["acc"], p["cld"], .5))))
    for _ in range(90):
        a, q = r.uniform(190, 350), r.uniform(.3, .97)
        x, y = q * bw * math.cos(math.radians(a)), -20 + q * bh * math.sin(math.radians(a))
        det += '<circle cx="%s" cy="%s" r="%s" fill="%s" opacity="%.2f"/>' % (f(x), f(y), f(r.uniform(.8, 3.4)), r.choice([p["skl"], p["acc"], p["skd"]]), r.uniform(.2, .6))
    det += A.brush((-bw, -bh, bw, -20), 110, [p["skl"], p["cll"], p["skd"], p["acc"]], ang=lambda x, y: 90 - x * .35, spread=10, ln=(20, 60), wd=(1.5, 5), op=(.04, .14))
    fill = A.rad((0, mix(p["cloth"], p["acc"], .28), .9), (.4, p["cloth"], .9), (.72, mix(p["cloth"], p["skd"], .5), .95), (.9, p["cll"], .97), (1, p["skin"]), cx=.45, cy=.55, r=.62)
    s += A.form(d, fill, HT, det, op=.97, r=34, scale=15, tex=.02, freq="0.02 0.03", bump=.07, spec=.35, exp=24, rim=.95, rimw=5, back=.8, shadow=.6)
    # wet highlight
    s += '<g transform="%s" style="mix-blend-mode:screen"><path d="%s" fill="#ffffff" opacity=".55" filter="%s"/><path d="%s" fill="#ffffff" opacity=".6" filter="%s"/></g>' % (
        HT, smooth([(-bw * .72, -bh * .52), (-bw * .56, -bh * .78), (-bw * .26, -bh * .9), (-bw * .42, -bh * .74), (-bw * .6, -bh * .5)]), A.lblur(4), smooth([(-bw * .68, -bh * .38), (-bw * .64, -bh * .45), (-bw * .62, -bh * .37)]), A.lblur(1.4))
    # near tendrils from the margin, some across the cheek side
    s3 = ""
    for k, (x, y) in enumerate(base):
        if -bw * .30 < x < bw * .62 and k % 4:
            continue
        L = r.uniform(190, 430) if abs(x) > bw * .45 else r.uniform(70, 130)
        q = [(x, y - 2)]
        for j in range(1, 6):
            q.append((x + (x * .05 * j) + r.uniform(-11, 11), y + L * j / 5))
        dd, ss, nn, ws = limb(q, r.uniform(4.5, 7.5), .7, 36, wob=(.22, 9))
        s3 += '<path d="%s" fill="%s"/>' % (dd, A.lin((0, mix(p["skin"], p["acc"], .25), 1), (.6, p["cll"], .8), (1, p["acc"], .1)))
    s += A.group(s3, HT, r=3, scale=2.2, tex=.0, bump=.1, spec=.25, rim=.7, rimw=1.4, back=.5, shadow=.5, sd=5)
    return s


def orbit(A, p, T, cx, cy, rr, tilt, back=True):
    q = arc(cx, cy, rr[0], rr[1], 180, 360, 40) if back else arc(cx, cy, rr[0], rr[1], 0, 180, 40)
    if not back:
        q = q[:9] + []
        q2 = arc(cx, cy, rr[0], rr[1], 140, 180, 12)
        parts = [q, q2]
    else:
        parts = [q]
    s = ""
    for q in parts:
        s += trim(A, q, w=4.5)
    if back:
        s += trim(A, arc(cx, cy, rr[0] * .9, rr[1] * 1.9, 195, 345, 40), w=2.4)
    for a in ((205, 262, 318) if back else (24,)):
        x, y = cx + rr[0] * math.cos(math.radians(a)), cy + rr[1] * math.sin(math.radians(a))
        s += '<circle cx="%s" cy="%s" r="%s" fill="%s"/>' % (f(x), f(y), f(10 if a != 262 else 7), A.rad((0, "#ffffff"), (.3, p["skl"]), (.7, p["acc"]), (1, p["cld"]), cx=.36, cy=.3, r=.8))
    return A.group(s, rot(T, tilt, cx, cy), r=2, scale=4, tex=.05, bump=.3, spec=.9, rim=.5, rimw=1.2, back=.3, shadow=.5, sd=5)


def mage_gear(A, p, T, HT, sp, bw, bh, lean):
    g = sp.gear % 4
    s = ""
    if g == 0:      # brass diadem with a drop at the brow
        q = [(-bw * .99, -bh * .36), (-bw * .5, -bh * .26), (0, -bh * .235), (bw * .5, -bh * .27), (bw * .98, -bh * .38)]
        s += trim(A, q, w=7, beads=12, r=4.5)
        s += '<path d="%s" fill="%s"/>' % (smooth([(20, -bh * .235), (31, -bh * .16), (20, -bh * .07), (9, -bh * .16)]), A.rad((0, "#ffffff"), (.3, p["eye"]), (1, mix(p["acc"], "#2a0a30", .5)), cx=.4, cy=.35, r=.8))
    elif g == 1:    # crescent of coral points
        for k in range(7):
            x = -bw * .66 + k * bw * .22
            y = -bh * (.86 + .17 * math.cos((k - 3) / 3.6))
            L = 34 + 34 * math.cos((k - 3) / 3)
            d = smooth([(x - 8 + lean, y + 16), (x - 3 + lean + (k - 3) * 4, y - L * .6), (x + lean + (k - 3) * 9, y - L), (x + 4 + lean + (k - 3) * 5, y - L * .5), (x + 9 + lean, y + 16)])
            s += '<path d="%s" fill="%s"/>' % (d, A.lin((0, "#fff3c4"), (.5, BRASS), (1, "#6b4212")))
        s += trim(A, [(-bw * .8 + lean, -bh * .74), (-bw * .4 + lean, -bh * .95), (lean, -bh * 1.01), (bw * .42 + lean, -bh * .93), (bw * .78 + lean, -bh * .75)], w=7, beads=9, r=4)
    elif g == 3:    # a net of moons: fine chains with discs over the bell
        for k in range(5):
            x = -bw * .8 + k * bw * .4
            q = [(lean * 2, -bh), (x * .7 + lean, -bh * .72), (x, -bh * .34)]
            s += trim(A, q, w=3)
            s += '<path d="%s" fill="%s"/>' % (smooth(arc(x, -bh * .3, 15, 15, 200, 500, 14) + arc(x + 6, -bh * .32, 11, 11, 480, 220, 12)), props.brass(A))
    else:           # lure: a stalk with a lamp over the brow
        q = [(lean, -bh), (lean + 30, -bh - 42), (lean + 96, -bh - 34), (lean + 120, -bh * .72)]
        d, *_ = limb(q, 8, 2.5, 30)
        s += '<path d="%s" fill="%s"/>' % (d, A.lin((0, p["skin"]), (1, p["skl"])))
        x, y = q[-1]
        s += '<circle cx="%s" cy="%s" r="17" fill="%s"/>' % (f(x), f(y + 10), A.rad((0, "#ffffff"), (.5, p["eye"]), (1, p["acc"]), cx=.4, cy=.35))
    s = A.group(s, HT, r=3, scale=5, tex=.06, bump=.35, spec=.9, rim=.5, rimw=1.6, back=.4, shadow=.6, sd=5)
    if g == 2:
        s += '<g transform="%s"><circle cx="%s" cy="%s" r="80" fill="%s" style="mix-blend-mode:screen"/></g>' % (HT, f(x), f(y + 10), A.rad((0, p["eye"], .9), (.3, p["acc"], .35), (1, p["acc"], 0)))
    return s
