"""Small pieces for props: brass, discs, rings, shafts, glow."""
from .svgkit import *


def brass(A, v=0):
    return A.lin((0, "#fff2c0"), (.28, BRASS), (.62, "#b07a2c"), (1, "#4c2b0c"), x2=v)


def disc(A, x, y, r, fill):
    return '<path d="%s" fill="%s"/>' % (ell(x, y, r), fill)


def ring(A, x, y, r, w, col=BRASS):
    return A.line(ell(x, y, r), "#3a2208", w + 3) + A.line(ell(x, y, r), col, w) + A.line(smooth(arc(x, y, r - .5, r - .5, 190, 300), False), "#fff6d0", w * .4, .9)


def shaft(A, y0, y1, w=8, col=None, wrap=True):
    d = P([(-w / 2, y0), (w / 2, y0), (w * .62, y1), (-w * .62, y1)]) + "Z"
    fill = A.lin((0, "#e0b98a"), (.35, col or "#8a5a34"), (1, "#22120a"), x2=1, y2=0)
    s = '<path d="%s" fill="%s"/>' % (d, fill)
    if wrap:
        for y in range(int(y0) + 20, int(y1), 46):
            s += '<path d="%s" fill="%s"/>' % (P([(-w * .8, y), (w * .8, y - 3), (w * .8, y + 7), (-w * .8, y + 10)]) + "Z", brass(A))
    return s


def glow(A, TT, x, y, r, col, k=.8):
    return '<g transform="%s" style="mix-blend-mode:screen"><circle cx="%s" cy="%s" r="%s" fill="%s"/></g>' % (
        TT, f(x), f(y), f(r), A.rad((0, mix(col, "#ffffff", .6), k), (.18, col, k * .65), (.5, col, k * .2), (1, col, 0)))
