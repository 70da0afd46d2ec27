"""Cards are paper through water; Pearls and dice are small hard things."""

import numpy as np

from ..dsp import (
    BAR,
    add,
    band,
    body,
    bubble,
    modes,
    noise,
    note,
    silence,
    smooth_points,
    wet,
)
from .gestures import SMALL, HALL, effect, rub, pat, flick, pearl, knock, die_hit


@effect("touch", "a card moves: dealt, drawn, dragged out, gliding home", variants=3)
def card_slide(r, p):
    shape = smooth_points(0.34, (0, 0), (0.045, 1), (0.15, 0.55), (0.3, 0.06), (0.34, 0))
    out = rub(r, 0.34, p, 2300, 700, shape, 1.1)
    add(out, pat(r, p, 0.1), 0.235, 0.14)
    return wet(out, SMALL, 0.12)


@effect("touch", "a card turns over", variants=3)
def card_flip(r, p):
    out = silence(0.3)
    lift = smooth_points(0.16, (0, 0), (0.09, 0.8), (0.13, 1), (0.16, 0))
    add(out, rub(r, 0.16, p, 2700, 700, lift, 1.3), 0, 0.8)
    add(out, flick(r, p, 0.08), 0.128, 1.3)
    add(out, pat(r, 1.25 * p, 0.16), 0.165, 0.55)
    return wet(out, SMALL, 0.12)


@effect("tap", "a card arrives where it stays", variants=3)
def card_place(r, p):
    out = silence(0.24)
    brush = smooth_points(0.05, (0, 0), (0.03, 1), (0.05, 0))
    add(out, rub(r, 0.05, p, 2600, 1300, brush), 0, 0.22)
    add(out, pat(r, p, 0.21), 0.028)
    return wet(out, SMALL, 0.12)


@effect("touch", "a deck is shuffled; once when a game begins, and when a discard pile returns", variants=3)
def card_shuffle(r, p):
    out = silence(1.05)
    at, gap = 0.03, 0.034
    while at < 0.56:
        hand = 0.55 + 0.45 * np.sin(np.pi * min(1, at / 0.58))
        add(out, flick(r, p), at, hand * r.uniform(0.55, 1))
        gap *= 0.962
        at += gap * r.uniform(0.75, 1.25)
    rush = smooth_points(0.26, (0, 0), (0.05, 0.5), (0.18, 1), (0.26, 0))
    add(out, rub(r, 0.26, p, 2400, 1000, rush, 1.2), 0.55, 0.65)
    for i in range(14):
        add(out, flick(r, 1.1 * p, 0.03), 0.57 + 0.014 * i, 0.35 * r.uniform(0.5, 1))
    add(out, pat(r, 0.9 * p, 0.2, 1.2), 0.815, 0.9)
    return wet(out, SMALL, 0.14)


@effect("tap", "one Pearl changes hands", variants=3)
def pearl_one(r, p):
    return wet(pearl(r, 2480 * p), SMALL, 0.16)


@effect("touch", "several Pearls change hands: one cascade, whatever the number", variants=3)
def pearls_many(r, p):
    out = silence(1.0)
    at, gap = 0.0, 0.030
    for i in range(17):
        hz = 2480 * p * r.choice([0.89, 0.94, 1.0, 1.06, 1.12]) * (1 - 0.006 * i)
        add(out, pearl(r, hz, 0.09), at, (0.5 + 0.5 * r.uniform()) * (1 - 0.028 * i))
        at += gap * r.uniform(0.6, 1.4)
        gap *= 1.055
    return wet(out, SMALL, 0.2)


@effect("touch", "a Nebulis changes hands", variants=3)
def nebulis(r, p):
    out = silence(0.52)
    f = 1046 * p
    for at, gain in ((0, 1.0), (0.095, 0.34), (0.155, 0.13)):
        hit = modes(0.4, [(f * 0.996, 0.6, 0.27), (f * 1.012, 0.6, 0.25), (f * 1.42, 0.5, 0.2), (f * 2.09, 0.28, 0.15),
                          (f * 2.94, 0.16, 0.09), (f * 0.25, 0.8, 0.16)], r, 3600)
        add(out, hit, at, gain)
    add(out, bubble(232 * p, 0.1), 0.01, 0.4)
    return wet(out, HALL, 0.3)


@effect("action", "a Key is gained or freed", trim=-2)
def key(r, p):
    out = silence(0.55)
    for at, gain, hz in ((0, 1, "A6"), (0.055, 0.7, "D7"), (0.135, 0.45, "A6"), (0.19, 0.25, "E7")):
        add(out, body(0.5, note(hz) * (1 + r.normal(0, 0.003)), BAR, 0.34, r, 7000, 5), at, gain)
    add(out, knock(r, 520, 0.1, 0.05), 0, 0.4)
    return wet(out, SMALL, 0.2)


@effect("tap", "dice leave the hand; follow it with dice_land")
def dice_roll(r, p):
    out = silence(0.8)
    for die in (0.96, 1.05):
        at, gap = r.uniform(0.0, 0.02), 0.036
        while at < 0.72:
            add(out, die_hit(r, die), at, (1 - at) * r.uniform(0.35, 1))
            at += gap * r.uniform(0.55, 1.5)
            gap *= 1.07
    roll = band(noise(r, 0.8), 200, 900) * smooth_points(0.8, (0, 0), (0.08, 1), (0.5, 0.4), (0.8, 0))
    return wet(out + 0.05 * roll, SMALL, 0.16)


@effect("tap", "dice come to rest; the same sound for every result")
def dice_land(r, p):
    out = silence(0.34)
    for at, gain in ((0, 1.0), (0.062, 0.6), (0.1, 0.3), (0.122, 0.16)):
        add(out, die_hit(r, 0.9, 0.16, 1.8), at, gain)
    add(out, knock(r, 233, 0.2, 0.09), 0, 0.5)
    return wet(out, SMALL, 0.18)
