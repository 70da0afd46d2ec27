"""The two ambiences and the title theme.

An ambience is written on a circle: every sine makes whole waves, every slow change whole turns, noise
is made from a spectrum, and what rings past the end goes on at the beginning, reverberation included.
So the seam is a place like any other. The slow changes have different numbers of turns, and none of
the rare events is evenly spaced.

The theme stands on five notes, D A C B E, and rises from one harp to everybody and back.
"""

import numpy as np

from .dsp import (
    BELL,
    SR,
    TAU,
    add,
    add_round,
    body,
    bubble,
    choir,
    fade,
    fm,
    glottis,
    harp,
    high,
    horn,
    low,
    n_of,
    note,
    rng,
    round_hz,
    round_lfo,
    round_noise,
    smooth_points,
    swell,
    time,
    vowel,
    wander,
    water_ir,
    wet_round,
)
from .files import encode, measure

MUSIC = {
    "abyss_ambience": ("ambience", -23.0, 0.55, "under Abyss, as a loop"),
    "conspiracy_ambience": ("ambience", -23.0, 0.55, "under Conspiracy, as a loop"),
    "title_theme": ("music", -20.0, 0.6, "title screen; once, again after some quiet"),
}
LIMIT_BYTES = 890_000


class Stage:
    """Stereo bed with a dry and a wet part; ``seconds`` long, closed on itself when ``loop``."""

    def __init__(self, seconds, loop=True):
        self.size = n_of(seconds)
        self.seconds = seconds
        self.put = add_round if loop else add
        self.dry = [np.zeros(self.size), np.zeros(self.size)]
        self.echo = [np.zeros(self.size), np.zeros(self.size)]

    def sound(self, x, at, gain=1.0, pan=0.0, echo=0.5):
        """``pan`` −1 left … 1 right; ``echo`` is the share sent into the water."""
        angle = (pan + 1) * np.pi / 4
        for side, level in enumerate((np.cos(angle), np.sin(angle))):
            self.put(self.dry[side], x, at + (0.00035 * pan if side == 0 else -0.00035 * pan) + 0.0004, gain * level)
            self.put(self.echo[side], x, at, gain * echo * (0.6 * level + 0.28))

    def bed(self, left, right, gain=1.0, echo=0.0):
        for side, x in enumerate((left, right)):
            self.dry[side] += gain * x
            self.echo[side] += gain * echo * x

    def mix(self, name, length, t60, bright, amount):
        out = []
        for side in (0, 1):
            ir = water_ir(f"{name} {side}", length, t60, bright, 0.02)
            out.append(self.dry[side] + amount * wet_round(self.echo[side], ir))
        return np.stack(out, axis=1)


def drone(stage, r, hz, gain, turns, depth=0.9, beats=2, shimmer=3):
    """One partial with a slow breath of its own, a few beats in the loop between the ears."""
    t = np.arange(stage.size) / SR
    f = round_hz(hz, stage.size)
    step = SR / stage.size
    sides = []
    for side in (0, 1):
        near = f + (beats if side else -beats) * step
        x = 0.6 * np.sin(TAU * f * t + r.uniform(0, TAU)) + 0.4 * np.sin(TAU * near * t + r.uniform(0, TAU))
        x *= round_lfo(stage.size, turns, r.uniform(0, TAU), depth)
        x *= round_lfo(stage.size, turns * 2 + shimmer, r.uniform(0, TAU), 0.35)
        sides.append(x)
    stage.bed(*sides, gain, 0.3)


def water(stage, r, centre, width, gain, turns):
    def shape(hz):
        return np.exp(-0.5 * (np.log2(hz / centre) / width) ** 2) * hz ** -0.5
    sides = [round_noise(r, stage.size, shape) * round_lfo(stage.size, turns + side, r.uniform(0, TAU), 0.8)
             for side in (0, 1)]
    stage.bed(*sides, gain, 0.2)


