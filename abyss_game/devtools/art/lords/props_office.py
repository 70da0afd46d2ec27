"""Props by office. Each function returns (picture, glow); the grip is (0, 0), the prop rises or hangs from it."""
import math
from .propkit import *

STEEL = ((0, "#ffffff"), (.35, "#b9d2d8"), (.6, "#5a7884"), (1, "#22343e"))
WOOD = ((0, "#c99a62"), (.5, "#7a4c26"), (1, "#2a160a"))
BONE = ((0, "#fffbe8"), (.5, "#e0d2ac"), (1, "#7a6440"))


def path(d, fill, op=1):
    return '<path d="%s" fill="%s"%s/>' % (d, fill, ' opacity="%.2f"' % op if op < 1 else "")


def pearl(A, x, y, q):
    return disc(A, x, y, q, A.rad((0, "#ffffff"), (.45, "#f4efe6"), (.8, "#b9b0c0"), (1, "#6a6480"), cx=.36, cy=.3, r=.72))


def coin(A, x, y, q, col=BRASS):
    return disc(A, x, y, q, A.rad((0, "#fff8d8"), (.5, col), (1, "#6a4010"), cx=.36, cy=.3, r=.75)) + A.line(ell(x, y, q * .68), "#6a4010", 1.6, .7)


def link_chain(A, pts, n, q=9, col="#cfe2e8"):
    s = ""
    for i, (x, y) in enumerate(sample(pts, n)):
        e = ell(x, y, q, q * .62) if i % 2 else ell(x, y, q * .55, q)
        s += A.line(e, "#101a22", 9) + A.line(e, col, 5.5) + A.line(e, "#f0fbff", 1.2, .5)
    return s


# ------------------------------------------------------------------ war
def horn(A, p, b, TT):
    d, ss, nn, ws = limb([(-66, 54), (-30, 20), (6, -16), (30, -78), (20, -150), (-22, -204)], 7, 44, 50)
    s = path(d, A.lin((0, "#fff3d8"), (.4, "#d8b478"), (1, "#6a3a18"), x2=.6))
    for i in (6, 20, 34, 46):
        (x, y), (nx, ny), w = ss[i], nn[i], ws[i] * 1.06
        s += A.line("M%s %sL%s %s" % (f(x + nx * w), f(y + ny * w), f(x - nx * w), f(y - ny * w)), "#4c2b0c", 11) + A.line("M%s %sL%s %s" % (f(x + nx * w), f(y + ny * w), f(x - nx * w), f(y - ny * w)), BRASS, 7)
    return s + '<g transform="rotate(-36 -22 -204)">%s</g>' % path(ell(-22, -204, 46, 16), A.rad((0, "#1a0a04"), (.7, "#3a1c0c"), (1, "#c99a52"))), ""


def axe(A, p, b, TT):
    s = shaft(A, -260, 260, 11)
    s += path("M4 -250C40 -262 70 -300 96 -318C124 -260 124 -190 92 -132C70 -156 40 -186 4 -196Z", A.lin(*STEEL, x1=1, x2=0, y2=.4))
    s += path("M-4 -246C-26 -252 -44 -268 -60 -282C-66 -236 -62 -212 -44 -176C-32 -190 -20 -198 -4 -202Z", A.lin(*STEEL))
    s += A.line("M84 -300Q112 -230 82 -150", "#ffffff", 3, .8) + path("M-10 -262L10 -262L12 -188L-12 -188Z", b) + path("M-7 -260L0 -304L7 -260Z", b)
    return s, ""


def harpoon(A, p, b, TT):
    s = shaft(A, -240, 260, 9)
    s += path("M-4 -230L-5 -330L-34 -296L-26 -346L0 -420L26 -346L34 -296L5 -330L4 -230Z", A.lin(*STEEL, x2=1))
    q = [(0, -226), (26, -170), (-22, -120), (22, -70), (-16, -30), (0, 0)]
    s += A.line(smooth(q, False), "#3a2c1a", 8) + A.line(smooth(q, False), "#c9ac74", 5)
    for y in (-228, -218, -208):
        s += A.line("M-9 %sL9 %s" % (y, y - 4), "#d8c08a", 5)
    return s, ""


def bow(A, p, b, TT):
    q = [(-34, -214), (30, -196), (66, -126), (22, -40), (10, 0), (22, 40), (58, 108), (26, 176), (-34, 194)]
    d, *_ = limb(q, 5, 5, 60, bulge=6)
    s = A.line("M-34 -212L-58 -10L-34 192", "#e8f4f4", 2.4)
    s += path(d, A.lin(*WOOD)) + path("M2 -34L22 -34L24 34L2 34Z", "#4a2012") + "".join(A.line("M2 %sL24 %s" % (y, y - 4), BRASS, 3) for y in range(-28, 34, 11))
    s += A.line("M-58 -10L150 -42", "#d8b47a", 5) + path("M140 -54L182 -46L142 -28L152 -42Z", A.lin(*STEEL)) + path("M-58 -10L-76 -26L-40 -26L-28 -15Z", p["acc"]) + path("M-58 -10L-72 8L-38 4L-26 -13Z", p["acc"])
    return s, ""


