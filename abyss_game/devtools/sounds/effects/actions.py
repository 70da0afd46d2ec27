"""What a player does: the hand plucks a harp."""

import numpy as np

from ..dsp import (
    BAR,
    add,
    band,
    body,
    bubble,
    harp,
    high,
    horn,
    low,
    modes,
    noise,
    note,
    silence,
    smooth_points,
    sweep_band,
    swell,
    vowel,
    wet,
)
from .gestures import SMALL, HALL, effect, rub, pat, pearl, knock, thud, bell, glint


@effect("action", "an Ally is bought from the Exploration track")
def buy(r, p):
    out = silence(0.75)
    shape = smooth_points(0.3, (0, 0), (0.05, 1), (0.3, 0))
    add(out, rub(r, 0.3, 1, 3000, 1200, shape), 0, 0.5)
    for at, hz in ((0.05, 2480), (0.115, 2300), (0.175, 2620)):
        add(out, pearl(r, hz), at, 0.4)
    add(out, harp(r, note("D5"), 0.5, 0.7), 0.23, 0.9)
    add(out, harp(r, note("A5"), 0.45, 0.6), 0.3, 0.75)
    return wet(out, SMALL, 0.2)


@effect("action", "a purchase is declined, an action or a plot is skipped", trim=-3)
def pass_(r, p):
    shape = smooth_points(0.4, (0, 0), (0.07, 1), (0.4, 0))
    out = sweep_band(noise(r, 0.4), 240 + 800 * shape, 1.1) * shape * 0.7
    add(out, harp(r, note("D3"), 0.36, 0.45, 0.15), 0.03, 1.4)
    return wet(out, SMALL, 0.2)


@effect("action", "a stack of the Council is taken")
def council_take(r, p):
    out = silence(0.85)
    for i, at in enumerate((0, 0.07, 0.13, 0.18)):
        shape = smooth_points(0.24, (0, 0), (0.03, 1), (0.24, 0))
        add(out, rub(r, 0.24, 0.94 + 0.03 * i, 2900, 1000, shape), at, 0.42)
    add(out, pat(r, 0.9, 0.2, 1.2), 0.36, 0.8)
    add(out, pat(r, 0.95, 0.2), 0.45, 0.5)
    add(out, knock(r, note("D3"), 0.4, 0.3), 0.37, 0.8)
    add(out, knock(r, note("A3"), 0.35, 0.25), 0.46, 0.45)
    return wet(out, SMALL, 0.25)


@effect("action", "an Ally is affiliated")
def ally_affiliate(r, p):
    out = silence(0.85)
    add(out, pat(r, 1, 0.2), 0.0, 0.7)
    for at, name, gain in ((0.03, "D4", 1.1), (0.075, "A4", 0.9), (0.12, "E5", 0.6)):
        add(out, harp(r, note(name), 0.8, 1.0), at, gain)
    add(out, bubble(620, 0.2), 0.16, 0.2)
    add(out, bubble(840, 0.2), 0.21, 0.15)
    return wet(out, HALL, 0.2)


@effect("action", "a player plots: a Lord is turned up at the Court for a Pearl")
def plot(r, p):
    out = silence(0.8)
    for at, long, scale in ((0.0, 0.13, 1.15), (0.13, 0.1, 1.3), (0.25, 0.26, 1.05)):
        breath = high(noise(r, long), 900, 1)
        word = np.linspace(0, 1, len(breath))
        said = (1 - word) * vowel(breath, "ah", scale) + word * vowel(breath, "oo", 1.4 * scale)
        add(out, (said + 0.05 * band(breath, 3500, 7000)) * swell(long, 0.3), at, 0.9)
    add(out, harp(r, note("E3"), 0.6, 0.8, 0.3), 0.05, 0.75)
    add(out, harp(r, note("F3"), 0.5, 0.8, 0.3), 0.24, 0.75)
    return wet(out, HALL, 0.25)


@effect("action", "a Sentinel takes its post")
def sentinel(r, p):
    out = silence(1.0)
    add(out, modes(0.6, [(138, 1, 0.3), (229, 0.7, 0.24), (371, 0.5, 0.16), (611, 0.3, 0.1)], r, 1500), 0, 0.8)
    add(out, body(0.9, note("D5"), BAR, 0.7, r, 4000, 1.5), 0.003, 0.4)
    add(out, body(0.7, note("D5") * 0.997, BAR, 0.5, r, 3000, 1.5), 0.14, 0.15)
    add(out, low(horn(note("A2"), 0.85, 1.8) + 0.7 * horn(note("D3"), 0.85, 1.6), 1400, 1), 0.1, 0.34)
    return wet(out, HALL, 0.3)


@effect("action", "a Treasure is drawn and stays")
def treasure_draw(r, p):
    out = silence(1.0)
    add(out, knock(r, 196, 0.3, 0.14), 0, 1.3)
    for i, name in enumerate(("D6", "E6", "A6", "B6", "D7", "E7", "A7")):
        add(out, glint(r, note(name)), 0.05 + 0.058 * i + r.uniform(0, 0.015), 0.7 * 0.93 ** i)
    add(out, harp(r, note("A4"), 0.8, 1.0), 0.06, 0.7)
    add(out, harp(r, note("E5"), 0.7, 1.0), 0.17, 0.6)
    return wet(out, HALL, 0.25)


@effect("action", "a Treasure meets its equal: both are lost and the search ends")
def treasure_bust(r, p):
    out = silence(1.15)
    for i, name in enumerate(("A6", "F6", "E6", "C6", "Bb5", "G5", "E5")):
        add(out, low(glint(r, note(name)), 5000 - 550 * i), 0.06 * i + 0.004 * i * i, 0.6 * 0.95 ** i)
    sink = smooth_points(0.6, (0, 0), (0.35, 1), (0.6, 0))
    add(out, sweep_band(noise(r, 0.6), 150 + 700 * (1 - np.linspace(0, 1, len(sink))), 1.6) * sink, 0.1, 0.35)
    add(out, thud(r, 62, 0.6, 0.5), 0.5, 0.9)
    add(out, harp(r, note("Bb2"), 0.6, 0.9, 0.2), 0.5, 0.8)
    for at, hz in ((0.55, 300), (0.63, 390), (0.72, 520), (0.83, 640)):
        add(out, bubble(hz, 0.25), at, 0.3)
    return wet(out, HALL, 0.3)


@effect("action", "your turn begins", trim=1)
def turn_yours(r, p):
    out = silence(1.0)
    add(out, harp(r, note("D4"), 0.95, 1.2, 0.5), 0, 1.0)
    add(out, harp(r, note("A4"), 0.85, 1.2, 0.5), 0.14, 1.1)
    add(out, bell("A5", 0.8, 0.9, r, 3500), 0.145, 0.55)
    return wet(out, HALL, 0.25)


@effect("action", "another player's turn begins", trim=-5)
def turn_other(r, p):
    out = silence(0.65)
    add(out, harp(r, note("A3"), 0.6, 0.7, 0.2), 0, 0.9)
    add(out, harp(r, note("D3"), 0.55, 0.7, 0.15), 0.12, 1.0)
    return low(wet(out, HALL, 0.25), 2600, 1)
