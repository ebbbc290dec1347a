"""Explores, and looks ahead in branches with other dice while somebody awake is in view: python3 examples/python/search_agent.py --games 4"""

from planes_agent import Explorer
from undercroft import STEPS, Seat, awake, legal_numbers, step_to, words

AHEAD = 8
CHANCES = 3
DEEDS = 12
BETTER = 1.5  # by which a deed has to promise more than what the explorer would do: branches are few


def worth(view):
    """How good it is to stand there: first alive, then healthy, then with foes that are gone or hurt."""
    if view["over"] or not view["health"]:
        return -10.0
    health = view["health"][0] / view["health"][1]
    return 4.0 * health - sum(each["health"][0] / each["health"][-1] for each in awake(view) if "health" in each)


def usual(view):
    """What a fighter does who looks no further: strikes whom it can reach, else waits for whom it sees."""
    here = view["at"]
    return next((step_to(here, each["at"]) for each in awake(view) if each["steps"] == 1), None)


class Searcher:
    """In danger tries many deeds, each under some dice, and fights on in those branches; else explores."""

    def __init__(self, seat):
        self.seat = seat
        self.explorer = Explorer()
        self.asked = 0

    def choose(self, view, info):
        explored = self.explorer.choose(view, info)
        if not awake(view):
            return explored
        legal = {deed["number"]: deed["words"] for deed in info["deeds"] if deed["legal"] is True}
        tried = [explored] + [number for number in legal if number < len(STEPS) and number != explored]
        tried += [number for number, deed in legal.items() if deed == "You rest." or deed.startswith("You use ")]
        tried = tried[:DEEDS]
        totals = self.expected(tried)
        best = max(tried, key=lambda number: totals[number])
        return best if totals[best] > totals[explored] + BETTER else explored

    def expected(self, deeds):
        """How good each deed is on average; all branches are played side by side."""
        games = {1 + at * CHANCES + chance: deed for at, deed in enumerate(deeds) for chance in range(CHANCES)}
        self.seat.ask_all({"op": "branch", "game": 0, "to": game, "chance": game % CHANCES} for game in games)
        views = self.done(list(games.items()))
        for _ in range(AHEAD):
            going = [(game, usual(view)) for game, view in views.items() if not view["over"] and view["health"]]
            views.update(self.done([(game, "You rest." if step is None else step) for game, step in going]))
        totals = dict.fromkeys(deeds, 0.0)
        for game, deed in games.items():
            totals[deed] += worth(views[game]) / CHANCES
        return totals

    def done(self, deeds):
        """Does a deed in each of several branches, and looks; a batch asks for no planes and no mask, which costs less."""
        self.asked += len(deeds)
        asked = [each for game, deed in deeds
                 for each in ({"op": "step", "game": game, "deed": deed}, {"op": "observe", "game": game})]
        return dict(zip([game for game, _ in deeds], self.seat.exchange(asked)[1::2])) if deeds else {}


def play(seat, seed, inputs, floor):
    view, info = seat.reset(seed)
    searcher, deepest = Searcher(seat), 1
    for done in range(inputs):
        view, _, over, _, info = seat.step(searcher.choose(view, info))
        deepest = max(deepest, view.get("level", 0) + 1)
        if over or deepest >= floor or not legal_numbers(info):
            return done + 1, deepest, searcher.asked
    return inputs, deepest, searcher.asked


def main():
    given = words(__doc__, games=4, inputs=1000)
    given.add_argument("--floor", type=int, default=2, help="a game ends when that floor is reached")
    given = given.parse_args()
    reached = 0
    with Seat(given.seat, planes=True) as seat:
        for seed in range(given.seed, given.seed + given.games):
            done, deepest, asked = play(seat, seed, given.inputs, given.floor)
            reached += deepest >= given.floor
            print("seed %d: floor %d after %d inputs, %d in branches" % (seed, deepest, done, asked), flush=True)
    print("floor %d reached in %d of %d games" % (given.floor, reached, given.games))


if __name__ == "__main__":
    main()