def whip(A, p, b, TT):
    s = shaft(A, -70, 54, 15, "#5a2f22", False) + "".join(A.line("M-9 %sL9 %s" % (y, y - 5), BRASS, 2.6) for y in range(-60, 54, 11)) + disc(A, 0, 60, 13, b)
    d, *_ = limb([(0, -70), (-10, -150), (40, -210), (96, -170), (70, -96), (20, -110), (30, -176), (110, -230), (136, -150), (108, -60), (128, 10)], 7, 1.4, 90)
    s += path(d, A.lin((0, "#e0a070"), (.5, "#8a4a28"), (1, "#3a1a0c")))
    return s, ""


def shield(A, p, b, TT):
    d = smooth([(-104, -96), (-60, -168), (0, -196), (62, -168), (106, -96), (90, 0), (40, 70), (0, 92), (-40, 70), (-88, 0)], k=.9)
    det = ""
    for k in range(13):
        a = math.radians(196 + k * 12.3)
        det += A.line("M0 84L%s %s" % (f(230 * math.cos(a)), f(84 + 290 * math.sin(a))), "#5a3418" if k % 2 else "#fff3d8", 9 if k % 2 else 6, .6, 1.5)
    for t in (.5, .72, .9):
        det += A.line(smooth(arc(0, 70, 118 * t, 260 * t, 195, 345), False), "#7a4a24", 4, .5, 1)
    s = path(d, A.lin((0, "#fff0d0"), (.5, mix("#d8a870", p["cll"], .35)), (1, mix("#5a3014", p["cld"], .3)))) + '<g clip-path="%s">%s</g>' % (A.clip(d), det)
    return s + A.line(d, "#3a2208", 10) + A.line(d, BRASS, 6) + disc(A, 0, -30, 24, b) + disc(A, 0, -30, 12, A.rad((0, "#ffffff"), (.4, p["eye"]), (1, "#2a0a14"), cx=.36, cy=.3)), ""


def drum(A, p, b, TT):
    s = path("M-96 -78L-84 44Q0 84 84 44L96 -78Z", A.lin((0, p["cll"]), (.4, p["cloth"]), (1, p["cld"]), x2=1, y2=0))
    for k in range(7):
        x = -84 + k * 28
        s += A.line("M%s -64L%s 50M%s -64L%s 50" % (f(x), f(x * .8 + 12), f(x + 14), f(x * .8 - 2)), "#f0d8a0", 2.6, .9)
    s += path(ell(0, -82, 100, 34), b) + path(ell(0, -86, 90, 27), A.rad((0, "#fff8e6"), (.6, "#e6d2a8"), (1, "#9a7a4c"))) + A.line("M-84 46Q0 86 84 46", BRASS, 8)
    s += A.line(smooth(spiral(0, -86, 4, 44, 0, 720, 40), False), "#8a2a3a", 3, .7)
    d, *_ = limb([(20, -104), (60, -160), (110, -204)], 6, 4, 20)
    return s + path(d, A.lin(*WOOD)) + disc(A, 16, -100, 16, A.rad((0, "#ffffff"), (.5, "#e0c8a0"), (1, "#6a4a24"), cx=.36, cy=.3)), ""


# ------------------------------------------------------------------ bondage and theft
def shackles(A, p, b, TT):
    s = link_chain(A, [(0, 0), (-10, 40), (-40, 84)], 7) + link_chain(A, [(0, 0), (12, 44), (46, 76)], 7)
    for x, y in ((-48, 134), (56, 126)):
        s += A.line(ell(x, y, 38, 34), "#101a22", 22) + A.line(ell(x, y, 38, 34), "#7a929c", 15) + A.line(smooth(arc(x, y - 1, 38, 34, 185, 300), False), "#f0fbff", 4, .8)
        s += path(ell(x, y - 34, 13, 11), A.lin(*STEEL)) + path("M%s %sl8 0l0 12l-8 0Z" % (f(x - 4), f(y + 30)), b)
    return s, ""


def chain(A, p, b, TT):
    """A chain with one link burst."""
    s = link_chain(A, [(0, 0), (-30, 50), (-56, 110), (-44, 170)], 9, 17) + link_chain(A, [(4, 0), (34, 40), (58, 86)], 5, 17)
    s += A.line("M70 104Q94 110 92 132M60 118Q58 140 74 148", "#182430", 8) + A.line("M70 104Q94 110 92 132M60 118Q58 140 74 148", "#cfe2e8", 6)
    s += A.line(ell(-40, 208, 34, 30), "#101a22", 20) + A.line(ell(-40, 208, 34, 30), "#a8c0c8", 14)
    return s + "".join(A.line("M%s %sl%s %s" % q, "#fff3c4", 3, .9) for q in ((92, 92, 16, -12), (102, 116, 20, 2), (78, 86, 6, -18))), ""


