"""Writing and measuring sound files, by ffmpeg."""

import re
import subprocess

import soundfile

from .dsp import SR


def encode(samples, path, quality):
    """WAV (24 bit) through ffmpeg into Ogg Vorbis, without dates or random stream numbers."""
    wav = path.with_suffix(".tmp.wav")
    soundfile.write(wav, samples, SR, subtype="PCM_24")
    subprocess.run(["ffmpeg", "-v", "error", "-y", "-i", str(wav), "-map_metadata", "-1", "-fflags", "+bitexact",
                    "-flags:a", "+bitexact", "-c:a", "libvorbis", "-q:a", str(quality), str(path)], check=True)
    wav.unlink()
    decoded, rate = soundfile.read(path)
    assert rate == SR
    return decoded


def measure(path):
    """Integrated loudness (LUFS) and true peak (dBTP) of a file, by ffmpeg's EBU R128 meter."""
    text = subprocess.run(["ffmpeg", "-hide_banner", "-nostats", "-i", str(path), "-af", "ebur128=peak=true", "-f", "null", "-"],
                          capture_output=True, text=True, check=True).stderr
    return (float(re.findall(r"I:\s+(-?[\d.]+) LUFS", text)[-1]), float(re.findall(r"Peak:\s+(-?[\d.]+) dBFS", text)[-1]))
