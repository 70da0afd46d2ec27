"""The own account: points by source, the Keys that count, Pearls, and what a preview would change."""

from __future__ import annotations

from collections.abc import Sequence

from abyss_game.engine.ruleset import Line
from abyss_game.games.conspiracy import preview, scoring, settling
from abyss_game.games.conspiracy.chamber import Keys
from abyss_game.games.conspiracy.lords import KEY_OF, VALUE_OF
from abyss_game.games.conspiracy.state import NOBODY, ConspiracyState
from abyss_game.ui.context import Ui
from abyss_game.ui.paint.conspiracy.faces import AccountFace, AccountLine, AccountRow
from abyss_game.ui.tables.conspiracy import faces, sides
from abyss_game.ui.tables.pieces import Sight
from abyss_game.ui.text import escape

LINES = 2
"""So many lines of a preview have room."""
TAKING = (settling.ChooseLocation, settling.ChooseAmongDrawn, settling.SearchDeck)
"""Decisions in which a Location is due."""
LABELS = {"lords": "score-highest", "locations": "score-locations", "pearl-master": "score-pearl-master"}


class Account:
    """Fills the account of the nearest side at one moment."""

    def __init__(self, ui: Ui, sight: Sight) -> None:
        self._ui, self._sight = ui, sight
        self._view: ConspiracyState = sight.view
        self._side = sight.anchor

    # -- as it stands, and as it would be ----------------------------------------------------------------

    def now(self) -> AccountFace:
        """The account as it stands."""
        lines = scoring.score(self._view, self._side)
        hint = self._ui.t("ui-conspiracy-preview-hint") if self._sight.mine else ""
        return self._face(rows(self._ui, self._sight, lines, lines), (AccountLine(hint),))

    def with_lords(self, lords: Sequence[int]) -> AccountFace:
        """With ``lords`` placed in this order."""
        t = self._ui.t
        seen = preview.preview(self._view, self._side, lords)
        fitting = list(lords[: len(seen.places)])
        told = []
        if len(fitting) <= LINES:
            points = seen.points_before
            for count, (lord, place) in enumerate(zip(fitting, seen.places, strict=True), 1):
                step = preview.preview(self._view, self._side, fitting[:count])
                words = t("ui-conspiracy-preview-lord", place=place, lord=sign(lord), count=len(step.coalition))
                told.append(AccountLine(words, step.points - points))
                points = step.points
        else:
            words = t(
                "ui-conspiracy-preview-lords",
                first=seen.places[0],
                last=seen.places[-1],
                amount=len(fitting),
                count=len(seen.coalition),
            )
            told.append(AccountLine(words, seen.points - seen.points_before))
        if seen.returned:
            told.append(AccountLine(t("ui-conspiracy-preview-returned", count=len(seen.returned))))
        shown = rows(self._ui, self._sight, seen.lines_before, seen.lines)
        coming = tuple(KEY_OF[lord] for lord in fitting if KEY_OF[lord])
        return self._face(shown, tuple(told[:LINES]), seen, coming)

    def with_swap(self, lord: int, other: int) -> AccountFace:
        """With two Lords exchanged."""
        seen = preview.preview_swap(self._view, self._side, lord, other)
        words = self._ui.t("ui-conspiracy-preview-swap", one=sign(lord), two=sign(other), count=len(seen.coalition))
        shown = rows(self._ui, self._sight, seen.lines_before, seen.lines)
        return self._face(shown, (AccountLine(words, seen.points - seen.points_before),))

    def with_location(self, location: str) -> AccountFace:
        """With ``location`` put on the Lord placed last."""
        before = scoring.score(self._view, self._side)
        after = preview.preview_location(self._view, self._side, location)
        gain = sum(line.points for line in after) - sum(line.points for line in before)
        place = len(self._view.chambers[self._side].lords)
        name = self._ui.t(f"location-{location}")
        words = self._ui.t("ui-conspiracy-preview-location", location=name, place=place)
        pearls = faces.pearls_of(location)
        return self._face(rows(self._ui, self._sight, before, after), (AccountLine(words, gain),), pearls=pearls)

    # -- parts -------------------------------------------------------------------------------------------

    def _face(
        self,
        shown: tuple[AccountRow, ...],
        lines: tuple[AccountLine, ...],
        seen: preview.Preview | None = None,
        coming: tuple[str, ...] = (),
        pearls: int = 0,
    ) -> AccountFace:
        view, side, t = self._view, self._side, self._ui.t
        keys = preview.open_keys(view, side)
        due = seen.due if seen is not None else []
        turns = view.active == side and not sides.over(view)
        return AccountFace(
            who=sides.seat_face(self._ui, self._sight, side, t("table-your-turn") if turns else ""),
            rows=shown,
            lines=lines,
            keys_label=t("word-keys"),
            keys=("gold",) * keys.gold + ("silver",) * keys.silver,
            coming=coming,
            keys_note=self._key_note(seen.keys if seen is not None else keys, due),
            due=bool(due) or (isinstance(self._sight.decision, TAKING) and self._sight.deciding == side),
            pearls=view.chambers[side].pearls,
            pearls_gain=seen.pearls if seen is not None else pearls,
            master=view.master == side or bool(seen is not None and seen.master),
            master_note=self._master_note(bool(seen is not None and seen.master)),
            token=view.solo is not None and view.solo.token,
        )

    def _key_note(self, keys: Keys, due: Sequence[int]) -> str:
        """What the Keys lead to (C-10, C-21)."""
        t = self._ui.t
        if due:
            return t("ui-conspiracy-keys-due", count=len(due), places=", ".join(map(str, due)))
        if isinstance(self._sight.decision, TAKING) and self._sight.deciding == self._side:
            return t("ui-conspiracy-keys-now")
        any_two = preview.any_two_keys(self._view, self._side)
        if keys.due(any_two):
            return t("ui-conspiracy-keys-wait")
        if any_two:
            return t("ui-conspiracy-keys-one-more" if keys.total else "ui-conspiracy-keys-any-two")
        if keys.silver and keys.gold:
            return t("ui-conspiracy-keys-one-more")
        if keys.total:
            return t("ui-conspiracy-keys-silver" if keys.silver else "ui-conspiracy-keys-gold")
        return t("ui-conspiracy-keys-none")

    def _master_note(self, becomes: bool) -> str:
        view, t = self._view, self._ui.t
        if view.master == self._side:
            return t("ui-conspiracy-master-you")
        if becomes:
            return f"<c:gain>{t('ui-conspiracy-master-becomes')}</c>"
        if view.master == NOBODY:
            return t("ui-conspiracy-master-nobody")
        return t("ui-conspiracy-master-other", name=escape(sides.name(self._ui, self._sight, view.master)))


def sign(lord: int) -> str:
    """``lord`` as the sign of its Guild and its value."""
    return f"<i:guild-{faces.guild(lord)}> {VALUE_OF[lord]}"


def rows(ui: Ui, sight: Sight, before: Sequence[Line], after: Sequence[Line]) -> tuple[AccountRow, ...]:
    """The sources of points of one side and what would change; without live scores the points stay hidden."""
    return tuple(
        AccountRow(_label(ui, new), old.points if sight.live_score else None, new.points - old.points)
        for old, new in zip(before, after, strict=True)
    )


def _label(ui: Ui, line: Line) -> str:
    if line.source != "coalition":
        return ui.t(LABELS[line.source])
    if not line.items:
        return ui.t("score-coalition")
    name, each = line.items[0]
    icon = f"<i:guild-{name.partition('-')[0]}>"
    return ui.t("ui-conspiracy-coalition", count=len(line.items), sign=icon, each=each)
