"""One prop tells the office. Local space: the grip is (0, 0), the prop rises or hangs from it."""
import math
from .svgkit import *
from .parts import arm, hand
from .propkit import *
from . import props_office

MET = dict(r=5, scale=6, tex=.05, freq="0.09 0.09", bump=.3, spec=.75, exp=24, rim=.7, rimw=1.8, back=.45, shadow=.7, sd=7)
LONG = {"trident", "staff", "crook", "banner", "sickle", "axe", "harpoon", "oar", "broom", "torch"}
WIDE = {"ledger", "scroll", "map", "tome", "crate", "coffer", "oysters", "eggs", "abacus", "trophy", "shield", "millstone", "drum", "bow"}
EDGE = {"ledger": (-62, 44), "scroll": (-54, 14), "map": (-54, 14), "orb": (0, 4), "tome": (-58, 20), "crate": (-66, 20), "coffer": (-66, 10), "oysters": (-50, 6), "eggs": (-40, 10),
        "abacus": (-70, -20), "trophy": (-56, 10), "shield": (-60, 30), "millstone": (-76, -20), "drum": (-72, -30), "vial": (0, 34), "jar": (0, 42), "letter": (-50, 4)}    # where the hand takes it
HANG = {"keys", "lantern", "scales", "astrolabe", "purse", "net",
        "shackles", "pendulum", "torchfish", "jewels", "bucket", "chain"}


