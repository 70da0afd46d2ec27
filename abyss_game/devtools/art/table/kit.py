"""Shared drawing parts of the table: palette, documents, gradients, filters, shapes.

Everything here returns SVG source as strings. A stack of documents collects
gradients and filters, so a part can be drawn anywhere without passing ids around.
"""
import math
import random

from ..colour import BLACK, BRASS, DEEP, FOAM, LIT, MID, PEARL, mix

# ---------------------------------------------------------------- palette
INK = "#0a0f18"
RACES = ["jellyfish", "crab", "seahorse", "shellfish", "squid"]
COL = {"jellyfish": "#a57bf5", "crab": "#f2614f", "seahorse": "#f5a63a", "shellfish": "#45c184",
       "squid": "#4b9cf5", "ambassador": "#f1ead9", "kraken": "#6d7287"}
GUILD = {"mage": "jellyfish", "soldier": "crab", "farmer": "seahorse", "merchant": "shellfish",
         "politician": "squid", "ambassador": "ambassador", "smuggler": "kraken"}


# ---------------------------------------------------------------- documents
class Doc:
    def __init__(self, w, h):
        self.w, self.h, self.defs, self.body, self.n, self.memo = w, h, [], [], 0, {}

    def uid(self):
        self.n += 1
        return f"i{self.n}"

    def define(self, key, make):
        """One definition per key; returns its id."""
        if key not in self.memo:
            i = self.memo[key] = self.uid()
            self.defs.append(make(i))
        return self.memo[key]

    def add(self, *parts):
        self.body.extend(parts)

    def svg(self):
        return (f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
                f'width="{self.w}" height="{self.h}" viewBox="0 0 {self.w} {self.h}"><defs>'
                + "".join(self.defs) + "</defs>" + "".join(self.body) + "</svg>")


STACK = [Doc(1, 1)]


def doc():
    return STACK[-1]


def _stops(stops):
    out, n = [], len(stops)
    for i, s in enumerate(stops):
        if isinstance(s, str):
            s = (i / max(1, n - 1), s, 1)
        elif len(s) == 2:
            s = (s[0], s[1], 1)
        out.append(f'<stop offset="{s[0]:.3f}" stop-color="{s[1]}" stop-opacity="{s[2]}"/>')
    return "".join(out)


def lin(*stops, v=(0, 0, 0, 1), user=False):
    u = ' gradientUnits="userSpaceOnUse"' if user else ""
    k = ("lin", stops, v, user)
    return "url(#%s)" % doc().define(k, lambda i: f'<linearGradient id="{i}" x1="{v[0]}" y1="{v[1]}" x2="{v[2]}" '
                                     f'y2="{v[3]}"{u}>{_stops(stops)}</linearGradient>')


def rad(*stops, c=(.5, .5, .5), f=None, user=False, tr=""):
    u = ' gradientUnits="userSpaceOnUse"' if user else ""
    f = f or c[:2]
    t = f' gradientTransform="{tr}"' if tr else ""
    k = ("rad", stops, c, f, user, tr)
    return "url(#%s)" % doc().define(k, lambda i: f'<radialGradient id="{i}" cx="{c[0]}" cy="{c[1]}" r="{c[2]}" '
                                     f'fx="{f[0]}" fy="{f[1]}"{u}{t}>{_stops(stops)}</radialGradient>')


def filt(key, inner, box=(-.3, -.3, 1.6, 1.6)):
    return "url(#%s)" % doc().define(("f", key), lambda i: f'<filter id="{i}" x="{box[0]}" y="{box[1]}" width="{box[2]}" '
                                     f'height="{box[3]}" color-interpolation-filters="sRGB">{inner}</filter>')


def blur(s):
    return filt(("blur", s), f'<feGaussianBlur stdDeviation="{s}"/>', (-.6, -.6, 2.2, 2.2))


def glow(c, s=4, k=1.0):
    return filt(("glow", c, s, k), f'<feGaussianBlur in="SourceAlpha" stdDeviation="{s}" result="b"/>'
                f'<feFlood flood-color="{c}" flood-opacity="{k}"/><feComposite in2="b" operator="in" result="g"/>'
                f'<feMerge><feMergeNode in="g"/><feMergeNode in="g"/><feMergeNode in="SourceGraphic"/></feMerge>',
                (-.6, -.6, 2.2, 2.2))


def shadow(dy=3, s=4, k=.7):
    return filt(("sh", dy, s, k), f'<feGaussianBlur in="SourceAlpha" stdDeviation="{s}"/><feOffset dy="{dy}" result="b"/>'
                f'<feComponentTransfer in="b" result="c"><feFuncA type="linear" slope="{k}"/></feComponentTransfer>'
                f'<feMerge><feMergeNode in="c"/><feMergeNode in="SourceGraphic"/></feMerge>', (-.5, -.5, 2, 2))


def relief(b=2.0, scale=4, spec=.7, light="#d8fbff", amb=.45, expo=14):
    """Light from above on the alpha of a group: soft volume for flat shapes."""
    return filt(("relief", b, scale, spec, light, amb, expo),
                f'<feGaussianBlur in="SourceAlpha" stdDeviation="{b}" result="h"/>'
                f'<feDiffuseLighting in="h" surfaceScale="{scale}" diffuseConstant="1.15" lighting-color="#ffffff" result="d">'
                f'<feDistantLight azimuth="262" elevation="48"/></feDiffuseLighting>'
                f'<feComposite in="SourceGraphic" in2="d" operator="arithmetic" k1="{1 - amb + .25}" k2="{amb}" result="m"/>'
                f'<feSpecularLighting in="h" surfaceScale="{scale}" specularConstant="{spec}" specularExponent="{expo}" '
                f'lighting-color="{light}" result="s"><feDistantLight azimuth="262" elevation="38"/></feSpecularLighting>'
                f'<feComposite in="m" in2="s" operator="arithmetic" k2="1" k3="1" result="t"/>'
                f'<feComposite in="t" in2="SourceAlpha" operator="in"/>')


