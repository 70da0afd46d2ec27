"""Backgrounds, foreground atmosphere, and faces shared by all guilds."""
import math
from .svgkit import *
from . import landmarks

PAL = {
    "mage":       dict(deep="#0b0a22", mid="#2b2464", lit="#7a6ad0", skin="#c9b4e6", skd="#42265f", skl="#fbeaff", cloth="#4a2a86", cld="#140a34", cll="#a783f2", acc="#ff8fe0", eye="#ffe39a", bounce="#ff77c8"),
    "soldier":    dict(deep="#0a0e18", mid="#26303f", lit="#a8645a", skin="#d6503c", skd="#4a0f14", skl="#ffb38a", cloth="#8e1f22", cld="#1d060a", cll="#f0744f", acc="#ffc26b", eye="#ffd65a", bounce="#ff8a3c"),
    "farmer":     dict(deep="#07120f", mid="#23483a", lit="#a99a4a", skin="#e0a135", skd="#5a3208", skl="#ffe6a0", cloth="#5d6b22", cld="#161b08", cll="#b8c25a", acc="#ff9d3b", eye="#7fe8c8", bounce="#ffb44a"),
    "merchant":   dict(deep="#03110f", mid="#0e3c38", lit="#45a07c", skin="#b4cf8c", skd="#234632", skl="#f7f5cc", cloth="#205c34", cld="#061c10", cll="#7cc868", acc="#e7c46a", eye="#ffd877", bounce="#e7b45a"),
    "politician": dict(deep="#040b1e", mid="#123064", lit="#3f86d8", skin="#6f9fd8", skd="#142c62", skl="#cfe4fa", cloth="#1b3a8a", cld="#050e2c", cll="#6aa4f5", acc="#e7c46a", eye="#ffcf70", bounce="#7b8cff"),
    "ambassador": dict(deep="#0a141e", mid="#2f5266", lit="#9cc6d4", skin="#d8cbc2", skd="#5c5674", skl="#fff6ea", cloth="#b4b8c6", cld="#242e44", cll="#ffffff", acc="#e7c46a", eye="#6fd2e6", bounce="#ffd0a0"),
    "smuggler":   dict(deep="#020507", mid="#13272c", lit="#3d6260", skin="#3e4650", skd="#0a0d13", skl="#a9c0c4", cloth="#1d242a", cld="#040608", cll="#5c6e78", acc="#8affc9", eye="#e8f55a", bounce="#b45cff"),
}


def palette(guild, hue=0, sat=1.0, val=1.0):
    p = dict(PAL[guild])
    for k in p:
        if k not in ("eye", "acc", "bounce"):
            p[k] = shift(p[k], hue, sat, val)
    return p


# ------------------------------------------------------------------ background
def background(A, p, guild, head=(270, 270), flip=False):
    r = A.rng
    s = '<rect width="520" height="800" fill="%s"/>' % A.lin((0, mix(mix(p["lit"], "#1d6f8f", .4), "#030b16", .25)), (.16, mix(p["mid"], "#0b3550", .3)), (.5, mix(p["deep"], "#0b2236", .45)), (1, "#030b16"))
    # pool of light from the surface
    lx = r.uniform(150, 330)
    s += '<rect width="520" height="800" fill="%s" style="mix-blend-mode:screen"/>' % A.rad((0, mix(p["lit"], FOAM, .55), .8), (.3, p["lit"], .34), (1, p["lit"], 0), cx=lx, cy=-70, r=430, user=True)
    # far architecture, two planes
    s += far(A, p, guild)
    # the guild's landmark, on the open side, and its twin further off
    big = A.open_side is not None
    right = A.open_side == "right" if big else flip
    lx1, lx2 = (430, 46) if right else (90, 474)
    s += landmarks.draw(A, p, guild, lx2, 520, .5, .6)
    s += landmarks.draw(A, p, guild, lx1 if big else (452 if right else 68), 596 if big else 580, 1.0 if big else .86, .92)
    # mist
    i = A.uid("f")
    A.defs.append('<filter id="%s" %s><feTurbulence type="fractalNoise" baseFrequency="0.006 0.013" numOctaves="5" seed="%d"/><feColorMatrix values="0 0 0 0 %s 0 0 0 0 %s 0 0 0 0 %s 2.6 .8 0 0 -1.62"/></filter>' % (
        (i, A.REG, A.seed % 90 + 3) + tuple("%.3f" % v for v in rgb(mix(p["lit"], FOAM, .15)))))
    s += '<rect width="520" height="800" filter="url(#%s)" opacity=".45" style="mix-blend-mode:screen"/>' % i
    # halo behind the head
    s += '<ellipse cx="%s" cy="%s" rx="270" ry="320" fill="%s" style="mix-blend-mode:screen"/>' % (head[0], head[1] - 10, A.rad((0, mix(p["lit"], FOAM, .25), .62), (.4, p["lit"], .3), (1, p["lit"], 0)))
    s += shafts(A, p, lx, 7, .34)
    s += motes(A, p, 70, (.6, 1.8), .5)
    return s


