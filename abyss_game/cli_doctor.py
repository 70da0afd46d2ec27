"""``abyss-game doctor``: what a report of an error needs to know about this computer. Never fails."""

from __future__ import annotations

import argparse
import platform
import sys
import tempfile
from collections.abc import Callable
from importlib import metadata, util
from pathlib import Path

import msgspec

from .cli_common import DONE, hush, write_bytes
from .cli_play import NO_SCREEN
from .games import GAMES
from .i18n.catalog import LANGUAGE_NAMES, LANGUAGES, Catalog, preferred_language
from .resources import assets_dir
from .storage import paths, settings
from .version import VERSION

EXAMPLES = "abyss-game doctor\nabyss-game doctor --json > report.json"

LIBRARIES = ("pygame-ce", "pytmx", "platformdirs", "msgspec", "fluent.runtime", "rich")
FONTS = ("font_source_serif_pro", "font_source_sans_pro")


class Finding(msgspec.Struct, frozen=True):
    """One line of the report: its ``section`` and ``name`` (message ids without prefix, or proper names), the
    ``value`` found, and whether it is as it should be."""

    section: str
    name: str
    value: str
    ok: bool = True


def describe(parser: argparse.ArgumentParser, catalog: Catalog) -> None:
    """The arguments of the command."""
    parser.add_argument(
        "--json", nargs="?", const="-", default="", metavar="FILE", help=catalog.t("cli-help-doctor-json")
    )


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Examines everything and prints what was found and what is missing."""
    findings = examine()
    if options.json:
        write_bytes(options.json, msgspec.json.format(msgspec.json.encode(findings), indent=1) + b"\n")
    if options.json != "-":
        show(findings, catalog)
    return DONE


def examine() -> list[Finding]:
    """All findings. A part that cannot be examined is a finding of its own."""
    found: list[Finding] = []
    parts: dict[str, Callable[[], list[Finding]]] = {
        "versions": _versions,
        "folders": _folders,
        "languages": _languages,
        "art": _art,
        "fonts": _fonts,
        "screen": _screen,
        "sound": _sound,
    }
    for section, examine_part in parts.items():
        try:
            found += examine_part()
        except Exception as error:  # a report must not break on what it reports
            found.append(Finding(section, section, f"{type(error).__name__}: {error}", ok=False))
    return found


def _versions() -> list[Finding]:
    found = [
        Finding("versions", "abyss-game", VERSION),
        Finding("versions", "Python", platform.python_version()),
        Finding("versions", "platform", platform.platform()),
        Finding("versions", "frozen", "yes" if getattr(sys, "frozen", False) else "no"),
        Finding("versions", "games", ", ".join(GAMES.names)),
    ]
    for name in LIBRARIES:
        try:
            found.append(Finding("versions", name, metadata.version(name)))
        except metadata.PackageNotFoundError:
            # A frozen program carries the modules without the papers of their packages.
            module = {"pygame-ce": "pygame"}.get(name, name)
            there = util.find_spec(module) is not None
            found.append(Finding("versions", name, "present" if there else "missing", ok=there))
    return found


def _folders() -> list[Finding]:
    found = []
    for name, folder in (("settings", paths.config_dir()), ("saves", paths.data_dir()), ("logs", paths.log_dir())):
        found.append(Finding("folders", name, str(folder), ok=_writable(folder)))
    if paths.portable_home() is not None:
        found.append(Finding("folders", "portable", str(paths.portable_home())))
    return found


def _writable(folder: Path) -> bool:
    """Whether a file can be made in ``folder``, or in the folder that it would be made in."""
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    try:
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _languages() -> list[Finding]:
    found = [Finding("languages", "system", preferred_language())]
    chosen = settings.load().language
    if chosen:
        found.append(Finding("languages", "chosen", chosen))
    complete = Catalog(LANGUAGES[0]).ids() | Catalog(LANGUAGES[-1]).ids()
    for language in LANGUAGES:
        ids = Catalog(language).ids()
        missing = sorted(complete - ids)
        value = f"{len(ids)}" + (f", missing {', '.join(missing[:5])}" if missing else "")
        found.append(Finding("languages", LANGUAGE_NAMES[language], value, ok=not missing))
    return found


def _art() -> list[Finding]:
    folder = assets_dir() / "art"
    pictures = msgspec.json.decode((folder / "manifest.json").read_bytes())["pictures"]
    missing = sorted(key for key, entry in pictures.items() if not (folder / entry["file"]).is_file())
    value = f"{len(pictures) - len(missing)}/{len(pictures)}"
    return [Finding("art", "pictures", value + (f", missing {', '.join(missing[:5])}" if missing else ""), not missing)]


def _fonts() -> list[Finding]:
    return [
        Finding("fonts", name, "present" if there else "missing", ok=there)
        for name, there in ((name, util.find_spec(name) is not None) for name in FONTS)
    ]


def _screen() -> list[Finding]:
    import pygame

    sdl = ".".join(map(str, pygame.get_sdl_version()))
    found = [Finding("versions", "SDL", sdl)]
    try:
        with hush():
            pygame.display.init()
        sizes = ", ".join(f"{width}x{height}" for width, height in pygame.display.get_desktop_sizes())
        driver = pygame.display.get_driver()
        found.append(Finding("screen", driver, sizes, ok=driver not in NO_SCREEN))
    except pygame.error as error:
        found.append(Finding("screen", "screen", str(error), ok=False))
    finally:
        pygame.display.quit()
    return found


def _sound() -> list[Finding]:
    import pygame

    try:
        with hush():
            pygame.mixer.init()
        rate, _, channels = pygame.mixer.get_init() or (0, 0, 0)
        return [Finding("sound", "sound", f"{rate} Hz, {channels}")]
    except (pygame.error, AttributeError, NotImplementedError) as error:
        return [Finding("sound", "sound", str(error), ok=False)]
    finally:
        if hasattr(pygame.mixer, "quit"):
            pygame.mixer.quit()


_WORDS = {"yes", "no", "present", "missing"}


def show(findings: list[Finding], catalog: Catalog) -> None:
    """Prints ``findings`` by section, then what is not as it should be."""
    section = ""
    for finding in sorted(findings, key=lambda f: _SECTIONS.index(f.section)):
        if finding.section != section:
            section = finding.section
            print(catalog.t(f"cli-doctor-{section}"))
        value = catalog.t(f"cli-doctor-{finding.value}") if finding.value in _WORDS else finding.value
        mark = " " if finding.ok else "!"
        print(f" {mark} {_name(finding, catalog)}: {value}")
    missing = [finding for finding in findings if not finding.ok]
    print(catalog.t("cli-doctor-sum", count=len(missing)))


_SECTIONS = ("versions", "folders", "languages", "art", "fonts", "screen", "sound")
_NAMED = {"platform", "frozen", "games", "settings", "saves", "logs", "portable", "system", "chosen", "pictures"}


def _name(finding: Finding, catalog: Catalog) -> str:
    known = finding.name in _NAMED or finding.name in _SECTIONS
    return catalog.t(f"cli-doctor-{finding.name}") if known else finding.name
