"""Texts in the player's language: Project Fluent behind one class.

    catalog = Catalog("pt")
    catalog.t("ui-begin")                       # "Começar"
    catalog.t("ui-persons", count=2)            # counts and articles live inside the message
    catalog.set_language("es")                  # from now on, everywhere

Every `assets/locales/<language>/*.ftl` is read; a message id is unique within a language. Ids of the menus start with
`ui-`.
"""

from __future__ import annotations

import locale
import os
from collections.abc import Mapping
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from abyss_game.resources import assets_dir

LANGUAGES: tuple[str, ...] = ("pt", "es", "en")
LANGUAGE_NAMES: Mapping[str, str] = {"pt": "Português", "es": "Español", "en": "English"}
"""Each language in its own name; these are never translated."""
FALLBACK = "en"


class MissingMessage(KeyError):
    """A text id that no file of the language defines."""


class BrokenMessage(ValueError):
    """A message that cannot be formatted with the arguments given."""


def preferred_language() -> str:
    """The language of the system among ours, English when it is another."""
    names = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG")]
    try:
        names.append(locale.getlocale()[0] or "")
    except ValueError:
        # An unknown locale in the environment must not keep the program from starting.
        names.append("")
    for name in names:
        if name[:2].lower() in LANGUAGES:
            return name[:2].lower()
        if name and name not in ("C", "POSIX") and not name.startswith("C."):
            return FALLBACK
    return FALLBACK


class Catalog:
    """The messages of one language, replaceable at run time.

    `strict` (tests): a missing id raises MissingMessage and a wrong argument BrokenMessage. Otherwise a missing id
    shows the English text, and the id itself only when English has none either.
    """

    def __init__(self, language: str = FALLBACK, root: Path | None = None, strict: bool = False) -> None:
        self._root = root or assets_dir() / "locales"
        self.strict = strict
        self._bundles: dict[str, FluentBundle] = {}
        self._plain: dict[str, str] = {}
        self.language = FALLBACK
        self.set_language(language)

    def set_language(self, language: str) -> None:
        """Speak `language` (pt, es or en) from now on; raises ValueError for any other."""
        if language not in LANGUAGES:
            raise ValueError(f"There is no language {language!r}; there are {', '.join(LANGUAGES)}.")
        self.language = language
        self._plain = {}
        self._bundle(language)

    def has(self, message_id: str) -> bool:
        """Whether the current language itself defines `message_id`."""
        return self._bundle(self.language).has_message(message_id.partition(".")[0])

    def t(self, message_id: str, **arguments: str | int | float) -> str:
        """The text of `message_id` (`id` or `id.attribute`) with `arguments` filled in."""
        if not arguments and message_id in self._plain:
            return self._plain[message_id]
        text = self._format(self.language, message_id, arguments)
        if text is None:
            if self.strict:
                raise MissingMessage(f"The language '{self.language}' has no text '{message_id}'.")
            text = self._format(FALLBACK, message_id, arguments)
        if text is None:
            return message_id
        if not arguments:
            self._plain[message_id] = text
        return text

    def ids(self) -> frozenset[str]:
        """Every message id of the current language."""
        return frozenset(self._bundle(self.language)._messages)

    def _format(self, language: str, message_id: str, arguments: Mapping[str, str | int | float]) -> str | None:
        bundle = self._bundle(language)
        name, _, attribute = message_id.partition(".")
        if not bundle.has_message(name):
            return None
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        text, errors = bundle.format_pattern(pattern, dict(arguments))
        if errors and self.strict:
            raise BrokenMessage(f"The text '{message_id}' of '{language}' cannot be written: {errors[0]}")
        return str(text)

    def _bundle(self, language: str) -> FluentBundle:
        if language not in self._bundles:
            bundle = FluentBundle([language], use_isolating=False)
            for path in sorted((self._root / language).glob("*.ftl")):
                bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
            self._bundles[language] = bundle
        return self._bundles[language]