def shafts(A, p, lx, n, op):
    r = A.rng
    s = '<g filter="%s" style="mix-blend-mode:screen" opacity="%s">' % (A.blur(9), op)
    for _ in range(n):
        a = r.uniform(-.42, .5)
        x0 = lx + a * 190 + r.uniform(-20, 20)
        w0, w1 = r.uniform(4, 16), r.uniform(24, 80)
        L = r.uniform(480, 860)
        x1 = x0 + a * L * .75
        g = A.lin((0, mix(FOAM, p["lit"], .25), r.uniform(.5, .95)), (1, p["lit"], 0), x1=x0, y1=-20, x2=x1, y2=L, user=True)
        s += '<path d="%sZ" fill="%s"/>' % (P([(x0 - w0, -30), (x0 + w0, -30), (x1 + w1, L), (x1 - w1, L)]), g)
    return s + "</g>"


def motes(A, p, n, rr, op):
    r = A.rng
    s = ""
    for _ in range(n):
        x, y, q = r.uniform(0, 520), r.uniform(0, 800), r.uniform(*rr)
        s += '<circle cx="%s" cy="%s" r="%s" fill="%s" opacity="%.2f"/>' % (f(x), f(y), f(q), r.choice([FOAM, p["cll"], "#ffffff"]), r.uniform(.15, op))
    return s


