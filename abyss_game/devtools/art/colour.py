"""Colours as text: `#rrggbb`."""
import colorsys

FOAM, BRASS, PEARL = "#bff3ff", "#e7c46a", "#f4efe6"
BLACK, DEEP, MID, LIT = "#030b16", "#0b2236", "#0b3550", "#1d6f8f"


def rgb(h):
    """Red, green and blue from 0 to 1."""
    h = h.lstrip("#")
    if len(h) == 3:
        h = "".join(c * 2 for c in h)
    return [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]


def hexs(c):
    """Text of a colour given from 0 to 1; what lies outside is held at the ends."""
    return "#" + "".join("%02x" % max(0, min(255, round(v * 255))) for v in c)


def mix(a, b, t):
    """The colour t of the way from a to b."""
    return hexs([x + (y - x) * t for x, y in zip(rgb(a), rgb(b))])


def shift(h, hue=0.0, sat=1.0, val=1.0):
    """The colour turned by `hue` degrees, its saturation and brightness multiplied."""
    hh, s, v = colorsys.rgb_to_hsv(*rgb(h))
    return hexs(colorsys.hsv_to_rgb((hh + hue / 360) % 1, max(0, min(1, s * sat)), max(0, min(1, v * val))))