def prop(A, p, kind, TT):
    """(back, front) layers."""
    r = A.rng
    b = brass(A)
    s = ""
    extra = ""
    if kind == "trident":
        s += shaft(A, -250, 260, 9)
        d = "M-5 -236C-16 -250 -50 -246 -52 -290L-54 -350L-64 -340L-48 -392L-34 -338L-43 -346L-40 -296C-36 -270 -14 -272 -8 -276L-7 -370L-18 -360L0 -424L18 -360L7 -370L8 -276C14 -272 36 -270 40 -296L43 -346L34 -338L48 -392L64 -340L54 -350L52 -290C50 -246 16 -250 5 -236Z"
        s += '<path d="%s" fill="%s"/>' % (d, A.lin((0, "#ffffff"), (.3, "#cfe3e6"), (.7, "#6f8c98"), (1, "#2a3a46")))
        s += '<path d="%s" fill="%s"/>' % (ell(0, -240, 16, 11), b)
    elif kind == "staff":
        s += shaft(A, -270, 260, 9)
        q = spiral(4, -318, 52, 8, 95, 560, 40)
        d, *_ = limb(q, 8, 3, 60)
        s += '<path d="%s" fill="%s"/>' % (d, b)
        s += disc(A, 6, -318, 17, A.rad((0, "#ffffff"), (.4, p["eye"]), (1, mix(p["acc"], "#1a0620", .5)), cx=.38, cy=.32))
        s += '<path d="%s" fill="%s"/>' % (ell(0, -266, 14, 10), b)
        extra = glow(A, TT, 6, -318, 110, p["eye"], .7)
    elif kind == "crook":
        q = [(0, 260), (-2, -100), (0, -240), (22, -318), (70, -330), (92, -286), (66, -256), (46, -280)]
        d, *_ = limb(q, 9, 4, 60)
        s += '<path d="%s" fill="%s"/>' % (d, A.lin((0, "#f4d7a2"), (.5, "#9c6a3a"), (1, "#2a160a")))
        for y in (-60, -110, -200):
            s += '<path d="%s" fill="%s"/>' % (P([(-12, y), (10, y - 3), (10, y + 8), (-12, y + 11)]) + "Z", b)
    elif kind == "sickle":
        s += shaft(A, -250, 260, 9)
        d = "M-4 -244C40 -330 120 -330 168 -236C120 -288 60 -286 8 -228Z"
        s += '<path d="%s" fill="%s"/>' % (d, A.lin((0, "#ffffff"), (.4, "#c2d6d2"), (1, "#4c6468")))
        s += '<path d="%s" fill="%s"/>' % (ell(0, -238, 13, 12), b)
    elif kind == "banner":
        s += shaft(A, -330, 260, 8)
        d = smooth([(2, -318), (60, -308), (96, -322), (100, -240), (92, -160), (104, -92), (70, -112), (52, -80), (30, -110), (4, -96), (8, -200)], k=.6)
        det = "".join(A.line("M%s -318Q%s -200 %s -90" % (x, x + 10, x - 4), p["cld"], 9, .5, 3) for x in (22, 52, 84))
        det += A.line(ell(50, -212, 26), BRASS, 5) + disc(A, 50, -212, 9, BRASS)
        extra = ""
        s += '<path d="%s" fill="%s"/><g clip-path="%s">%s</g>' % (d, A.lin((0, p["cll"]), (.6, p["cloth"]), (1, p["cld"])), A.clip(d), det)
        s += '<path d="M-9 -326L0 -362L9 -326Z" fill="%s"/>' % b
    elif kind == "dagger":
        s += '<path d="M-13 -40C-22 -110 8 -150 -6 -212C26 -170 8 -110 15 -40Z" fill="%s"/>' % A.lin((0, "#ffffff"), (.35, "#b9d2d8"), (.5, "#44606e"), (.52, "#dcebee"), (1, "#55707c"), x2=1, y2=0)
        s += '<path d="%s" fill="%s"/>' % (smooth([(-50, -46), (-20, -38), (0, -44), (20, -38), (50, -50), (44, -30), (0, -26), (-44, -28)]), b)
        s += shaft(A, -30, 60, 15, "#5a2f22", False) + "".join(A.line("M-9 %sL9 %s" % (y, y - 5), BRASS, 2.4, .9) for y in range(-16, 56, 12))
        s += disc(A, 0, 66, 14, A.rad((0, "#ffffff"), (.4, p["acc"]), (1, "#2a0a14"), cx=.35, cy=.3))
    elif kind == "mirror":
        s += shaft(A, -30, 110, 13, "#7a5228", False)
        s += '<path d="%s" fill="%s"/>' % (ell(0, -112, 82, 92), b)
        for k in range(18):
            a = k / 18 * math.tau
            s += disc(A, 82 * math.sin(a), -112 + 92 * math.cos(a), 8, b)
        s += '<path d="%s" fill="%s"/>' % (ell(0, -112, 65, 75), A.lin((0, "#f2fdff"), (.3, p["lit"]), (.62, p["deep"]), (1, p["cll"]), x2=.8))
        c = A.clip(ell(0, -112, 65, 75))
        s += '<g clip-path="%s">%s%s%s</g>' % (c, A.soft("M-70 -90L10 -200L40 -200L-70 -40Z", "#ffffff", 6, .6), A.soft(ell(8, -100, 24, 34), p["skl"], 9, .55),
                                              A.soft(ell(2, -108, 7, 3), p["eye"], 1.5, 1) + A.soft(ell(20, -108, 5, 3), p["eye"], 1.5, 1))
        extra = glow(A, TT, -10, -120, 120, p["lit"], .35)
    elif kind == "keys":
        s += ring(A, 0, 52, 50, 8)
        for a, L in ((-30, 88), (-6, 112), (16, 98), (40, 80)):
            g = ring(A, 0, 16, 13, 6) + '<path d="M-4.5 28L4.5 28L4.5 %s L-4.5 %sZ" fill="%s"/>' % (f(L), f(L), b)
            g += '<path d="M2 %sL24 %sL24 %sL15 %sL15 %sL24 %sL24 %sL2 %sZ" fill="%s"/>' % (f(L - 30), f(L - 30), f(L - 20), f(L - 20), f(L - 13), f(L - 13), f(L - 2), f(L - 2), b)
            g += '<path d="M-7 34L7 32L7 40L-7 42Z" fill="%s"/>' % b
            s += '<g transform="translate(%s %s) rotate(%s)">%s</g>' % (f(50 * math.sin(math.radians(a * 1.3))), f(84 - abs(a) * .25), f(-a * .6), g)
    elif kind == "lantern":
        s += ring(A, 0, 22, 20, 5)
        s += '<path d="M-30 66L0 36L30 66L38 72L-38 72Z" fill="%s"/>' % b
        d = smooth([(-40, 74), (40, 74), (48, 120), (36, 172), (-36, 172), (-48, 120)], k=.6)
        s += '<path d="%s" fill="%s"/>' % (d, A.rad((0, "#ffffff"), (.25, "#fff0b0"), (.6, p["eye"]), (1, mix(p["acc"], "#3a1505", .5)), cx=.5, cy=.6, r=.6))
        s += A.soft(smooth([(-10, 156), (-12, 124), (0, 92), (9, 124), (12, 156)]), "#ffffff", 4, 1)
        for x in (-38, -14, 14, 38):
            s += A.line("M%s 74Q%s 122 %s 172" % (x, f(x * 1.28), f(x * .95)), "#5a3a12", 6) + A.line("M%s 74Q%s 122 %s 172" % (f(x - 1), f(x * 1.28 - 1), f(x * .95 - 1)), BRASS, 3)
        s += '<path d="M-44 170L44 170L36 188L-36 188Z" fill="%s"/>' % b
        extra = glow(A, TT, 0, 124, 200, p["eye"], .75)
    elif kind == "scales":
        s += A.line("M0 0L0 70", "#4c2b0c", 8) + A.line("M0 0L0 70", BRASS, 4.5)
        s += '<path d="%s" fill="%s"/>' % (smooth([(-112, 74), (-60, 58), (0, 50), (60, 40), (112, 38), (60, 54), (0, 66), (-60, 74)], k=.8), b)
        s += disc(A, 0, 56, 12, b)
        for x, y in ((-108, 76), (108, 42)):
            for dx in (-36, 0, 36):
                s += A.line("M%s %sL%s %s" % (x, y, x + dx, y + 82), "#f3dc9a", 1.8, .9)
            s += '<path d="M%s %sC%s %s %s %s %s %sQ%s %s %s %sZ" fill="%s"/>' % (x - 42, y + 82, x - 32, y + 118, x + 32, y + 118, x + 42, y + 82, x, y + 92, x - 42, y + 82, b)
        for k in range(5):
            s += disc(A, -132 + k * 12, 152 - (k % 2) * 9, 9, A.rad((0, "#ffffff"), (.5, "#f4efe6"), (1, "#7a7488"), cx=.36, cy=.3, r=.7))
    elif kind == "astrolabe":
        s += ring(A, 0, 18, 14, 4)
        s += disc(A, 0, 106, 76, b) + disc(A, 0, 106, 64, A.rad((0, mix(p["mid"], "#1a1206", .3)), (1, "#120c06")))
        s += ring(A, 0, 106, 52, 3) + ring(A, 10, 98, 30, 3) + ring(A, -8, 118, 20, 2.4)
        for k in range(36):
            a = k * 10 * math.pi / 180
            q = 72 if k % 3 else 68
            s += A.line("M%s %sL%s %s" % (f(q * math.sin(a)), f(106 + q * math.cos(a)), f(76 * math.sin(a)), f(106 + 76 * math.cos(a))), "#4c2b0c", 1.6)
        s += '<path d="M-52 66L4 100L50 154L-4 112Z" fill="%s"/>' % A.lin((0, "#fff6d0"), (1, "#b07a2c"))
        for k in range(9):
            a, q = r.random() * 6.28, r.uniform(12, 56)
            s += disc(A, q * math.sin(a), 106 + q * math.cos(a), r.uniform(1.6, 3.4), p["eye"])
        s += disc(A, 0, 106, 8, b)
    elif kind == "purse":
        d = smooth([(-22, 26), (22, 24), (30, 40), (64, 96), (52, 150), (0, 164), (-54, 148), (-62, 94), (-30, 42)])
        det = "".join(A.line("M%s 34Q%s 90 %s 160" % (f(x * .4), f(x * 1.5), f(x)), "#2a1206", 6, .5, 2) for x in (-46, -18, 14, 44))
        s += '<path d="%s" fill="%s"/><g clip-path="%s">%s</g>' % (d, A.lin((0, "#b07a4a"), (.5, "#7a4422"), (1, "#241008")), A.clip(d), det)
        s += A.line("M-26 36Q0 46 28 34", BRASS, 6)
        for k in range(7):
            s += disc(A, -50 + k * 17 + r.uniform(-4, 4), 158 + r.uniform(-4, 12), 13, A.rad((0, "#fff8d8"), (.5, BRASS), (1, "#6a4010"), cx=.36, cy=.3, r=.75))
    elif kind == "net":
        s += ""
        for k in range(9):
            a = -80 + k * 20
            s += A.line("M%s 4Q%s 90 %s %s" % (f(a * .12), f(a * .7), f(a), f(190 - abs(a) * .5)), "#c8b48a", 2.6, .95)
        for j in range(1, 6):
            y, w = 34 * j, 16 + 13 * j
            q = [(-w, y - j * 5), (-w * .5, y + 8), (0, y + 2), (w * .5, y + 9), (w, y - j * 5)]
            s += A.line(smooth(q, False), "#a8946a", 2.6, .95)
            for x, yy in q[1:4]:
                s += disc(A, x, yy, 3.4, "#d8c79a")
        for k in range(6):
            s += disc(A, -64 + k * 26, 160 + r.uniform(-8, 22), 10, A.rad((0, "#ffffff"), (.4, "#cfd8c8"), (1, "#4a5a52"), cx=.35, cy=.3))
    elif kind == "hourglass":
        s += '<path d="M-44 -158L44 -158L44 -144L-44 -144ZM-44 -12L44 -12L44 4L-44 4Z" fill="%s"/>' % b
        d = "M-34 -144L34 -144C34 -104 6 -96 5 -78C6 -60 34 -52 34 -12L-34 -12C-34 -52 -6 -60 -5 -78C-6 -96 -34 -104 -34 -144Z"
        s += '<path d="%s" fill="%s" opacity=".85"/>' % (d, A.lin((0, "#f4ffff"), (.4, p["mid"]), (1, p["lit"]), x2=1, y2=0))
        c = A.clip(d)
        s += '<g clip-path="%s"><path d="M-30 -112Q0 -124 30 -112L4 -78L-4 -78Z" fill="%s"/><path d="M-36 -8Q0 -58 36 -8Z" fill="%s"/><path d="M-1.5 -80L1.5 -80L1.5 -30L-1.5 -30Z" fill="#fff3c4"/></g>' % (c, BRASS, BRASS)
        s += "".join(A.line("M%s -146Q%s -78 %s -8" % (x, f(x * 1.12), x), "#5a3a12", 7) + A.line("M%s -146Q%s -78 %s -8" % (x, f(x * 1.12), x), BRASS, 4) for x in (-40, 40))
        extra = glow(A, TT, 0, -70, 90, BRASS, .35)
    elif kind == "orb":
        s += disc(A, 0, -76, 58, A.rad((0, "#ffffff"), (.16, p["skl"]), (.4, p["acc"]), (.75, mix(p["acc"], p["cld"], .6)), (.93, p["cld"]), (1, p["lit"]), cx=.4, cy=.35, r=.68))
        s += A.line(smooth(arc(0, -76, 40, 14, 200, 340), False), "#ffffff", 3, .6, 1.5) + A.line(smooth(arc(4, -70, 34, 22, 10, 150), False), p["skl"], 4, .6, 2)
        s += A.line(smooth(arc(0, -76, 74, 20, 170, 370), False), BRASS, 4)
        extra = glow(A, TT, 0, -76, 150, p["acc"], .38)
    elif kind in ("ledger",):
        d = "M-86 -92C-40 -112 -10 -100 4 -84C22 -106 62 -112 104 -96L112 30C70 18 30 24 10 42C-6 24 -44 22 -80 34Z"
        s += '<path d="M-92 -84L-86 44Q-40 30 8 54Q40 32 120 42L112 -88Z" fill="%s"/>' % A.lin((0, mix(p["cloth"], "#3a1a0a", .5)), (1, "#160a06"))
        det = A.soft("M-4 -90L12 -90L18 50L0 50Z", "#3a2410", 6, .8)
        for k in range(8):
            y = -74 + k * 13
            det += A.line("M-70 %sQ-40 %s -12 %s" % (y + 2, y - 8, y + 6), "#4a3420", 1.8, .7) + A.line("M22 %sQ60 %s %s %s" % (y + 6, y - 8, 92 - (k % 3) * 14, y + 2), "#4a3420", 1.8, .7)
        s += '<path d="%s" fill="%s"/><g clip-path="%s">%s</g>' % (d, A.lin((0, "#fff8e6"), (.5, "#e2cfa6"), (1, "#9a7a4c")), A.clip(d), det)
        s += '<path d="M-2 -86L10 -86L16 74L4 62L-6 76Z" fill="%s"/>' % mix(p["acc"], "#7a1020", .5)
    elif kind in ("scroll", "map"):
        d = "M-70 -130C-30 -142 40 -122 78 -132L84 20C40 30 -20 12 -66 24Z"
        det = A.soft("M-80 -140L-40 -140L-40 40L-80 40Z", "#6a4a20", 10, .6) + A.soft("M60 -140L90 -140L90 40L62 40Z", "#6a4a20", 8, .5)
        if kind == "scroll":
            for k in range(8):
                y = -108 + k * 14
                det += A.line("M-48 %sQ6 %s %s %s" % (y, y + 6, 60 - (k * 7) % 22, y - 2), "#4a3018", 2, .75)
            det += disc(A, 34, 4, 15, "#a01c28") + disc(A, 34, 4, 8, "#d04048")
        else:
            det += A.line("M-50 -80C-20 -120 20 -60 60 -100M-50 -30C-10 -60 10 -10 64 -50", "#5a3a1a", 2.2, .8) + A.line("M-36 -10L-10 -50L20 -46L48 -84", "#a01c28", 3, .9)
            det += A.line("M42 -92L56 -78M56 -92L42 -78", "#a01c28", 4)
        s += '<path d="%s" fill="%s"/><g clip-path="%s">%s</g>' % (d, A.lin((0, "#fff5da"), (.5, "#dcc392"), (1, "#8a683c")), A.clip(d), det)
        for y in (-134, 22):
            s += '<path d="%s" fill="%s"/>' % (smooth([(-84, y - 10), (0, y - 6), (92, y - 12), (92, y + 8), (0, y + 12), (-84, y + 10)], k=.5), A.lin((0, "#fff5da"), (.5, "#c9aa74"), (1, "#5a3e1c")))
            for x in (-90, 96):
                s += disc(A, x, y, 9, b)
    else:
        s, extra = getattr(props_office, kind)(A, p, b, TT)
    return A.group(s, TT, **MET), extra


