"""Explores, and looks ahead in branches with other dice when somebody is in view: python3 examples/python/search_agent.py --games 4"""

from planes_agent import Explorer
from undercroft import Seat, legal_numbers, words

AHEAD = 10
BRANCHES = 3
DEEDS = 12
COPY = 1


def worth(view, over, depth):
    """How good it is to stand there: first alive, then deep, then healthy, then with much of the floor known."""
    if over or "health" not in view:
        return -1000.0
    health, most = view["health"]
    return 200.0 * (view["level"] - depth) + 100.0 * health / most + 0.05 * view["planes"]["known"].count("1")


class Searcher:
    """In danger tries each of some deeds in branches, and goes on there as an explorer; else explores."""

    def __init__(self, seat):
        self.seat = seat
        self.explorer = Explorer()
        self.asked = 0

    def choose(self, view, info):
        usual = self.explorer.choose(view, info)
        if not view["words"].get("inView"):
            return usual
        others = [number for number in legal_numbers(info) if number != usual]
        best = [usual] + others[:: max(1, len(others) // (DEEDS - 1))][: DEEDS - 1]
        return max(best, key=lambda number: self.expected(number, view["level"]))

    def expected(self, number, depth):
        total = 0.0
        for chance in range(BRANCHES):
            self.seat.branch(0, to=COPY, chance=chance)
            view, _, over, _, info = self.seat.step(number, game=COPY)
            ahead = Explorer()
            for _ in range(AHEAD):
                if over or not legal_numbers(info):
                    break
                view, _, over, _, info = self.seat.step(ahead.choose(view, info), game=COPY)
                self.asked += 1
            total += worth(view, over, depth)
        return total


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
