"""Compose one Lord from parts."""
import math
from .svgkit import *
from . import guilds, scene


# framing: scale, and where the chest point (262, 300) lands
FRAMES = ((1.14, 262, 330), (1.07, 270, 338), (1.2, 252, 338))


# A pose: frame (scale and landing of the chest point; None = one of FRAMES), body (squeeze, turn, shift),
# head (dx, dy, turn, scale), gaze (along, down, lid). props.held places the prop by the pose's name.
POSES = {
    "bust": dict(frame=None, body=(1, 0, 0), head=(0, 0, 0, 1), gaze=None),
    "lean": dict(frame=(1.1, 252, 352), body=(.9, 5, -34), head=(-4, 10, 7, 1.06), gaze=(.28, 0, 0)),     # turned, leaning in, prop raised beside the head
    "down": dict(frame=(1.06, 256, 318), body=(.96, 3, -6), head=(4, 22, 13, .98), gaze=(.06, .5, .16)),  # bent over the prop
    "fold": dict(frame=(.97, 262, 290), body=(1, 0, 0), head=(-2, -6, -3, 1.0), gaze=None),               # arms folded, seen from further away
    "aside": dict(frame=(1.0, 196, 322), body=(.94, -3, -8), head=(2, 0, -2, 1.02), gaze=(.12, -.04, 0)),  # left of centre, looking out over the city
}


class Spec:
    def __init__(self, guild, head=0, eyes=0, gear=0, collar=0, prop="staff", flip=False, tilt=0, hue=0, sat=1.0, val=1.0, seed=None, zoom=1.0, frame=None, pose="bust", tone=0):
        self.__dict__.update(locals())
        if frame is None:
            self.frame = head + 2 * gear + 2 * collar
        if isinstance(eyes, str):
            eyes = sum(map(ord, eyes)) % 89
        if seed is None:
            self.seed = (sum(ord(c) * (i + 3) for i, c in enumerate(guild + prop)) + head * 17 + eyes * 31 + gear * 53 + collar * 71) % 9973 + 1


def f2(x):
    return ("%.3f" % x).rstrip("0").rstrip(".")


ALONE = (-150, -60, 670, 840)  # what is seen of a figure that stands in a scene


def compose(sp, alone=False):
    """SVG text of the portrait, 520 x 800; `alone` leaves out the water and shows more of the figure, for scenes that place it themselves."""
    p = scene.palette(sp.guild, sp.hue, sp.sat, sp.val)
    if sp.tone < 0:      # darker or paler skin within the guild's colour
        p["skin"], p["skl"] = mix(p["skin"], p["skd"], -.55 * sp.tone), mix(p["skl"], p["skin"], -.45 * sp.tone)
    elif sp.tone > 0:
        p["skin"] = mix(p["skin"], p["skl"], .5 * sp.tone)
    A = Art(sp.seed, key=(238 if not sp.flip else 292, 48), bounce=p["bounce"], frame=ALONE if alone else (0, 0, 520, 800))
    ps = POSES[sp.pose]
    z, fx, fy = ps["frame"] or FRAMES[sp.frame % 3]
    base = ("translate(520 0) scale(-1 1)" if sp.flip else "") + " translate(%s %s) scale(%s) translate(%s %s)" % (fx, fy, z, -262, -300)
    A.shade = mix(p["skd"], "#0a1230", .55)
    sq, turn, dx = ps["body"]
    body = base + (" translate(%s 820) rotate(%s) scale(%s 1) translate(-262 -820)" % (262 + dx, turn, f2(sq)) if (sq, turn, dx) != (1, 0, 0) else "")
    # the head sits where the turned body carries the neck
    a = math.radians(turn)
    hx, hy = 262 + dx + 10 * sq + 530 * math.sin(a) + ps["head"][0], 820 - 530 * math.cos(a) + ps["head"][1]
    A.gaze = ps["gaze"]
    if sp.pose == "aside":
        A.open_side = "left" if sp.flip else "right"
    ht = base + " translate(%s %s) rotate(%s) scale(%s)" % (f(hx), f(hy), f(sp.tilt + ps["head"][2]), f2(sp.zoom * ps["head"][3]))
    sx, sy = fx + (hx - 262) * z, fy + (hy - 300) * z
    bg = "" if alone else scene.background(A, p, sp.guild, head=(520 - sx if sp.flip else sx, sy), flip=sp.flip)
    fig = getattr(guilds, sp.guild)(A, p, sp, body, ht)
    fg = "" if alone else scene.foreground(A, p)
    return A.svg('<g filter="%s">%s%s%s</g>' % (A.grade(), bg, fig, fg))
