"""What all commands of the command line share: errors of one sentence, the parser, the language, the report file.

A command is a module with ``add(commands, shared)``, which describes its arguments, and a function
``run(options, catalog) -> int`` that is set as ``run`` on them. It raises :class:`Unusable` for whatever the player
can put right.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import re
import sys
import time
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NoReturn

from .engine.ruleset import Options, Ruleset
from .engine.unplayable import Unplayable
from .games import GAMES
from .i18n.catalog import LANGUAGES, Catalog, preferred_language
from .storage import paths, settings
from .storage.files import write_atomically
from .storage.save_format import LARGEST
from .version import VERSION

DONE = 0
FAILED = 1
"""Something was checked and is not as it should be."""
UNUSABLE = 2
"""Arguments or files that cannot be used, or no display."""
BROKEN = 3
"""An error of the program itself; a report file was written."""
INTERRUPTED = 130
"""Ctrl-C."""


class Unusable(Exception):
    """What was asked cannot be done: the message ``code`` with its ``numbers`` says why, in one sentence."""

    def __init__(self, code: str, **numbers: int | str) -> None:
        super().__init__(f"{code} {numbers or ''}".rstrip())
        self.code = code
        self.numbers = numbers


def sentence(catalog: Catalog, error: Unusable | Unplayable) -> str:
    """One sentence in the language of ``catalog`` that tells what is wrong, and in which line when that is known."""
    prefix = "" if isinstance(error, Unusable) else "error-"
    text = catalog.t(prefix + error.code, **error.numbers)
    if isinstance(error, Unplayable) and error.line:
        text = catalog.t("cli-line", line=str(error.line), why=text)
    return one_line(text)


def one_line(text: str) -> str:
    """``text``, which may quote anything from a file, without what would break the line or confuse a terminal."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def complain(text: str) -> None:
    """Prints one line for the player on stderr."""
    print(text, file=sys.stderr)


def open_streams() -> None:
    """Gives the program streams where whoever started it has closed them: what is written goes nowhere, and there is
    nothing to read."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115


def forget_output() -> None:
    """Nothing more is written to the standard output, not even at exit."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


@contextlib.contextmanager
def hush() -> Iterator[None]:
    """Keeps what C libraries write to stderr away from the report."""
    kept = os.dup(2)
    try:
        with open(os.devnull, "wb") as nowhere:
            os.dup2(nowhere.fileno(), 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)


# -- the language ----------------------------------------------------------------------------------------------


def language_of(argv: Sequence[str]) -> str:
    """The language that ``argv`` asks for with ``--lang``, else that of the settings, else that of the system.
    A wrong ``--lang`` is left for the parser to refuse."""
    for index, word in enumerate(argv):
        name, _, value = word.partition("=")
        if name == "--lang":
            value = value or (argv[index + 1] if index + 1 < len(argv) else "")
            if value in LANGUAGES:
                return value
    return settings.load().language or preferred_language()


# -- the parser ------------------------------------------------------------------------------------------------

_COMPLAINTS: tuple[tuple[str, str], ...] = (
    (r"unrecognized arguments: (?P<what>.+)", "cli-error-unrecognized"),
    (r"the following arguments are required: (?P<what>.+)", "cli-error-required"),
    (r"argument (?P<name>.+?): expected (at least )?one argument", "cli-error-value-missing"),
    (r"argument (?P<name>.+?): invalid choice: '?(?P<value>.*?)'? \(choose from (?P<known>.*)\)", "cli-error-choice"),
    (r"argument (?P<name>.+?): ignored explicit argument '?(?P<value>.*?)'?", "cli-error-no-value"),
    (r"argument (?P<name>.+?): not allowed with argument (?P<other>.+)", "cli-error-together"),
    (r"ambiguous option: (?P<what>.+?) could match (?P<known>.+)", "cli-error-ambiguous"),
)
"""What argparse says, in its own words, and the message that says it in the player's language."""


_NUMBER = re.compile(r"-\d+")
_HYPHENED = re.compile(r"-[^-]")
"""A value that begins with one hyphen; with two it is meant as an option."""


