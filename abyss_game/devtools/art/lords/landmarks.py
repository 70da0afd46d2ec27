"""One building a guild, seen far off beside the head: silhouette, lit edge, windows that glow.

Local space: ground at y = 0, about 170 wide and 330 high."""
import random
from .svgkit import *


def arch(x, y, w, h):
    return "M%s %sL%s %sQ%s %s %s %sQ%s %s %s %sL%s %sZ" % tuple(f(v) for v in (x - w, y, x - w, y - h * .6, x - w, y - h, x, y - h, x + w, y - h, x + w, y - h * .6, x + w, y))


def box(x0, y0, x1, y1, k=0):
    return P([(x0 - k, y0), (x0, y1), (x1, y1), (x1 + k, y0)]) + "Z"


def mage(r):
    w = [arch(0, y, 5, 16) for y in (-60, -120, -176)] + [arch(x, -36, 4, 13) for x in (-44, 44)] + [ell(0, -232, 15, 5)]
    d = [smooth([(-34, 10), (-22, -90), (-14, -200), (14, -200), (22, -90), (34, 10)], k=.7), smooth([(-52, -206), (-46, -250), (-18, -282), (18, -282), (46, -250), (52, -206), (26, -214), (0, -206), (-26, -214)], k=.9),
         "M-3 -280L0 -330L3 -280Z", box(-60, 10, -32, -56, 4), box(32, 10, 60, -56, 4), smooth([(-62, -54), (-46, -92), (-30, -54)]), smooth([(30, -54), (46, -92), (62, -54)])]
    ln = smooth(arc(0, -246, 78, 18, 0, 360, 40))
    return d, w, ln, [(78, -246, 5), (-60, -258, 4)]


def soldier(r):
    d = [box(-78, 10, 78, -96, 8), box(-88, 10, -48, -170, 6), box(46, 10, 90, -206, 6), box(-20, 10, 24, -140, 4)]
    for x0, x1, y in ((-94, -42, -166), (40, 96, -202), (-26, 30, -136)):
        n = 3
        for k in range(n):     # claw-shaped merlons
            x = x0 + (x1 - x0) * (k + .5) / n
            d.append("M%s %sQ%s %s %s %sQ%s %s %s %sZ" % tuple(f(v) for v in (x - 9, y, x - 8, y - 26, x + 5, y - 34, x + 3, y - 14, x + 10, y)))
    w = [box(x - 3, y, x + 3, y - 20) for x, y in ((-68, -110), (-68, -60), (66, -150), (66, -96), (-36, -46), (40, -46), (2, -88))] + [arch(2, -4, 12, 36)]
    return d, w, "", [(68, -246, 7)]


def farmer(r):
    d = [smooth([(-40, 10), (-52, -80), (-44, -170), (-20, -222), (8, -226), (34, -180), (44, -90), (38, 10)]), smooth([(-56, -160), (-34, -226), (-4, -258), (30, -226), (54, -164), (0, -184)], k=.9), box(-110, 10, -36, -46, 6), smooth([(-116, -44), (-74, -84), (-32, -46)])]
    ln = ell(70, -64, 56)
    for k in range(8):
        a = k * math.pi / 4
        ln += "M%s %sL%s %s" % (f(70), f(-64), f(70 + 66 * math.cos(a)), f(-64 + 66 * math.sin(a)))
    w = [ell(-4, -130, 9), ell(-16, -80, 7), ell(14, -82, 7), ell(-86, -22, 6), ell(-60, -22, 6), arch(-2, 2, 11, 34)]
    return d, w, ln, []


def merchant(r):
    d = [smooth([(-66, 10), (-74, -60), (-50, -110), (4, -122), (56, -106), (74, -56), (66, 10)]), smooth([(-48, -96), (-44, -150), (-8, -180), (36, -166), (50, -120), (40, -92)]), smooth([(-26, -160), (-18, -206), (4, -230), (24, -208), (28, -164)]), smooth([(-10, -214), (4, -290), (14, -214)]),
         P([(-96, -16), (-60, -52), (-56, -10)]) + "Z", P([(60, -50), (104, -14), (58, -8)]) + "Z"]
    ln = "".join(smooth(q, False) for q in ([(-70, -70), (0, -46), (72, -76)], [(-48, -128), (0, -108), (48, -138)], [(-22, -186), (4, -176), (26, -194)]))
    w = [arch(x, -2, 8, 26) for x in (-40, 0, 40)] + [ell(x, -84, 7) for x in (-36, -8, 22)] + [ell(-8, -142, 6), ell(18, -146, 6), ell(4, -200, 5)]
    return d, w, ln, [(-96, -10, 5), (104, -8, 5)]


