"""What the effects are made of: the register, the rooms, and the gestures that several effects share."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from ..dsp import (
    BELL,
    GLASS,
    SR,
    TAU,
    add,
    band,
    body,
    bubble,
    decay,
    high,
    low,
    modes,
    noise,
    note,
    silence,
    sweep_band,
    time,
    wander,
    water_ir,
)

SMALL = water_ir("small", 0.35, 0.4, 4200)
HALL = water_ir("hall", 1.3, 1.6, 2600)
ABYSS = water_ir("abyss", 1.8, 2.6, 1400)


@dataclass(frozen=True)
class Effect:
    name: str
    make: Callable
    group: str
    when: str
    variants: int = 1
    trim: float = 0.0       # decibels against the group's place in the mix


EFFECTS: dict[str, Effect] = {}


def effect(group, when, variants=1, trim=0.0):
    def register(make):
        EFFECTS[make.__name__] = Effect(make.__name__, make, group, when, variants, trim)
        return make
    return register


def rub(r, seconds, p, start_hz, end_hz, shape, q=0.9):
    """Paper over wet stone: noise whose colour follows the speed of the hand, with an irregular grain."""
    n = noise(r, seconds)
    grain = 0.45 + 0.55 * np.abs(wander(r, seconds, 130)) ** 1.3
    centre = p * (end_hz + (start_hz - end_hz) * shape / (shape.max() + 1e-9))
    bright = sweep_band(n * grain, centre, q)
    drag = band(noise(r, seconds), 180 * p, 560 * p) * 0.8
    return (bright + drag * shape) * shape


def pat(r, p=1.0, seconds=0.2, weight=1.0):
    """A card, or a small stack, put down."""
    out = modes(seconds, [(128 * p, 0.5 * weight, 0.11), (253 * p, 0.8, 0.09), (431 * p, 0.6, 0.07),
                          (767 * p, 0.4, 0.045)], r, 1100)
    click = band(noise(r, seconds), 700 * p, 4200 * p) * decay(seconds, 0.045, 0.0012)
    return out + 0.24 * click


def flick(r, p=1.0, seconds=0.05):
    """The edge of one card slipping off the thumb."""
    hz = p * r.uniform(560, 820)
    snap = band(noise(r, seconds), 1300 * p, 5600 * p) * decay(seconds, 0.03, 0.0006)
    return 0.5 * snap + 0.6 * modes(seconds, [(hz, 0.7, 0.03), (hz * 2.1, 0.4, 0.02)], r, 4000)


def pearl_hit(r, hz, t60=0.11, seconds=0.2):
    """A pearl touching a shell dish."""
    f = hz * (1 + r.normal(0, 0.006))
    out = modes(seconds, [(f, 1.0, t60), (f * 1.58, 0.62, t60 * 0.75), (f * 2.31, 0.4, t60 * 0.5),
                          (f * 3.47, 0.2, t60 * 0.3), (f * 0.245, 0.34, 0.055), (f * 0.41, 0.25, 0.05)], r, 8000)
    return out


def pearl(r, hz, t60=0.11, seconds=0.26):
    out = silence(seconds)
    for at, gain in ((0.0, 1.0), (0.074, 0.36), (0.121, 0.15), (0.149, 0.07)):
        add(out, pearl_hit(r, hz * (1 + 0.012 * gain), t60 * (0.6 + 0.4 * gain)), at, gain)
    add(out, bubble(hz * 0.37, 0.2), 0.012, 0.12)
    return out


def knock(r, hz, seconds=0.25, t60=0.12, hardness=1400):
    """Knuckle on driftwood."""
    return modes(seconds, [(hz, 1.0, t60), (hz * 1.62, 0.5, t60 * 0.7), (hz * 2.71, 0.35, t60 * 0.5),
                           (hz * 4.3, 0.15, t60 * 0.3)], r, hardness) \
        + 0.08 * band(noise(r, seconds), 400, 2500) * decay(seconds, 0.03, 0.001)


def thud(r, hz, seconds=0.7, t60=0.45, dirt=0.3):
    """Something heavy meets the sea bed: the pitch sags while it dies."""
    t = time(seconds)
    phase = TAU * np.cumsum(hz * (1 + 0.55 * np.exp(-t / 0.035))) / SR
    out = np.sin(phase) * decay(seconds, t60, 0.003) + 0.4 * np.sin(2.02 * phase) * decay(seconds, t60 * 0.5, 0.002)
    out += 0.25 * np.sin(3.4 * phase) * decay(seconds, t60 * 0.3, 0.002)
    return out + dirt * low(noise(r, seconds), 900) * decay(seconds, t60 * 0.45, 0.002)


def die_hit(r, p=1.0, seconds=0.12, table=1.0):
    f = p * r.uniform(1500, 1950)
    return modes(seconds, [(f, 0.9, 0.035), (f * 1.52, 0.6, 0.028), (f * 2.4, 0.35, 0.02),
                           (318 * p, 0.55 * table, 0.06), (547 * p, 0.4 * table, 0.045)], r, 6000) \
        + 0.06 * high(noise(r, seconds), 1500) * decay(seconds, 0.012, 0.0005)


def bell(name, seconds, t60, r, hardness=5000, beat=1.1):
    return body(seconds, note(name), BELL, t60, r, hardness, beat) / 2.4


def glint(r, hz, seconds=0.4):
    return body(seconds, hz, GLASS, 0.33, r, 9000) / 1.6