def mask(A, p, b, TT):
    s = shaft(A, -40, 110, 9, "#7a5228", False)
    d = smooth([(-78, -150), (-40, -172), (0, -160), (42, -174), (80, -150), (76, -96), (54, -52), (18, -30), (0, -20), (-18, -30), (-54, -52), (-74, -96)], k=.9)
    det = A.soft(smooth([(10, -170), (90, -170), (80, -60), (0, -10), (20, -80)]), mix(p["acc"], "#200a20", .6), 12, .7) + A.line("M0 -158Q6 -110 0 -84", "#ffffff", 5, .6, 2)
    for x, s_ in ((-34, -1), (34, 1)):
        det += path(smooth([(x - 24, -112 - s_ * 5), (x, -126), (x + 24, -112 + s_ * 5), (x, -102)]), "#0a0410") + A.line(smooth([(x - 30, -124 - s_ * 8), (x, -140), (x + 30, -124 + s_ * 8)], False), BRASS, 5)
    det += A.line("M-26 -62Q0 -40 26 -62", "#3a0a1a", 5) + A.line("M-26 -62Q0 -54 26 -62", "#c03a52", 3)
    s += path(d, A.lin((0, "#ffffff"), (.5, mix(p["skl"], p["acc"], .2)), (1, p["acc"]))) + '<g clip-path="%s">%s</g>' % (A.clip(d), det) + A.line(d, BRASS, 5)
    for k in range(5):
        q = [(-50 + k * 25, -160), (-66 + k * 33, -206), (-90 + k * 45, -228 - 12 * (k == 2))]
        w, *_ = limb(q, 9, 2, 16, bulge=4)
        s += path(w, A.lin((0, p["acc"]), (1, p["cloth"]))) + disc(A, *q[-1], 5, BRASS)
    return s, ""


def jewels(A, p, b, TT):
    s = ""
    for k, (w, L, q) in enumerate(((52, 140, 9), (34, 104, 7))):
        for x, y in sample([(-6, 4), (-w, L * .45), (-w * .5, L * .92), (0, L), (w * .5, L * .92), (w, L * .45), (6, 4)], 22):
            s += pearl(A, x, y, q) if k == 0 else coin(A, x, y, q)
    s += path("M0 138L22 162L0 196L-22 162Z", A.lin((0, "#ffffff"), (.3, "#ff6a7a"), (1, "#5a0618"))) + A.line("M0 138L22 162L0 196L-22 162Z", BRASS, 4)
    for x, L, c in ((-84, 70, "#7fffc0"), (80, 84, "#7ac8ff")):
        s += A.line("M%s 6Q%s 30 %s %s" % (f(x * .2), f(x), f(x), L), BRASS, 3) + disc(A, x, L + 12, 13, A.rad((0, "#ffffff"), (.4, c), (1, "#062a2a"), cx=.36, cy=.3))
    return s, ""


def stamp(A, p, b, TT):
    """A coiner's die with a fresh coin stuck on its face."""
    s = path("M-26 -150L26 -150L20 -40L34 -24L34 40L-34 40L-34 -24L-20 -40Z", A.lin(*STEEL, x2=1, y2=.2)) + path(ell(0, -156, 38, 14), A.lin(*STEEL))
    s += "".join(A.line("M-22 %sL22 %s" % (y, y), "#22343e", 4, .8) for y in (-130, -118, -64, -52)) + path("M-38 38L38 38L38 52L-38 52Z", b)
    for x, y, q in ((66, -96, 30), (96, -140, 24), (52, -160, 20)):
        s += coin(A, x, y, q) + "".join(A.line("M%s %sL%s %s" % (f(x), f(y), f(x + q * .5 * math.cos(a)), f(y + q * .5 * math.sin(a))), "#6a4010", 2.4, .8) for a in (0.3, 1.55, 2.8, 4.05, 5.3))
    return s, ""


def crate(A, p, b, TT):
    s = path("M-110 -250L110 70", "none")
    for x, a, L in ((-56, -16, 70), (-20, -5, 92), (22, 6, 80), (58, 16, 64)):
        s += '<g transform="translate(%s -60) rotate(%s)">%s%s</g>' % (x, a, path("M-9 0L-7 -%d L0 -%d L7 -%d L9 0Z" % (L, L + 26, L), A.lin(*STEEL, x2=1, y2=0)), path("M-22 -10L22 -10L22 0L-22 0Z", b) if x != -18 else "")
    s += path("M-98 -66L98 -66L92 62L-92 62Z", A.lin(*WOOD))
    for y in (-62, -20, 22):
        s += path("M-96 %sL96 %sL95 %sL-95 %sZ" % (y, y, y + 36, y + 36), A.lin((0, "#b98850"), (.2, "#8a5a30"), (1, "#4a2a12"))) + A.line("M-92 %sQ0 %s 92 %s" % (y + 14, y + 20, y + 11), "#3a1e0a", 2, .6)
    for x in (-86, 74):
        s += path("M%s -70L%s -70L%s 66L%s 66Z" % (x, x + 14, x + 13, x + 1), b) + "".join(disc(A, x + 7, y, 3, "#3a2208") for y in (-58, 0, 54))
    return s, ""


# ------------------------------------------------------------------ trade
def spyglass(A, p, b, TT):
    s = path("M-120 -200L120 100", "none") + '<g transform="rotate(-62)">'
    for x0, x1, w, c in ((-60, 30, 17, "#7a4422"), (24, 96, 22, "#8a5230"), (90, 168, 28, "#6a3a1c")):
        s += path("M%s %sL%s %sL%s %sL%s %sZ" % (x0, -w, x1, -w - 2, x1, w + 2, x0, w), A.lin((0, mix(c, "#ffffff", .45)), (.35, c), (1, "#1a0c06")))
        s += path("M%s %sL%s %sL%s %sL%s %sZ" % (x1 - 12, -w - 4, x1 + 2, -w - 4, x1 + 2, w + 4, x1 - 12, w + 4), b)
    s += path("M-72 -14L-58 -20L-58 20L-72 14Z", b) + path(ell(170, 0, 9, 28), A.lin((0, "#eaffff"), (.5, p["lit"]), (1, "#0a2030"))) + "</g>"
    return s, glow(A, TT, 82, -152, 70, p["lit"], .5)