def whale(r, pitches, seconds, harmonics=9):
    """A long call: a voice that glides through ``pitches`` (hertz), dark, with breath and a late tremor."""
    steps = np.linspace(0.05, 0.95, len(pitches)) * seconds
    hz = smooth_points(seconds, *zip(steps, pitches))
    hz = hz * (1 + 0.004 * wander(r, seconds, 2)) * (1 + 0.009 * np.sin(TAU * 4.3 * time(seconds)) * swell(seconds, 0.8))
    voice = glottis(hz, harmonics, 1.7)
    x = vowel(voice, "moan", 1.25) + 0.5 * voice * 0.3
    x = low(x, 1500) * swell(seconds, 0.45, 1.6)
    return 0.2 * x / np.sqrt(np.mean(x ** 2))


def stream(stage, r, at, count, gain, pan):
    """A few bubbles that climb past."""
    hz = r.uniform(260, 520)
    for i in range(count):
        at += r.uniform(0.04, 0.22)
        hz *= r.uniform(0.93, 1.13)
        stage.sound(bubble(hz, r.uniform(0.05, 0.3)), at, gain * r.uniform(0.3, 1), np.clip(pan + r.normal(0, 0.12), -1, 1), 1.2)


def bell_partial(r, hz, seconds=7.0):
    """One partial of a far bell, with its twin beating against it; no blow is heard."""
    t = time(seconds)
    x = np.sin(TAU * hz * t) + 0.7 * np.sin(TAU * (hz + r.uniform(0.4, 1.1)) * t + 1)
    x += 0.18 * np.sin(TAU * hz * 2.003 * t) * np.exp(-t)
    return x * np.minimum(1, t / 0.06) ** 2 * np.exp(-6.9 * t / seconds)


def times(r, seconds, count, least):
    """``count`` uneven moments on the circle, none nearer than ``least`` to its neighbours."""
    gaps = r.uniform(0.25, 1.0, count)
    gaps = least + gaps / gaps.sum() * (seconds - least * count)
    return (np.cumsum(gaps) + r.uniform(0, seconds)) % seconds


def abyss_ambience():
    r = rng("abyss_ambience")
    stage = Stage(83.0)
    # the harmony turns slowly round D: always a fifth, by turns a ninth, a sixth, a seventh
    for name, gain, turns in (("D1", 0.3, 3), ("D2", 0.42, 5), ("A2", 0.34, 4), ("D3", 0.36, 7), ("E3", 0.24, 3), ("A3", 0.26, 5),
                              ("B3", 0.15, 2), ("C4", 0.14, 2), ("F3", 0.17, 3), ("E4", 0.1, 3), ("A4", 0.07, 4)):
        drone(stage, r, note(name), gain, turns, 0.95 if name not in ("D2", "A2") else 0.6)
    water(stage, r, 130, 0.9, 0.34, 3)
    water(stage, r, 420, 0.7, 0.15, 5)
    water(stage, r, 1100, 0.6, 0.045, 4)
    water(stage, r, 3000, 0.5, 0.012, 7)
    calls = (("D3", "A3", "G3"), ("A3", "C4", "A3"), ("E3", "D3", "A3"), ("F4", "E4", "C4"), ("D3", "B3", "A3"), ("A4", "D4", "E4"),
             ("C3", "D3"))
    for at, names in zip(times(r, stage.seconds, len(calls), 7), calls):
        long = r.uniform(3.2, 5.5)
        far = r.uniform(0.45, 1.0)
        stage.sound(whale(r, [note(n) * r.uniform(0.993, 1.007) for n in names], long), at, 0.5 * far, r.uniform(-0.8, 0.8), 1.7)
    for at in times(r, stage.seconds, 15, 2.0):
        stream(stage, r, at, r.integers(3, 13), r.uniform(0.1, 0.3), r.uniform(-0.9, 0.9))
    for at, name in zip(times(r, stage.seconds, 9, 4), ("A5", "E5", "B5", "D6", "C5", "A4", "E6", "F5", "B4")):
        stage.sound(bell_partial(r, note(name)), at, r.uniform(0.06, 0.11), r.uniform(-0.8, 0.8), 1.6)
    return stage.mix("abyss", 6.0, 6.5, 1600, 1.0)