# ---------------------------------------------------------------- shapes
def attrs(kw):
    return "".join(f' {k.replace("_", "-")}="{v}"' for k, v in kw.items() if v is not None)


def P(d, fill="none", **kw):
    return f'<path d="{d}" fill="{fill}"{attrs(kw)}/>'


def C(x, y, r, fill="none", **kw):
    return f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{r:.2f}" fill="{fill}"{attrs(kw)}/>'


def E(x, y, rx, ry, fill="none", **kw):
    return f'<ellipse cx="{x:.2f}" cy="{y:.2f}" rx="{rx:.2f}" ry="{ry:.2f}" fill="{fill}"{attrs(kw)}/>'


def R(x, y, w, h, fill="none", rx=0, **kw):
    return f'<rect x="{x:.2f}" y="{y:.2f}" width="{w:.2f}" height="{h:.2f}" rx="{rx}" fill="{fill}"{attrs(kw)}/>'


def L(x1, y1, x2, y2, c, w=1, **kw):
    return f'<line x1="{x1:.2f}" y1="{y1:.2f}" x2="{x2:.2f}" y2="{y2:.2f}" stroke="{c}" stroke-width="{w}"{attrs(kw)}/>'


def G(*parts, **kw):
    return f'<g{attrs(kw)}>' + "".join(parts) + "</g>"


def at(x, y, *parts, s=1, rot=0, sx=None, **kw):
    t = f"translate({x:.2f} {y:.2f})" + (f" rotate({rot:.2f})" if rot else "")
    t += f" scale({sx} {s})" if sx is not None else (f" scale({s:.4f})" if s != 1 else "")
    return G(*parts, transform=t, **kw)


def clip(shape, *parts):
    i = doc().uid()
    doc().defs.append(f'<clipPath id="{i}">{shape}</clipPath>')
    return G(*parts, clip_path=f"url(#{i})")


def curve(pts, closed=False, t=.5):
    """Smooth path through points."""
    n = len(pts)
    d = f"M{pts[0][0]:.2f} {pts[0][1]:.2f}"
    for i in range(n if closed else n - 1):
        p0 = pts[(i - 1) % n] if closed or i > 0 else pts[0]
        p1, p2 = pts[i % n], pts[(i + 1) % n]
        p3 = pts[(i + 2) % n] if closed or i + 2 < n else pts[-1]
        k = t / 3 * 1.0
        d += (f"C{p1[0] + (p2[0] - p0[0]) * k:.2f} {p1[1] + (p2[1] - p0[1]) * k:.2f} "
              f"{p2[0] - (p3[0] - p1[0]) * k:.2f} {p2[1] - (p3[1] - p1[1]) * k:.2f} {p2[0]:.2f} {p2[1]:.2f}")
    return d + ("Z" if closed else "")


def tube(pts, w0, w1=0.0, bulge=None):
    """Closed outline around a spine whose width runs from w0 to w1."""
    a, b, n = [], [], len(pts)
    for i, (x, y) in enumerate(pts):
        x0, y0 = pts[max(0, i - 1)]
        x1, y1 = pts[min(n - 1, i + 1)]
        l = math.hypot(x1 - x0, y1 - y0) or 1
        t = i / (n - 1)
        w = (w0 + (w1 - w0) * t) / 2
        if bulge:
            w *= bulge(t)
        nx, ny = -(y1 - y0) / l * w, (x1 - x0) / l * w
        a.append((x + nx, y + ny))
        b.append((x - nx, y - ny))
    return curve(a + b[::-1], True, .9)


def wave(x, y, length, amp, turns, ang=90, n=14, ph=0.0, grow=True):
    """Points of a waving tentacle."""
    c, s = math.cos(math.radians(ang)), math.sin(math.radians(ang))
    out = []
    for i in range(n):
        t = i / (n - 1)
        u, v = t * length, math.sin(t * turns * 2 * math.pi + ph) * amp * (t if grow else 1)
        out.append((x + c * u - s * v, y + s * u + c * v))
    return out


def spiral(cx, cy, r0, turns, shrink=.18, a0=0, n=60, flip=1):
    out = []
    for i in range(n):
        t = i / (n - 1) * turns * 2 * math.pi
        r = r0 * math.exp(-shrink * t)
        out.append((cx + r * math.cos(a0 + flip * t), cy + r * math.sin(a0 + flip * t)))
    return out


def picture(layer, x, y, w, h, **kw):
    """A picture rendered on its own (see `layers.py`) laid into this one."""
    return (f'<image x="{x:.2f}" y="{y:.2f}" width="{w:.2f}" height="{h:.2f}" preserveAspectRatio="none"{attrs(kw)} '
            f'xlink:href="layer:{layer}"/>')


def build(draw, w=1280, h=720):
    """The document that `draw` paints, as SVG text; w and h in units."""
    d = Doc(w, h)
    STACK.append(d)
    try:
        d.add(draw())
    finally:
        STACK.pop()
    return d.svg()


def rnd(seed):
    return random.Random(str(seed))