def bell(A, p, b, TT):
    s = shaft(A, -20, 66, 13, "#5a2f22", False) + disc(A, 0, 70, 11, b)
    s += path("M-16 -20C-24 -60 -70 -70 -78 -130L78 -130C70 -70 24 -60 16 -20Z", b) + path(ell(0, -130, 80, 20), A.rad((0, "#1a0c04"), (.75, "#4a2c0c"), (1, BRASS)))
    s += disc(A, 16, -132, 15, A.rad((0, "#fff3c4"), (.5, "#b07a2c"), (1, "#2a1606"), cx=.36, cy=.3)) + A.line("M-58 -96Q0 -76 58 -96", "#5a3a12", 4, .8) + A.line("M-40 -74Q0 -58 40 -74", "#5a3a12", 3, .8)
    return s, ""


def abacus(A, p, b, TT):
    s = path("M-96 -140L96 -140L96 30L-96 30ZM-82 -126L-82 16L82 16L82 -126Z", A.lin(*WOOD)).replace("/>", ' fill-rule="evenodd"/>')
    for k, y in enumerate((-104, -74, -44, -14)):
        s += A.line("M-84 %sL84 %s" % (y, y), BRASS, 3)
        n = 7
        for j in range(n):
            x = -70 + j * 17 + (28 if j > (2, 4, 1, 3)[k] else 0)
            s += pearl(A, x, y, 11) if k % 2 == 0 else disc(A, x, y, 11, A.rad((0, "#ffffff"), (.3, p["acc"]), (1, "#4c1a0c"), cx=.36, cy=.3))
    return s + "".join(disc(A, x, y, 7, b) for x in (-89, 89) for y in (-133, 23)), ""


def trophy(A, p, b, TT):
    """A stuffed anglerfish on a plaque."""
    s = path(smooth([(-100, -60), (-84, -134), (0, -158), (84, -134), (100, -60), (74, 20), (0, 44), (-74, 20)], k=.9), A.lin(*WOOD)) + A.line(smooth([(-88, -60), (-74, -122), (0, -144), (74, -122), (88, -60), (64, 12), (0, 32), (-64, 12)], k=.9), BRASS, 4)
    d = smooth([(84, -60), (60, -104), (8, -120), (-40, -98), (-62, -70), (-96, -104), (-92, -50), (-100, -6), (-62, -38), (-30, -6), (30, 2), (66, -16), (52, -44)], k=.9)
    s += path(d, A.lin((0, "#d8e8c8"), (.5, "#7a9a7a"), (1, "#24382e")))
    s += "".join(A.line("M%s %sq10 14 0 28" % (x, y), "#22382c", 2.4, .6) for x, y in ((-34, -76), (-12, -84), (-14, -50), (8, -58), (-36, -44)))
    s += path(smooth([(84, -60), (52, -44), (66, -16), (46, -30), (40, -48)]), "#1a0a0c") + "".join(path("M%s %sl5 12l5 -11Z" % (x, y), "#fffbe8") for x, y in ((52, -52), (64, -55), (74, -58)))
    s += disc(A, 40, -84, 13, A.rad((0, "#ffffff"), (.4, "#e8f0e0"), (.6, "#1a1a14"), (1, "#000"), cx=.45, cy=.4)) + path(smooth([(-10, -118), (10, -152), (34, -116)]), "#8aa88a")
    s += A.line("M22 -118Q50 -176 92 -150", "#5a7a5a", 4) + disc(A, 94, -146, 9, A.rad((0, "#ffffff"), (1, p["eye"])))
    return s, glow(A, TT, 94, -146, 50, p["eye"], .6)


def coffer(A, p, b, TT):
    s = path("M-92 -80C-92 -150 92 -150 92 -80Z", A.lin((0, "#c99a62"), (1, "#5a3014"))) + path("M-86 -84L86 -84L80 -64L-80 -64Z", "#140804")
    for k in range(13):
        x = -70 + k * 11.5
        s += coin(A, x, -66 - 9 * (k % 3), 13) if k % 3 else pearl(A, x, -76, 13)
    s += path("M-96 -60L96 -60L88 52L-88 52Z", A.lin(*WOOD))
    for x in (-70, 58):
        s += path("M%s -62L%s -62L%s 54L%s 54Z" % (x, x + 14, x + 13, x + 1), b) + A.line("M%s -88Q%s -132 %s -134" % (x + 7, x + 7, f((x + 7) * .75)), BRASS, 9)
    return s + A.line("M-94 -58L94 -58", BRASS, 7) + path("M-16 -48L16 -48L13 0L0 8L-13 0Z", b) + disc(A, 0, -30, 5, "#1a0c04") + path("M-3 -28L3 -28L4 -12L-4 -12Z", "#1a0c04"), glow(A, TT, 0, -84, 100, BRASS, .35)