def conspiracy_ambience():
    r = rng("conspiracy_ambience")
    stage = Stage(73.0)
    for name, gain, turns in (("A2", 0.55, 4), ("D3", 0.6, 3), ("E3", 0.4, 5), ("A3", 0.36, 3), ("B3", 0.2, 2), ("C4", 0.16, 3),
                              ("D4", 0.2, 4), ("G4", 0.09, 2), ("E4", 0.15, 5), ("A4", 0.08, 7), ("D2", 0.4, 2)):
        drone(stage, r, note(name), gain * 0.42, turns, 0.9)
    water(stage, r, 260, 0.8, 0.16, 3)
    water(stage, r, 900, 0.7, 0.055, 5)
    water(stage, r, 3400, 0.5, 0.014, 4)
    # intervals in the order of a slow conversation: question low, answer high
    pairs = [("D3", "A3"), ("C4", "B3"), ("A3", "E4"), ("D3", "C4"), ("G3", "D4"), ("E3", "B3"), ("A3", "C4"), ("D3", "E4"),
             ("F3", "C4"), ("B3", "E4"), ("A2", "E3"), ("D3", "A3"), ("C4", "G4"), ("E3", "D4")]
    for i, (at, (one, two)) in enumerate(zip(np.sort(times(r, stage.seconds, len(pairs), 3.2)), pairs)):
        side = 0.45 if i % 2 else -0.45
        gap = r.choice([0.42, 0.63, 0.84, 1.26])
        stage.sound(harp(r, note(one), 4.5, 3.4, 0.3), at, r.uniform(0.9, 1.3), side, 0.9)
        stage.sound(harp(r, note(two), 4.5, 3.0, 0.34), at + gap, r.uniform(0.8, 1.1), side * 0.4, 0.9)
        if i % 4 == 2:
            stage.sound(harp(r, note(one) * 2, 3.5, 2.4, 0.4), at + gap * 2, 0.55, -side, 1.2)
    for at in times(r, stage.seconds, 9, 3.0):
        stream(stage, r, at, r.integers(2, 7), r.uniform(0.03, 0.09), r.uniform(-0.9, 0.9))
    for at, name in zip(times(r, stage.seconds, 6, 5), ("E5", "A5", "B5", "D6", "G5", "C6")):
        stage.sound(bell_partial(r, note(name), 6), at, r.uniform(0.03, 0.05), r.uniform(-0.8, 0.8), 1.6)
    # far voices behind a door: vowels without words
    for at in times(r, stage.seconds, 5, 8):
        long = r.uniform(3.0, 4.5)
        x = choir(r, note(str(r.choice(["D3", "A3", "E4"]))), long, 0.15, 3) * swell(long, 0.5)
        stage.sound(low(x, 1100), at, 0.11, r.uniform(-0.6, 0.6), 1.8)
    return stage.mix("conspiracy", 4.5, 4.2, 2600, 0.85)


BEAT = 60 / 56
MOTIF = ((0, 1.5), (1.5, 1.5), (3, 0.5), (3.5, 0.5), (4, 4))          # (start, length) in beats of the five notes

