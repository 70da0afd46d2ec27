"""compose(id) -> SVG text of one Location, 720 x 432."""
import zlib

from . import cast
from . import landmarks, landmarks_deep
from . import parts
from .paint import *


def compose(name):
    c = cast.CAST.get(name) or cast.CONSPIRACY[name]
    p = dict(cast.MOODS[c["pal"]])
    p.update({k: v for k, v in c.items() if k in p or k == "seat"})
    seed = zlib.crc32(name.encode()) % 90 + 1
    A = Art(720, 432, seed, (236 if c["sun"] <= .5 else 304, 46), p["rim"], p["bounce"], p["shade"])
    s = A.water(p["top"], p["mid"], p["deep"], p["lit"], c["sun"], c["mist"])
    if c["far"]:
        s += parts.far(A, p, c["far"], 300, seed, .75, 3.2, 1.25)
    s += A.shafts(c["sun"], 8, c["shafts"], p["lit"])
    if c["far"]:
        s += parts.far(A, p, "ridge", 336, seed + 1, .7, 1.8, .6)
    s += A.motes(40)
    draw = getattr(landmarks, c["land"], None) or getattr(landmarks_deep, c["land"])
    s += draw(A, p)
    s += A.shafts(c["sun"], 5, c["shafts"] * .42, p["lit"], 9)
    if c["near"]:
        s += parts.near(A, p, c["near"], seed)
    s += A.motes(46, (p["rim"], "#ffffff"), (.5, 1.7), .7)
    s += A.vignette(c["vig"]) + A.grain()
    return A.svg(s)