def bigpearl(A, p, b, TT):
    """One great pearl in its own half shell."""
    s = path(smooth([(-96, -70), (-86, -20), (-40, 22), (0, 30), (40, 22), (86, -20), (96, -70), (60, -52), (0, -44), (-60, -52)], k=.9), A.lin((0, "#e8d8c0"), (.5, "#a8805a"), (1, "#3a2414")))
    for k in range(9):
        x = -84 + k * 21
        s += A.line("M%s %sQ%s 0 %s 26" % (x, -58 + 8 * (1 - abs(k - 4) / 4), f(x * .7), f(x * .25)), "#5a3a20", 4, .6)
    q = disc(A, 0, -80, 58, A.rad((0, "#fbf4f0"), (.3, "#d9cfd2"), (.65, "#a8a0b4"), (.9, "#6a6484"), (1, "#8a90a8"), cx=.38, cy=.32, r=.72))
    q += A.line(smooth(arc(0, -80, 42, 40, 20, 120), False), "#ffb8e0", 7, .5, 4) + A.line(smooth(arc(0, -80, 46, 44, 130, 200), False), "#8ae8ff", 7, .5, 4) + A.soft(ell(-20, -104, 13, 9), "#ffffff", 4, .9)
    return q + s, glow(A, TT, 0, -80, 120, "#fff0e0", .18)


# ------------------------------------------------------------------ magic and learning
def tome(A, p, b, TT):
    s = path("M-80 -156L70 -164L96 -146L98 30L-56 40L-82 22Z", A.lin((0, "#fff5da"), (.5, "#d8c092"), (1, "#7a5a30")))
    s += "".join(A.line("M%s %sL%s %s" % (78 + k * 4, -156 + k * 3, 80 + k * 4, 30 - k), "#7a5a30", 1.4, .7) for k in range(5))
    d = "M-86 -158L66 -166L70 34L-82 42Z"
    hide = mix(p["cld"], p["skd"], .5) if sum(rgb(p["cloth"])) > 1.8 else p["cloth"]     # a white cover would burn out
    s += path(d, A.lin((0, mix(hide, p["cll"], .45)), (.5, hide), (1, mix(hide, p["cld"], .6))))
    s += A.line("M-72 -144L54 -151L57 22L-69 29Z", BRASS, 4) + "".join(path("M%s %sL%s %sL%s %sZ" % q, b) for q in ((-86, -158, -50, -160, -86, -120), (66, -166, 30, -164, 66, -128), (-82, 42, -46, 40, -82, 4), (70, 34, 34, 36, 70, -4)))
    s += A.line(ell(-8, -62, 34), BRASS, 5) + disc(A, -8, -62, 17, A.rad((0, "#ffffff"), (.4, p["eye"]), (1, mix(p["acc"], "#1a0620", .5)), cx=.38, cy=.32))
    for k in range(8):
        a = k * math.pi / 4
        s += A.line("M%s %sL%s %s" % (f(-8 + 40 * math.cos(a)), f(-62 + 40 * math.sin(a)), f(-8 + 54 * math.cos(a)), f(-62 + 54 * math.sin(a))), BRASS, 4)
    return s, glow(A, TT, -8, -62, 80, p["eye"], .4)


def vial(A, p, b, TT):
    d = "M-13 -150L13 -150L13 -92C60 -76 70 -10 36 22C16 38 -16 38 -36 22C-70 -10 -60 -76 -13 -92Z"
    s = path(d, A.rad((0, "#f4ffff", .9), (.7, p["lit"], .75), (1, "#ffffff", .9)))
    q = path("M-70 -44Q-30 -56 0 -44Q34 -32 70 -46L70 50L-70 50Z", A.lin((0, mix(p["acc"], "#ffffff", .4)), (.4, "#7fffb0"), (1, "#0a6a5a")))
    q += "".join(disc(A, x, y, r_, "#eafff4") for x, y, r_ in ((-20, -20, 6), (6, -6, 8), (24, -26, 5), (-6, 12, 5), (-30, 6, 4), (16, 16, 4)))
    s += '<g clip-path="%s">%s</g>' % (A.clip(d), q) + A.line(d, "#eaffff", 3, .8) + A.line("M-40 -50Q-54 -16 -34 8", "#ffffff", 6, .8, 1)
    s += path("M-18 -158L18 -158L18 -142L-18 -142Z", b) + path("M-12 -180L12 -180L10 -158L-10 -158Z", A.lin(*WOOD))
    s += "".join(disc(A, x, y, r_, A.rad((0, "#eafff4", .9), (1, "#7fffb0", .2))) for x, y, r_ in ((26, -190, 8), (40, -216, 11), (14, -232, 6)))
    return s, glow(A, TT, 0, -14, 120, "#7fffb0", .6)


