"""Measures what cannot be left to chance, and fails if a sound is out of bounds."""

import json

import numpy as np
import soundfile

from . import SOUNDS
from .dsp import SR, high, loudness, n_of
from .files import measure

ONSET_MS = {"tick": 12, "tap": 45, "touch": 60, "interface": 90, "action": 60}


def db(x):
    return 20 * np.log10(max(float(x), 1e-9))


def check_effect(path, entry, loud):
    x, rate = soundfile.read(path)
    ms = 1000 * len(x) / rate
    first = np.argmax(np.abs(x) > np.max(np.abs(x)) / 5) * 1000 / rate          # −14 dB under the peak
    edge = n_of(0.0005)
    yield rate == SR and x.ndim == 1, f"rate {rate}, channels {x.ndim}"
    yield path.stat().st_size < 40_000, f"{path.stat().st_size} bytes"
    yield 60 <= ms <= 1800.5, f"{ms:.0f} ms"
    yield abs(db(np.max(np.abs(x))) + 3) < 0.4, f"peak {db(np.max(np.abs(x))):.2f} dBFS"
    yield abs(np.mean(x)) < 0.001, f"DC {np.mean(x):.5f}"
    yield np.max(np.abs(x[:4])) < 0.03, f"starts at {np.max(np.abs(x[:4])):.4f}"
    yield np.max(np.abs(x[-edge:])) < 0.004, f"ends at {np.max(np.abs(x[-edge:])):.4f}"
    yield first <= ONSET_MS.get(entry["group"], 600), f"first heard after {first:.0f} ms"
    loud.setdefault(entry["group"], []).append((loudness(x), path.stem))


def surprise(y, at):
    """How far the sample at ``at`` lies from what linear prediction makes of the 50 ms before it."""
    past = y[at - 2200:at]
    lags = 64
    matrix = np.lib.stride_tricks.sliding_window_view(past[:-1], lags)[:, ::-1]
    weights = np.linalg.lstsq(matrix, past[lags:], rcond=None)[0]
    return abs(float(y[at - lags:at][::-1] @ weights - y[at]))


def check_loop(path):
    x, rate = soundfile.read(path)
    seconds = len(x) / rate
    steps = np.abs(np.diff(x, axis=0))
    jump = np.max(np.abs(x[0] - x[-1]))
    usual = np.percentile(steps, 99)
    size = n_of(0.05)
    before, after = db(np.sqrt(np.mean(x[-size:] ** 2))), db(np.sqrt(np.mean(x[:size] ** 2)))
    levels = [db(np.sqrt(np.mean(x[i:i + size] ** 2))) for i in range(0, len(x) - size, size)]
    neighbours = np.percentile(np.abs(np.diff(levels)), 99)
    joined = np.concatenate([x[-SR:], x[:SR]])
    treble = high(joined, 5000, 4)[SR // 2:]
    power = np.array([np.mean(treble[i:i + 441] ** 2) for i in range(0, len(treble) - 441, 441)])
    at_seam = db(np.sqrt(np.max(power[SR // 2 // 441 - 1: SR // 2 // 441 + 2])))
    near = db(np.sqrt(np.percentile(power, 90)))
    mono = x.mean(axis=1)
    round_ = np.concatenate([mono[-3000:], mono[:3000]])
    miss = surprise(round_, 3000)
    others = [surprise(mono, at) for at in np.linspace(5000, len(mono) - 5000, 60).astype(int)]
    envelope = np.array([np.sqrt(np.mean(mono[i:i + 4410] ** 2)) for i in range(0, len(mono) - 4410, 4410)])
    envelope = np.log(envelope + 1e-6) - np.mean(np.log(envelope + 1e-6))
    spectrum = np.abs(np.fft.fft(envelope)) ** 2
    repeat = np.fft.ifft(spectrum).real
    repeat = np.max(repeat[60:len(repeat) // 2]) / repeat[0]
    yield x.ndim == 2 and rate == SR, "stereo 44.1 kHz"
    yield 60 <= seconds <= 90, f"{seconds:.2f} s"
    yield path.stat().st_size < 900_000, f"{path.stat().st_size} bytes"
    yield np.max(np.abs(x)) < 0.9, f"peak {db(np.max(np.abs(x))):.1f} dBFS"
    yield np.max(np.abs(np.mean(x, axis=0))) < 0.0005, f"DC {np.max(np.abs(np.mean(x, axis=0))):.6f}"
    yield jump <= usual, f"seam: step {jump:.5f}, 99 % of all steps are under {usual:.5f}"
    yield abs(before - after) <= max(2, neighbours), f"seam: level {before:.1f} → {after:.1f} dB (neighbours differ by up to {neighbours:.1f})"
    yield at_seam <= near + 6, f"seam: treble {at_seam:.1f} dB, around it {near:.1f} dB"
    yield db(miss) <= before - 40, f"seam: prediction misses by {db(miss):.0f} dBFS (inside {db(np.percentile(others, 95)):.0f})"
    yield repeat < 0.6, f"repeats itself inside by {repeat:.2f} (1 = exactly)"


def check_theme(path):
    x, rate = soundfile.read(path)
    yield x.ndim == 2 and rate == SR, "stereo 44.1 kHz"
    yield 60 <= len(x) / rate <= 90, f"{len(x) / rate:.2f} s"
    yield np.max(np.abs(x)) < 0.9, f"peak {db(np.max(np.abs(x))):.1f} dBFS"
    yield np.max(np.abs(np.mean(x, axis=0))) < 0.0005, f"DC {np.max(np.abs(np.mean(x, axis=0))):.6f}"
    yield np.max(np.abs(x[:20])) < 0.001 and np.max(np.abs(x[-200:])) < 0.001, "silent ends"


def main():
    """Measures every file; 1 when one is out of bounds, else 0."""
    bad, loud = 0, {}
    sounds = json.loads((SOUNDS / "sounds.json").read_text())["sounds"]
    known = {name for entry in sounds.values() for name in entry["files"]}
    for stray in {path.name for path in SOUNDS.glob("*.ogg")} ^ known:
        print(f"FAIL {stray}: catalogue and folder differ")
        bad += 1
    for entry in sounds.values():
        for file in entry["files"]:
            path = SOUNDS / file
            kind = entry["kind"]
            results = list(check_effect(path, entry, loud) if kind == "effect" else check_loop(path) if kind == "ambience"
                           else check_theme(path))
            if kind != "effect":
                integrated, peak = measure(path)
                target = -23 if kind == "ambience" else -20
                results.append((abs(integrated - target) <= 0.5, f"{integrated:.1f} LUFS, true peak {peak:.1f} dBTP"))
                print(f"{path.stem}: " + "; ".join(text for _, text in results))
            for good, text in results:
                if not good:
                    print(f"FAIL {path.stem}: {text}")
                    bad += 1
    for group, rows in loud.items():
        levels = [level for level, _ in rows]
        middle = float(np.median(levels))
        worst = max(rows, key=lambda row: abs(row[0] - middle))
        print(f"{group:10} {len(rows):2} files, median {middle:.1f} LUFS, furthest {worst[1]} {worst[0] - middle:+.1f} dB")
        if abs(worst[0] - middle) > 2:
            print(f"FAIL {group}: {worst[1]} stands out")
            bad += 1
    print("all within bounds" if not bad else f"{bad} out of bounds")
    return 1 if bad else 0