def held(A, p, sp, T, grip):
    """Prop and grip together: palm and sleeve behind the prop, fingers in front of it."""
    k = sp.prop
    if sp.pose == "fold":
        return folded(A, p, sp, T, grip)
    if k in LONG:
        x, y, a, z = 384, 622, 5, .8
    elif k == "scales":
        x, y, a, z = 326, 552, 0, .82
    elif k in HANG:
        x, y, a, z = 354, 520, 0, .92
    elif k == "ledger":
        x, y, a, z = 340, 612, -8, 1
    elif k in ("scroll", "map"):
        x, y, a, z = 348, 626, 6, 1
    else:
        x, y, a, z = 362, 620, 8, 1
    reach = ""
    if sp.pose in ("lean", "aside"):
        if k in LONG:
            x, y, a, z = 440, 560, 9, .84
        elif k in HANG:
            x, y, a, z = 440, 400, 0, .86
        else:
            x, y, a, z = (416, 524, 8, .76) if k in WIDE else (448, 500, 12, .88)
        if sp.pose == "aside":
            x, y = x + 6, y + 40
        if sp.guild == "farmer" and k in HANG:     # clear of the snout
            x, y = x + 8, y + 84
        if grip is grip_claw:
            x, y = x - 14, y + 46
        if grip is grip_hand:
            off = EDGE.get(k, (0, 0))
            reach = upper_arm(A, p, T, x + off[0] * z, y + off[1] * z)
    elif sp.pose == "down":
        x, y, a, z = (352, 640, 14, .84) if k in LONG else (330, 500, 0, .9) if k in HANG else (330, 628, 2, .96)
    TT = T + " translate(%s %s) rotate(%s) scale(%s)" % (x, y, a, z)
    body, extra = prop(A, p, k, TT)
    off = EDGE.get(k, (0, 0))
    back, front = grip(A, p, T, x + off[0] * z, y + off[1] * z, a, k)
    return reach + back + body + front + extra