class Parser(argparse.ArgumentParser):
    """An argument parser that speaks the language of ``catalog`` and raises :class:`Unusable` instead of leaving."""

    def __init__(self, *, catalog: Catalog, examples: str = "", **keywords: Any) -> None:
        keywords.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        super().__init__(add_help=False, allow_abbrev=False, **keywords)
        self.catalog = catalog
        self._positionals.title = catalog.t("cli-arguments")
        self._optionals.title = catalog.t("cli-options")
        if examples:
            self.epilog = catalog.t("cli-examples") + "\n" + "\n".join(f"  {line}" for line in examples.splitlines())

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """As always, but an option that nobody knows is told as that, and not as something else that is missing; and
        what follows an option that needs a value is its value, even if it begins with a hyphen."""
        return super().parse_known_args(self._plain(list(args or ())), namespace)

    def _plain(self, words: list[str]) -> list[str]:
        plain: list[str] = []
        rest = iter(range(len(words)))
        for index in rest:
            word, following = words[index], words[index + 1 : index + 2]
            if word == "--" or (not word.startswith("-") and self._subparsers is not None):
                return [*plain, *words[index:]]  # only values from here on, or words for the parser of a command
            name, _, given = word.partition("=")
            option = self._option_string_actions.get(name)
            if option is None and len(word) > 1 and word[0] == "-" and not _NUMBER.fullmatch(word):
                raise Unusable("cli-error-unrecognized", what=word)
            awaits = option is not None and option.nargs is None and not given
            if awaits and following and _HYPHENED.match(following[0]):
                word = f"{word}={words[next(rest)]}"
            plain.append(word)
        return plain

    def error(self, message: str) -> NoReturn:
        for pattern, code in _COMPLAINTS:
            match = re.fullmatch(pattern, message)
            if match:
                raise Unusable(code, **{name: value.replace("'", "") for name, value in match.groupdict().items()})
        raise Unusable("cli-error-arguments", command=self.prog)

    def format_usage(self) -> str:
        return self._in_own_words(super().format_usage())

    def format_help(self) -> str:
        return self._in_own_words(super().format_help())

    def _in_own_words(self, text: str) -> str:
        return text.replace("usage: ", self.catalog.t("cli-usage") + " ", 1)


class _Version(argparse.Action):
    """Prints the version and leaves."""

    def __call__(self, parser: Any, namespace: Any, values: Any, option_string: str | None = None) -> None:
        print(f"abyss-game {VERSION}", flush=True)
        parser.exit()


class _Help(argparse.Action):
    """Prints the help of the command and leaves."""

    def __call__(self, parser: Any, namespace: Any, values: Any, option_string: str | None = None) -> None:
        print(parser.format_help(), end="", flush=True)  # argparse itself keeps silent when it cannot be written
        parser.exit()


def add_common(parser: argparse.ArgumentParser, catalog: Catalog) -> None:
    """The options that every command has: language, version, help."""
    # Without a default: the option may stand before or after the command, and the one must not undo the other.
    parser.add_argument(
        "--lang", type=language, default=argparse.SUPPRESS, metavar="pt|es|en", help=catalog.t("cli-help-lang")
    )
    parser.add_argument("--version", action=_Version, nargs=0, help=catalog.t("cli-help-version"))
    parser.add_argument("-h", "--help", action=_Help, nargs=0, help=catalog.t("cli-help-help"))


# -- values of arguments ---------------------------------------------------------------------------------------


def language(text: str) -> str:
    """A language of ours."""
    return one_of("--lang", LANGUAGES)(text)


def one_of(name: str, known: Iterable[str]) -> Callable[[str], str]:
    """A value of the option ``name`` that is one of ``known``."""
    values = tuple(known)

    def read(text: str) -> str:
        if text not in values:
            raise Unusable("cli-error-choice", name=name, value=text, known=", ".join(values))
        return text

    return read


def some_of(name: str, known: Iterable[str]) -> Callable[[str], tuple[str, ...]]:
    """A value of the option ``name`` that is a list of ``known`` words with commas, or nothing."""
    read_one = one_of(name, known)

    def read(text: str) -> tuple[str, ...]:
        return tuple(read_one(word.strip()) for word in text.split(",") if word.strip())

    return read