def pendulum(A, p, b, TT):
    s = "".join(A.line(ell(x, y, 4.5, 6), "#fff0b8", 2.6) for x, y in sample([(0, 0), (-4, 40), (-26, 86), (-40, 112)], 13))
    s += disc(A, -56, 164, 54, b) + disc(A, -56, 164, 44, A.rad((0, mix(p["cld"], "#000", .3)), (1, p["cloth"])))
    s += A.line(smooth(spiral(-56, 164, 3, 42, 0, 1260, 90), False), p["eye"], 5, .95) + disc(A, -56, 164, 6, "#ffffff")
    for k in range(12):
        a = k * math.pi / 6
        s += disc(A, -56 + 54 * math.cos(a), 164 + 54 * math.sin(a), 5, b)
    s += A.line(smooth(arc(-40, 60, 110, 112, 70, 120), False), p["eye"], 3, .3, 2)
    return s, glow(A, TT, -56, 164, 110, p["eye"], .5)


def jar(A, p, b, TT):
    d = smooth([(-46, -118), (46, -118), (58, -80), (56, 0), (42, 34), (-42, 34), (-56, 0), (-58, -80)], k=.6)
    q = path("M-80 -70Q0 -84 80 -70L80 60L-80 60Z", A.lin((0, "#7ad8c0"), (.5, "#3a9a8a"), (1, "#0a3a3e")))
    for k, (x, y, c) in enumerate(((-22, -34, "#ffb0c0"), (14, -50, "#ffe0a0"), (26, -8, "#ffb0c0"), (-8, 6, "#ffe0a0"), (-30, 8, "#c8b0ff"))):
        w, *_ = limb([(x - 12, y + 14), (x - 4, y), (x + 6, y + 4), (x + 14, y - 12)], 6, 3, 16)
        q += path(w, A.lin((0, "#ffffff"), (1, c)))
    s = path(d, A.lin((0, mix(p["lit"], "#ffffff", .3), .7), (1, p["mid"], .8))) + '<g clip-path="%s">%s</g>' % (A.clip(d), q) + A.line(d, "#eaffff", 3.4, .85) + A.line("M-44 -84Q-50 -40 -42 6", "#ffffff", 6, .8, 1)
    s += path("M-52 -134L52 -134L50 -112L-50 -112Z", A.lin((0, p["cll"]), (1, p["cld"]))) + A.line("M-50 -112Q0 -104 50 -112", "#d8c08a", 5)
    return s, glow(A, TT, 0, -30, 90, "#8affe0", .25)


def torchfish(A, p, b, TT):
    """A live lantern fish on a line."""
    s = A.line("M0 0Q10 30 4 62", "#e0c890", 3)
    d = smooth([(-70, 116), (-44, 76), (4, 62), (50, 84), (66, 108), (106, 80), (98, 124), (108, 166), (66, 136), (44, 158), (-6, 166), (-46, 148)], k=.9)
    s += path(d, A.lin((0, "#ffe8b0"), (.4, mix(p["acc"], "#ff8a3c", .4)), (1, mix(p["cld"], "#4a0a2a", .5))))
    s += "".join(A.line("M%s %sq10 12 0 24" % q, "#5a1a3a", 2.6, .6) for q in ((0, 88), (20, 92), (2, 116), (24, 118), (42, 104)))
    s += path(smooth([(-70, 116), (-34, 124), (-46, 148), (-58, 136)]), "#1a040e") + "".join(path("M%s %sl4 10l5 -9Z" % q, "#fffbe8") for q in ((-62, 118), (-52, 120), (-43, 121)))
    s += disc(A, -30, 96, 12, A.rad((0, "#ffffff"), (.35, p["eye"]), (.5, "#1a040e"), (1, "#000"), cx=.45, cy=.4)) + A.line("M-20 70Q-60 20 -100 62", "#ffd0a0", 5)
    s += disc(A, -102, 68, 17, A.rad((0, "#ffffff"), (.5, p["eye"]), (1, p["acc"])))
    return s, glow(A, TT, -102, 68, 170, p["eye"], .95)


# ------------------------------------------------------------------ the senate
def pawn(A, p, b, TT):
    """A gaming piece: a crowned figure between two fingers."""
    d = "M-44 20L44 20L40 2C24 -8 18 -30 16 -66L28 -74L20 -88C34 -100 36 -130 18 -146L-18 -146C-36 -130 -34 -100 -20 -88L-28 -74L-16 -66C-18 -30 -24 -8 -40 2Z"
    s = path(d, A.lin(*BONE, x2=1, y2=.3)) + path("M-26 -142L-30 -186L-14 -164L0 -194L14 -164L30 -186L26 -142Z", b)
    s += "".join(A.line("M%s %sL%s %s" % q, "#7a5a2c", 4, .8) for q in ((-42, 8, 42, 8), (-26, -72, 26, -72), (-19, -60, 19, -60))) + pearl(A, 0, -198, 9)
    return s, ""


def letter(A, p, b, TT):
    s = path("M-74 -112L78 -120L84 -10L-68 0Z", A.lin((0, "#fff8e6"), (.6, "#e6d4aa"), (1, "#9a7a4c")))
    s += A.line("M-72 -110L4 -52L76 -118M-66 -2L-14 -62M82 -12L24 -66", "#7a5a30", 3, .8)
    s += path(smooth([(8 + (26 + (k % 2) * 5) * math.cos(k * .45), -56 + (26 + (k % 2) * 5) * math.sin(k * .45)) for k in range(14)]), A.rad((0, "#ff7a7a"), (.5, "#b01c2c"), (1, "#4a0610"), cx=.4, cy=.35)) + A.line(ell(8, -56, 15), "#5a0814", 3, .8) + disc(A, 8, -56, 6, "#e0505a")
    return s + path("M2 -30L-10 20L4 10L12 24L18 -32Z", "#b01c2c"), ""


