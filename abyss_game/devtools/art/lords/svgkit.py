"""Primitives for painted SVG: smooth paths, tapered limbs, gradients and the
lighting filters that turn flat vector shapes into lit, textured volumes.

Standard library only. Everything returns strings; an Art object collects defs.
"""
import math
import random
import re

from ..colour import BRASS, FOAM, hexs, mix, rgb, shift

W, H = 520, 800
INK = "#050a12"


# ------------------------------------------------------------------ paths
def f(x):
    return ("%.1f" % x).rstrip("0").rstrip(".")


def P(pts):
    return "M" + " L".join(f(x) + " " + f(y) for x, y in pts)


def smooth(pts, closed=True, k=1.0):
    """Catmull-Rom through the points as cubic Beziers."""
    n = len(pts)
    d = "M%s %s" % (f(pts[0][0]), f(pts[0][1]))
    rng = range(n if closed else n - 1)
    for i in rng:
        if closed:
            p0, p1, p2, p3 = pts[(i - 1) % n], pts[i], pts[(i + 1) % n], pts[(i + 2) % n]
        else:
            p0, p1, p2, p3 = pts[max(i - 1, 0)], pts[i], pts[i + 1], pts[min(i + 2, n - 1)]
        c1 = (p1[0] + (p2[0] - p0[0]) * k / 6, p1[1] + (p2[1] - p0[1]) * k / 6)
        c2 = (p2[0] - (p3[0] - p1[0]) * k / 6, p2[1] - (p3[1] - p1[1]) * k / 6)
        d += "C%s %s %s %s %s %s" % tuple(f(v) for v in (*c1, *c2, *p2))
    return d + ("Z" if closed else "")


def sample(pts, n=40):
    """Points along a Catmull-Rom spline, evenly in parameter."""
    out = []
    m = len(pts) - 1
    for j in range(n + 1):
        u = j / n * m
        i = min(int(u), m - 1)
        t = u - i
        p0, p1, p2, p3 = pts[max(i - 1, 0)], pts[i], pts[i + 1], pts[min(i + 2, m)]
        q = []
        for a in (0, 1):
            q.append(0.5 * (2 * p1[a] + (p2[a] - p0[a]) * t + (2 * p0[a] - 5 * p1[a] + 4 * p2[a] - p3[a]) * t * t
                            + (3 * p1[a] - p0[a] - 3 * p2[a] + p3[a]) * t ** 3))
        out.append(tuple(q))
    return out


