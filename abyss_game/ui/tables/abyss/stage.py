"""The stage of an Abyss table: the prompt line and what the waiting decision needs to be answered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from abyss_game.engine.moves import Move
from abyss_game.games.abyss import acquiring, affairs, control, exploring, payment, recruiting, turn
from abyss_game.games.abyss import moves as mv
from abyss_game.games.abyss.lord import LORDS
from abyss_game.games.abyss.queries import CouncilStacks
from abyss_game.games.abyss.state import KEYS_FOR_A_LOCATION, AbyssState
from abyss_game.i18n.describe_decisions import ready
from abyss_game.i18n.describe_remarks import payment_notes
from abyss_game.i18n.markup import plain
from abyss_game.i18n.message import Message
from abyss_game.ui import theme
from abyss_game.ui.context import Ui
from abyss_game.ui.layout import Box
from abyss_game.ui.paint import guides, prompts
from abyss_game.ui.paint.cards import LORD_RATIO
from abyss_game.ui.paint.faces import RACE_SIGNS
from abyss_game.ui.paint.panels import paint_crest
from abyss_game.ui.paint.states import paint_empty, paint_spotlight
from abyss_game.ui.tables.abyss import extras, faces, paying
from abyss_game.ui.tables.abyss.board import Z_TOP, mark_of
from abyss_game.ui.tables.abyss.stage_parts import EDGE, POWER_WIDTH, Parts
from abyss_game.ui.tables.abyss.subject import subject_look
from abyss_game.ui.tables.pieces import Choice, Look, Piece, Sight, Stage, at, look

EVENTS_TOLD = 6
"""So many of the last events are told at most while others play."""


class Builder(Parts):
    """Builds the stage of one moment; of several ways to pay, it shows the one with ``coins`` that are no Pearls, or
    the first when that is None."""

    coins: int | None = None

    def build(self) -> Stage:
        """The stage."""
        sight = self.sight
        decision = sight.decision
        self.panel()
        if sight.mine and decision is not None:
            kind = type(decision)
            build = BUILDERS.get(kind) or extras.merged("builders").get(kind, Builder.anything)
            build(self)
        elif not any(extra.watching(self) for extra in extras.every()):
            extras.merged("watched").get(type(decision), Builder.waiting)(self)
        return Stage(self.words.prompt(), self.words.aside(), tuple(self.blocks), tuple(self.choices), self.browsing)

    def unplaced(self) -> list[Move]:
        """The legal moves that take no piece: they become buttons."""
        return [move for move in self.sight.legal if not move.source() or isinstance(move, mv.UsePower)]

    def powers(self) -> list[Move]:
        """The per-turn powers that may be used now."""
        return [move for move in self.sight.legal if isinstance(move, mv.UsePower)]

    def anything(self) -> None:
        """Any decision without a stage of its own: its words, and buttons for the moves without a piece."""
        room = self.column(self.unplaced())
        self.said(self.words.help(), room)

    def waiting(self) -> None:
        """Somebody else decides, or things move: what it is about, large, and what has just happened."""
        sight, left = self.sight, EDGE
        shown = subject_look(self.ui, sight, self.tall)
        if shown is not None:
            source, drawn, width = shown
            light = look(paint_spotlight, width, self.tall)
            self.block("light", (left + 4, 7, width, self.tall), light, still=True)
            self.block("subject", (left + 4, 7, width, self.tall), drawn, source=source, zoom=bool(source))
            left += width + 18
            left = self.told_of(source, left)
        else:
            seat = sight.deciding if sight.deciding >= 0 else sight.view.turn.active
            crest = look(paint_crest, sight.players[seat].colour, 30.0)
            self.block("actor", (left + 14, self.box.h / 2 - 30, 60, 60), crest, still=True)
            left += 94
        self.events(left)

    def events(self, left: float) -> None:
        """What has just happened, from ``left`` to the end."""
        lines = tuple(self.words.latest(EVENTS_TOLD))
        if lines:
            w, h = self.box.w - left - EDGE, self.box.h - 16
            self.block("events", (left, 8, w, h), look(guides.paint_events, lines, w, h), still=True)

    def told_of(self, source: str, left: float) -> float:
        """What the Lord or Location in question does, beside it; returns where the next column begins."""
        kind, _, name = source.partition(":")
        if kind not in ("lord", "location"):
            return left + 8
        w, h = POWER_WIDTH, self.box.h - 16
        title = self.ui.t(f"{kind}-{name}")
        words = self.words.power(name) if kind == "lord" else ("", "", self.words.location_text(name))
        self.block("words", (left, 8, w, h), look(prompts.paint_words, title, *words, w, h), still=True)
        self.divider(left + w + 9)
        return left + w + 22

    # -- the turn ----------------------------------------------------------------------------------------

    def action(self) -> None:
        """The three actions side by side, plotting beside them, powers as buttons."""
        powers = self.powers()
        if mv.Skip() in self.sight.legal:
            room = self.column(powers)
            self.tiles([mv.Skip(), mv.Plot()], room)
            return
        room = self.column(powers)
        keys = ("explore", "council", "recruit", "plot")
        boxes = prompts.choice_boxes(len(keys), room, self.box.h, 210)
        for index, (key, box) in enumerate(zip(keys, boxes, strict=True)):
            signs, label, note, enabled = self.words.action(key)
            move: Move | None = {"explore": mv.Explore(), "plot": mv.Plot()}.get(key)
            tip = self.words.move_tip(move) if move is not None else self.ui.t(f"ui-table-{key}-tip")
            why = self.reason(move) if move is not None and not enabled else ""
            self.tile(
                f"action:{key}", box, signs, label, why or note, str(index + 1), enabled, move=move,
                action="" if move else f"point:{key}", tip=tip, reason=why or note,
            )  # fmt: skip

    def second_stack(self) -> None:
        """One more Council stack: the Lord who brings it, and the stacks."""
        decision = self.sight.decision
        assert isinstance(decision, turn.SecondStack)
        room = self.column(self.powers())
        left = 0.0
        for own in self.sight.view.areas[decision.seat].lords:
            if own.active and CouncilStacks in LORDS[own.lord].helps:
                left = self.power(own.lord)
                break
        self.stacks(room, left)

    def stacks(self, room: float, left: float) -> None:
        """The Council stacks that may be chosen."""
        self.tiles([m for m in self.sight.legal if isinstance(m, mv.TakeStack | mv.DiscardStack)], room, left)

    def powers_only(self) -> None:
        """Powers and the way on."""
        other: list[Move] = [move for move in self.sight.legal if isinstance(move, mv.Explore | mv.Done)]
        self.tiles([*self.powers(), *other], self.box.w)

    # -- exploring ---------------------------------------------------------------------------------------

    def offer(self) -> None:
        """An Ally is for sale."""
        decision = self.sight.decision
        assert isinstance(decision, exploring.ConsiderPurchase)
        view: AbyssState = self.sight.view
        room = self.column([*(move for move in self.sight.legal if isinstance(move, mv.Buy)), mv.Pass()])
        title, body = self.words.offer(decision.card, decision.seat)
        price, owned = exploring.price(view), view.areas[decision.seat].pearls
        labels = (self.ui.t("ui-table-price"), self.ui.t("word-pearls"))
        h = self.box.h - 6
        face = faces.ally_face(decision.card)
        more = faces.coins(view, decision.seat)
        drawn = look(prompts.paint_offer, face, title, body, price, owned, room - 6, h, labels, more)
        self.block("offer", (4, 3, room - 6, h), drawn, source=f"card:{decision.card}", zoom=True)

    def last_card(self) -> None:
        """Take the Ally or go on; fight the Monster or go on."""
        decision = self.sight.decision
        assert isinstance(decision, exploring.DecideAlly | exploring.FaceMonster)
        card = decision.card
        first: Move = mv.Take(card=card) if isinstance(decision, exploring.DecideAlly) else mv.Fight(card=card)
        room = self.column(self.powers())
        width = self.tall / 1.5
        self.block("light", (14, 7, width, self.tall), look(paint_spotlight, width, self.tall), still=True)
        source = f"card:{card}"
        self.block(f"stage:{source}", (14, 7, width, self.tall), faces.card_look(card, width), source=source, zoom=True)
        left, w, h = width + 32, 178.0, self.box.h - 18
        title, body = self.words.last_card(card, decision.seat)
        self.block("words", (left, 9, w, h), look(prompts.paint_words, title, "", "", body, w, h), still=True)
        self.tiles([first, mv.Explore()], room, left + w + 4)

    def rewards(self) -> None:
        """The options of the Threat space."""
        decision = self.sight.decision
        assert isinstance(decision, exploring.PickReward)
        room = self.column(self.powers())
        self.tiles(list(exploring.REWARDS[decision.space]), room)

    # -- recruiting --------------------------------------------------------------------------------------

    def payment(self) -> None:
        """The Lord, what is missing, the Ally to be affiliated, and the three buttons."""
        decision, game = self.sight.decision, self.sight.game
        assert isinstance(decision, recruiting.PayForLord) and game is not None
        seat, lord = decision.seat, decision.lord
        due = payment.bill(game, seat, lord)
        quote = payment.quote(game, seat, lord, decision.chosen)
        coins = min(quote.ways, default=0) if self.coins is None else self.coins
        stand_ins = paying.stand_ins(quote, due)
        notes = payment_notes(decision, game)
        write = self.words.texts.write
        # with other coins the signs beside the Pearls tell what fills the gap; in words it would be too long
        gap = {"count": quote.shortfall}
        owned = self.sight.view.areas[seat].pearls
        face = prompts.PaymentFace(
            races=(*quote.races, *stand_ins),
            wild=len(stand_ins),
            races_needed=due.races,
            value=quote.value,
            cost=due.cost,
            pearls=quote.shortfall - coins if quote.ways else quote.pearls,
            coins=coins,
            pearls_owned=owned,
            labels=(self.ui.t("word-races"), self.ui.t("word-value"), self.ui.t("word-pearls")),
            races_note=self.races_note(quote.needs_race, plain(write(notes.races))),
            races_short=notes.races_short,
            value_note=plain(write(Message("pay-value-missing", gap) if coins else notes.value)),
            value_short=notes.value_short,
            pearls_note=plain(write(Message("pay-pearls-fill", gap) if coins else notes.pearls)),
            of_owned=self.ui.t("table-pearls-of", count=owned),
        )
        ally = faces.ally_face(notes.affiliated) if notes.affiliated >= 0 else None
        shown = faces.lord_face(self.ui, lord, due.cost if due.cost != LORDS[lord].cost else None)
        w, h = self.box.w, self.box.h
        drawn = look(prompts.paint_payment, shown, self.words.power(lord), face, ally, write(notes.affiliation), w, h)
        self.block("payment", (0, 0, w, h), drawn, source=f"lord:{lord}", zoom=True)
        boxes = prompts.payment_boxes(w, h)
        missing = write(notes.missing) if notes.missing is not None else ""
        ways = [move for move in self.sight.legal if isinstance(move, mv.Confirm)]
        if len(ways) > 1:
            boxes = prompts.split_boxes(boxes, len(ways))
            for index, move in enumerate(ways):
                self.way_to_pay(move, boxes[f"confirm_{index}"], first=not index)
        else:
            self.button(next(iter(ways), mv.Confirm()), boxes["confirm"], "primary", "Enter", "confirm", missing)
        if "cheapest" not in boxes:
            self.button(mv.Cancel(), boxes["cancel"], "second", "Esc", "cancel")
            return
        x, y, bw, bh = boxes["cheapest"]
        self.choices.append(
            Choice("cheapest", Box(self.box.x + x, self.box.y + y, bw, bh), self.ui.t("pay-cheapest"),
                   action="cheapest", hint="C", shortcut="c", enabled=not notes.cheapest,
                   reason=self.ui.t("pay-no-cheaper"), tip=self.ui.t("ui-table-cheapest-tip"))
        )  # fmt: skip
        self.button(mv.Cancel(), boxes["cancel"], "second", "Esc", "cancel")

    def races_note(self, needs: int, words: str) -> str:
        """What is missing among the Races: a Race that must be there by its sign, for some names are long."""
        return self.ui.t("pay-race-missing", race=f"<i:race-{RACE_SIGNS[needs]}>") if needs >= 0 else words

    def way_to_pay(self, move: mv.Confirm, box: tuple[float, float, float, float], first: bool) -> None:
        """A button for one of several ways to fill the gap: by how many coins beside Pearls."""
        x, y, w, h = box
        coins = move.coins()
        label = self.ui.t("ui-table-pay-coins", count=coins) if coins else self.ui.t("ui-table-pay-pearls")
        self.choices.append(
            Choice(f"confirm:{coins}", Box(self.box.x + x, self.box.y + y, w, h), label, move=move,
                   kind="primary" if first else "second", shortcut="enter" if first else "",
                   tip=self.words.move_tip(move))
        )  # fmt: skip

    def affiliate(self) -> None:
        """The used Allies of which one is affiliated."""
        decision = self.sight.decision
        assert isinstance(decision, recruiting.ChooseAffiliate)
        room = self.column(self.unplaced())
        left = self.power(decision.lord)
        width = self.tall / 1.5
        found = [move.card for move in self.sight.legal if isinstance(move, mv.Affiliate)]
        rows = [(f"card:{c}", faces.card_look(c, width, mark_of(self.sight, f"card:{c}")), width) for c in found]
        self.cards(rows, room, left)

    # -- powers ------------------------------------------------------------------------------------------

    def source(self) -> str:
        """The Lord whose power asks: the one that the decision names, else the newest of the seat that decides."""
        decision = self.sight.decision
        named = getattr(decision, "lord", "") or getattr(decision, "why", "")
        if named in LORDS:
            return str(named)
        seat = decision.seat if decision is not None else self.sight.anchor
        lords = self.sight.view.areas[seat].lords
        return lords[-1].lord if lords else ""

    def asked(self, moves: list[Move] | None = None) -> tuple[float, float]:
        """Buttons at the right, the asking Lord at the left; returns the room between: its end and its beginning."""
        room = self.column(self.unplaced() if moves is None else moves)
        lord = self.source()
        return room, self.power(lord) if lord else 14.0

    def from_hand(self) -> None:
        """A card of the hand is chosen down there."""
        room, left = self.asked()
        self.guide("hand", "hand", room, left)

    def from_court(self) -> None:
        """A Lord of the Court is chosen up there; of several ways to take it, one on the stage."""
        moves = self.unplaced()
        alike = [move for move in self.sight.legal if move.source() == self.sight.picked]
        room, left = self.asked([*alike, *moves] if len(alike) > 1 else moves)
        self.guide("lord", "court", room, left)

    def from_council(self) -> None:
        """A Council stack is chosen, here or up there."""
        room, left = self.asked()
        self.stacks(room, left)

    def own_lord(self) -> None:
        """An own Lord is chosen: it is shown here too."""
        room, left = self.asked()
        width = self.tall / LORD_RATIO
        found = [move.lord for move in self.sight.legal if isinstance(move, mv.DismissLord)]
        rows = [(f"lord:{o}", self.lord_look(o, width, mark_of(self.sight, f"lord:{o}")), width) for o in found]
        self.cards(rows, room, left)

    def lords_of_others(self) -> None:
        """Lords of an opponent, who lie in a panel only."""
        _, left = self.asked([])
        lords = [move.lord for move in self.sight.legal if isinstance(move, mv.TurnLord)]
        room = self.box.w
        width = min(self.tall / LORD_RATIO, (room - left - EDGE) / max(1, len(lords)) - 4)
        rows = [(f"lord:{o}", self.lord_look(o, width, mark_of(self.sight, f"lord:{o}")), width) for o in lords]
        self.cards(rows, room, left)

    def victims(self) -> None:
        """Players to choose among."""
        _, left = self.asked([])
        self.tiles(list(self.sight.legal), self.box.w, left)

    def exchange_lords(self) -> None:
        """Two steps: a Lord of the Court, then the own Lord that leaves."""
        width = self.tall / LORD_RATIO
        picked = self.sight.picked.partition(":")[2]
        first = self.lord_look(picked, width, "selected") if picked in LORDS else None
        self.exchange(first, width, "lord", "swap-lord")

    def exchange_locations(self) -> None:
        """Two steps: an available Location, then the own one that goes back."""
        picked = self.sight.picked.partition(":")[2]
        width = 128.0
        first = self.tile_look(picked, width, self.tall, "selected") if picked else None
        self.exchange(first, width, "location", "swap-location")

    def exchange(self, first: Look | None, width: float, icon: str, message: str) -> None:
        """What comes, what goes, and which of the two is to be chosen next."""
        room, left = self.asked()
        source = self.sight.picked
        steps = [look(paint_empty, width, self.tall, theme.BRASS, icon, f"{step}.") for step in (1, 2)]
        self.block("comes", (left, 7, width, self.tall), first or steps[0], source=source, still=first is None)
        self.block("arrow", (left + width + 2, 7, 34, self.tall), look(guides.paint_arrow, 34, self.tall), still=True)
        self.block("goes", (left + width + 38, 7, width, self.tall), steps[1], still=True)
        start = left + 2 * width + 50
        if room - start > 90:
            self.guide(icon, f"{message}-then" if first is not None else message, room, start)

    # -- Locations ---------------------------------------------------------------------------------------

    def how_many(self) -> None:
        """An available Location, or one to four from the deck."""
        draws: list[Move] = [mv.DrawLocations(count=n) for n in range(1, control.MOST_DRAWN + 1)]
        left = 12.0
        if self.sight.view.available:
            left = 262.0
            self.guide("location", "available", left, 14.0)
        self.tiles(draws, self.box.w, left)

    def among_tiles(self) -> None:
        """Locations just drawn, large, with what each is worth to oneself."""
        decision = self.sight.decision
        left = self.power(decision.lord) if isinstance(decision, control.SettleAlone) else 12.0
        tiles = [move.location for move in self.sight.legal if isinstance(move, mv.ChooseLocation)]
        room = self.column([move for move in self.unplaced() if not isinstance(move, mv.ChooseLocation)])
        width = min(168.0, (room - left - EDGE) / max(1, len(tiles)) - 8)
        self.cards([(f"location:{t}", self.tile_look(t, width, self.tall), width) for t in tiles], room, left)

    def search(self) -> None:
        """The whole Location deck, laid out over the board."""
        decision = self.sight.decision
        assert isinstance(decision, control.SearchLocations)
        self.browsing = True
        tiles = [move.location for move in self.sight.legal if isinstance(move, mv.ChooseLocation)]
        columns, gap = 5, 11.0
        left, top, w = 246.0, 16.0, 153.0
        rows = max(1, -(-len(tiles) // columns))
        h = min(96.0, (298 - gap * (rows - 1)) / rows)
        for index, tile in enumerate(tiles):
            x, y = left + (index % columns) * (w + gap), top + (index // columns) * (h + gap)
            source = f"location:{tile}"
            self.blocks.append(
                Piece(f"stage:{source}", at((x, y, w, h)), self.tile_look(tile, w, h), Z_TOP, source, zoom=True)
            )
        room = self.column([mv.Decline()])
        self.block("tile", (EDGE, 7, 150, self.tall), self.tile_look(decision.location, 150, self.tall), still=True)
        self.said(self.words.help(), room, 174)

    def keys(self) -> None:
        """Three Keys: what has been pledged, tokens and the buttons; Lords are picked in their row."""
        decision = self.sight.decision
        assert isinstance(decision, control.SpendKeys)
        self.block("tile", (EDGE, 7, 150, self.tall), self.tile_look(decision.location, 150, self.tall), still=True)
        x, width = 174.0, self.tall / LORD_RATIO
        token = look(
            prompts.paint_choice, (("key", 1),), self.ui.t("ui-table-key-token"), "", width, self.tall, "selected"
        )
        pledged = [(f"lord:{lord}", self.lord_look(lord, width, "selected")) for lord in decision.lords]
        pledged += [("pledged_keys", token)] * decision.tokens
        while len(pledged) < KEYS_FOR_A_LOCATION:
            pledged.append(("", look(paint_empty, width, self.tall, theme.BRASS, "key", "")))
        for index, (source, drawn) in enumerate(pledged):
            self.block(f"pledge:{index}", (x, 7, width, self.tall), drawn, source=source, still=not source)
            x += width + 12
        self.divider(x)
        buttons: list[Move] = [mv.Confirm()]
        if mv.Cancel() in self.sight.legal:
            buttons.append(mv.Cancel())
        room = self.column(buttons)
        if mv.PledgeToken() in self.sight.legal:
            self.tiles([mv.PledgeToken()], min(room, x + 132), x + 2)
            x += 128
        if mv.Confirm() not in self.sight.legal and room - x > 130:
            self.guide("lord", "keys", room, x + 14)


BUILDERS: dict[type, Callable[[Builder], None]] = {
    turn.ChooseAction: Builder.action,
    turn.SecondStack: Builder.second_stack,
    turn.LatePowers: Builder.powers_only,
    turn.DiscardToLimit: Builder.from_hand,
    exploring.MustGoOn: Builder.powers_only,
    exploring.ConsiderPurchase: Builder.offer,
    exploring.DecideAlly: Builder.last_card,
    exploring.FaceMonster: Builder.last_card,
    exploring.PickReward: Builder.rewards,
    recruiting.PayForLord: Builder.payment,
    recruiting.ChooseAffiliate: Builder.affiliate,
    affairs.DiscardOne: Builder.from_hand,
    affairs.DiscardDown: Builder.from_hand,
    affairs.SellAlly: Builder.from_hand,
    affairs.TurnOneLord: Builder.lords_of_others,
    affairs.ChooseVictim: Builder.victims,
    affairs.ChooseStack: Builder.from_council,
    affairs.RemoveStack: Builder.from_council,
    acquiring.RecruitForPearls: Builder.from_court,
    acquiring.ReplaceCourtLord: Builder.from_court,
    acquiring.ExchangeForCourt: Builder.exchange_lords,
    acquiring.ExchangeForDeck: Builder.own_lord,
    control.ControlLocation: Builder.how_many,
    control.ChooseAmongDrawn: Builder.among_tiles,
    control.SettleAlone: Builder.among_tiles,
    control.ExchangeLocation: Builder.exchange_locations,
    control.SearchLocations: Builder.search,
    control.SpendKeys: Builder.keys,
}
"""How the stage of each decision of the base game is built."""


def build(ui: Ui, sight: Sight) -> Stage:
    """The stage of one moment."""
    return Builder(ui, sight).build()


def foretold(ui: Ui, sight: Sight, move: Move) -> Stage | None:
    """The stage while one points at the button of ``move``: what it brings stands beside the question, and one of
    several ways to pay for a Lord is shown as it is paid. None for a move of which there is nothing more to say."""
    decision, game = sight.decision, sight.game
    if decision is None or game is None or not sight.mine:
        return None
    builder = Builder(ui, sight)
    words, aside = builder.words, builder.words.brings(move)
    ways = [way for way in sight.legal if isinstance(way, mv.Confirm)]
    if isinstance(decision, recruiting.PayForLord) and len(ways) > 1 and move in ways:
        builder.coins = move.coins()
        return replace(builder.build(), prompt=words.texts.write(ready(decision, game, builder.coins)), aside=aside)
    return Stage(words.prompt(), aside) if aside != words.aside() else None