# two bars a line: five notes, then the two chords (bass first)
LINES = [
    (2, ("D4", "A4", "C5", "B4", "E4"), ("D2 A2 F3 A3", "A2 E3 A3 C4")),
    (4, ("D4", "A4", "C5", "B4", "G4"), ("D2 A2 F3 A3", "G2 D3 G3 B3")),
    (6, ("F4", "C5", "E5", "D5", "G4"), ("F2 C3 F3 A3", "C2 G2 E3 G3")),
    (8, ("G4", "D5", "F5", "E5", "A4"), ("Bb2 F3 Bb3 D4", "A2 E3 A3 D4")),
    (10, ("D4", "A4", "C5", "B4", "E5"), ("D2 A2 F3 A3", "A2 E3 A3 C4")),
    (12, ("F4", "D5", "F5", "E5", "G5"), ("Bb2 F3 Bb3 D4", "C2 G2 E3 C4")),
    (14, ("D4", "A4", "C#5", "B4", "F#4"), ("D2 A2 F#3 A3", "D2 A2 D3 F#3")),
    (16, ("D5", "A5", "C6", "B5", "E5"), ("D2 A2 D3 A3", "D2 A2 E3 A3")),
]


def title_theme():
    r = rng("title_theme")
    stage = Stage(79.0, loop=False)
    bar = 4 * BEAT

    def when(bars, beats=0.0):
        return 0.3 + (bars - 1) * bar + beats * BEAT + r.normal(0, 0.006)

    def pad(names, at, long, gain, bright):
        for i, name in enumerate(names):
            x = sum(glottis(note(name) * 2 ** (cents / 1200) * (1 + 0.002 * wander(r, long, 2)), 24, 1.5) for cents in (-6, 5))
            x = low(x, 350 + bright, 2) * smooth_points(long, (0, 0), (1.3, 1), (long - 1.6, 0.85), (long, 0))
            stage.sound(x, at, gain, (-0.6, 0.5, -0.25, 0.6)[i % 4], 0.6)

    # force of each line: harp alone … everybody … one bell
    force = (0.25, 0.4, 0.6, 0.8, 1.0, 1.1, 1.0, 0.3)
    # out of the black: drone, bubbles, one far bell
    for name, gain in (("D2", 0.16), ("A2", 0.08)):
        stage.sound(fm(np.full(n_of(20), note(name)), 1.0, 0.5 + 0.3 * wander(r, 20, 0.3)) * swell(20, 0.25), 0.0, gain, 0, 0.4)
    for at in (0.6, 2.7):
        stream(stage, r, at, 8, 0.1, r.uniform(-0.7, 0.7))
    stage.sound(body(6, note("D4"), BELL, 5.0, r, 2500, 0.8), when(1, 1), 0.09, 0.2, 1.2)

    for (start, tune, chords), power in zip(LINES, force):
        first, last = start == 2, start == 16
        # tune
        for (beat, long), name in zip(MOTIF, tune):
            at = when(start, beat)
            if last:
                stage.sound(body(5, note(name), BELL, 3.6, r, 3000, 0.9), at, 0.13, 0.1, 1.2)
                continue
            stage.sound(harp(r, note(name), 4, 2.6, 0.5), at, 0.62, -0.15, 0.7)
            if power >= 0.6:
                stage.sound(low(horn(note(name), long * BEAT * 1.12 + 0.25, 1.7), 2200, 1), at - 0.03, 0.2 * power, 0.15, 0.8)
            if power >= 0.8:
                sung = long * BEAT * 1.1 + 0.4
                x = choir(r, note(name), sung, 0.25 + 0.5 * min(1, power), 5) * swell(sung, 0.3, 1.2)
                stage.sound(x, at - 0.08, 0.26 * power, 0, 0.9)
            if power >= 1.0 and long > 1:
                stage.sound(body(4, note(name) * 2, BELL, 2.4, r, 3500, 1.0), at, 0.05, 0.35, 1.2)
        # chords, arpeggios, bass
        for half, chord in enumerate(chords):
            names = chord.split()
            at = when(start + half)
            if not first:
                pad(names[1:] if power < 1 else names, at - 0.5, bar + 1.6, 0.018 + 0.016 * power, 250 + 900 * power)
            stage.sound(harp(r, note(names[0]), 5, 4.0, 0.25), at, 0.5 if not last else 0.3, 0, 0.5)
            if power >= 0.4 and not last:
                notes = [names[1], names[2], names[3], names[2]]
                for i in range(8 if power >= 0.8 else 4):
                    step = 0.5 if power >= 0.8 else 1.0
                    name = notes[i % 4]
                    stage.sound(harp(r, note(name) * (2 if i % 8 >= 4 else 1), 3, 1.8, 0.4), at + (i * step + 0.5) * BEAT,
                                0.15 + 0.12 * power, 0.5 if i % 2 else -0.5, 0.8)
            if power >= 0.6 and not last:          # the step of the procession
                for beat, gain in ((0, 1.0), (2, 0.6)):
                    t = time(1.4)
                    skin = np.sin(TAU * np.cumsum(52 * (1 + 0.6 * np.exp(-t / 0.03))) / SR) * np.exp(-t / 0.24)
                    skin += 0.12 * low(r.standard_normal(len(t)), 500) * np.exp(-t / 0.05)
                    stage.sound(skin * np.minimum(1, t / 0.004), at + beat * BEAT, 0.26 * gain * power, 0, 0.6)
            if power >= 1.0:                        # deep choir under the summit
                for name in names[1:3]:
                    x = choir(r, note(name), bar + 1.0, 0.3, 4) * swell(bar + 1.0, 0.4)
                    stage.sound(x, at - 0.3, 0.12, -0.3 if name == names[1] else 0.3, 0.9)
    for at in (when(16, 1), when(17, 1), when(17, 3)):
        stream(stage, r, at, 9, 0.08, r.uniform(-0.7, 0.7))
    out = stage.mix("theme", 4.0, 3.6, 2400, 0.55)
    # the circle of the echo must not bring the end back to the beginning: the last seconds are quiet anyway
    return fade(out, 0.05, 4.0)


