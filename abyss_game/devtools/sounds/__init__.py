"""Computes every sound of the game; needs numpy, scipy, soundfile and the program ffmpeg, none of them to play."""

from pathlib import Path

HERE = Path(__file__).parent
SOUNDS = HERE.parents[2] / "assets" / "sounds"
"""Where the files and their catalogue ``sounds.json`` go."""