def upper_arm(A, p, T, x, y):
    """Carries a raised hand: the sleeve down to the lower edge."""
    q = [(x - 42, y + 84), (x - 66, y + 170), (x - 84, y + 280), (x - 96, 900)]
    d, *_ = limb(q, 50, 74, 40, cap=.12)
    det = "".join(A.line("M%s %sQ%s %s %s %s" % (f(x - 90 + k * 22), f(y + 100), f(x - 110 + k * 26), f(y + 220), f(x - 150 + k * 34), f(y + 420)), c, w, .5, 3) for k in range(5) for c, w in ((p["cld"], 11), (p["cll"], 4)))
    return A.form(d, A.lin((0, mix(p["cloth"], p["cll"], .2)), (1, p["cld"])), T, det, r=16, scale=11, tex=.1, freq="0.04 0.02", bump=.2, spec=.2, rim=.8, rimw=3)


def folded(A, p, sp, T, grip):
    """Arms folded over the chest; the prop rises from the crook of the near arm."""
    k = sp.prop
    x, y, a, z = (388, 640, 7, .88) if k in LONG else (350, 560, 0, .8) if k in HANG else (352, 626, 10, .92)
    TT = T + " translate(%s %s) rotate(%s) scale(%s)" % (x, y, a, z)
    body, extra = prop(A, p, k, TT)
    far = [(456, 560), (474, 650), (420, 716), (320, 700), (196, 660)]
    near = [(70, 566), (58, 668), (130, 738), (240, 712), (352, 652)]
    s = ""
    for i, (q, w0, w1) in enumerate(((far, 56, 30), (near, 62, 34))):
        if grip is grip_hand:
            d, ss, nn, ws = limb(q, w0, w1, 44, bulge=10, cap=.1)
            det = ""
            for j in range(6, 40, 5):
                (sx, sy), (nx, ny), w = ss[j], nn[j], ws[j]
                ln = "M%s %sQ%s %s %s %s" % (f(sx + nx * w), f(sy + ny * w), f(sx - ny * 16), f(sy + nx * 16), f(sx - nx * w), f(sy - ny * w))
                det += A.line(ln, p["cld"], 9, .55, 3) + A.line("M%s %sQ%s %s %s %s" % (f(sx + nx * w - 6), f(sy + ny * w), f(sx - ny * 16 - 6), f(sy + nx * 16), f(sx - nx * w - 6), f(sy - ny * w)), p["cll"], 4, .5, 1.6)
            hx, hy = q[-1]
            dirx = -1 if i == 0 else 1
            fing = ""
            for m in range(4):
                sp_ = [(hx - dirx * 26, hy - 14 + m * 12), (hx + dirx * 14, hy - 20 + m * 13), (hx + dirx * 44, hy - 12 + m * 13), (hx + dirx * 52, hy + 2 + m * 12)]
                fd, *_ = limb(sp_, 10.5, 4, 20)
                fing += A.form(fd, A.lin((0, mix(p["skin"], p["skl"], .25)), (1, mix(p["skin"], p["skd"], .3))), T, A.line(smooth([(u, v - 3) for u, v in sp_], False), p["skl"], 3, .5, 1), r=4, scale=6, tex=.1, freq="0.08 0.08", bump=.3, spec=.6, rim=.85, rimw=2, sd=5, shadow=.6)
            sl = A.form(d, A.lin((0, mix(p["cloth"], p["cll"], .25)), (1, p["cld"])), T, det + _cuff(A, ss, nn, ws), r=18, scale=12, tex=.1, freq="0.04 0.02", bump=.2, spec=.2, rim=.85, rimw=3.2, sd=11, shadow=.8)
            part = fing + sl
        elif grip is grip_arm:
            q2 = q + ([(150, 640), (120, 610), (140, 590)] if i == 0 else [(400, 610), (430, 580), (410, 562)])
            kw = dict(spots=16, sd=10, shadow=.8)
            l = p["skl"]
            if sum(rgb(p["skin"])) < 1.2:
                l, kw["sheen"], kw["gain"] = mix(l, p["skin"], .6), .26, .72
            part = arm(A, T, q2, w0 * .8, 4, p["skin"], p["skd"], l, 80, suck=1 if i else -1, **kw)
        else:
            part = shelled(A, p, T, q, w0, 1 if i else -1)
        s += part
        if i == 0:
            s += body
    return s + extra