def quiet_seam(x):
    """Turns the circle so that the file begins where the sound is weakest and both sides cross zero gently."""
    power = np.sum(x ** 2, axis=1)
    size = n_of(0.25)
    around = np.concatenate([power[-size:], power, power[:size]])
    total = np.cumsum(around)
    level = (total[2 * size:] - total[:-2 * size])[: len(x)]
    step = np.sum(np.abs(x - np.roll(x, 1, axis=0)), axis=1) + np.sum(np.abs(x), axis=1)
    calm = np.argsort(level)[: len(x) // 40]
    return np.roll(x, -calm[np.argmin(step[calm])], axis=0)


def build_music(name, folder):
    """Writes the piece ``name`` into ``folder`` and returns its entry of the catalogue."""
    kind, target, volume, when = MUSIC[name]
    x = {"abyss_ambience": abyss_ambience, "conspiracy_ambience": conspiracy_ambience, "title_theme": title_theme}[name]()
    if kind == "ambience":
        hz = np.fft.rfftfreq(len(x), 1 / SR)
        gate = np.where(hz < 24, 0, 1) / (1 + (hz / 9000) ** 4)      # a filter that is round, too
        x = np.fft.irfft(np.fft.rfft(x, axis=0) * gate[:, None], len(x), axis=0)
        x = quiet_seam(x)
    else:
        x = high(low(x, 10000, 1), 26)
        x = fade(x, 0.05, 3.0)
    x /= np.max(np.abs(x)) * 2
    path = folder / f"{name}.ogg"
    quality = 5.0
    while True:
        encode(x, path, quality)
        if path.stat().st_size <= LIMIT_BYTES:
            break
        quality -= 0.5
    for _ in range(3):
        loud, peak = measure(path)
        x *= 10 ** (np.clip(target - loud, -30, 30) / 20)
        decoded = encode(x, path, quality)
    loud, peak = measure(path)
    print(f"{name:18} {len(decoded) / SR:6.2f} s  {loud:.1f} LUFS  peak {peak:.1f} dBTP  q{quality}  "
          f"{path.stat().st_size / 1024:.0f} KB", flush=True)
    return {"files": [path.name], "kind": kind, "group": kind, "volume": volume, "ms": round(1000 * len(decoded) / SR),
            "when": when, "lufs": loud}
