"""Computer players: what they may see, that they keep nothing, that they come to an end."""

import pytest

from abyss_game.ai.seat import UnknownBot, kinds, make, seed_of_seat
from abyss_game.ai.table import Plan, play_all, run
from abyss_game.engine.ruleset import BadOptions, Options
from abyss_game.games import GAMES
from abyss_game.games.abyss import moves as mv

RULES = GAMES.get("abyss")
KINDS = kinds("abyss")


class Watched:
    """Passes every question on to a bot of ``kind`` and checks what goes in and what comes out."""

    def __init__(self, kind: str, seat: int, seed: int) -> None:
        self.seat = seat
        self.seed = seed
        self.kind = kind
        self.bot = make(kind, RULES, seed)
        self.moves: list = []

    def choose(self, view):
        assert view.viewer == self.seat
        assert view.rng == 0 and not view.seen and not view.seen_tokens
        for other, area in enumerate(view.areas):
            assert other == self.seat or set(area.hand) <= {-1}
        assert not any(view.lord_deck) and not any(view.location_deck)
        before = RULES.pack(view)
        move = self.bot.choose(view)
        assert RULES.pack(view) == before, "a bot leaves the view as it was"
        assert make(self.kind, RULES, self.seed).choose(RULES.unpack(before)) == move, "a bot remembers nothing"
        assert move in RULES.resume(view).legal()
        self.moves.append(move)
        return move


@pytest.mark.parametrize(("kind", "seats"), [("random", 2), *((kind, 4) for kind in KINDS if kind != "random")])
def test_a_bot_sees_its_own_view_keeps_nothing_and_plays_legally(kind: str, seats: int) -> None:
    bots = [Watched(kind, seat, seed_of_seat(11, seat)) for seat in range(seats)]
    game = run(RULES, Options(seats=seats, seed=11), bots)
    assert game.over
    assert sum(len(bot.moves) for bot in bots) == game.state.made


@pytest.mark.parametrize("kind", KINDS)
def test_a_bot_with_nothing_to_decide_says_so(kind: str) -> None:
    game = run(RULES, Options(seats=2, seed=3), [make("heuristic", RULES, seat) for seat in range(2)])
    with pytest.raises(ValueError, match="nothing to decide"):
        make(kind, RULES).choose(RULES.view(game.state, 0))


def view_with_a_choice():
    """The view of the first player, who can afford several Lords."""
    state = RULES.new(Options(seats=3, seed=5)).state
    state.areas[state.first].hand = list(range(0, 65, 5))
    return RULES.view(state, state.first)


def test_the_random_player_follows_its_seed_and_nothing_else() -> None:
    view = view_with_a_choice()
    chosen = {seed: make("random", RULES, seed).choose(view) for seed in range(40)}
    assert all(make("random", RULES, seed).choose(view) == move for seed, move in chosen.items())
    assert len(set(chosen.values())) > 1


def test_the_random_player_gives_every_legal_move_its_share() -> None:
    view = view_with_a_choice()
    legal = RULES.resume(view).legal()
    assert len(legal) > 3
    counts = dict.fromkeys(legal, 0)
    for seed in range(200 * len(legal)):
        counts[make("random", RULES, seed).choose(view)] += 1
    assert all(140 < count < 260 for count in counts.values()), counts


def test_the_heuristic_player_never_takes_anything_back() -> None:
    """What is taken back might be chosen again for ever."""
    undoing = (mv.Cancel, mv.ReturnAlly, mv.ReleaseLord, mv.ReleaseToken)
    for seed in range(12):
        seats = 2 + seed % 3
        bots = [Watched("heuristic", seat, 0) for seat in range(seats)]
        game = run(RULES, Options(seats=seats, seed=seed), bots)
        assert game.state.made < 400 * seats
        assert not any(isinstance(move, undoing) for bot in bots for move in bot.moves)


def test_games_are_the_same_whatever_the_number_of_processes() -> None:
    plan = Plan(seats=("heuristic", "heuristic", "random"), games=4, seed=90, rotate=True)
    assert list(play_all(plan, jobs=1)) == list(play_all(plan, jobs=2))


def test_rotation_moves_everybody_one_seat_on() -> None:
    plan = Plan(seats=("heuristic", "random", "random"), games=4, rotate=True)
    assert [plan.kinds(number).index("heuristic") for number in range(4)] == [0, 1, 2, 0]
    assert plan.options(3).seed == 3


def test_unknown_bots_and_impossible_tables_are_refused() -> None:
    with pytest.raises(UnknownBot) as refused:
        make("grandmaster", RULES)
    assert refused.value.known == KINDS
    with pytest.raises(BadOptions):
        next(play_all(Plan(seats=("random",) * 7)))


def test_a_bot_is_offered_only_where_it_knows_the_expansions() -> None:
    from abyss_game.ai.seat import kinds

    every = [(), ("kraken",), ("leviathan",), ("kraken", "leviathan")]
    assert {kinds("abyss", expansions) for expansions in every} == {("random", "heuristic")}
    assert kinds("abyss", ("atlantis",)) == ("random",), "an expansion that nobody knows"
    assert kinds("conspiracy") == ("random", "heuristic")
