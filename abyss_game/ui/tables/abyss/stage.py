"""The stage of an Abyss table: the prompt line and what the waiting decision needs to be answered."""

from __future__ import annotations

from collections.abc import Callable

from abyss_game.engine.moves import Move
from abyss_game.games.abyss import affairs, control, exploring, payment, recruiting, turn
from abyss_game.games.abyss import moves as mv
from abyss_game.games.abyss.lord import LORDS
from abyss_game.games.abyss.state import KEYS_FOR_A_LOCATION, AbyssState
from abyss_game.i18n.describe_remarks import payment_notes
from abyss_game.ui import theme
from abyss_game.ui.context import Ui
from abyss_game.ui.layout import Box
from abyss_game.ui.paint import prompts
from abyss_game.ui.paint.cards import LORD_RATIO, paint_lord
from abyss_game.ui.paint.locations import paint_location
from abyss_game.ui.paint.states import paint_empty
from abyss_game.ui.tables.abyss import faces
from abyss_game.ui.tables.abyss.board import Z_TOP, mark_of
from abyss_game.ui.tables.abyss.words import Words
from abyss_game.ui.tables.pieces import Choice, Look, Piece, Sight, Stage, at, look

BUTTON = 129.0
"""Width of the column of buttons at the right end of the stage."""