def number(name: str, least: int, most: int) -> Callable[[str], int]:
    """An integer ``least`` … ``most`` as the value of the option ``name``."""

    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = least - 1
        if not least <= value <= most:
            raise Unusable("cli-error-number", name=name, value=text, least=str(least), most=str(most))
        return value

    return read


def words(text: str) -> tuple[str, ...]:
    """The words of a list with commas."""
    return tuple(word.strip() for word in text.split(",") if word.strip())


def of_games(what: str) -> str:
    """The ``expansions`` or ``variants`` of every game that has any: ``abyss: kraken, leviathan``."""
    known = {name: getattr(GAMES.get(name), what) for name in GAMES.names}
    return "; ".join(f"{name}: {', '.join(found)}" for name, found in known.items() if found)


def table_sizes(catalog: Catalog) -> str:
    """How many may play each game, and with which expansion more may: ``abyss: 2–4, leviathan: 2–5``."""
    told = []
    for name in GAMES.names:
        rules = GAMES.get(name)
        least, most = rules.seat_range(())[0], rules.seat_range(())[-1]
        told.append(f"{name}: {least}–{most}")
        for expansion in rules.expansions:
            more = rules.seat_range((expansion,))[-1]
            if more > most:
                told[-1] += ", " + catalog.t(
                    "cli-with-expansion", expansion=expansion, least=str(least), most=str(more)
                )
    return "; ".join(told)


def check_options(rules: Ruleset[Any], options: Options) -> None:
    """Raises ``BadOptions``, and :class:`Unusable` where so many could play if an expansion took part."""
    expansions = options.expansions
    if not set(expansions) - set(rules.expansions) and options.seats not in rules.seat_range(expansions):
        for missing in rules.expansions:
            if options.seats in rules.seat_range((*expansions, missing)):
                raise Unusable("cli-error-seats-expansion", seats=options.seats, expansion=missing)
    rules.check(options)


def read_text(path: str) -> str:
    """The text of the file ``path``, with or without a byte order mark; ``-`` is the standard input.
    Raises :class:`Unusable`."""
    try:
        if path == "-":
            text = sys.stdin.read(LARGEST + 1)
            if len(text) > LARGEST:
                raise Unusable("cli-error-file-large", path=path)
            return text
        return read_bytes(path).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Unusable("cli-error-no-text", path=path) from None
    except OSError as error:
        raise file_trouble(path, error) from None


def read_bytes(path: str) -> bytes:
    """The content of the file ``path``, or of the standard input for ``-``, at most ``LARGEST`` bytes. Raises
    :class:`Unusable`."""
    try:
        if path == "-":
            data = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with Path(path).open("rb") as file:
                data = file.read(LARGEST + 1)
    except OSError as error:
        raise file_trouble(path, error) from None
    if len(data) > LARGEST:
        raise Unusable("cli-error-file-large", path=path)
    return data


def write_bytes(path: str, data: bytes) -> None:
    """Writes ``data`` wholly to the file ``path``, or to the standard output for ``-``. Raises :class:`Unusable`."""
    try:
        if path == "-":
            sys.stdout.buffer.write(data)
            sys.stdout.flush()
        else:
            write_atomically(Path(path), data)
    except BrokenPipeError:
        raise
    except OSError as error:
        raise file_trouble(path, error) from None


def file_trouble(path: str, error: OSError) -> Unusable:
    """The sentence for ``error``, which reading or writing ``path`` has raised."""
    if isinstance(error, FileNotFoundError):
        return Unusable("cli-error-file-missing", path=path)
    if isinstance(error, IsADirectoryError) or Path(path).is_dir():
        return Unusable("cli-error-file-folder", path=path)
    return Unusable("cli-error-file-denied", path=path)


# -- the last resort -------------------------------------------------------------------------------------------


def report(error: BaseException, argv: Sequence[str]) -> Path | None:
    """Writes what is needed to find the cause of ``error`` into the folder for reports and returns the file, or None
    when it cannot be written."""
    lines = [f"abyss-game {VERSION}", f"Python {sys.version}", f"{sys.platform}", f"arguments: {list(argv)}", ""]
    lines += traceback.format_exception(error)
    path = paths.log_dir() / time.strftime("report-%Y%m%d-%H%M%S.txt")
    try:
        write_atomically(path, "\n".join(lines).encode())
    except OSError:
        return None
    return path