def far(A, p, guild):
    """Two soft planes of distant scenery that belong to the guild."""
    r = A.rng
    out = ""
    for plane, (col, op, sd, base) in enumerate(((mix(p["mid"], p["lit"], .6), .7, 3.5, 520), (mix(p["deep"], p["mid"], .22), .95, 1.6, 620))):
        ds = []
        if guild in ("politician", "ambassador"):
            for k in range(5):
                x = -20 + k * 130 + r.uniform(-25, 25) + plane * 40
                w = r.uniform(15, 24) * (1 + plane * .5)
                top = r.uniform(120, 260) + plane * 60
                ds.append(P([(x - w, 800), (x - w * .85, top + 24), (x - w * 1.5, top + 14), (x - w * 1.5, top), (x + w * 1.5, top), (x + w * 1.5, top + 14), (x + w * .85, top + 24), (x + w, 800)]) + "Z")
        elif guild == "farmer":
            for k in range(9):
                x = r.uniform(-20, 540)
                top = r.uniform(40, 320)
                sp = [(x, 820), (x + r.uniform(-30, 30), 600), (x + r.uniform(-50, 50), 400), (x + r.uniform(-60, 60), top)]
                ds.append(limb(sp, 8 + plane * 4, 2, 20)[0])
                for q in sample(sp, 9)[2:]:
                    dx = r.choice((-1, 1)) * r.uniform(26, 50)
                    ds.append(smooth([q, (q[0] + dx * .5, q[1] - 20), (q[0] + dx, q[1] - 12 - r.uniform(0, 20)), (q[0] + dx * .55, q[1] - 2)]))
        elif guild == "smuggler":
            for k in range(3):
                x = r.uniform(0, 520)
                ds.append(limb([(x, 820), (x + r.uniform(-30, 30), 520), (x + r.uniform(-60, 60), 160)], 13 + 5 * plane, 4, 20)[0])
                y = r.uniform(240, 420)
                ds.append(limb([(x - 120, y), (x, y - 20), (x + 110, y + 15)], 6, 2, 20)[0])
            ds.append(smooth([(-40, 820), (-30, base + 20), (120, base - 60), (210, base + 10), (330, base - 30), (450, base - 120), (560, base - 20), (560, 820)], k=.8))
        else:
            n = 7
            for k in range(n):
                x = -10 + k * 90 + r.uniform(-25, 25)
                h = r.uniform(180, 420) - plane * 40 + (250 - plane * 60 if x < 130 or x > 390 else 0)
                w = r.uniform(26, 44)
                if guild == "mage":      # spires with bulbs
                    ds.append(smooth([(x - w, 820), (x - w * .5, 800 - h * .6), (x - w * .2, 800 - h), (x, 800 - h - 50), (x + w * .2, 800 - h), (x + w * .55, 800 - h * .6), (x + w, 820)]))
                    ds.append(ell(x, 800 - h * .62, w * .75, w * .55))
                elif guild == "soldier":  # jagged rock teeth
                    ds.append(P([(x - w * 1.5, 820), (x - w * .7, 800 - h * .5), (x - w * .75, 800 - h * .75), (x - w * .2, 800 - h), (x + w * .1, 800 - h * .8), (x + w * .5, 800 - h * .85), (x + w * .7, 800 - h * .4), (x + w * 1.5, 820)]) + "Z")
                else:                    # merchant: domed shells, terraces
                    ds.append(ell(x, 800 - h * .7, w * 1.3, w))
                    ds.append(P([(x - w * 1.2, 820), (x - w * 1.1, 800 - h * .7), (x + w * 1.1, 800 - h * .7), (x + w * 1.2, 820)]) + "Z")
        out += '<g filter="%s" opacity="%s"><path d="%s" fill="%s"/></g>' % (A.blur(sd), op, " ".join(ds), A.lin((0, col, .2), (.35, col, .95), (1, mix(p["deep"], "#030b16", .4), 1), y1=80, y2=780, x1=0, x2=0, user=True))
        A.win = A.rad((0, "#fff3c4"), (.3, BRASS, .8), (1, BRASS, 0))
        if plane == 0 and guild not in ("farmer", "smuggler"):   # lit windows
            for _ in range(16):
                x, y = r.uniform(10, 510), r.uniform(420, 620)
                out += '<circle cx="%s" cy="%s" r="%s" fill="%s" opacity="%.2f"/>' % (f(x), f(y), f(r.uniform(2, 4.5)), A.win, r.uniform(.4, .9))
    return out