def _cuff(A, ss, nn, ws):
    (x, y), (nx, ny), w = ss[41], nn[41], ws[41]
    d = "M%s %sL%s %s" % (f(x + nx * w * 1.2), f(y + ny * w * 1.2), f(x - nx * w * 1.2), f(y - ny * w * 1.2))
    return A.line(d, "#3a2208", 13) + A.line(d, BRASS, 8)


def shelled(A, p, T, q, w0, side):
    """A jointed crab arm along q that ends in closed pincers."""
    v = dict(r=14, scale=11, tex=.12, freq="0.06 0.06", bump=.25, spec=.5, rim=.9, rimw=3, back=.5, sd=10, shadow=.8)
    ss = sample(q, 40)
    s = ""
    fill = lambda: A.lin((0, mix(p["skin"], p["skl"], .35)), (.5, p["skin"]), (1, p["skd"]))
    def bumps(pts, n):
        t = ""
        for _ in range(n):
            x, y = A.rng.choice(pts)
            x, y, r_ = x + A.rng.uniform(-30, 30), y + A.rng.uniform(-30, 30), A.rng.uniform(2, 5)
            t += '<circle cx="%s" cy="%s" r="%s" fill="%s" opacity=".8"/>' % (f(x), f(y), f(r_), A.rad((0, p["skl"]), (.6, p["skin"]), (1, p["skd"], .6), cx=.35, cy=.3))
        return t
    for a, b, w in ((0, 20, w0), (17, 31, w0 * .86)):
        pts = ss[a:b + 1:3]
        d, *_ = limb(pts, w * .8, w * .72, 30, bulge=w * .22, cap=.1)
        s += A.form(d, fill(), T, bumps(pts, 16) + A.line(smooth([(x, y + w * .6) for x, y in pts], False), p["skd"], w * .6, .6, 8), **v)
    # pincers
    x, y = ss[31]
    ex, ey = q[-1]
    t = T + " translate(%s %s) rotate(%s)" % (f(x), f(y), f(math.degrees(math.atan2(ey - y, ex - x))))
    up = smooth([(-24, -30), (14, -50), (66, -52), (118, -30), (148, 2), (112, -6), (70, -10), (46, 2), (40, 30), (0, 42), (-26, 20)], k=.9)
    dn = smooth([(20, 16), (60, -4), (104, 4), (142, 6), (110, 32), (64, 44), (24, 40)], k=.9)
    s += A.form(dn, fill(), t, "", **v)
    det = "".join('<circle cx="%s" cy="%s" r="%s" fill="%s" opacity=".8"/>' % (f(A.rng.uniform(-20, 110)), f(A.rng.uniform(-46, 20)), f(A.rng.uniform(2, 5)), A.rad((0, p["skl"]), (.6, p["skin"]), (1, p["skd"], .6), cx=.35, cy=.3)) for _ in range(20))
    return s + A.form(up, fill(), t, det, **v)


