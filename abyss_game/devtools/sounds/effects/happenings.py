"""What befalls the sea: authority speaks in bells and choir, the deep growls."""

import numpy as np

from ..dsp import (
    SR,
    TAU,
    add,
    band,
    bubble,
    bubbles,
    choir,
    decay,
    fm,
    growl,
    harp,
    horn,
    low,
    modes,
    noise,
    note,
    points,
    resonator,
    silence,
    smooth_points,
    sweep_band,
    swell,
    time,
    wander,
    wet,
)
from .gestures import HALL, ABYSS, effect, thud, bell


@effect("event", "a Lord is recruited")
def lord_recruit(r, p):
    out = silence(1.2)
    for i, name in enumerate(("D4", "A4", "C5", "B4", "E5")):
        add(out, harp(r, note(name), 1.0, 1.4, 0.55), 0.075 * i, 0.85 + 0.05 * i)
    for i, name in enumerate(("A5", "B5", "D6")):
        add(out, harp(r, note(name), 0.7, 0.9, 0.6), 0.375 + 0.05 * i, 0.55)
    add(out, bell("D5", 0.75, 1.1, r, 4500), 0.45, 1.0)
    add(out, bell("A5", 0.7, 0.9, r, 4500), 0.46, 0.5)
    aura = (choir(r, note("D4"), 1.0, 0.4, 3) + choir(r, note("A4"), 1.0, 0.4, 3)) * swell(1.0, 0.55)
    add(out, aura, 0.2, 0.16)
    return wet(out, HALL, 0.28)


@effect("event", "a player gains control of a Location")
def location_control(r, p):
    out = silence(1.8)
    scrape = silence(0.85)
    at = 0.02
    while at < 0.78:
        grit = silence(0.12)
        grit[: int(0.004 * SR)] = r.standard_normal(int(0.004 * SR))
        add(scrape, resonator(grit, 92, 24) * 9 + resonator(grit, 187, 40) * 6 + resonator(grit, 331, 70) * 3.5, at,
            r.uniform(0.4, 1))
        at += r.uniform(0.018, 0.05)
    scrape = low(scrape, 1300)
    scrape += 0.25 * band(noise(r, 0.85), 70, 420) * (0.6 + 0.4 * wander(r, 0.85, 18))
    add(out, scrape * smooth_points(0.85, (0, 0), (0.12, 0.7), (0.7, 1), (0.85, 0)), 0, 0.8)
    add(out, thud(r, 52, 0.9, 0.7, 0.6), 0.74, 0.75)
    voices = sum(g * choir(r, note(n), 1.25, points(1.25, (0, 0.1), (0.7, 0.9), (1.25, 0.4)), 4)
                 for n, g in (("D3", 1), ("A3", 0.9), ("D4", 0.8), ("F#4", 0.5), ("A4", 0.4)))
    add(out, voices * swell(1.25, 0.42, 1.5), 0.5, 0.28)
    add(out, bell("D4", 1.0, 1.5, r, 2500), 0.76, 0.45)
    return wet(out, ABYSS, 0.4)


@effect("event", "a Monster is turned up on the Exploration track")
def monster_reveal(r, p):
    out = silence(1.2)
    add(out, bubbles(r, 0.8, 60, 180, 1100, points(0.8, (0, 1), (0.5, 0.7), (0.8, 0))), 0, 0.28)
    hz = smooth_points(1.05, (0, 58), (0.4, 84), (0.6, 92), (1.05, 56))
    add(out, growl(r, hz, 0.65) * swell(1.05, 0.5, 1.5), 0.1, 1.0)
    add(out, thud(r, 58, 0.7, 0.5), 0.05, 0.5)
    return wet(out, HALL, 0.35)


@effect("event", "a Monster is fought; an attack passes levels of a Leviathan that lives on")
def monster_fight(r, p):
    out = silence(1.05)
    rush = smooth_points(0.16, (0, 0), (0.11, 1), (0.16, 0))
    add(out, sweep_band(noise(r, 0.16), 300 + 1900 * rush, 1.2) * rush, 0, 0.7)
    add(out, thud(r, 76, 0.7, 0.45, 0.8), 0.11, 1.5)
    add(out, modes(0.3, [(212, 0.8, 0.16), (357, 0.6, 0.12), (590, 0.5, 0.08), (1040, 0.4, 0.05)], r, 3000), 0.11, 1.1)
    hz = smooth_points(0.75, (0, 118), (0.12, 128), (0.75, 52))
    add(out, growl(r, hz, 0.8) * smooth_points(0.75, (0, 0), (0.14, 1), (0.75, 0)), 0.15, 0.75)
    add(out, bubbles(r, 0.7, 45, 250, 1600, points(0.7, (0, 1), (0.7, 0))), 0.2, 0.22)
    return wet(out, HALL, 0.3)