def foreground(A, p):
    r = A.rng
    s = shafts(A, p, r.uniform(180, 330), 4, .20)
    i = A.uid("f")
    A.defs.append('<filter id="%s" %s><feTurbulence type="fractalNoise" baseFrequency="0.009 0.02" numOctaves="4" seed="%d"/><feColorMatrix values="0 0 0 0 %s 0 0 0 0 %s 0 0 0 0 %s 2 .5 0 0 -1"/></filter>' % (
        (i, A.REG, A.seed % 80 + 11) + tuple("%.3f" % v for v in rgb(mix(p["mid"], p["lit"], .4)))))
    m = A.mask('<rect width="520" height="800" fill="%s"/>' % A.lin((0, "#000"), (.62, "#000"), (1, "#fff")))
    s += '<g mask="%s"><rect width="520" height="800" filter="url(#%s)" opacity=".75" style="mix-blend-mode:screen"/></g>' % (m, i)
    # bubbles and bokeh
    for _ in range(9):
        x, y, q = r.choice((r.uniform(0, 110), r.uniform(420, 520))), r.uniform(60, 780), r.uniform(2, 7)
        s += '<g opacity="%.2f"><circle cx="%s" cy="%s" r="%s" fill="%s" stroke="%s" stroke-opacity=".7" stroke-width=".8"/><circle cx="%s" cy="%s" r="%s" fill="#fff"/></g>' % (
            r.uniform(.4, .8), f(x), f(y), f(q), A.rad((0, FOAM, 0), (.75, FOAM, .06), (1, FOAM, .45)), FOAM, f(x - q * .35), f(y - q * .4), f(q * .2))
    for _ in range(7):
        x, y, q = r.uniform(0, 520), r.uniform(380, 800), r.uniform(6, 20)
        s += '<circle cx="%s" cy="%s" r="%s" fill="%s" opacity="%.2f"/>' % (f(x), f(y), f(q), A.rad((0, r.choice([p["lit"], FOAM, p["cll"]])), (.7, FOAM, .8), (1, p["lit"], 0)), r.uniform(.06, .16))
    s += motes(A, p, 40, (.7, 1.6), .7)
    # grain + vignette
    g = A.uid("f")
    A.defs.append('<filter id="%s" %s><feTurbulence type="fractalNoise" baseFrequency="0.8 0.65" numOctaves="2" seed="5"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 1.4 0 0 -.42"/></filter>' % (g, A.REG))
    s += '<rect width="520" height="800" filter="url(#%s)" opacity=".16" style="mix-blend-mode:overlay"/>' % g
    s += '<rect width="520" height="800" fill="%s"/>' % A.rad((0, "#02060e", 0), (.66, "#02060e", 0), (.88, "#02060e", .42), (1, "#02060e", .85), cx=260, cy=390, r=580, user=True, tr="translate(260 390) scale(.84 1) translate(-260 -390)")
    s += '<rect width="520" height="800" fill="%s"/>' % A.lin((0, "#02060e", 0), (.84, "#02060e", 0), (1, "#02060e", .6))
    return s