def bowl(A, p, b, TT):
    s = "".join(pearl(A, x, y, 15) for x, y in ((-34, -66), (0, -72), (34, -66), (-16, -86), (18, -88), (2, -104)))
    s += path("M-76 -60L76 -60C70 -14 40 12 22 18L30 36L-30 36L-22 18C-40 12 -70 -14 -76 -60Z", A.lin((0, "#ffe8b8"), (.4, "#b07a44"), (1, "#3a1c0c"))) + A.line("M-74 -58Q0 -44 74 -58", BRASS, 7) + A.line("M-60 -30Q0 -12 60 -30", "#f0d090", 3, .7)
    return s, ""


def torch(A, p, b, TT):
    s = shaft(A, -200, 260, 14, "#6a3c1c")
    s += path("M-18 -200L18 -200L34 -262L-34 -262Z", b) + "".join(A.line("M%s -200L%s -262" % (x, x * 1.9), "#4c2b0c", 4) for x in (-8, 0, 8))
    s += path(smooth([(-32, -258), (-44, -308), (-20, -340), (-14, -400), (14, -360), (26, -330), (48, -310), (32, -256), (0, -250)], k=1), A.lin((0, "#fff3a0"), (.5, "#ffb04a"), (1, "#ff5a2a"))) + path(smooth([(-16, -258), (-20, -296), (0, -346), (18, -298), (16, -258)]), "#fffbe0")
    return s, glow(A, TT, 0, -310, 190, "#ffb04a", .9)


# ------------------------------------------------------------------ field and hold
def bucket(A, p, b, TT):
    s = A.line("M-56 84Q-50 0 0 0Q50 0 56 84", "#2a3a44", 8) + A.line("M-56 84Q-50 0 0 0Q50 0 56 84", "#b9ccd2", 4)
    for x, y, a in ((-30, 70, -30), (0, 56, 8), (28, 68, 34), (-8, 74, -8), (16, 78, 20)):
        s += '<g transform="translate(%s %s) rotate(%s)">%s%s%s</g>' % (x, y, a, path("M-9 20C-16 -10 -6 -26 0 -32C6 -26 16 -10 9 20Z", A.lin((0, "#ffffff"), (.5, "#b9d2d8"), (1, "#4a6a7a"))), path("M0 -26L-14 -44L0 -38L14 -44Z", "#8aa8b4"), disc(A, 3, 6, 2.4, "#101820"))
    s += path("M-64 80L64 80L50 184L-50 184Z", A.lin((0, "#c99a62"), (.4, "#8a5a30"), (1, "#2a160a"), x2=1, y2=0)) + "".join(A.line("M%s 82L%s 182" % (x, x * .8), "#2a160a", 3, .7) for x in (-40, -14, 14, 40))
    return s + "".join(A.line("M%s %sQ0 %s %s %s" % (-w, y, y + 12, w, y), BRASS, 7) for w, y in ((62, 96), (54, 160))), ""


def millstone(A, p, b, TT):
    s = path(ell(14, -66, 104, 106), "#2a2620") + path(ell(0, -70, 104, 106), A.rad((0, "#f0e4c8"), (.6, "#b9a684"), (1, "#5a4a34"), cx=.4, cy=.35, r=.7))
    for k in range(12):
        a = k * math.pi / 6
        s += A.line("M%s %sQ%s %s %s %s" % (f(30 * math.cos(a)), f(-70 + 30 * math.sin(a)), f(66 * math.cos(a + .14)), f(-70 + 66 * math.sin(a + .14)), f(98 * math.cos(a + .1)), f(-70 + 98 * math.sin(a + .1))), "#4a3c28", 5, .8) + A.line("M%s %sQ%s %s %s %s" % (f(30 * math.cos(a) - 3), f(-73 + 30 * math.sin(a)), f(66 * math.cos(a + .14) - 3), f(-73 + 66 * math.sin(a + .14)), f(98 * math.cos(a + .1) - 3), f(-73 + 98 * math.sin(a + .1))), "#fff8e0", 2, .6)
    return s + disc(A, 0, -70, 27, "#14100a") + A.line(ell(0, -70, 27), "#8a7654", 6), ""


def sprout(A, p, b, TT):
    s = ""
    for x, L, a in ((-30, 120, -24), (-12, 170, -8), (10, 190, 6), (32, 130, 22)):
        d, ss, nn, ws = limb([(x * .6, -50), (x, -50 - L * .4), (x + a, -50 - L * .75), (x + a * 2.2, -50 - L)], 9, 2, 24, wob=(.3, 3))
        s += path(d, A.lin((0, "#e0f08a"), (.5, p["cll"]), (1, p["cloth"])))
        for i in (6, 11, 16, 21):
            (px, py), sg = ss[i], (1 if i % 2 else -1)
            s += path(smooth([(px, py), (px + sg * 20, py - 18), (px + sg * 38, py - 16), (px + sg * 22, py - 2)]), A.lin((0, "#d0e07a"), (1, p["cloth"])))
    s += "".join(disc(A, x, y, 9, A.rad((0, "#ffffff"), (.35, p["acc"]), (1, "#6a1c06"), cx=.36, cy=.3)) for x, y in ((-44, -120), (2, -176), (46, -130), (22, -220)))
    return s + path("M-56 -60L56 -60L42 40L-42 40Z", A.lin((0, "#e08a5a"), (.5, "#9a4a28"), (1, "#3a160a"), x2=1, y2=.3)) + path("M-62 -72L62 -72L60 -52L-60 -52Z", A.lin((0, "#f0a878"), (1, "#7a3418"))) + A.line("M-50 -20Q0 -8 50 -20", "#ffd8a0", 4, .6), ""