@effect("event", "the Threat token moves up one space", trim=-3)
def threat_up(r, p):
    out = silence(0.85)
    add(out, thud(r, note("D2"), 0.6, 0.4, 0.5), 0, 1.3)
    cluster = 0.5 * fm(note("D3"), 1.0, 1.6, 0.8) + fm(note("D4"), 1.0, 0.9, 0.8) + fm(note("Eb4"), 1.0, 0.9, 0.8)
    add(out, cluster * smooth_points(0.8, (0, 0), (0.05, 0.5), (0.28, 1), (0.8, 0)), 0.02, 0.24)
    return low(wet(out, HALL, 0.3), 2500, 1)


@effect("event", "a player takes Wounds, once whatever the number")
def wound(r, p):
    out = silence(0.6)
    add(out, thud(r, 92, 0.4, 0.22, 0.9), 0, 0.8)
    for at, gain in ((0, 1), (0.017, 0.7), (0.043, 0.5)):
        hz = r.uniform(700, 1300)
        add(out, modes(0.08, [(hz, 0.8, 0.04), (hz * 1.71, 0.6, 0.03), (hz * 2.9, 0.4, 0.02)], r, 5000), at, 1.0 * gain)
    fall = smooth_points(0.5, (0, note("F3")), (0.12, note("E3")), (0.5, note("D3") * 0.97))
    add(out, low(fm(2 * fall, 0.5, 1.6) * decay(0.5, 0.5, 0.01), 1600), 0.02, 0.6)
    return wet(out, HALL, 0.25)


@effect("event", "the Kraken figure changes hands")
def kraken_figure(r, p):
    out = silence(1.15)
    for at, lo, hi, gain in ((0, 240, 900, 1), (0.16, 200, 700, 0.8), (0.3, 180, 560, 0.7), (0.46, 150, 420, 0.6)):
        long = 0.2
        bend = smooth_points(long, (0, lo), (0.09, hi), (long, lo * 0.8))
        add(out, sweep_band(noise(r, long), bend, 7) * swell(long, 0.45), at, 0.5 * gain)
        add(out, bubble(lo * 1.6, 0.3), at + 0.13, 0.5 * gain)
    hz = smooth_points(1.0, (0, 47), (0.35, 62), (1.0, 41))
    add(out, growl(r, hz, 0.5, "moan", 0.9) * swell(1.0, 0.45), 0.1, 0.95)
    eye = fm(note("Eb3"), 1.006, 1.5, 0.8) * swell(0.8, 0.6)
    add(out, low(eye, 900), 0.25, 0.22)
    return wet(out, HALL, 0.35)


@effect("grand", "a Leviathan arrives at the Border")
def leviathan_arrive(r, p):
    out = silence(1.8)
    t = time(1.8)
    sub = np.sin(TAU * np.cumsum(smooth_points(1.8, (0, 36), (0.9, 56), (1.8, 40))) / SR)
    out += 0.35 * sub * swell(1.8, 0.5)
    hz = smooth_points(1.6, (0, 41), (0.55, 66), (0.85, 74), (1.6, 42))
    out_roar = growl(r, hz, 0.8, "roar", 0.78, 80) + 0.6 * growl(r, hz * 1.498, 0.6, "moan", 0.9)
    add(out, out_roar * swell(1.6, 0.5, 1.4), 0.12, 1.2)
    surge = low(noise(r, 1.8), 320) * swell(1.8, 0.4)
    out += 0.7 * surge
    add(out, bubbles(r, 1.3, 38, 140, 800, swell(1.3, 0.5)), 0.3, 0.25)
    out *= 1 + 0.05 * np.sin(TAU * 7 * t)
    return wet(out, ABYSS, 0.4)