# ------------------------------------------------------------------ eyes
def eye(A, cx, cy, w, h, iris, look=(.15, .1), lid=.25, low=.1, rot=0, pupil="round", white="#a9c4cf",
        dark="#0a0612", skin=None, glow=.5, r=.62, fold=True, socket=.7):
    """A wet, lidded eye. w,h: opening; lid: how far the upper lid is down; rot in degrees."""
    if A.gaze:      # the pose bends every eye: further along, further down, heavier lid
        look, lid = (look[0] + A.gaze[0], look[1] + A.gaze[1]), min(.62, lid + A.gaze[2])
    a, b = w / 2, h / 2
    top = -b + h * lid
    bot = b - h * low
    pts = [(-a, b * .18), (-a * .55, top * .72), (a * .05, top), (a * .62, top * .62), (a, -b * .05), (a * .55, bot * .72), (0, bot), (-a * .6, bot * .72)]
    d = smooth(pts, k=.9)
    up = smooth(pts[:5], closed=False, k=.9)
    dn = smooth(pts[4:] + pts[:1], closed=False, k=.9)
    ix, iy = look[0] * a, look[1] * b
    R = h * r
    c = A.clip(d)
    s = '<g transform="translate(%s %s) rotate(%s)">' % (f(cx), f(cy), f(rot))
    if socket:
        s += A.soft(ell(0, -b * .15, a * 1.5, b * 1.75), dark, sd=h * .28, op=socket)
    if skin and fold:   # heavy upper lid as a lit fold
        lidp = [(-a * 1.12, b * .2), (-a * .7, top * .8 - h * .28), (a * .05, top - h * .36), (a * .72, top * .7 - h * .26), (a * 1.1, -b * .1)]
        s += '<path d="%s" fill="%s"/>' % (smooth(lidp + pts[:5][::-1], k=.8), A.lin((0, mix(skin, dark, .5)), (.5, mix(skin, "#ffffff", .18)), (1, mix(skin, dark, .55))))
        s += A.line(smooth(lidp, closed=False, k=.9), dark, h * .07, .7, .6)
    s += '<path d="%s" fill="%s"/>' % (d, A.rad((0, white), (.6, mix(white, dark, .4)), (1, mix(white, dark, .85)), cx=.52, cy=.55, r=.6))
    s += '<g clip-path="%s">' % c
    s += '<circle cx="%s" cy="%s" r="%s" fill="%s"/>' % (f(ix), f(iy), f(R * 1.08), mix(dark, iris, .15))
    s += '<circle cx="%s" cy="%s" r="%s" fill="%s"/>' % (f(ix), f(iy), f(R), A.rad((0, mix(iris, dark, .75)), (.35, mix(iris, dark, .5)), (.62, shift(iris, -14, 1.6, .95)), (.85, iris), (.93, mix(iris, dark, .5)), (1, dark), cx=.5, cy=.5, r=.5))
    st = ""
    for k in range(30):
        t = k / 30 * math.tau + A.rng.uniform(-.08, .08)
        q0, q1 = R * A.rng.uniform(.3, .5), R * A.rng.uniform(.7, .95)
        st += "M%s %sL%s %s" % (f(ix + q0 * math.cos(t)), f(iy + q0 * math.sin(t)), f(ix + q1 * math.cos(t)), f(iy + q1 * math.sin(t)))
    s += '<path d="%s" stroke="%s" stroke-width="%s" opacity=".45"/>' % (st, mix(iris, dark, .75), f(max(.5, h * .018)))
    if pupil == "round":
        s += '<circle cx="%s" cy="%s" r="%s" fill="%s"/>' % (f(ix), f(iy), f(R * .42), dark)
    elif pupil == "slit":
        s += '<path d="%s" fill="%s"/>' % (smooth([(ix, iy - R * .85), (ix + R * .2, iy), (ix, iy + R * .85), (ix - R * .2, iy)], k=.9), dark)
    elif pupil == "bar":
        s += '<path d="%s" fill="%s"/>' % (smooth([(ix - R * .85, iy - R * .05), (ix - R * .4, iy - R * .24), (ix + R * .4, iy - R * .22), (ix + R * .85, iy + R * .02), (ix + R * .4, iy + R * .2), (ix - R * .4, iy + R * .2)], k=.8), dark)
    elif pupil == "w":
        s += '<path d="M%s %sq%s %s %s %sq%s %s %s %s" stroke="%s" stroke-width="%s" fill="none" stroke-linecap="round"/>' % (
            f(ix - R * .75), f(iy - R * .2), f(R * .2), f(R * .75), f(R * .75), f(R * .25), f(R * .5), f(R * .5), f(R * .75), f(-R * .25), dark, f(R * .36))
    # light from above enters and glows at the bottom of the iris
    s += A.soft(ell(ix + R * .05, iy + R * .58, R * .6, R * .3), mix(iris, "#ffffff", .5), sd=R * .16, op=.75)
    s += A.soft(ell(-a * .05, top - h * .12, a * 1.2, h * .34), dark, sd=h * .1, op=.85)
    s += '</g>'
    s += A.line(up, dark, h * .105, .95)
    s += A.line(dn, mix(skin or white, "#ffffff", .35), h * .045, .7)
    gx, gy = ix - R * .32, max(iy - R * .42, top + h * .2)
    s += '<path d="%s" fill="#ffffff"/>' % smooth([(gx - R * .17, gy + R * .03), (gx, gy - R * .15), (gx + R * .19, gy - R * .06), (gx + R * .05, gy + R * .13)])
    s += '<circle cx="%s" cy="%s" r="%s" fill="#fff" opacity=".8"/>' % (f(ix + R * .4), f(iy + R * .34), f(R * .07))
    if glow:
        s += '<circle cx="%s" cy="%s" r="%s" fill="%s" style="mix-blend-mode:screen"/>' % (f(ix), f(iy), f(h * 1.5), A.rad((0, iris, glow * .12), (.3, iris, glow * .34), (1, iris, 0)))
    return s + "</g>"