# ------------------------------------------------------------------ grips
def grip_hand(A, p, T, x, y, a, kind):
    return hand(A, p, T, x, y, a)


def grip_arm(A, p, T, x, y, a, kind):
    kw = dict(spots=14, sd=7)
    c, d, l = p["skin"], p["skd"], p["skl"]
    if sum(rgb(c)) < 1.2:      # dark folk: keep the arm dark, let the sheen carry it
        l, kw["sheen"] = mix(l, c, .4), .16
    TT = T + " translate(%s %s) rotate(%s)" % (f(x), f(y), f(a))
    if kind in EDGE and kind != "orb":    # one thick arm hooks over the edge
        start = [(-150, 560), (-214, 420), (-240, 310)] if y < 590 else []      # held high: up from the lower edge
        return "", arm(A, TT, start + [(-230, 236), (-150, 200), (-92, 130), (-72, 60), (-44, 14), (0, -2), (34, 14), (34, 44), (8, 46), (4, 26)], 40, 4, c, d, l, 80, suck=-1, **kw)
    whole = [(-230, 230), (-150, 190), (-90, 110), (-58, 52), (-20, 36), (18, 30), (34, 16), (22, 4), (-12, 2), (-30, -8), (-16, -20), (18, -24), (32, -40), (20, -58), (-6, -60), (-20, -78), (-6, -94), (8, -84)]
    if y < 480:     # held high: the arm comes up from the lower edge
        whole = [(-170, 540), (-208, 400), (-206, 290), (-168, 200)] + whole[2:]
    elif y < 590:
        whole = [(-190, 500), (-242, 380), (-248, 290)] + whole
    back = arm(A, TT, whole, 40, 3, c, d, l, 120, suck=-1, **kw)
    kw["sd"] = 5
    front = arm(A, TT, [(-66, 62), (-40, 42), (-16, 35), (10, 32), (30, 22)], 23, 15, c, d, l, 30, suck=-1, **kw)
    front += arm(A, TT, [(-30, -6), (-16, -19), (16, -24), (30, -36)], 13, 9, c, d, l, 30, suck=-1, **kw)
    return back, front


