"""Everything that an Abyss table says, in the player's language: prompts, buttons, tiles, tooltips, notes, the log."""

from __future__ import annotations

from collections.abc import Sequence

from abyss_game.engine.events import Event
from abyss_game.engine.moves import Move
from abyss_game.engine.steps import Refusal
from abyss_game.games import GAMES
from abyss_game.games.abyss import events as ev
from abyss_game.games.abyss import exploring, payment, scoring
from abyss_game.games.abyss import moves as mv
from abyss_game.games.abyss.cards import RACE_NAMES, RACE_OF, RACES, VALUE_OF, is_monster, is_wild
from abyss_game.games.abyss.location import LOCATIONS
from abyss_game.games.abyss.lord import LORDS, Timing
from abyss_game.games.abyss.state import AbyssGame, AbyssState, OwnedLord
from abyss_game.i18n.describe import Describer
from abyss_game.i18n.markup import capital, plain
from abyss_game.i18n.message import Card, name_of
from abyss_game.ui.context import Ui
from abyss_game.ui.paint.panels import LogLine
from abyss_game.ui.tables.abyss import extras
from abyss_game.ui.tables.abyss.extras import Signs
from abyss_game.ui.tables.abyss.links import coloured
from abyss_game.ui.tables.pieces import Sight
from abyss_game.ui.text import escape

POWER_SIGNS = {Timing.NONE: "", Timing.ONCE: "arrow-once", Timing.LASTING: "infinity", Timing.EACH_TURN: "per-turn"}
RULES = GAMES.get("abyss")
UNTOLD = (ev.GameStarted,)
"""Events that the log leaves out."""


