"""What the person at the screen does with the decision that waits: by click, drag and drop, or keyboard.

All three read the same list of legal moves. An attempt that is not legal changes nothing and says why.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from abyss_game.ai.seat import kinds, make
from abyss_game.engine.moves import Move
from abyss_game.ui.canvas import Spot
from abyss_game.ui.scenes.dialogs import Confirm
from abyss_game.ui.tables.dragging import Drag
from abyss_game.ui.tables.pieces import Choice, Piece
from abyss_game.ui.tables.widgets import PieceWidget

if TYPE_CHECKING:
    from abyss_game.ui.tables.surface import Surface

GLIDE_SECONDS = 0.22


class Answering:
    """The half-made answer: what was ``picked`` by a first click, what is dragged, the ``amount`` that was dialled,
    what was ``refused`` and why, the ``hint``, and the rest of a plan of several moves."""

    def __init__(self, scene: Surface) -> None:
        self._scene = scene
        self.drag = Drag(scene.table)
        self.picked = ""
        self.amount = 0
        self.refused = ""
        self.hint = ""
        self.why = ""
        """One sentence on the move that the hint proposes."""
        self._plan: deque[Move] = deque()

    @property
    def grip(self) -> str:
        """The piece that waits for its target: picked by a click or carried."""
        return self.picked or self.drag.name

    def clear(self) -> None:
        """Nothing was begun."""
        self.amount = 0
        self.picked = self.refused = self.hint = self.why = ""
        self._plan.clear()
        self.drag.let_go((0.0, 0.0))

    def step_back(self) -> bool:
        """Takes back what was begun; False when there was nothing."""
        if self.drag.piece is not None:
            self.lose()
            return True
        if not (self.picked or self.amount or self.refused or self.hint):
            return self._scene.pointing.fold()
        self.clear()
        self._scene.lay_out()
        return True

    def answers(self, piece: Piece) -> bool:
        """Whether ``piece`` can be clicked for a legal move."""
        sight = self._scene.sight
        return sight.mine and (piece.name in sight.targets or (not self.picked and piece.name in sight.sources))

    # -- click or Enter ----------------------------------------------------------------------------------

    def touch(self, piece: Piece) -> None:
        """A click on a piece, or Enter on it."""
        scene, sight = self._scene, self._scene.sight
        if piece.name == "pages":
            scene.turn_page()
            return
        if scene.pointing.open(piece) or not sight.mine:
            return
        self._plan.clear()
        dial = scene.table.dial(sight)
        if dial and piece.name == dial[0].source():
            self._turn(self.amount + 1, piece.key)
            return
        if self.picked:
            fitting = [move for move in sight.legal if (move.source(), move.target()) == (self.picked, piece.name)]
            again = piece.name == self.picked
            self.picked = ""
            if len(fitting) > 1 and self._told_apart(fitting):
                return
            if fitting:
                self.choose(fitting[0], piece.key)
                return
            if again:
                scene.lay_out()
                return
        moves = [move for move in sight.legal if move.source() == piece.name]
        if not moves and piece.name in sight.targets:
            # the only thing that can be put anywhere goes here
            moves = [move for move in sight.legal if move.target() == piece.name]
            if len(moves) > 1 and self._told_apart(moves):
                return
            moves = moves[:1]
        if len(moves) == 1:
            self.choose(moves[0], piece.key)
        elif moves:
            self.picked = piece.name
            scene.ui.sound("card_slide")
            scene.lay_out()
            scene.focus_first()
        else:
            self._explain(scene.table.attempts(sight, piece.name), piece.key)

    def _told_apart(self, moves: list[Move]) -> bool:
        """Several ``moves`` take one piece to the same place: whether the stage has a button for each. The piece is
        picked then and one of the buttons is asked for."""
        scene = self._scene
        self.picked = moves[0].source()
        scene.lay_out()
        buttons = [choice.key for choice in scene.stage.choices if choice.move in moves]
        if len(buttons) < len(moves):
            self.picked = ""
            scene.lay_out()
            return False
        scene.ui.sound("card_slide")
        scene.group.set_focus(buttons[0])
        return True

    def act_of(self, choice: Choice) -> Callable[[], None]:
        """What the button of ``choice`` does."""
        move = choice.move
        return (lambda: self.choose(move, choice.key)) if move is not None else (lambda: self._do(choice.action))

    def _do(self, action: str) -> None:
        """Something that a button does on the screen only."""
        if action == "cheapest":
            self._plan = deque(self._scene.table.cheapest(self._scene.sight))
            self.follow_plan()
        elif action.startswith("point:"):
            self._point(action.partition(":")[2])
        elif action.startswith("dial:"):
            self._turn(int(action.partition(":")[2]))

    def _turn(self, amount: int, key: str = "") -> None:
        """Dials ``amount``; one that no move takes is refused, and the piece ``key`` with it."""
        scene = self._scene
        dial = scene.table.dial(scene.sight)
        if not 0 <= amount < len(dial):
            self._explain(scene.table.attempts(scene.sight, dial[0].source()), key)
            return
        self.amount = amount
        scene.ui.sound("pearl_one")
        scene.lay_out()

    def _point(self, what: str) -> None:
        """Moves the focus to the first piece that answers, of the kind that a tile of the stage stands for."""
        beginning = self._scene.table.points[what]
        for widget in self._scene.group.widgets:
            if isinstance(widget, PieceWidget) and widget.legal and widget.piece.name.startswith(beginning):
                self._scene.group.set_focus(widget.key)
                return

    # -- drag and drop -----------------------------------------------------------------------------------

    def carry(self, piece: Piece, spot: Spot, grip: Spot) -> bool:
        """The pointer has moved with the button down on ``piece``; whether it is carried."""
        scene = self._scene
        if not scene.sight.mine or not (piece.travels or self.answers(piece)):
            return False
        if self.drag.piece is None:
            self.picked = self.refused = ""
            self._plan.clear()
            self.drag.take(piece)
            scene.pointing.make_way(piece)
            scene.ui.sound("card_slide")
            scene.lay_out()
        self.drag.move(spot, grip)
        return True

    def drop(self, spot: Spot) -> None:
        """The piece in hand is let go."""
        scene = self._scene
        dropped = self.drag.let_go(spot)
        if dropped is None:
            return
        piece, pose, away = dropped
        scene.lay_out()
        if pose is not None:
            scene.director.put(piece.key, pose)
        meant = [move for move in scene.sight.legal if move.source() == piece.name] if away else []
        meant = [move for move in meant if self._lies_in(move, spot)]
        if meant and meant[0] in scene.table.dial(scene.sight):
            self._turn(self.amount + 1, piece.key)
            scene.settle()
            return
        if len({move.target() for move in meant}) == 1 < len(meant) and self._told_apart(meant):
            scene.settle()
            return
        if meant:
            scene.ui.sound("card_place")
            self.choose(meant[0], piece.key)
            scene.settle()
            return
        scene.settle()
        if away:
            attempts = scene.table.attempts(scene.sight, piece.name)
            self._explain([move for move in attempts if self._lies_in(move, spot)], piece.key)

    def lose(self) -> None:
        """The piece in hand goes home without being put anywhere."""
        dropped = self.drag.let_go((0.0, 0.0))
        if dropped is None:
            return
        scene = self._scene
        scene.group.release()
        scene.lay_out()
        if dropped[1] is not None:
            scene.director.put(dropped[0].key, dropped[1])
        scene.settle()

    def _lies_in(self, move: Move, spot: Spot) -> bool:
        scene = self._scene
        box = scene.table.landing(scene.sight, move)
        if box is not None:
            return box.contains(*spot)
        return any(piece.name == move.target() and piece.pose.contains(*spot) for piece in scene.director.pieces)

    # -- the answer --------------------------------------------------------------------------------------

    def choose(self, move: Move, key: str = "") -> None:
        """Makes ``move`` for the seat that decides, or says why it is not legal. ``key`` is the piece or button that
        was used. What is hardly meant is asked first."""
        scene = self._scene
        opened, game = scene.opened, scene.sight.game
        if opened is None or game is None:
            return
        refused = game.refuse(move)
        if refused is not None:
            self._plan.clear()
            self.refuse(scene.table.refusal(refused.refusal), key)
            return
        asked = scene.table.question(scene.sight, move)
        if asked is None or not Confirm.ask(scene.ui, asked.setting):
            scene.answer(opened, move)
            return
        t = scene.ui.t

        def yes() -> None:
            if scene.opened is opened:
                scene.answer(opened, move)

        scene.ui.stack.push(
            Confirm(
                scene.ui,
                t(asked.question, **asked.numbers),
                t(asked.detail, **asked.numbers),
                yes,
                yes_label=t(asked.yes),
                no_label=t(asked.no),
                setting=asked.setting,
            )
        )

    def follow_plan(self) -> None:
        """The next move of a plan that was begun."""
        if self._plan and self._scene.sight.mine:
            self.choose(self._plan.popleft())

    def _explain(self, attempts: list[Move], key: str) -> None:
        """Says in one sentence why none of ``attempts`` is legal, if one of them is meant at all."""
        game = self._scene.sight.game
        if game is None:
            return
        for move in attempts:
            refused = game.refuse(move)
            if refused is not None and refused.refusal.code != "not-now":
                self.refuse(self._scene.table.refusal(refused.refusal), key)
                return

    def refuse(self, sentence: str, key: str = "") -> None:
        """Says ``sentence``; the piece ``key`` shakes its head, or else the prompt line does."""
        scene = self._scene
        self.refused = sentence
        scene.ui.sound("refuse")
        scene.lay_out()
        known = any(piece.key == key for piece in scene.director.pieces)
        scene.director.shake(key if known else "prompt", scene.ui.seconds(1.0))

    # -- undo and hint -----------------------------------------------------------------------------------

    def undo(self) -> None:
        """Takes the last move back, or says why not."""
        scene = self._scene
        refused = scene.match.why_no_undo()
        if refused is not None:
            self.refuse(scene.table.refusal(refused), "undo")
        elif scene.sight.mine:
            scene.ui.sound("undo")
            scene.take_back()

    def show_hint(self) -> None:
        """Proposes a move and puts the focus on it. It is found from the hand, so the hand must be open."""
        scene, sight = self._scene, self._scene.sight
        if not sight.mine:
            scene.ui.sound("refuse")
            return
        if scene.viewer != sight.deciding:
            self.refuse(scene.ui.t("ui-table-hint-hand", name=sight.players[sight.deciding].name), "hint")
            return
        expansions = scene.match.record().options.expansions
        move = make(kinds(scene.table.game, expansions)[-1], scene.match.rules, 0).choose(
            scene.match.view(scene.viewer)
        )
        self.refused = self.picked = ""
        dial = list(scene.table.dial(sight))
        self.amount = dial.index(move) if move in dial else self.amount
        self.hint = scene.ui.t("ui-table-hint-line", move=scene.table.move_words(sight, move))
        self.why = scene.table.move_tip(sight, move)
        scene.ui.sound("hint")
        scene.lay_out()
        scene.focus_on(move)
