"""The table of Conspiracy: what the table scene asks of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from abyss_game.engine.events import Event
from abyss_game.engine.moves import Move
from abyss_game.engine.ruleset import Options
from abyss_game.engine.steps import Decision, Refusal
from abyss_game.games.conspiracy import moves as mv
from abyss_game.games.conspiracy import placing, recruiting, settling
from abyss_game.games.conspiracy.lords import GUILDS
from abyss_game.games.conspiracy.state import ConspiracyState
from abyss_game.i18n.describe import Describer
from abyss_game.ui.canvas import Canvas
from abyss_game.ui.layout import Box
from abyss_game.ui.paint.cards import paint_back
from abyss_game.ui.paint.panels import LogLine
from abyss_game.ui.paint.sheet import Kit
from abyss_game.ui.tables.conspiracy import arrange, board, final, previews, stage, tips, unfold, zoom
from abyss_game.ui.tables.conspiracy.motion import ConspiracyWays
from abyss_game.ui.tables.conspiracy.words import Words
from abyss_game.ui.tables.game_table import GameTable, Ways
from abyss_game.ui.tables.pieces import Look, Piece, Sight, Stage, look

CARRIED_DECK = (84.0, 126.0)
CARRIED_TILE = (96.0, 58.0)


class ConspiracyTable(GameTable):
    """The table of Conspiracy for one to four seats."""

    game = "conspiracy"

    def background(self, options: Options) -> str:
        return "boards/conspiracy"

    def active_seat(self, view: ConspiracyState) -> int:
        return view.decider(view.active)

    def secrets(self) -> bool:
        return False

    def open_decision(self, decision: Decision) -> bool:
        return True

    def pieces(self, sight: Sight) -> list[Piece]:
        return [*board.pieces(self.ui, sight), *unfold.pieces(self.ui, sight)]

    def pages(self, sight: Sight) -> int:
        drawn = board.drawn_locations(sight)
        return arrange.tile_pages(len([tile for tile in sight.view.available if tile not in drawn]))

    def unfolds(self, sight: Sight, name: str) -> int:
        kind, _, which = name.partition(":")
        if kind == "pile":
            guild = GUILDS.index(which)
            return board.PILES + guild if len(sight.view.piles[guild]) > 1 else -1
        side = int(which) if kind == "seat" else board.owner_of(sight, int(which)) if kind == "lord" else -1
        return side if side >= 0 and side != sight.anchor else -1

    def stage(self, sight: Sight) -> Stage:
        return stage.build(self.ui, sight)

    def place(self, sight: Sight, name: str) -> Box | None:
        return board.place_box(sight, name)

    def landing(self, sight: Sight, move: Move) -> Box | None:
        if isinstance(move, mv.DrawLords | mv.DrawLocations):
            text = Words(self.ui, sight).move_text(move)
            found = [choice.box for choice in self.stage(sight).choices if choice.key == text]
            return found[0].grown(4) if found else None
        return super().landing(sight, move)

    def preview(self, sight: Sight, name: str) -> Sequence[Piece]:
        return previews.pieces(self.ui, sight, name)

    def ways(self, sight: Sight, event: Event) -> Ways:
        return ConspiracyWays(self.ui, sight, event)

    # -- answers -----------------------------------------------------------------------------------------

    def attempts(self, sight: Sight, source: str) -> list[Move]:
        kind, _, name = source.partition(":")
        decision = sight.decision
        if kind == "lord":
            lord = int(name)
            if isinstance(decision, placing.ChooseSwap):
                return [mv.SwapLords(lord=lord, other=decision.lord)]
            return [mv.KeepLord(lord=lord), mv.PlaceLord(lord=lord)]
        if kind == "pile":
            guild = GUILDS.index(name)
            return [mv.TakePile(guild=guild), mv.GivePile(guild=guild)]
        if kind == "location":
            return [mv.SettleLocation(location=name)]
        if source == "deck:lords":
            return [mv.DrawLords(count=count) for count in range(1, recruiting.MOST_DRAWN + 1)]
        if source == "deck:locations":
            return [mv.DrawLocations(count=count) for count in range(1, settling.MOST_DRAWN + 1)]
        return []

    def refusal(self, refusal: Refusal) -> str:
        return Describer(self.ui.catalog, ()).refusal(refusal)

    def cheapest(self, sight: Sight) -> list[Move]:
        return []

    def carried(self, piece: Piece) -> tuple[Look, float, float] | None:
        if piece.key == "deck:lords":
            return look(paint_back, "lord", *CARRIED_DECK, None, ""), *CARRIED_DECK
        if piece.key == "deck:locations":
            return look(paint_back, "location", *CARRIED_TILE, None, ""), *CARRIED_TILE
        return None

    # -- close up ----------------------------------------------------------------------------------------

    def tip(self, sight: Sight, source: str) -> tuple[str, str]:
        title, text = tips.tip(Words(self.ui, sight), source)
        why = self.why_not(sight, source)
        return title, f"{text}\n<c:coral>{why}</c>" if why and text else text

    def why_not(self, sight: Sight, source: str) -> str:
        """Why nothing can be done with ``source`` now; empty when something can, or when nobody would expect it."""
        game = sight.game
        if game is None or not sight.mine or source in sight.sources or source in sight.targets:
            return ""
        for move in self.attempts(sight, source):
            refused = game.refuse(move)
            if refused is not None and refused.refusal.code != "not-now":
                return self.refusal(refused.refusal)
        return ""

    def zoom(self, sight: Sight, source: str) -> tuple[Look, tuple[float, float], str, str] | None:
        return zoom.zoom(Words(self.ui, sight), source)

    # -- words -------------------------------------------------------------------------------------------

    def news(self, sight: Sight, events: Sequence[Event], most: int) -> list[LogLine]:
        return Words(self.ui, sight).summary(events, most)

    def log_line(self, sight: Sight, event: Event) -> LogLine | None:
        return Words(self.ui, sight).log_line(event)

    def move_words(self, sight: Sight, move: Move) -> str:
        return Words(self.ui, sight).move(move)

    def move_tip(self, sight: Sight, move: Move) -> str:
        return Words(self.ui, sight).move_tip(move)

    def scores(self, view: Any, sight: Sight) -> Any:
        return final.score_table(self.ui, view, sight)

    def paint_scores(
        self, kit: Kit, canvas: Canvas, box: tuple[float, float, float, float], view: Any, player: int, row: int
    ) -> None:
        final.paint_detail(self.ui, kit, canvas, box, view, player, row)