def politician(r):
    d = [box(-104, 10, 104, -8, 8), P([(-100, -104), (0, -150), (100, -104), (100, -92), (-100, -92)]) + "Z", smooth([(-58, -120), (-56, -172), (-30, -212), (0, -222), (30, -212), (56, -172), (58, -120)]), box(-8, -214, 8, -244), "M-3 -240L0 -284L3 -240Z"]
    d += [box(x - 8, -4, x + 8, -96, 2) for x in (-88, -53, -18, 18, 53, 88)]
    w = [arch(x, -10, 9, 60) for x in (-70, -35, 0, 35, 70)] + [arch(x, -140, 5, 22) for x in (-34, -12, 12, 34)] + [ell(0, -116, 7)]
    return d, w, "", []


def ambassador(r):
    d = [box(-84, 10, -52, -210, 3), box(52, 10, 84, -210, 3), smooth([(-98, -196), (-68, -280), (-38, -196)], k=.5), smooth([(38, -196), (68, -280), (98, -196)], k=.5),
         P([(-60, -70), (-30, -116), (30, -116), (60, -70), (60, -52), (28, -92), (-28, -92), (-60, -52)]) + "Z", box(-90, -128, -46, -138), box(46, -128, 90, -138)]
    ln = "M-68 -278L-68 -310M68 -278L68 -310M-68 -308L-34 -300L-68 -292M68 -308L102 -300L68 -292"
    w = [arch(x, y, 5, 22) for x in (-68, 68) for y in (-40, -92, -152)] + [ell(x, -104, 4) for x in (-22, 0, 22)]
    return d, w, ln, [(-68, -212, 5), (68, -212, 5)]


def smuggler(r):
    d = [P([(-110, 10), (-96, -60), (-70, -90), (-30, -96), (70, -66), (104, -40), (80, 10)]) + "Z", P([(-102, -60), (-92, -150), (-40, -140), (-34, -92)]) + "Z", P([(-8, -80), (22, -300), (28, -300), (4, -78)]) + "Z", P([(-40, -226), (70, -204), (70, -198), (-40, -218)]) + "Z", P([(50, -60), (72, -180), (76, -180), (60, -56)]) + "Z"]
    ln = "M24 -298L-70 -148M24 -298L92 -46M-30 -222Q-6 -150 -34 -100M60 -204Q44 -150 66 -120"
    w = [box(x - 8, y + 8, x + 6, y - 10, 1) for x, y in ((-78, -118), (-54, -114))] + [ell(x, y, 5) for x, y in ((-62, -46), (-28, -48), (6, -42), (40, -32))]
    return d, w, ln, [(62, -186, 6)]


def draw(A, p, guild, x, y, k, op=.9):
    """The landmark of the guild at (x, y), k times its size."""
    d, w, ln, lamps = globals()[guild](random.Random(A.seed))
    col, edge = mix(p["deep"], p["mid"], .85), mix(p["mid"], p["lit"], .75)
    warm = mix("#ffd98a", p["eye"], .25)
    T = "translate(%s %s) scale(%s)" % (f(x), f(y), "%.2f" % k)
    path = " ".join(d)
    s = '<g transform="%s" opacity="%.2f">' % (T, op)
    s += '<g filter="%s"><path d="%s" fill="%s"/></g>' % (A.lblur(1.1), path, A.lin((0, mix(col, edge, .55)), (.5, col), (.86, mix(col, p["deep"], .6)), (1, p["deep"], 0), x1=0, x2=0, y1=-320, y2=6, user=True))
    edge_ = A.lin((0, edge, .75), (.8, edge, .5), (.97, edge, 0), x1=0, x2=0, y1=-320, y2=6, user=True)
    s += '<g clip-path="%s" filter="%s"><path d="%s" fill="none" stroke="%s" stroke-width="5" transform="translate(-2 -1)"/></g>' % (A.clip(path), A.lblur(1.2), path, edge_)
    if ln:
        s += A.line(ln, mix(edge, col, .25), 3, .8, .8)
    win = " ".join(w)
    s += '<path d="%s" fill="%s" opacity=".6" filter="%s"/>' % (win, warm, A.lblur(6))
    s += '<path d="%s" fill="%s"/>' % (win, A.lin((0, "#fff3cf"), (1, warm)))
    for px, py, q in lamps:
        s += '<circle cx="%s" cy="%s" r="%s" fill="%s"/>' % (f(px), f(py), f(q * 4), A.rad((0, "#fff6dc", .95), (.2, warm, .8), (1, warm, 0)))
    return s + "</g>"