class Builder:
    """Builds the stage of one moment."""

    def __init__(self, ui: Ui, sight: Sight) -> None:
        self.ui = ui
        self.sight = sight
        self.words = Words(ui, sight)
        self.box = sight.layout["decision"].box
        self.blocks: list[Piece] = []
        self.choices: list[Choice] = []
        self.browsing = False

    # -- parts -------------------------------------------------------------------------------------------

    def block(self, key: str, box: tuple[float, float, float, float], drawn: Look, **more: object) -> None:
        """Something painted, its box measured from the stage's corner."""
        x, y, w, h = box
        placed = at((self.box.x + x, self.box.y + y, w, h))
        self.blocks.append(Piece(key, placed, drawn, Z_TOP, **more))  # type: ignore[arg-type]

    def panel(self) -> None:
        """The empty tablet under the blocks."""
        drawn = look(prompts.paint_stage, self.box.w, self.box.h)
        self.blocks.append(Piece("stage", at(self.box), drawn, Z_TOP - 1, still=True))

    def button(
        self,
        move: Move,
        box: tuple[float, float, float, float],
        kind: str = "second",
        hint: str = "",
        key: str = "",
        reason: str = "",
    ) -> None:
        """A button that makes ``move``; one that is not legal is shown with its reason."""
        x, y, w, h = box
        refused = self.sight.game.refuse(move) if self.sight.game is not None and move not in self.sight.legal else None
        self.choices.append(
            Choice(
                key or self.words.move_text(move),
                Box(self.box.x + x, self.box.y + y, w, h),
                self.words.move(move),
                move=move,
                kind=kind,
                hint=hint,
                shortcut=SHORTCUTS.get(hint, hint.lower()),
                enabled=refused is None,
                reason=(reason or self.words.refusal(refused.refusal)) if refused is not None else "",
                tip=self.words.move_tip(move),
            )
        )

    def column(self, moves: list[Move], width: float = BUTTON) -> float:
        """Buttons for ``moves`` one under the other at the right end; returns the width that they leave."""
        if not moves:
            return self.box.w
        tall = (self.box.h - 12) / max(len(moves), 2) - 6
        top = 8.0 + (0 if len(moves) > 1 else tall / 2)
        for index, move in enumerate(moves):
            kind = "primary" if index == 0 and not isinstance(move, QUIET) else "second"
            hint = "Enter" if kind == "primary" else "Esc" if isinstance(move, QUIET) else ""
            self.button(move, (self.box.w - width - 10, top + index * (tall + 6), width, tall), kind, hint)
        return self.box.w - width - 20

    def tiles(self, moves: list[Move], room: float, left: float = 0.0) -> None:
        """Large tiles for ``moves``, with signs, label and note; number keys press them."""
        for index, (move, box) in enumerate(
            zip(moves, prompts.choice_boxes(len(moves), room - left, self.box.h), strict=True)
        ):
            signs, label, note = self.words.tile(move)
            key = str(index + 1)
            legal = move in self.sight.legal
            drawn = look(
                prompts.paint_choice, signs, label, note, box[2], box[3], "legal" if legal else "disabled", key
            )
            text = self.words.move_text(move)
            self.block(f"tile:{text}", (box[0] + left, box[1], box[2], box[3]), drawn, source=f"tile:{text}")
            placed = Box(self.box.x + left + box[0], self.box.y + box[1], box[2], box[3])
            self.choices.append(
                Choice(text, placed, label, move=move, kind="tile", shortcut=key, tip=self.words.move_tip(move))
            )

    def said(self, title: str, body: str, room: float, left: float = 12.0) -> None:
        """A title and a text."""
        self.block(
            "words",
            (left, 10, room - left - 10, self.box.h - 20),
            look(
                prompts.paint_words, self.ui.t(title) if title else "", "", "", body, room - left - 10, self.box.h - 20
            ),
            still=True,
        )

    def cards(self, sources: list[tuple[str, Look, float]], room: float, left: float = 12.0) -> None:
        """A row of cards that lie nowhere else on the table, to choose among."""
        gap = 10.0
        total = sum(width for _, _, width in sources) + gap * (len(sources) - 1)
        x = left + max(0.0, (room - left - total) / 2)
        tall = self.box.h - 14
        for source, drawn, width in sources:
            self.block(f"stage:{source}", (x, 7, width, tall), drawn, source=source, zoom=True, travels=False)
            x += width + gap

    # -- what is shown -----------------------------------------------------------------------------------

    def build(self) -> Stage:
        """The stage."""
        sight = self.sight
        decision = sight.decision
        self.panel()
        if sight.mine and decision is not None:
            BUILDERS.get(type(decision), Builder.anything)(self)
        else:
            self.waiting()
        return Stage(self.words.prompt(), self.words.aside(), tuple(self.blocks), tuple(self.choices), self.browsing)

    def unplaced(self) -> list[Move]:
        """The legal moves that take no piece: they become buttons."""
        return [move for move in self.sight.legal if not move.source() or isinstance(move, mv.UsePower)]

    def anything(self) -> None:
        """Any decision without a stage of its own: its words, and buttons for the moves without a piece."""
        room = self.column(self.unplaced())
        self.said("", self.words.help(), room)

    def waiting(self) -> None:
        """Somebody else decides, or things move: what has just happened."""
        self.said("", self.words.news(), self.box.w)

    def action(self) -> None:
        """The three actions side by side; plotting and powers beside them."""
        powers: list[Move] = [move for move in self.sight.legal if isinstance(move, mv.UsePower)]
        room = self.column([mv.Plot(), *powers], 150.0)
        if mv.Skip() in self.sight.legal:
            self.tiles([mv.Skip()], room)
            return
        for index, (key, box) in enumerate(
            zip(("explore", "council", "recruit"), prompts.choice_boxes(3, room, self.box.h, 210), strict=True)
        ):
            signs, label, note, enabled = self.words.action(key)
            number = str(index + 1)
            drawn = look(
                prompts.paint_choice, signs, label, note, box[2], box[3], "legal" if enabled else "disabled", number
            )
            self.block(f"tile:{key}", box, drawn, source=f"tile:{key}")
            placed = Box(self.box.x + box[0], self.box.y + box[1], box[2], box[3])
            move = mv.Explore() if key == "explore" else None
            self.choices.append(
                Choice(f"action:{key}", placed, label, move=move, action="" if move else f"point:{key}", kind="tile",
                       shortcut=number, enabled=enabled, reason=note)
            )  # fmt: skip

    def offer(self) -> None:
        """An Ally is for sale."""
        decision = self.sight.decision
        assert isinstance(decision, exploring.ConsiderPurchase)
        view: AbyssState = self.sight.view
        room = self.column([mv.Buy(card=decision.card), mv.Pass()], 150.0)
        title, body = self.words.offer(decision.card, decision.seat)
        drawn = look(
            prompts.paint_offer,
            faces.ally_face(decision.card),
            title,
            body,
            exploring.price(view),
            view.areas[decision.seat].pearls,
            room,
            self.box.h - 6,
            (self.ui.t("ui-table-price"), self.ui.t("word-pearls")),
        )
        self.block("offer", (4, 3, room, self.box.h - 6), drawn, still=True)

    def last_card(self) -> None:
        """Take the Ally or go on; fight the Monster or go on."""
        decision = self.sight.decision
        assert isinstance(decision, exploring.DecideAlly | exploring.FaceMonster)
        card = decision.card
        first: Move = mv.Take(card=card) if isinstance(decision, exploring.DecideAlly) else mv.Fight(card=card)
        powers: list[Move] = [move for move in self.sight.legal if isinstance(move, mv.UsePower)]
        room = self.column(powers, 150.0) if powers else self.box.w
        tall = self.box.h - 14
        width = tall / 1.5
        self.block("last", (12, 7, width, tall), faces.card_look(card, width), still=True)
        self.tiles([first, mv.Explore()], room, width + 20)

    def rewards(self) -> None:
        """The options of the Threat space."""
        decision = self.sight.decision
        assert isinstance(decision, exploring.PickReward)
        powers: list[Move] = [move for move in self.sight.legal if isinstance(move, mv.UsePower)]
        room = self.column(powers, 150.0) if powers else self.box.w
        self.tiles(list(exploring.REWARDS[decision.space]), room)

    def payment(self) -> None:
        """The Lord, what is missing, the Ally to be affiliated, and the three buttons."""
        decision, game = self.sight.decision, self.sight.game
        assert isinstance(decision, recruiting.PayForLord) and game is not None
        seat, lord = decision.seat, decision.lord
        due = payment.bill(game, seat, lord)
        quote = payment.quote(game, seat, lord, decision.chosen)
        notes = payment_notes(decision, game)
        write = self.words.texts.write
        face = prompts.PaymentFace(
            races=tuple(quote.races),
            races_needed=due.races,
            value=quote.value,
            cost=due.cost,
            pearls=quote.pearls,
            pearls_owned=self.sight.view.areas[seat].pearls,
            labels=(self.ui.t("word-races"), self.ui.t("word-value"), self.ui.t("word-pearls")),
            races_note=write(notes.races),
            races_short=notes.races_short,
            value_note=write(notes.value),
            value_short=notes.value_short,
            pearls_note=write(notes.pearls),
            of_owned=self.ui.t("table-pearls-of", count=self.sight.view.areas[seat].pearls),
        )
        ally = faces.ally_face(notes.affiliated) if notes.affiliated >= 0 else None
        affiliation = write(notes.affiliation)
        if ally is not None:
            affiliation = f"**{self.words.card_name(notes.affiliated, title=True)}** {affiliation}"
        drawn = look(
            prompts.paint_payment,
            faces.lord_face(self.ui, lord, due.cost if due.cost != LORDS[lord].cost else None),
            self.words.power(lord),
            face,
            ally,
            affiliation,
            self.box.w,
            self.box.h,
        )
        self.block("payment", (0, 0, self.box.w, self.box.h), drawn, still=True)
        boxes = prompts.payment_boxes(self.box.w, self.box.h)
        missing = write(notes.missing) if notes.missing is not None else ""
        self.button(mv.Confirm(), boxes["confirm"], "primary", "Enter", "confirm", missing)
        x, y, w, h = boxes["cheapest"]
        self.choices.append(
            Choice("cheapest", Box(self.box.x + x, self.box.y + y, w, h), self.ui.t("pay-cheapest"), action="cheapest",
                   hint="C", shortcut="c", enabled=not notes.cheapest, reason=self.ui.t("pay-no-cheaper"))
        )  # fmt: skip
        self.button(mv.Cancel(), boxes["cancel"], "second", "Esc", "cancel")

    def affiliate(self) -> None:
        """The used Allies of which one is affiliated."""
        room = self.column(self.unplaced())
        width = (self.box.h - 14) / 1.5
        cards = [move.card for move in self.sight.legal if isinstance(move, mv.Affiliate)]
        self.cards(
            [(f"card:{c}", faces.card_look(c, width, mark_of(self.sight, f"card:{c}")), width) for c in cards], room
        )

    def lords_of_others(self) -> None:
        """Lords of an opponent, who lie in a panel only."""
        tall = self.box.h - 14
        width = tall / LORD_RATIO
        lords = [move.lord for move in self.sight.legal if isinstance(move, mv.TurnLord)]
        self.cards(
            [
                (
                    f"lord:{lord}",
                    look(paint_lord, faces.lord_face(self.ui, lord), width, mark_of(self.sight, f"lord:{lord}"), tall),
                    width,
                )
                for lord in lords
            ],
            self.box.w,
        )

    def victims(self) -> None:
        """Players to choose among."""
        self.tiles(list(self.sight.legal), self.box.w)

    def how_many(self) -> None:
        """An available Location, or one to four from the deck."""
        draws: list[Move] = [mv.DrawLocations(count=n) for n in range(1, control.MOST_DRAWN + 1)]
        self.said("", self.words.help(), 250)
        self.tiles(draws, self.box.w, 250)

    def among_tiles(self) -> None:
        """Locations just drawn, large, with what each is worth to oneself."""
        tall = self.box.h - 14
        tiles = [move.location for move in self.sight.legal if isinstance(move, mv.ChooseLocation)]
        room = self.column([move for move in self.unplaced() if not isinstance(move, mv.ChooseLocation)])
        width = min(168.0, (room - 30 - 10 * len(tiles)) / max(1, len(tiles)))
        self.cards([(f"location:{t}", self.tile_look(t, width, tall), width) for t in tiles], room)

    def tile_look(self, location: str, w: float, h: float) -> Look:
        """A Location with its present worth to the anchor seat."""
        worth = self.words.worth_to_me(location)
        return look(
            paint_location,
            faces.location_face(self.ui, location, worth),
            w,
            h,
            mark_of(self.sight, f"location:{location}"),
        )

    def search(self) -> None:
        """The whole Location deck, laid out over the board."""
        self.browsing = True
        tiles = [move.location for move in self.sight.legal if isinstance(move, mv.ChooseLocation)]
        columns, gap = 5, 10.0
        left, top, w, h = 244.0, 16.0, 153.0, 66.0
        rows = max(1, -(-len(tiles) // columns))
        h = min(96.0, (300 - gap * (rows - 1)) / rows)
        for index, tile in enumerate(tiles):
            x, y = left + (index % columns) * (w + gap), top + (index // columns) * (h + gap)
            source = f"location:{tile}"
            self.blocks.append(
                Piece(f"stage:{source}", at((x, y, w, h)), self.tile_look(tile, w, h), Z_TOP, source, zoom=True)
            )
        room = self.column([mv.Decline()])
        self.said("", self.words.help(), room)

    def keys(self) -> None:
        """Three Keys: what has been pledged, tokens and the buttons; Lords are picked in their row."""
        decision = self.sight.decision
        assert isinstance(decision, control.SpendKeys)
        tall = self.box.h - 14
        self.block("tile", (12, 7, 150, tall), self.tile_look(decision.location, 150, tall), still=True)
        x = 186.0
        pledged: list[tuple[str, Look]] = []
        width = tall / LORD_RATIO
        for lord in decision.lords:
            pledged.append((f"lord:{lord}", look(paint_lord, faces.lord_face(self.ui, lord), width, "selected", tall)))
        for _ in range(decision.tokens):
            pledged.append(
                (
                    "pledged_keys",
                    look(
                        prompts.paint_choice,
                        (("key", 1),),
                        self.ui.t("ui-table-key-token"),
                        "",
                        width,
                        tall,
                        "selected",
                        "",
                    ),
                )
            )
        while len(pledged) < KEYS_FOR_A_LOCATION:
            pledged.append(("", look(paint_empty, width, tall, theme.BRASS, "key", "")))
        for index, (source, drawn) in enumerate(pledged):
            self.block(f"pledge:{index}", (x, 7, width, tall), drawn, source=source, still=not source)
            x += width + 12
        area = self.sight.view.areas[decision.seat]
        room = self.column([mv.Confirm(), mv.Cancel()] if mv.Cancel() in self.sight.legal else [mv.Confirm()], 150.0)
        if area.keys:
            self.tiles([mv.PledgeToken()], min(room, x + 170), x)
            x += 180
        self.said("", self.words.help(), room, x + 6)

    def powers_only(self) -> None:
        """Powers and the way on."""
        decision = self.sight.decision
        moves: list[Move] = [move for move in self.sight.legal if isinstance(move, mv.UsePower)]
        other: list[Move] = [move for move in self.sight.legal if isinstance(move, mv.Explore | mv.Done)]
        self.tiles([*moves, *other], self.box.w) if decision is not None else None


QUIET = (mv.Cancel, mv.Decline, mv.Pass, mv.Done)
SHORTCUTS = {"Enter": "enter", "Esc": "esc"}

BUILDERS: dict[type, Callable[[Builder], None]] = {
    turn.ChooseAction: Builder.action,
    turn.LatePowers: Builder.powers_only,
    exploring.MustGoOn: Builder.powers_only,
    exploring.ConsiderPurchase: Builder.offer,
    exploring.DecideAlly: Builder.last_card,
    exploring.FaceMonster: Builder.last_card,
    exploring.PickReward: Builder.rewards,
    recruiting.PayForLord: Builder.payment,
    recruiting.ChooseAffiliate: Builder.affiliate,
    affairs.TurnOneLord: Builder.lords_of_others,
    affairs.ChooseVictim: Builder.victims,
    control.ControlLocation: Builder.how_many,
    control.ChooseAmongDrawn: Builder.among_tiles,
    control.SettleAlone: Builder.among_tiles,
    control.SearchLocations: Builder.search,
    control.SpendKeys: Builder.keys,
}


def build(ui: Ui, sight: Sight) -> Stage:
    """The stage of one moment."""
    return Builder(ui, sight).build()
