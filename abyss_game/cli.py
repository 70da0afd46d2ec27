"""The command line ``abyss-game``: finds the command, speaks the player's language, never shows a traceback.

Exit codes: 0 done; 1 a checked file is not as it should be; 2 arguments or files that cannot be used, or no display;
3 an error of the program, of which a report file was written; 130 Ctrl-C.
"""

from __future__ import annotations

import argparse
import errno
import os
import sys
from collections.abc import Sequence

from . import cli_check, cli_doctor, cli_play, cli_shot, cli_simulate
from .cli_common import (
    BROKEN,
    DONE,
    INTERRUPTED,
    UNUSABLE,
    Parser,
    Unusable,
    add_common,
    complain,
    forget_output,
    language_of,
    open_streams,
    report,
    sentence,
)
from .engine.unplayable import Unplayable
from .i18n.catalog import Catalog

COMMANDS = {
    "play": cli_play,
    "simulate": cli_simulate,
    "check": cli_check,
    "shot": cli_shot,
    "doctor": cli_doctor,
}
"""The modules of the commands; each has ``EXAMPLES``, ``describe(parser, catalog)`` and ``run(options, catalog)``."""


def build(catalog: Catalog) -> Parser:
    """The parser of the whole command line in the language of ``catalog``."""
    t = catalog.t
    parser = Parser(
        catalog=catalog,
        prog="abyss-game",
        description=t("cli-about"),
        examples="\n".join(module.EXAMPLES.splitlines()[0] for module in COMMANDS.values()),
    )
    add_common(parser, catalog)
    commands = parser.add_subparsers(
        dest="command", metavar=t("cli-command"), title=t("cli-commands"), parser_class=_parser_of(catalog)
    )
    for name, module in COMMANDS.items():
        about = t(f"cli-about-{name}")
        one = commands.add_parser(name, help=about, description=about, examples=module.EXAMPLES)
        module.describe(one, catalog)
        add_common(one, catalog)
        one.set_defaults(module=module)
    return parser


def _parser_of(catalog: Catalog) -> type[Parser]:
    class Command(Parser):
        def __init__(self, **keywords: object) -> None:
            super().__init__(catalog=catalog, **keywords)  # type: ignore[arg-type]

    return Command


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the command that ``argv`` (without the program's name) asks for and returns the exit code."""
    argv = list(sys.argv[1:] if argv is None else argv)
    open_streams()
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a console that lacks a letter shows ? for it
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    catalog: Catalog | None = None
    try:
        catalog = Catalog(language_of(argv))
        options = build(catalog).parse_args(argv, argparse.Namespace(lang=""))
        if options.command is None:
            options = build(catalog).parse_args(["play"], options)
        code = int(options.module.run(options, catalog))
        sys.stdout.flush()
        return code
    except (Unusable, Unplayable) as error:
        assert catalog is not None
        complain(sentence(catalog, error))
        return UNUSABLE
    except SystemExit as leaving:
        return int(leaving.code or DONE)
    except KeyboardInterrupt:
        complain(catalog.t("cli-interrupted") if catalog is not None else "")
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has had enough (… | head).
        forget_output()
        return DONE
    except Exception as error:
        if catalog is not None and isinstance(error, OSError) and error.errno == errno.ENOSPC:
            forget_output()
            complain(catalog.t("cli-error-no-room"))
            return UNUSABLE
        path = report(error, argv)
        if catalog is None:
            complain(f"abyss-game: {error}")
        elif path is None:
            complain(catalog.t("cli-broken", why=f"{type(error).__name__}: {error}"))
        else:
            complain(catalog.t("cli-broken-report", path=str(path)))
        return BROKEN
