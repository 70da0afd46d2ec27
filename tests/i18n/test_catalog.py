"""The catalogue of texts: three complete languages, switched at run time."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from abyss_game.i18n.catalog import LANGUAGES, BrokenMessage, Catalog, MissingMessage, preferred_language
from abyss_game.resources import assets_dir

MENUS = ("title", "new_game", "seating", "game_card", "sign_picker", "settings", "shared", "cover", "scores", "dialogs")
ROOT = Path(__file__).parents[2]


class _Variables(set[str]):
    """The variables used anywhere inside a message."""

    def __init__(self, node: ast.BaseNode) -> None:
        super().__init__()
        self._walk(node)

    def _walk(self, node: object) -> None:
        if isinstance(node, ast.VariableReference):
            self.add(node.id.name)
        if isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                for part in value if isinstance(value, list) else [value]:
                    self._walk(part)


def messages(language: str, file: str = "ui.ftl") -> dict[str, ast.Message]:
    resource = FluentParser().parse((assets_dir() / "locales" / language / file).read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_menu_texts_with_the_same_variables(language: str) -> None:
    ours, english = messages(language), messages("en")
    assert ours.keys() == english.keys()
    for name in english:
        assert _Variables(ours[name]) == _Variables(english[name]), name
        assert name.startswith("ui-")


def test_menu_texts_and_code_name_each_other() -> None:
    """Every id written in the menus' code exists, and no message is left over."""
    folder = ROOT / "abyss_game" / "ui"
    files = [*(folder / "scenes" / f"{name}.py" for name in MENUS), *(folder / "widgets").glob("*.py")]
    code = "\n".join(path.read_text(encoding="utf-8") for path in files)
    written = set(re.findall(r"""["'](ui-[a-z0-9-]+)["']""", code))
    families = re.findall(r'"(ui-[a-z-]+-)\{', code)
    known = set(messages("en"))
    assert {name for name in written if not name.endswith("-")} - known == set()
    everywhere = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "abyss_game").rglob("*.py"))
    stray = {name for name in known - written if not any(name.startswith(family) for family in families)}
    # Names of settings become ids by their own name: "ui-" + field.
    stray -= {f"ui-{field.replace('_', '-')}" for field in re.findall(r'"([a-z_]+)"', code)}
    assert {name for name in stray if name not in everywhere} == set()


def test_a_missing_text_is_an_error_in_tests_and_english_for_players(tmp_path: Path) -> None:
    for language, text in (("en", "only = Only English\n"), ("pt", "other = Outro\n"), ("es", "other = Otro\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "a.ftl").write_text(text, encoding="utf-8")
    with pytest.raises(MissingMessage, match="'pt' has no text 'only'"):
        Catalog("pt", tmp_path, strict=True).t("only")
    relaxed = Catalog("pt", tmp_path)
    assert relaxed.t("only") == "Only English"
    assert relaxed.t("nowhere") == "nowhere"
    assert not relaxed.has("only") and relaxed.has("other")


def test_wrong_arguments_are_an_error_in_tests(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text("hello = Hello { $name }\n", encoding="utf-8")
    catalog = Catalog("en", tmp_path, strict=True)
    assert catalog.t("hello", name="Inês") == "Hello Inês", "no invisible isolation marks"
    with pytest.raises(BrokenMessage):
        catalog.t("hello")


def test_switching_the_language_changes_texts_already_asked_for() -> None:
    catalog = Catalog("en", strict=True)
    assert catalog.t("ui-begin") == "Begin"
    catalog.set_language("pt")
    assert catalog.t("ui-begin") == "Começar"
    catalog.set_language("es")
    assert catalog.t("ui-begin") == "Empezar"
    with pytest.raises(ValueError, match="no language 'fr'"):
        catalog.set_language("fr")
    assert catalog.language == "es"


@pytest.mark.parametrize(
    ("language", "persons", "computers", "expected"),
    [
        ("en", 1, 1, "One person and one computer."),
        ("en", 2, 2, "Two persons and two computers."),
        ("pt", 1, 2, "Uma pessoa e dois computadores."),
        ("es", 3, 1, "Tres personas y un ordenador."),
        ("en", 7, 6, "7 persons and 6 computers."),
    ],
)
def test_counts_read_naturally(language: str, persons: int, computers: int, expected: str) -> None:
    assert Catalog(language, strict=True).t("ui-seats-both", persons=persons, computers=computers) == expected


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"LANG": "pt_BR.UTF-8"}, "pt"),
        ({"LANG": "es_AR.UTF-8"}, "es"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "es_ES.UTF-8", "LANG": "pt_PT.UTF-8"}, "es"),
        ({"LANG": "C"}, "en"),
    ],
)
def test_the_first_language_is_the_systems(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], expected: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("locale.getlocale", lambda: (None, None))
    assert preferred_language() == expected


FILES = sorted((assets_dir() / "locales").rglob("*.ftl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_no_count_is_left_to_the_grammar_of_the_language(path: Path) -> None:
    """For Portuguese 0 is one as well: `[one]` would say “resta uma carta” of none. `[1]` is 1 and nothing else."""
    variants = re.findall(r"^\s*\*?\[(\w+)\]", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert not set(variants) & {"zero", "one", "two", "few", "many"}


@pytest.mark.parametrize(
    ("name", "counts"),
    [
        ("ui-table-explore-note", ["restam 0 cartas", "resta uma carta", "restam 2 cartas"]),
        ("ui-table-council-note", ["nenhuma pilha", "uma pilha", "2 pilhas"]),
        (
            "cli-doctor-sum",
            [
                "Tudo está como deve estar.",
                "Uma coisa não está como deveria (marcada com !).",
                "2 coisas não estão como deveriam (marcadas com !).",
            ],
        ),
    ],
)
def test_in_portuguese_nothing_is_not_one(name: str, counts: list[str]) -> None:
    catalog = Catalog("pt", strict=True)
    assert [catalog.t(name, count=count) for count in range(3)] == counts


@pytest.mark.parametrize(("language", "word"), [("pt", "habilidade"), ("es", "habilidad")])
def test_what_a_lord_can_do_has_one_name(language: str, word: str) -> None:
    """The power of a Lord is never called what the Attack Power against a Leviathan is called."""
    for path in (assets_dir() / "locales" / language).glob("*.ftl"):
        if path.stem not in ("leviathan", "table_fight"):  # where the Attack Power is spoken of
            assert not re.findall(r"\bpoder(?:es)?\b", path.read_text(encoding="utf-8"), re.IGNORECASE), path.name
    text = (assets_dir() / "locales" / language / "lords.ftl").read_text(encoding="utf-8")
    assert len(re.findall(rf"\b{word}", text)) > 5
