"""The table of Abyss: what the table scene asks of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from abyss_game.engine.events import Event
from abyss_game.engine.moves import Move
from abyss_game.engine.ruleset import Options
from abyss_game.engine.steps import Decision, Refusal
from abyss_game.games.abyss import affairs, exploring, payment, recruiting
from abyss_game.games.abyss import moves as mv
from abyss_game.games.abyss.cards import is_monster
from abyss_game.games.abyss.state import AbyssState
from abyss_game.i18n.describe import Describer
from abyss_game.i18n.markup import plain
from abyss_game.ui.canvas import Canvas
from abyss_game.ui.context import Ui
from abyss_game.ui.layout import Box, Pose, location_pages
from abyss_game.ui.paint import zoom as z
from abyss_game.ui.paint.cards import paint_back, paint_monster
from abyss_game.ui.paint.own import paint_bead_string
from abyss_game.ui.paint.panels import LogLine
from abyss_game.ui.paint.sheet import Kit
from abyss_game.ui.tables.abyss import board, extras, faces, final, motion, questions, stage, tips, unfold
from abyss_game.ui.tables.abyss.words import Words
from abyss_game.ui.tables.game_table import GameTable, Question, Ways
from abyss_game.ui.tables.pieces import Look, Piece, Sight, Stage, look

AT_THE_OPEN_TABLE = (
    exploring.ConsiderPurchase,
    exploring.DecideAlly,
    exploring.FaceMonster,
    exploring.MustGoOn,
    exploring.PickReward,
)
"""Decisions that public facts are enough for: no cover comes up for them."""


def with_more(words: Words, source: str, notes: str) -> str:
    """``notes`` on a card close up, and what expansions add."""
    return "\n\n".join([notes, *tips.added(words, source)])


class AbyssWays(Ways):
    """The ways of an event of Abyss."""

    def __init__(self, ui: Ui, sight: Sight, event: Event) -> None:
        self._motion = motion.Motion(ui, sight, event)
        self.seconds = motion.seconds(event)

    def origin(self, piece: Piece) -> Pose | None:
        return self._motion.origin(piece)

    def exit(self, piece: Piece) -> Pose | None:
        return self._motion.exit(piece)

    def presented(self, piece: Piece) -> tuple[Look, Pose] | None:
        return self._motion.presented(piece)

    def flights(self) -> Sequence[tuple[Piece, Pose]]:
        return self._motion.flights()


class AbyssTable(GameTable):
    """The table of Abyss for two to four seats."""

    game = "abyss"
    points: ClassVar[Mapping[str, str]] = {"council": "council:", "recruit": "lord:"}

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)

    def layout(self, options: Options) -> str:
        return extras.board(options.expansions)

    def background(self, options: Options) -> str:
        return f"boards/{self.layout(options)}-{options.seats}p"

    def active_seat(self, view: AbyssState) -> int:
        return view.turn.active

    def secrets(self) -> bool:
        return True

    def open_decision(self, decision: Decision) -> bool:
        return isinstance(decision, (*AT_THE_OPEN_TABLE, *extras.joined("open_decisions")))

    def pieces(self, sight: Sight) -> list[Piece]:
        lying = [*board.pieces(self.ui, sight), *unfold.pieces(self.ui, sight)]
        for extra in extras.every():
            lying += extra.pieces(self.ui, sight, lying)
        return lying

    def pages(self, sight: Sight) -> int:
        return location_pages(len(sight.view.available))

    def unfolds(self, sight: Sight, name: str) -> int:
        kind, _, seat = name.partition(":")
        return int(seat) if kind == "seat" and sight.after(int(seat)) else -1

    def stage(self, sight: Sight) -> Stage:
        return stage.build(self.ui, sight)

    def place(self, sight: Sight, name: str) -> Box | None:
        found = (extra.place(sight, name) for extra in extras.every())
        return board.place_box(sight, name) or next((box for box in found if box is not None), None)

    def preview(self, sight: Sight, name: str) -> Sequence[Piece]:
        return [piece for extra in extras.every() for piece in extra.preview(self.ui, sight, name)]

    def foretold(self, sight: Sight, move: Move) -> Stage | None:
        return stage.foretold(self.ui, sight, move)

    def dial(self, sight: Sight) -> Sequence[Move]:
        moves = extras.merged("dials").get(type(sight.decision))
        return moves(sight) if moves is not None and sight.mine else ()

    def ways(self, sight: Sight, event: Event) -> Ways:
        return AbyssWays(self.ui, sight, event)

    # -- answers -----------------------------------------------------------------------------------------

    def attempts(self, sight: Sight, source: str) -> list[Move]:
        more = [move for extra in extras.every() for move in extra.attempts(sight, source)]
        return [*self._attempts(sight, source), *more]

    def _attempts(self, sight: Sight, source: str) -> list[Move]:
        kind, _, name = source.partition(":")
        decision = sight.decision
        if kind == "lord":
            moves: list[Move] = [mv.Recruit(lord=name), mv.PledgeLord(lord=name), mv.UsePower(lord=name)]
            moves += [mv.DismissLord(lord=name), mv.ExchangeLord(lord=name, court_lord=name)]
            if isinstance(decision, affairs.TurnOneLord):
                moves.append(mv.TurnLord(owner=decision.owner, lord=name))
            return moves
        if kind == "card":
            card = int(name)
            return [mv.PickAlly(card=card), mv.Take(card=card), mv.Fight(card=card), mv.Affiliate(card=card)]
        if kind == "council":
            return [mv.TakeStack(race=int(name)), mv.DiscardStack(race=int(name))]
        if kind == "location":
            return [mv.ChooseLocation(location=name)]
        single: dict[str, Move] = {
            "pearls": mv.Plot(),
            "lord_deck": mv.Plot(),
            "exploration": mv.Explore(),
            "keys": mv.PledgeToken(),
        }
        return [single[kind]] if kind in single else []

    def refusal(self, refusal: Refusal) -> str:
        return Describer(self.ui.catalog, ()).refusal(refusal)

    def cheapest(self, sight: Sight) -> list[Move]:
        decision, game = sight.decision, sight.game
        if not isinstance(decision, recruiting.PayForLord) or game is None:
            return []
        wanted = payment.cheapest(game, decision.seat, decision.lord)
        out: list[Move] = [mv.ReturnAlly(card=card) for card in decision.chosen if card not in wanted]
        return out + [mv.PickAlly(card=card) for card in wanted if card not in decision.chosen]

    def carried(self, piece: Piece) -> tuple[Look, float, float] | None:
        if piece.key == "pearls":
            return look(paint_bead_string, "pearl", 1, 14.0, 1), 30.0, 32.0
        if piece.key == "exploration" or piece.key.startswith("council:"):
            return look(paint_back, "exploration", 70.0, 105.0, None, ""), 70.0, 105.0
        if piece.key == "keys":
            return look(paint_bead_string, "key", 1, 14.0, 1), 30.0, 32.0
        return extras.merged("carried").get(piece.name)

    def question(self, sight: Sight, move: Move) -> Question | None:
        return questions.question(sight, move)

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
        kind, _, name = source.partition(":")
        words = Words(self.ui, sight)
        if kind == "lord":
            tall = 600.0
            face = faces.lord_face(self.ui, name, faces.cost_now(sight, sight.deciding, name) if sight.mine else None)
            drawn = look(z.paint_lord_zoom, face, words.power_text(name), tall)
            return drawn, (z.zoom_width(tall), tall), face.name, with_more(words, source, words.lord_notes(name))
        if kind == "location":
            worth = words.worth_to_me(name)
            wide = 560.0
            face_ = faces.location_face(self.ui, name, worth)
            drawn = look(z.paint_location_zoom, face_, words.location_text(name), wide)
            notes = with_more(words, source, words.location_notes(name))
            return drawn, (wide, wide * 0.6 + 110), face_.name, notes
        if kind == "card":
            card = int(name)
            tall = 520.0
            wide = tall / 1.5
            if is_monster(card):
                drawn = look(paint_monster, wide, "")
            else:
                drawn = look(z.paint_ally_zoom, faces.ally_face(card), tall)
            title, notes = words.card_notes(card)
            return drawn, (wide, tall), title, notes
        shown = (extra.closeup(sight, words, source) for extra in extras.every())
        return next((found for found in shown if found is not None), None)

    # -- words -------------------------------------------------------------------------------------------

    def news(self, sight: Sight, events: Sequence[Event], most: int) -> list[LogLine]:
        return Words(self.ui, sight).summary(events, most)

    def log_line(self, sight: Sight, event: Event) -> LogLine | None:
        return Words(self.ui, sight).log_line(event)

    def undo_words(self, sight: Sight, move: Move) -> str:
        words = Words(self.ui, sight)
        if isinstance(move, mv.PickAlly | mv.ReturnAlly):
            return words.card_name(move.card)
        if isinstance(move, mv.Recruit | mv.PledgeLord | mv.ReleaseLord):
            return self.ui.t(f"lord-{move.lord}")
        return plain(words.move(move))

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
