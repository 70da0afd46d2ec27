"""Pictures laid into larger pictures.

A scene names a layer with `layer:<name>` where an image address stands. The layer is composed and rendered on its own,
at its own pixel width, and takes its place when the scene is rendered; the digest of a scene covers its layers.
"""
import copy
import re

from .lords import cast as lord_cast
from .lords import compose as lord_compose
from .places import compose as place_compose

REFERENCE = re.compile(r'"layer:([a-z0-9_./-]+)"')


def figure(name):
    """A Lord without water: `figure/<id>/<right|left>`, looking that way."""
    _, lord, way = name.split("/")
    spec = copy.copy(lord_cast.CAST[lord])
    spec.flip = way == "left"
    return lord_compose.compose(spec, alone=True)


def place(name):
    """A Location: `place/<id>`."""
    return place_compose.compose(name.split("/")[1])


KINDS = {"figure": figure, "place": place}


def names(svg):
    """The layers a picture refers to, each `<name>.<pixel width>`, in order of appearance."""
    return list(dict.fromkeys(REFERENCE.findall(svg)))


def source(name):
    """SVG text and pixel width of a layer."""
    base, width = name.rsplit(".", 1)
    return KINDS[base.split("/")[0]](base), int(width)
