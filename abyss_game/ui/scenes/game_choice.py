"""The left side of the new-game scene: the games, their expansions, the rules of the table.

column = GameChoice(ui, table, offers)
widgets += column.build(GameActions(game=…, expansion=…, variant=…, rule=…, seed=…))
column.draw(canvas)                                    # the headings
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from abyss_game.ui import theme
from abyss_game.ui.canvas import Canvas
from abyss_game.ui.context import Ui
from abyss_game.ui.scenes.expansion_card import ExpansionCard
from abyss_game.ui.scenes.game_card import GameCard
from abyss_game.ui.scenes.seating import EXPANSION_ICONS, GameOffer, Table
from abyss_game.ui.widgets import CheckBox, TextField, Widget

LONGEST_SEED = 15
RULES = (("live_score", "ui-live-score"), ("take_back", "ui-take-back"), ("same_cards", "ui-same-cards"))
"""The rules of the table: attributes of `Table` and their texts."""
_LEFT, _WIDTH = 56, 320
_TOP, _FOOT = 102.0, 704.0
_TALLEST, _TALLEST_ALONE = 124.0, 190.0
"""Height of a game's card, and of the only one."""
_EXPANSION = 54.0
_GAP, _CLOSE = 10.0, 8.0
_SEED = 36.0


@dataclass(frozen=True, slots=True)
class GameActions:
    """What the column tells: a game, an expansion or variant with its new state, a rule with it, the seed typed."""

    game: Callable[[GameOffer], None]
    expansion: Callable[[str, bool], None]
    variant: Callable[[str, bool], None]
    rule: Callable[[str, bool], None]
    seed: Callable[[str], None]


class GameChoice:
    """The column for `table`, of which the scene takes care."""

    def __init__(self, ui: Ui, table: Table, offers: Sequence[GameOffer]) -> None:
        self.ui = ui
        self._table = table
        self._offers = tuple(offers)

    # ------------------------------------------------------------------ places
    def _step(self) -> float:
        """From one rule of the table to the next."""
        return self.ui.canvas.grown(30, 0.8)

    def _heading(self) -> float:
        """A heading with the space round it."""
        return self.ui.canvas.grown(34, 0.5)

    def _under_cards(self, offer: GameOffer) -> float:
        """What `offer` needs beneath the cards of the games."""
        expansions = (self._heading() + (_EXPANSION + _CLOSE) * len(offer.expansions)) if offer.expansions else 0.0
        return expansions + self._heading() + self._step() * (len(offer.variants) + len(RULES)) + _CLOSE + _SEED

    def _card_height(self) -> float:
        """The same for every game, so that the cards stay where they are when another is chosen."""
        count = len(self._offers)
        room = (_FOOT - _TOP - max(map(self._under_cards, self._offers))) / count - _GAP
        return min(_TALLEST_ALONE if count == 1 else _TALLEST, room)

    def _expansions_top(self) -> float:
        return _TOP + (self._card_height() + _GAP) * len(self._offers)

    def _rules_top(self) -> float:
        count = len(self._table.offer.expansions)
        return self._expansions_top() + ((self._heading() + (_EXPANSION + _CLOSE) * count) if count else 0.0)

    # ------------------------------------------------------------------ widgets
    def build(self, actions: GameActions) -> list[Widget]:
        """Games, expansions, variants, rules, seed."""
        return [*self._games(actions), *self._expansions(actions), *self._rules(actions)]

    def _games(self, actions: GameActions) -> list[Widget]:
        t, table = self.ui.t, self._table
        widgets: list[Widget] = []
        y, height = _TOP, self._card_height()
        for offer in self._offers:
            chosen = offer is table.offer
            about = t(
                f"ui-game-{offer.key}-about", low=offer.seats_low, high=table.most if chosen else offer.seats_high
            )
            pick = lambda o=offer: actions.game(o)  # noqa: E731
            box = (_LEFT, y, _WIDTH, height)
            name, picture = t(f"ui-game-{offer.key}"), f"scenes/thumb-{offer.key}"
            widgets.append(GameCard(f"game {offer.key}", box, picture, name, about, chosen, pick))
            y += height + _GAP
        return widgets

    def _expansions(self, actions: GameActions) -> list[Widget]:
        t, table = self.ui.t, self._table
        widgets: list[Widget] = []
        y = self._expansions_top() + self._heading()
        for expansion in table.offer.expansions:
            box = (_LEFT, y, _WIDTH, _EXPANSION)
            switch = lambda on, e=expansion: actions.expansion(e, on)  # noqa: E731
            name, about = t(f"ui-expansion-{expansion}"), t(f"ui-expansion-{expansion}-about")
            on, icon = expansion in table.expansions, EXPANSION_ICONS[expansion]
            widgets.append(ExpansionCard(f"expansion {expansion}", box, icon, name, about, on, switch))
            y += _EXPANSION + _CLOSE
        return widgets

    def _rules(self, actions: GameActions) -> list[Widget]:
        t, table, step = self.ui.t, self._table, self._step()
        widgets: list[Widget] = []
        y = self._rules_top() + self._heading()
        for variant in table.offer.variants:
            box = (_LEFT, y, _WIDTH, step - 2)
            turned = lambda on, v=variant: actions.variant(v, on)  # noqa: E731
            label = t(f"ui-variant-{variant}")
            widgets.append(CheckBox(f"variant {variant}", box, label, variant in table.variants, turned))
            y += step
        for name, label in RULES:
            box = (_LEFT, y, _WIDTH, step - 2)
            switched = lambda on, n=name: actions.rule(n, on)  # noqa: E731
            widgets.append(CheckBox(name, box, t(label), getattr(table, name), switched))
            y += step
        if table.same_cards:
            box = (_LEFT + 30, y + _CLOSE / 2, 200, _SEED)
            hint, longest = t("ui-seed-hint"), LONGEST_SEED
            widgets.append(
                TextField("seed", box, table.seed, actions.seed, longest=longest, allowed=_is_digit, empty=hint)
            )
        return widgets

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        """The headings."""
        if self._table.offer.expansions:
            self._draw_heading(canvas, self._expansions_top(), "ui-expansions")
        self._draw_heading(canvas, self._rules_top(), "ui-house-rules")

    def _draw_heading(self, canvas: Canvas, top: float, text: str) -> None:
        canvas.text(_LEFT, top + self._heading() - 12, self.ui.t(text), theme.SECTION, limit=_WIDTH)


def _is_digit(letter: str) -> bool:
    return letter in "0123456789"