def grip_claw(A, p, T, x, y, a, kind):
    TT = T + " translate(%s %s) rotate(%s)" % (f(x), f(y), f(a))
    c, d, l = p["skin"], p["skd"], p["skl"]
    palm = smooth([(-190, 230), (-150, 120), (-120, 60), (-96, 10), (-60, -20), (-22, -8), (-4, 12), (32, 20), (56, 2), (66, 22), (40, 52), (4, 74), (-30, 108), (-60, 160), (-70, 240)], k=.9)
    v = dict(r=14, scale=11, tex=.12, freq="0.06 0.06", bump=.25, spec=.5, rim=.9, rimw=3, back=.5, sd=9)
    def knobs(box, n):
        s = ""
        for _ in range(n):
            xx, yy, q = A.rng.uniform(box[0], box[2]), A.rng.uniform(box[1], box[3]), A.rng.uniform(2, 5.5)
            s += '<circle cx="%s" cy="%s" r="%s" fill="%s" opacity=".8"/>' % (f(xx), f(yy), f(q), A.rad((0, l), (.6, c), (1, d, .6), cx=.35, cy=.3))
        return s
    det = A.soft("M-80 250L-30 100L60 40L70 80L0 250Z", d, 14, .7) + knobs((-170, -10, 0, 200), 34) + A.brush((-180, -20, 60, 230), 50, [l, d, p["cll"]], ang=-55, ln=(14, 44), op=(.05, .18))
    back = A.form(palm, A.lin((0, mix(c, l, .3)), (.6, c), (1, d)), TT, det, **v)
    dac = smooth([(-104, 6), (-84, -44), (-40, -66), (10, -58), (48, -30), (62, -2), (40, -10), (12, -26), (-20, -30), (-48, -14), (-72, 14)], k=.9)
    det = A.soft("M-90 20L-40 -20L60 -20L60 20L-60 40Z", d, 8, .6) + knobs((-90, -60, 30, -20), 14)
    for k in range(4):
        det += '<path d="M%s %sl6 10l7 -9Z" fill="%s"/>' % (f(-26 + k * 17), f(-29 + k * 4), l)
    front = A.form(dac, A.lin((0, mix(c, l, .45)), (1, mix(c, d, .4))), TT, det, **v)
    return back, front