class Words:
    """The words of one moment."""

    def __init__(self, ui: Ui, sight: Sight) -> None:
        self.ui = ui
        self.sight = sight
        self.view: AbyssState = sight.view
        self.players = sight.players
        self.texts = Describer(ui.catalog, sight.players)

    # -- prompt ------------------------------------------------------------------------------------------

    def prompt(self) -> str:
        """Whose turn it is and what is to be chosen."""
        if self.view.finished:
            return self.ui.t("decision-game-over")
        if self.sight.decision is None or (self.sight.deciding < 0 and not self.sight.mine):
            return self.whose_turn()
        return self.texts.prompt(self._game(), self._reader())

    def aside(self) -> str:
        """What is worth knowing beside the prompt. Once a dial is turned, the stage tells what comes of it."""
        if self.sight.decision is None or not self.sight.mine or self.sight.amount:
            return ""
        return self.texts.consequence(self._game(), viewer=self._reader())

    def brings(self, move: Move) -> str:
        """What is worth knowing beside the prompt while one points at ``move``."""
        return self.texts.consequence(self._game(), move, self._reader())

    def help(self) -> str:
        """A sentence on what the waiting decision is about: its prompt, or the power that asks."""
        decision = self.sight.decision
        if decision is None:
            return ""
        lord = getattr(decision, "lord", "") or getattr(decision, "why", "")
        if lord in LORDS:
            return f"**{self.ui.t(f'lord-{lord}')}** — {self.power_text(lord)}"
        location = getattr(decision, "location", "")
        if location in LOCATIONS:
            return f"**{self.ui.t(f'location-{location}')}** — {self.location_text(location)}"
        return ""

    def _game(self) -> AbyssGame:
        return self.sight.game or RULES.resume(self.view)

    def _reader(self) -> int:
        return self.sight.deciding if self.sight.mine else self.sight.viewer

    def whose_turn(self) -> str:
        """Whose turn it is, while things move; the stage tells what has happened."""
        turn = self.view.turn
        began = ev.TurnStarted(seat=turn.active, extra=turn.extra, last=self.view.turns_left >= 0)
        return self.texts.log(began, self.sight.viewer)

    def latest(self, most: int) -> list[LogLine]:
        """The last lines of the log, at most ``most``, oldest first."""
        found: list[LogLine] = []
        for event in reversed(self.sight.news):
            line = self.log_line(event)
            if line is not None:
                found.append(line)
                if len(found) == most:
                    break
        return found[::-1]

    # -- moves -------------------------------------------------------------------------------------------

    def move_text(self, move: Move) -> str:
        """The text form of ``move``, the key of its button."""
        return RULES.vocabulary.write(move)

    def move(self, move: Move) -> str:
        """A short imperative for a button."""
        return self.texts.label(move, self._game())

    def move_tip(self, move: Move) -> str:
        """A sentence on what ``move`` does."""
        return self.texts.tip(move, self._game())

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is not legal."""
        return self.texts.refusal(refusal)

    def tile(self, move: Move) -> tuple[Signs, str, str]:
        """Signs, label and note of a large tile for ``move``; the note is the reason when it is not legal."""
        note = ""
        if move not in self.sight.legal and self.sight.game is not None:
            refused = self.sight.game.refuse(move)
            note = plain(self.refusal(refused.refusal)) if refused is not None else ""
        return self._signs(move), self.move(move), note

    def _signs(self, move: Move) -> Signs:
        signs_of = extras.merged("move_signs").get(type(move))
        if signs_of is not None:
            found: Signs = signs_of(move, self.sight)
            return found
        if isinstance(move, mv.ChooseReward):
            signs = (("key", move.keys), ("pearl", move.pearls), ("monster", move.tokens))
            return tuple((icon, count) for icon, count in signs if count)
        if isinstance(move, mv.UsePower):
            return ((f"guild-{LORDS[move.lord].guild}", 1),)
        if isinstance(move, mv.DrawLocations):
            return (("location", move.count),)
        if isinstance(move, mv.TakeStack | mv.DiscardStack):
            return ((f"race-{RACES[move.race]}", len(self.view.council[move.race])),)
        if isinstance(move, mv.Rob):
            return (("monster", len(self.view.areas[move.victim].tokens)),)
        single = {
            mv.Take: "hand",
            mv.Explore: "eye",
            mv.Fight: "fight",
            mv.PledgeToken: "key",
            mv.Done: "check",
            mv.Skip: "cross",
        }
        return ((single.get(type(move), "check"), 1),)

    def action(self, key: str) -> tuple[Signs, str, str, bool]:
        """Signs, label, note of one of the three actions, and whether it can be taken."""
        t = self.ui.t
        legal = self.sight.legal
        if key == "explore":
            left = len(self.view.exploration)
            note = t("ui-table-explore-note", count=left)
            if not left:
                note = t("ui-table-explore-shuffle" if self.view.discard else "ui-table-nothing-left")
            return (("eye", 1),), t("ui-table-explore"), note, mv.Explore() in legal
        if key == "council":
            count = sum(1 for move in legal if isinstance(move, mv.TakeStack))
            return (("hand", 1),), t("ui-table-council"), t("ui-table-council-note", count=count), count > 0
        if key == "plot":
            free = sum(1 for lord in self.view.court if not lord)
            return (("pearl", 1),), t("ui-table-plot"), t("ui-table-plot-note", count=free), mv.Plot() in legal
        count = sum(1 for move in legal if isinstance(move, mv.Recruit))
        return (("lord", 1),), t("ui-table-recruit"), t("ui-table-recruit-note", count=count), count > 0

    # -- payment and offers ------------------------------------------------------------------------------

    def offer(self, card: int, seat: int) -> tuple[str, str]:
        """Title and text of an Ally for sale; at the open table it says nothing of the hand."""
        t = self.ui.t
        explorer = escape(self.players[self.view.turn.active].name)
        most = exploring.purchase_limit(self._game(), seat)
        left = most - self.view.turn.bought.count(seat)
        text = t("ui-table-offer-open", name=explorer, most=most, left=left)
        return self.card_name(card, title=True), f"{self.held(card, seat)} {text}".strip()

    def last_card(self, card: int, seat: int) -> tuple[str, str]:
        """Title and text of the card at which the explorer ``seat`` may stop; nothing of a hand that is hidden."""
        title = self.card_name(card, title=True)
        if is_monster(card):
            space = exploring.threat_reward(self._game(), seat)
            return title, self.ui.t(f"tip-threat-{space}")
        return title, self.held(card, seat)

    def held(self, card: int, seat: int) -> str:
        """How many Allies of the Race of ``card`` are in the hand of ``seat``, or of those without a Race, when it is
        one; empty when that hand is hidden."""
        if self.sight.viewer != seat:
            return ""
        have = sum(1 for own in self.view.areas[seat].hand if own >= 0 and RACE_OF[own] == RACE_OF[card])
        return self.ui.t("ui-table-offer-wild" if is_wild(card) else "ui-table-offer-why", have=have)

    def card_name(self, card: int, title: bool = False) -> str:
        """An Exploration card by name, with a capital letter as a ``title``."""
        name, _ = name_of(self.ui.catalog, Card(card, linked=False))
        return capital(name) if title else name

    # -- cards close up ----------------------------------------------------------------------------------

    def power_text(self, lord: str) -> str:
        """The power of ``lord`` in words, empty for none."""
        return "" if LORDS[lord].timing is Timing.NONE else self.ui.t(f"lord-{lord}-power")

    def timing(self, lord: str) -> str:
        """When the power of ``lord`` works."""
        return self.ui.t(f"timing-{LORDS[lord].timing.value}")

    def power(self, lord: str) -> tuple[str, str, str]:
        """Sign, lead and text of a power, as the payment shows it."""
        timing = LORDS[lord].timing
        return (
            POWER_SIGNS[timing],
            self.ui.t(f"timing-{timing.value}") + (":" if timing is not Timing.NONE else ""),
            self.power_text(lord),
        )

    def lord_notes(self, lord: str) -> str:
        """Everything about a Lord: Guild, cost now, influence, timing, rulings."""
        t, card = self.ui.t, LORDS[lord]
        lines = [f"<i:guild-{card.guild}> **{t(f'guild-{card.guild}')}**"]
        lines.append(self.cost(lord))
        if self.sight.game is not None and self.sight.mine and lord in self.view.court:
            now = payment.bill(self.sight.game, self.sight.deciding, lord).cost
            if now != card.cost:
                lines.append("<c:brass>" + t("ui-table-cost-now", cost=now) + "</c>")
        gives = t("ui-table-influence", points=card.influence)
        if card.key:
            gives += f" · <i:key> {t('ui-table-has-key')}"
        lines.append(f"<i:points> {gives}")
        icon = POWER_SIGNS[card.timing]
        lead = self.timing(lord) if card.timing is Timing.NONE else f"{self.timing(lord)}:"
        lines.append((f"<i:{icon}> " if icon else "") + f"**{lead}** {self.power_text(lord)}")
        owner = self.owner(lord)
        if owner is not None:
            state = "turned" if owner.turned else "used" if owner.location else "free"
            lines.append(f"<c:secondary>{t(f'tip-lord-{state}')}</c>")
        if self.ui.catalog.has(f"lord-{lord}-ruling"):
            lines.append(f"<c:brass>**{t('ui-table-ruling')}**</c>\n{t(f'lord-{lord}-ruling')}")
        return "\n\n".join(lines)

    def location_text(self, location: str) -> str:
        """The formula of a Location in words."""
        return self.ui.t(f"location-{location}-text")

    def worth_to_me(self, location: str) -> int:
        """What ``location`` would be worth to the anchor seat now."""
        return self.worth_to(location, self.sight.anchor)

    def location_notes(self, location: str) -> str:
        """What a Location is worth to everybody, who has it, rulings."""
        t, owner = self.ui.t, self.owner_of_location(location)
        lines = []
        if owner is not None:
            lines.append(t("ui-table-controlled", name=escape(self.players[owner].name)))
            under = [own.lord for own in self.view.areas[owner].lords if own.location == location]
            lines += [f"<i:guild-{LORDS[lord].guild}> {t(f'lord-{lord}')}" for lord in under]
        elif location in self.view.available:
            lines.append(t("tip-location-available"))
        if owner is None or owner == self.sight.anchor:
            lines.append(t("ui-table-worth", worth=self.worth_to_me(location)))
        if owner != self.sight.anchor:
            seats = [owner] if owner is not None else [s for s in range(self.view.seats) if s != self.sight.anchor]
            for seat in seats:
                worth = self.worth_to(location, seat)
                lines.append(t("ui-table-worth-of", name=escape(self.players[seat].name), worth=worth))
        if self.ui.catalog.has(f"location-{location}-ruling"):
            lines.append(f"<c:brass>**{t('ui-table-ruling')}**</c>\n{t(f'location-{location}-ruling')}")
        return "\n".join(lines)

    def worth_to(self, location: str, seat: int) -> int:
        """What ``location`` is worth to ``seat``, or would be."""
        if location in self.view.areas[seat].locations:
            return scoring.location_worth(self.view, seat, location)
        return LOCATIONS[location].worth(self.view, seat)

    def card_notes(self, card: int) -> tuple[str, str]:
        """Title and notes of an Exploration card."""
        retold = self.retold(f"card:{card}")
        if is_monster(card):
            return self.ui.t("card-monster"), retold or self.ui.t("tip-monster")
        race = self.ui.t(f"race-{RACE_NAMES[RACE_OF[card]]}.title")
        told = (extra.card_note(self.texts.write, card) for extra in extras.every())
        lines = [next((text for text in told if text), self.ui.t("tip-ally", race_title=race, value=VALUE_OF[card]))]
        held = self.held(card, self.sight.anchor)
        return self.card_name(card, title=True), "\n".join([*lines, held] if held else lines)

    def retold(self, source: str) -> str:
        """What expansions say of ``source`` in place of the words of the base game; empty for nothing."""
        return next((text for extra in extras.every() if (text := extra.retold(self, source))), "")

    def owner(self, lord: str) -> OwnedLord | None:
        """The Lord as somebody owns it; None when nobody does."""
        return next((own for area in self.view.areas for own in area.lords if own.lord == lord), None)

    def owner_of_location(self, location: str) -> int | None:
        """The seat that controls ``location``; None for nobody."""
        return next((seat for seat, area in enumerate(self.view.areas) if location in area.locations), None)

    def cost(self, lord: str) -> str:
        """The printed cost of ``lord`` in words."""
        card, t = LORDS[lord], self.ui.t
        if card.race and card.races == 1:
            return t("ui-table-cost-only", cost=card.cost, races=t(f"race-{card.race}.plural"))
        text = t("ui-table-cost", cost=card.cost, races=card.races)
        return f"{text}, {t('ui-table-mandatory', race=t(f'race-{card.race}.one'))}" if card.race else text

    # -- log ---------------------------------------------------------------------------------------------

    def log_line(self, event: Event) -> LogLine | None:
        """One event as a line; None for one that the line before it has told already."""
        if isinstance(event, UNTOLD):
            return None
        seat = getattr(event, "seat", None)
        colour = self.players[seat].colour if seat is not None else None
        text = coloured(self.texts.log(event, self.sight.viewer), self.players)
        return LogLine(colour, text, isinstance(event, ev.TurnStarted))

    def summary(self, events: Sequence[Event], most: int) -> list[LogLine]:
        """What the others did, in at most ``most`` short lines."""
        lines = self.texts.summary(events, self.sight.anchor, self.view, most)
        return [
            LogLine(self.players[seat].colour if seat >= 0 else None, coloured(text, self.players))
            for seat, text in lines
        ]