@effect("grand", "a Leviathan attacks before it leaves its zone")
def leviathan_attack(r, p):
    out = silence(1.45)
    suck = smooth_points(0.3, (0, 0), (0.26, 1), (0.3, 0))
    add(out, sweep_band(noise(r, 0.3), 200 + 1500 * suck ** 2, 1.5) * suck, 0, 0.5)
    hz = smooth_points(0.6, (0, 62), (0.2, 112), (0.4, 98), (0.6, 60))
    roar = growl(r, hz, 0.95, "roar", 0.85, 80) * smooth_points(0.6, (0, 0), (0.07, 1), (0.36, 0.8), (0.52, 0.1), (0.6, 0))
    add(out, roar, 0.2, 0.9)
    add(out, modes(0.35, [(171, 1, 0.2), (298, 0.8, 0.14), (523, 0.7, 0.1), (910, 0.5, 0.07), (1720, 0.3, 0.04)], r, 4500),
        0.72, 1.6)
    add(out, thud(r, 47, 0.7, 0.6, 0.9), 0.725, 0.9)
    add(out, bubbles(r, 0.6, 60, 200, 1300, points(0.6, (0, 1), (0.6, 0))), 0.76, 0.3)
    return wet(out, ABYSS, 0.22)


@effect("grand", "a Leviathan is slain")
def leviathan_slain(r, p):
    out = silence(1.8)
    hz = smooth_points(1.05, (0, 96), (0.15, 104), (1.05, 30))
    add(out, growl(r, hz, 0.85, "roar", 0.82, 80) * smooth_points(1.05, (0, 0), (0.05, 1), (0.45, 0.7), (0.75, 0.2), (1.05, 0)), 0, 0.9)
    add(out, thud(r, 43, 1.0, 0.8, 0.7), 0.62, 1.5)
    add(out, bubbles(r, 1.0, 70, 250, 1900, points(1.0, (0, 0.3), (0.35, 1), (1, 0))), 0.6, 0.3)
    for i, name in enumerate(("D4", "A4", "D5", "F#5", "A5")):
        add(out, harp(r, note(name), 0.8, 1.3, 0.5), 0.92 + 0.05 * i, 0.6)
    add(out, bell("D5", 0.7, 1.1, r, 4000), 1.1, 0.6)
    light = sum(choir(r, note(n), 0.95, 0.7, 3) for n in ("D4", "F#4", "A4")) * swell(0.95, 0.5)
    add(out, light, 0.83, 0.16)
    return wet(out, ABYSS, 0.25)


@effect("grand", "the game ends and you have won")
def win(r, p):
    out = silence(1.8)
    for i, name in enumerate(("D4", "A4", "C#5", "B4", "F#5")):
        add(out, harp(r, note(name), 1.3, 1.8, 0.55), 0.13 * i, 1.0)
    for i, name in enumerate(("D3", "A3", "D4", "F#4", "A4")):
        add(out, harp(r, note(name), 1.1, 1.6, 0.45), 0.56 + 0.02 * i, 0.6)
    add(out, bell("D5", 1.15, 1.6, r, 4500), 0.6, 1.0)
    add(out, bell("F#5", 1.1, 1.4, r, 4500), 0.62, 0.5)
    chord = sum(g * choir(r, note(n), 1.3, 0.8, 4) for n, g in (("D3", 0.8), ("A3", 0.8), ("D4", 1), ("F#4", 0.8)))
    add(out, chord * swell(1.3, 0.42, 1.4), 0.45, 0.2)
    return wet(out, HALL, 0.3)


@effect("grand", "the game ends and another has won; the theme backwards")
def lose(r, p):
    out = silence(1.8)
    for i, name in enumerate(("E4", "B3", "C4", "A3", "D3")):
        add(out, harp(r, note(name), 1.2, 1.6, 0.3), 0.17 * i, 0.9)
    chord = sum(g * choir(r, note(n), 1.45, 0.12, 4) for n, g in (("D3", 1), ("F3", 0.7), ("A3", 0.7), ("D2", 0.8)))
    add(out, chord * swell(1.45, 0.55, 1.4), 0.33, 0.2)
    add(out, bell("D3", 1.1, 1.8, r, 1500), 0.69, 0.7)
    return low(wet(out, ABYSS, 0.35), 4500, 1)


@effect("grand", "the last round is announced", trim=-1)
def last_round(r, p):
    out = silence(1.8)
    add(out, bell("D3", 1.8, 1.7, r, 2600, 0.7), 0.0, 1.0)
    add(out, bell("D3", 1.15, 1.9, r, 2600, 0.7), 0.62, 1.0)
    for at in (0.0, 0.62):                        # the small partials of a large bell
        add(out, bell("D4", 1.1, 1.3, r, 3500, 0.9), at, 0.5)
        add(out, bell("A4", 0.9, 0.9, r, 3500, 0.9), at, 0.2)
    add(out, low(horn(note("A2"), 1.1, 1.6), 1000), 0.62, 0.22)
    return wet(out, ABYSS, 0.35)