def normals(s):
    out = []
    for i in range(len(s)):
        a, b = s[max(i - 1, 0)], s[min(i + 1, len(s) - 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        L = math.hypot(dx, dy) or 1
        out.append((-dy / L, dx / L))
    return out


def limb(spine, w0, w1, n=36, bulge=0.0, wob=None, cap=0.0):
    """Outline of a tapered limb. Returns (path, samples, normals, half widths)."""
    s = sample(spine, n)
    nn = normals(s)
    ws = []
    for i in range(n + 1):
        t = i / n
        w = w0 + (w1 - w0) * t ** 0.85 + bulge * math.sin(math.pi * t)
        if wob:
            w *= 1 + wob[0] * math.sin(wob[1] * t * math.tau)
        if cap and t < cap:
            w *= max(.12, 1 - (1 - t / cap) ** 2) ** .5
        ws.append(max(w, 0.4))
    L = [(p[0] + m[0] * w, p[1] + m[1] * w) for p, m, w in zip(s, nn, ws)]
    R = [(p[0] - m[0] * w, p[1] - m[1] * w) for p, m, w in zip(s, nn, ws)]
    tip = s[-1]
    d = smooth(L + [tip] + R[::-1], True)
    return d, s, nn, ws


def spiral(cx, cy, r0, r1, a0, a1, n=40):
    out = []
    for i in range(n + 1):
        t = i / n
        a = math.radians(a0 + (a1 - a0) * t)
        r = r0 + (r1 - r0) * t
        out.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return out


def arc(cx, cy, rx, ry, a0, a1, n=24):
    return [(cx + rx * math.cos(math.radians(a0 + (a1 - a0) * i / n)),
             cy + ry * math.sin(math.radians(a0 + (a1 - a0) * i / n))) for i in range(n + 1)]


def frill(edge, amp, waves, rng, side=1, jitter=0.35):
    """A ruffled line that follows `edge` (list of points)."""
    n = waves * 6
    s = sample(edge, n)
    nn = normals(s)
    out = []
    ph = rng.random() * 6
    for i, (p, m) in enumerate(zip(s, nn)):
        a = amp * math.sin(math.pi * (i + .5) / (n + 1)) ** .4 * (0.5 + 0.5 * math.sin(i / 6 * math.tau + ph)) * (1 + jitter * math.sin(i * 0.37 + ph))
        out.append((p[0] + m[0] * a * side, p[1] + m[1] * a * side))
    return out


def bbox(d):
    """Bounds of a path's control points (enough to size a filter region)."""
    xs, ys = [], []
    x = y = 0.0
    for cmd, body in re.findall(r"([MLCQAHVZmlcqahvz])([^MLCQAHVZmlcqahvz]*)", d):
        n = [float(v) for v in re.findall(r"-?\d*\.?\d+(?:e-?\d+)?", body)]
        low = cmd.islower()
        c = cmd.upper()
        if c in "MLCQ":
            step = {"M": 2, "L": 2, "C": 6, "Q": 4}[c]
            for i in range(0, len(n) - step + 1, step):
                bx, by = (x, y) if low else (0, 0)
                for j in range(0, step, 2):
                    xs.append(n[i + j] + bx)
                    ys.append(n[i + j + 1] + by)
                x, y = xs[-1], ys[-1]
        elif c == "A":
            for i in range(0, len(n) - 6, 7):
                rx, ry, ex, ey = n[i], n[i + 1], n[i + 5] + (x if low else 0), n[i + 6] + (y if low else 0)
                xs += [min(x, ex) - rx * .2, max(x, ex) + rx * .2]
                ys += [min(y, ey) - ry * 1.05, max(y, ey) + ry * 1.05]
                x, y = ex, ey
        elif c == "H":
            x = n[-1] + (x if low else 0)
            xs.append(x)
            ys.append(y)
        elif c == "V":
            y = n[-1] + (y if low else 0)
            xs.append(x)
            ys.append(y)
    return min(xs), min(ys), max(xs), max(ys)


def matrix(T):
    m = (1, 0, 0, 1, 0, 0)
    for name, body in re.findall(r"(translate|rotate|scale)\(([^)]*)\)", T):
        n = [float(v) for v in re.findall(r"-?\d*\.?\d+(?:e-?\d+)?", body)]
        if name == "translate":
            ms = [(1, 0, 0, 1, n[0], n[1] if len(n) > 1 else 0)]
        elif name == "scale":
            ms = [(n[0], 0, 0, n[1] if len(n) > 1 else n[0], 0, 0)]
        else:
            c, s = math.cos(math.radians(n[0])), math.sin(math.radians(n[0]))
            ms = [(c, s, -s, c, 0, 0)]
            if len(n) == 3:
                ms = [(1, 0, 0, 1, n[1], n[2])] + ms + [(1, 0, 0, 1, -n[1], -n[2])]
        for b in ms:
            a = m
            m = (a[0] * b[0] + a[2] * b[1], a[1] * b[0] + a[3] * b[1], a[0] * b[2] + a[2] * b[3], a[1] * b[2] + a[3] * b[3],
                 a[0] * b[4] + a[2] * b[5] + a[4], a[1] * b[4] + a[3] * b[5] + a[5])
    return m


def tbox(box, T):
    m = matrix(T)
    q = [(m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]) for x in (box[0], box[2]) for y in (box[1], box[3])]
    return min(a for a, _ in q), min(b for _, b in q), max(a for a, _ in q), max(b for _, b in q)


class Art:
    def __init__(self, seed=1, key=(236, 50), rimcol=FOAM, bounce="#e7a45a", frame=(0, 0, 520, 800)):
        """frame = left, top, right and lower edge of what is seen."""
        self.frame = x0, y0, x1, y1 = frame
        self.REG = 'filterUnits="userSpaceOnUse" x="%d" y="%d" width="%d" height="%d" color-interpolation-filters="sRGB"' % (x0, y0, x1 - x0, y1 - y0)
        self.defs = []
        self.cache = {}
        self.n = 0
        self.rng = random.Random(seed)
        self.seed = seed
        self.az, self.el = key
        self.rimcol = rimcol
        self.bounce = bounce
        self.shade = "#141230"
        self.open_side = None  # where the figure leaves the view free
        self.gaze = None      # (along, down, lid) added to every eye

    def uid(self, p="i"):
        self.n += 1
        return "%s%d" % (p, self.n)

    # -------------------------------------------------------------- paint
    def _stops(self, stops):
        s = ""
        for st in stops:
            o, c = st[0], st[1]
            a = "" if len(st) < 3 else ' stop-opacity="%s"' % f(st[2]) if st[2] >= 0.1 or st[2] == 0 else ' stop-opacity="%.2f"' % st[2]
            s += '<stop offset="%s" stop-color="%s"%s/>' % (("%.3f" % o), c, a)
        return s

    def lin(self, *stops, x1=0, y1=0, x2=0, y2=1, user=False):
        i = self.uid("l")
        u = ' gradientUnits="userSpaceOnUse"' if user else ""
        self.defs.append('<linearGradient id="%s" x1="%s" y1="%s" x2="%s" y2="%s"%s>%s</linearGradient>' % (
            i, x1, y1, x2, y2, u, self._stops(stops)))
        return "url(#%s)" % i

    def rad(self, *stops, cx=.5, cy=.5, r=.5, fx=None, fy=None, user=False, tr=""):
        i = self.uid("r")
        u = ' gradientUnits="userSpaceOnUse"' if user else ""
        fo = ' fx="%s" fy="%s"' % (fx, fy) if fx is not None else ""
        t = ' gradientTransform="%s"' % tr if tr else ""
        self.defs.append('<radialGradient id="%s" cx="%s" cy="%s" r="%s"%s%s%s>%s</radialGradient>' % (
            i, cx, cy, r, fo, u, t, self._stops(stops)))
        return "url(#%s)" % i

    def clip(self, d):
        i = self.uid("c")
        self.defs.append('<clipPath id="%s"><path d="%s"/></clipPath>' % (i, d))
        return "url(#%s)" % i

    def mask(self, content):
        i = self.uid("m")
        self.defs.append('<mask id="%s" maskUnits="userSpaceOnUse" x="-200" y="-200" width="920" height="1200">%s</mask>' % (i, content))
        return "url(#%s)" % i


    def blur(self, sd):
        k = ("b", sd)
        if k not in self.cache:
            i = self.uid("f")
            self.defs.append('<filter id="%s" %s><feGaussianBlur stdDeviation="%s"/></filter>' % (i, self.REG, sd))
            self.cache[k] = "url(#%s)" % i
        return self.cache[k]

    def lblur(self, sd, d=None, w=0):
        """Blur in the shape's own space; the region hugs the path, which is what keeps it fast."""
        if d is not None:
            x0, y0, x1, y1 = bbox(d) if isinstance(d, str) else d
            m = sd * 3 + w + 1
            i = self.uid("f")
            self.defs.append('<filter id="%s" filterUnits="userSpaceOnUse" x="%s" y="%s" width="%s" height="%s" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="%s"/></filter>' % (
                i, f(x0 - m), f(y0 - m), f(x1 - x0 + 2 * m), f(y1 - y0 + 2 * m), f(sd)))
            return "url(#%s)" % i
        k = ("lb", sd)
        if k not in self.cache:
            i = self.uid("f")
            self.defs.append('<filter id="%s" filterUnits="userSpaceOnUse" x="-300" y="-300" width="820" height="1100">'
                             '<feGaussianBlur stdDeviation="%s"/></filter>' % (i, sd))
            self.cache[k] = "url(#%s)" % i
        return self.cache[k]

    def vol(self, r=14, scale=8, tex=.10, freq="0.022 0.03", octv=4, bump=0.14, spec=.3, exp=20,
            rim=.8, rimw=3.5, back=.35, shadow=.6, sd=9, amb=.0, gain=1.12, speccol=None, rough=0, rimcol=None, box=None):
        """The house filter: relief light from blurred alpha + painted luminance + noise,
        a wet highlight, a foam rim above, a warm bounce below, a contact shadow."""
        k = ("v", r, scale, tex, freq, octv, bump, spec, exp, rim, rimw, back, shadow, sd, amb, gain, speccol, rough, rimcol, box)
        if k in self.cache:
            return self.cache[k]
        i = self.uid("v")
        sc = speccol or FOAM
        rc = rimcol or self.rimcol
        az, el = self.az, self.el
        ox, oy = -math.cos(math.radians(az)) * rimw, -math.sin(math.radians(az)) * rimw
        reg = self.REG
        if box:
            m = max(sd * 3.2, r * 1.2, 8)
            x0, y0 = max(self.frame[0] - 20, box[0] - m), max(self.frame[1] - 20, box[1] - m)
            x1, y1 = min(self.frame[2] + 20, box[2] + m), min(self.frame[3] + 20, box[3] + m)
            reg = 'filterUnits="userSpaceOnUse" x="%d" y="%d" width="%d" height="%d" color-interpolation-filters="sRGB"' % (x0, y0, max(2, x1 - x0), max(2, y1 - y0))
        s = '<filter id="%s" %s>' % (i, reg)
        s += '<feTurbulence type="fractalNoise" baseFrequency="%s" numOctaves="%d" seed="%d" result="t"/>' % (freq, octv, self.seed % 97)
        src = "SourceGraphic"
        if rough:
            s += '<feDisplacementMap in="SourceGraphic" in2="t" scale="%s" xChannelSelector="R" yChannelSelector="G" result="src"/>' % f(rough * 2)
            src = "src"
        s += '<feColorMatrix in="%s" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0" result="a"/>' % src
        s += '<feGaussianBlur in="a" stdDeviation="%s" result="h1"/><feGaussianBlur in="a" stdDeviation="%s" result="h2"/>' % (f(r), f(max(r * .22, .8)))
        s += '<feComposite in="h1" in2="h2" operator="arithmetic" k1="0" k2=".72" k3=".28" k4="0" result="h"/>'
        # painted luminance as relief
        s += '<feColorMatrix in="%s" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .35 .5 .15 0 0" result="lum0"/><feGaussianBlur in="lum0" stdDeviation="1.1" result="lum"/>' % src
        s += '<feColorMatrix in="t" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .7 .3 0 0 0" result="ta"/>'
        s += '<feComposite in="h" in2="lum" operator="arithmetic" k1="0" k2="%.3f" k3="%.3f" k4="0" result="hl"/>' % (1 - bump * .6, bump)
        s += '<feComposite in="hl" in2="ta" operator="arithmetic" k1="0" k2="%.3f" k3="%.3f" k4="0" result="hm"/>' % (1 - tex * .5, tex)
        s += '<feDiffuseLighting in="hm" surfaceScale="%s" diffuseConstant="%.2f" lighting-color="#ffffff" result="d"><feDistantLight azimuth="%s" elevation="%s"/></feDiffuseLighting>' % (f(scale), gain, az, el)
        sh = rgb(self.shade)
        s += '<feComponentTransfer in="d" result="dt"><feFuncR type="table" tableValues="%.3f %.3f 1"/><feFuncG type="table" tableValues="%.3f %.3f 1"/><feFuncB type="table" tableValues="%.3f %.3f 1"/></feComponentTransfer>' % (
            sh[0], sh[0] * .45 + .34, sh[1], sh[1] * .45 + .32, sh[2], sh[2] * .45 + .36)
        s += '<feComposite in="%s" in2="dt" operator="arithmetic" k1="%.2f" k2="%.2f" k3="0" k4="0" result="lit"/>' % (src, 1.12, amb)
        s += '<feSpecularLighting in="hm" surfaceScale="%s" specularConstant="%.2f" specularExponent="%s" lighting-color="%s" result="s0"><feDistantLight azimuth="%s" elevation="%s"/></feSpecularLighting>' % (f(scale), spec, exp, sc, az, el + 6)
        s += '<feComposite in="s0" in2="a" operator="in" result="s1"/>'
        s += '<feComposite in="lit" in2="s1" operator="arithmetic" k1="0" k2="1" k3=".85" k4="0" result="ls0"/><feComposite in="ls0" in2="a" operator="in" result="ls"/>'
        # rim above, bounce below
        s += '<feOffset in="a" dx="%s" dy="%s" result="ro"/><feComposite in="a" in2="ro" operator="out" result="r0"/><feGaussianBlur in="r0" stdDeviation="%s" result="r1"/>' % (f(ox), f(oy), f(rimw * .4))
        s += '<feFlood flood-color="%s" flood-opacity="%.2f"/><feComposite in2="r1" operator="in" result="r2"/><feComposite in="r2" in2="a" operator="in" result="rim"/>' % (rc, rim)
        s += '<feOffset in="a" dx="%s" dy="%s" result="bo"/><feComposite in="a" in2="bo" operator="out" result="b0"/><feGaussianBlur in="b0" stdDeviation="%s" result="b1"/>' % (f(-ox * 1.3), f(-oy * 1.1), f(rimw * .9))
        s += '<feFlood flood-color="%s" flood-opacity="%.2f"/><feComposite in2="b1" operator="in" result="b2"/><feComposite in="b2" in2="a" operator="in" result="bnc"/>' % (self.bounce, back)
        s += '<feBlend in="bnc" in2="ls" mode="screen" result="m1"/><feBlend in="rim" in2="m1" mode="screen" result="m2"/>'
        if shadow:
            s += '<feGaussianBlur in="a" stdDeviation="%s" result="sh0"/><feOffset in="sh0" dx="%s" dy="%s" result="sh1"/><feFlood flood-color="#01040a" flood-opacity="%.2f"/><feComposite in2="sh1" operator="in" result="sh"/>' % (f(sd), f(sd * .35), f(sd * 1.0), shadow)
            s += '<feMerge><feMergeNode in="sh"/><feMergeNode in="m2"/></feMerge>'
        s += '</filter>'
        self.defs.append(s)
        self.cache[k] = "url(#%s)" % i
        return self.cache[k]

    # -------------------------------------------------------------- forms
    def form(self, d, fill, T="", det="", op=1, stroke="", **v):
        """A lit form: path + details clipped to it, through the house filter."""
        c = self.clip(d)
        v.setdefault("box", tuple(round(q) for q in tbox(bbox(d), T)))
        return '<g filter="%s"%s><g transform="%s"><path d="%s" fill="%s"%s/><g clip-path="%s">%s</g></g></g>' % (
            self.vol(**v), ' opacity="%.2f"' % op if op < 1 else "", T, d, fill, stroke, c, det)

    def group(self, content, T="", op=1, **v):
        if "box" not in v:
            ds = re.findall(r'<path d="([^"]+)"', content)
            bs = [bbox(d) for d in ds] + [(x - r, y - r, x + r, y + r) for x, y, r in
                  (tuple(float(q) for q in t) for t in re.findall(r'<circle cx="([-\d.]+)" cy="([-\d.]+)" r="([-\d.]+)"', content))]
            b = (min(q[0] for q in bs) - 6, min(q[1] for q in bs) - 6, max(q[2] for q in bs) + 6, max(q[3] for q in bs) + 6)
            v["box"] = tuple(round(q) for q in tbox(b, T))
        return '<g filter="%s"%s><g transform="%s">%s</g></g>' % (self.vol(**v), ' opacity="%.2f"' % op if op < 1 else "", T, content)

    def brush(self, box, n, cols, ang=90, spread=25, ln=(20, 70), wd=(1.5, 7), op=(.06, .2), bend=8):
        """Short curved strokes scattered in a box: painterly break-up of a flat fill."""
        r = self.rng
        x0, y0, x1, y1 = box
        s = '<g fill="none" stroke-linecap="round">'
        for _ in range(n):
            x, y = r.uniform(x0, x1), r.uniform(y0, y1)
            a = math.radians((ang(x, y) if callable(ang) else ang) + r.gauss(0, spread))
            L = r.uniform(*ln)
            dx, dy = math.cos(a) * L / 2, math.sin(a) * L / 2
            b = r.gauss(0, bend)
            s += '<path d="M%s %sQ%s %s %s %s" stroke="%s" stroke-width="%s" opacity="%.2f"/>' % (
                f(x - dx), f(y - dy), f(x - dy / L * b), f(y + dx / L * b), f(x + dx), f(y + dy), r.choice(cols), f(r.uniform(*wd)), r.uniform(*op))
        return s + '</g>'

    def soft(self, d, fill, sd=8, op=1, mode=""):
        m = ' style="mix-blend-mode:%s"' % mode if mode else ""
        return '<path d="%s" fill="%s" opacity="%.2f" filter="%s"%s/>' % (d, fill, op, self.lblur(sd, d), m)

    def line(self, d, col, w=2, op=1, sd=0):
        fl = ' filter="%s"' % self.lblur(sd, d, w) if sd else ""
        return '<path d="%s" fill="none" stroke="%s" stroke-width="%s" stroke-linecap="round" stroke-linejoin="round" opacity="%.2f"%s/>' % (d, col, f(w), op, fl)

    def grade(self, contrast=1.0, bloom=.45, oil=.38):
        """Whole-picture finish: brushy edges, oil-like patches, bloom, filmic curve."""
        i = self.uid("g")
        self.defs.append('<filter id="%s" %s>'
            '<feMorphology in="SourceGraphic" operator="dilate" radius="1" result="m1"/><feMorphology in="m1" operator="erode" radius="1.0" result="m2"/>'
            '<feMorphology in="m2" operator="erode" radius="1" result="m3"/><feMorphology in="m3" operator="dilate" radius="1" result="m4"/>'
            '<feComposite in="m4" in2="SourceGraphic" operator="arithmetic" k2="%.2f" k3="%.2f" k1="0" k4="0" result="o"/>'
            '<feColorMatrix in="o" values="1.6 0 0 0 -.75 0 1.6 0 0 -.75 0 0 1.6 0 -.75 0 0 0 1 0" result="hi"/>'
            '<feGaussianBlur in="hi" stdDeviation="13" result="hb"/><feGaussianBlur in="hi" stdDeviation="3" result="hb2"/>'
            '<feComposite in="o" in2="hb" operator="arithmetic" k1="-.35" k2="1" k3="%.2f" k4="0" result="b1"/>'
            '<feComposite in="b1" in2="hb2" operator="arithmetic" k1="-.25" k2="1" k3="%.2f" k4="0" result="b2"/>'
            '<feComponentTransfer in="b2" result="cc"><feFuncR type="table" tableValues="0 .055 .17 .34 .54 .74 .88 .97 1"/><feFuncG type="table" tableValues="0 .065 .18 .345 .54 .73 .87 .965 1"/><feFuncB type="table" tableValues="0.015 .1 .215 .37 .55 .73 .86 .95 1"/></feComponentTransfer>'
            '<feColorMatrix in="cc" type="saturate" values=".86"/></filter>' % (i, self.REG, oil, 1 - oil, bloom, bloom * .5))
        return "url(#%s)" % i

    def svg(self, body):
        x0, y0, x1, y1 = self.frame
        return ('<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="%d" height="%d" viewBox="%d %d %d %d"><defs>%s</defs>%s</svg>'
                % (x1 - x0, y1 - y0, x0, y0, x1 - x0, y1 - y0, "".join(self.defs), body))


def ell(cx, cy, rx, ry=None):
    ry = rx if ry is None else ry
    return "M%s %sA%s %s 0 1 1 %s %sA%s %s 0 1 1 %s %sZ" % tuple(f(v) for v in (cx - rx, cy, rx, ry, cx + rx, cy, rx, ry, cx - rx, cy))
