"""Answers of the interface: short, soft, never in the way."""

import numpy as np

from ..dsp import (
    add,
    bubble,
    harp,
    low,
    noise,
    note,
    silence,
    smooth_points,
    sweep_band,
    time,
    wet,
)
from .gestures import SMALL, HALL, effect, rub, knock, thud, bell, glint


@effect("interface", "something was tried that the rules do not allow; the sentence says why")
def refuse(r, p):
    out = silence(0.32)
    add(out, knock(r, note("G3"), 0.2, 0.1, 800), 0, 1.0)
    add(out, knock(r, note("F#3") * 0.985, 0.2, 0.12, 700), 0.095, 0.9)
    return low(wet(out, SMALL, 0.15), 2200, 1)


@effect("tick", "a button is pressed")
def button(r, p):
    out = silence(0.12)
    add(out, bubble(620, 0.35, 0.12), 0.0, 1.0)
    add(out, knock(r, 410, 0.12, 0.09, 2500), 0, 1.0)
    return out


@effect("tick", "the pointer or the focus enters something that may be played", trim=-8)
def hover(r, p):
    tick = bubble(1180, 0.25, 0.08)
    return low(tick * np.minimum(1, time(0.08) / 0.006), 3000, 1)


@effect("interface", "a step is taken back")
def undo(r, p):
    out = silence(0.5)
    shape = smooth_points(0.2, (0, 0), (0.15, 1), (0.2, 0))
    add(out, rub(r, 0.2, 1, 2400, 900, shape), 0, 0.4)
    add(out, harp(r, note("A4"), 0.4, 0.5, 0.35), 0.03, 0.8)
    add(out, harp(r, note("D4"), 0.35, 0.5, 0.3), 0.14, 0.9)
    return wet(out, SMALL, 0.25)


@effect("action", "a hint is shown", trim=-3)
def hint(r, p):
    out = silence(0.85)
    add(out, bell("E5", 0.8, 0.8, r, 2500), 0, 0.9)
    add(out, bell("B5", 0.75, 0.7, r, 2500), 0.13, 0.8)
    add(out, glint(r, note("E7"), 0.5), 0.14, 0.12)
    return wet(out, HALL, 0.25)


@effect("action", "the cover falls between two people's turns", trim=-1)
def cover(r, p):
    out = silence(0.85)
    shape = smooth_points(0.55, (0, 0), (0.14, 1), (0.42, 0.6), (0.55, 0))
    centre = smooth_points(0.55, (0, 1900), (0.5, 230), (0.55, 220))
    add(out, sweep_band(noise(r, 0.55), centre, 1.0) * shape, 0, 0.8)
    add(out, thud(r, note("D2"), 0.45, 0.35, 0.25), 0.4, 0.8)
    return wet(out, HALL, 0.25)