def oysters(A, p, b, TT):
    s = path("M-110 -160L110 70", "none")
    for x, y, a in ((-52, -62, -24), (50, -66, 22), (-4, -84, -4)):
        s += '<g transform="translate(%s %s) rotate(%s)">' % (x, y, a)
        s += path(smooth([(-46, 0), (-40, -40), (0, -60), (40, -42), (46, 0), (0, 10)]), A.lin((0, "#8a94a0"), (1, "#3a424c"))) + path(smooth([(-38, -6), (-32, -36), (0, -52), (32, -36), (38, -6), (0, 2)]), A.rad((0, "#d8d4e0"), (.5, "#a8b0c8"), (.8, "#8a80b0"), (1, "#4a5870")))
        s += pearl(A, 2, -24, 14) + path(smooth([(-48, 0), (-20, 18), (20, 18), (48, 0), (0, 6)]), A.lin((0, "#aab4c0"), (1, "#2a323c"))) + "</g>"
    s += path("M-98 -58Q0 -34 98 -58L78 50Q0 74 -78 50Z", A.lin((0, "#e0b878"), (.5, "#a0703a"), (1, "#3a220c")))
    for k in range(9):
        s += A.line("M%s -50L%s 56" % (-84 + k * 21, -68 + k * 17), "#4a2c10", 4, .6)
    for y in (-36, -12, 12, 36):
        s += A.line("M%s %sQ0 %s %s %s" % (-92 + (y + 36) * .2, y, y + 24, 92 - (y + 36) * .2, y), "#f4d8a0", 3, .6)
    return s + A.line("M-98 -58Q0 -34 98 -58", "#6a4418", 11) + A.line("M-98 -60Q0 -36 98 -60", "#e8c488", 6), glow(A, TT, 0, -100, 80, "#fff0e0", .35)


def eggs(A, p, b, TT):
    s = path(smooth([(-96, -30), (-70, 34), (0, 56), (70, 34), (96, -30), (40, -6), (-40, -6)]), A.lin((0, p["cll"]), (1, p["cld"])))
    for x, y, q in ((-54, -40, 31), (54, -42, 31), (0, -34, 34), (-28, -82, 29), (30, -84, 29), (0, -122, 25)):
        s += disc(A, x, y, q, A.rad((0, "#ffffff"), (.25, "#ffe8b0"), (.6, mix(p["acc"], "#ff7a4a", .4)), (.9, mix(p["acc"], "#7a2a1a", .6)), (1, "#ffe8c0"), cx=.42, cy=.36, r=.6))
        s += A.line(smooth(arc(x + 2, y + 4, q * .45, q * .4, 20, 250), False), "#3a1408", 5, .6, 1) + disc(A, x + q * .3, y + q * .1, 3.4, "#1a0804")
    for k in range(11):
        x = -90 + k * 18
        s += A.line("M%s %sQ%s %s %s %s" % (x, -26 + 6 * (k % 2), x * .9, 20, f(x * .6 + 20 * (k % 3 - 1)), 46), mix(p["cll"], "#ffffff", .2) if k % 2 else p["cloth"], 7, .9)
    return s, glow(A, TT, 0, -70, 130, p["acc"], .5)


def oar(A, p, b, TT):
    s = shaft(A, -210, 260, 11)
    return s + path(smooth([(-12, -200), (-34, -250), (-36, -340), (-20, -400), (0, -412), (20, -400), (36, -340), (34, -250), (12, -200)], k=.8), A.lin((0, "#e0b98a"), (.4, "#9a6638"), (1, "#3a1e0c"), x2=1, y2=.2)) + A.line("M0 -210L0 -404", "#4a2a12", 4, .7) + "".join(A.line("M-30 %sL30 %s" % (y, y - 6), "#c9ac74", 5, .8) for y in (-246, -256)) + path("M-14 -206L14 -206L14 -194L-14 -194Z", b), ""


def broom(A, p, b, TT):
    s = shaft(A, -230, 260, 10)
    r = A.rng
    for k in range(40):
        t = k / 39
        x = -54 + 108 * t + r.uniform(-6, 6)
        s += A.line("M%s -236Q%s -280 %s %s" % (f(x * .25), f(x * .8), f(x), f(-350 - r.uniform(0, 40))), mix("#e8cf94", "#6a5232", r.random()), 5, .95)
    s += path("M-18 -228L18 -228L24 -256L-24 -256Z", b)
    return s + A.line("M-32 -276Q0 -266 32 -276", "#8a2a3a", 6) + A.line("M-40 -296Q0 -284 40 -296", "#8a2a3a", 6), ""
