"""Explores by the planes: goes to the nearest stairs down, else to the nearest thing or to the edge of what is known.

python3 examples/python/planes_agent.py --games 4 --inputs 500
"""

from collections import deque

from undercroft import Seat, around, legal_numbers, named, rows, step_to, words

WALLS = "# "
THINGS = "!?)[(=/"
HURT = 0.9  # with less of its health it recovers first, if nobody is in view
NEAR = 2  # it does not go so near to sleepers, if there is another way


class Explorer:
    """Chooses a deed by what the planes show. Remembers which steps came to nothing, and where it has been."""

    def __init__(self):
        self.tried = {}
        self.been = set()

    def choose(self, view, info):
        legal, here, seen = legal_numbers(info), tuple(view["at"]), view["words"]["inView"]
        self.been.add((view["level"], here))
        asleep = [each for each in seen if "asleep" in each.get("states", [])]
        hurt = view["health"] and view["health"][0] < HURT * view["health"][1]
        number = named(info, "You climb down.")
        if number is None:
            beside = [step_to(here, each["at"]) for each in seen if each["steps"] == 1 and each not in asleep]
            number = next((step for step in beside if step in legal), None)
        if number is None and hurt and not seen:
            number = named(info, "You recover.")
        if number is None:
            number = named(info, "You pick up.")
        if number is None:
            number = self.towards(view, here, legal, asleep)
        if number is None:
            number = min(legal, key=lambda each: self.tried.get((view["level"], here, each), 0))
        key = (view["level"], here, number)
        self.tried[key] = self.tried.get(key, 0) + 1
        return number

    def towards(self, view, here, legal, asleep):
        """The first step of the way: round the sleepers if it can be, and past them if not."""
        planes, level = view["planes"], view["level"]
        near = {(x, y) for each in asleep
                for x in range(each["at"][0] - NEAR, each["at"][0] + NEAR + 1)
                for y in range(each["at"][1] - NEAR, each["at"][1] + NEAR + 1)}
        vain = {number for number in range(8) if number not in legal or self.tried.get((level, here, number), 0) > 3}
        for avoided in ([near, {tuple(each["at"]) for each in asleep}] if asleep else [near]):
            way = self.way(planes, here, level, vain, avoided)
            if way is not None:
                return way
        return None

    def way(self, planes, here, level, vain, avoided):
        """The first step of the shortest way to stairs down, else to a thing or to the edge of what is known."""
        letters, known = rows(planes, "letters"), rows(planes, "known")
        first, todo, goal = {here: None}, deque([here]), None
        while todo:
            at = todo.popleft()
            letter = letters[at[1]][at[0]]
            if at != here and letter == ">":
                return first[at]
            if goal is None and at != here and (level, at) not in self.been and (
                    letter in THINGS or any(known[y][x] == "0" for _, (x, y) in around(at, planes))):
                goal = first[at]
            for number, cell in around(at, planes):
                if cell in first or cell in avoided or letters[cell[1]][cell[0]] in WALLS:
                    continue
                if at == here and number in vain:
                    continue
                first[cell] = number if at == here else first[at]
                todo.append(cell)
        return goal


def play(seat, seed, inputs):
    view, info = seat.reset(seed)
    explorer, reward = Explorer(), 0
    for done in range(inputs):
        if not legal_numbers(info):
            break
        view, gained, over, _, info = seat.step(explorer.choose(view, info))
        reward += gained
        if over:
            return done + 1, reward, "over"
    return inputs, reward, view["words"]["status"]


def main():
    given = words(__doc__, games=4, inputs=500).parse_args()
    with Seat(given.seat, planes=True) as seat:
        for seed in range(given.seed, given.seed + given.games):
            done, reward, status = play(seat, seed, given.inputs)
            print("seed %d: %d inputs, reward %s, %s" % (seed, done, reward, status))


if __name__ == "__main__":
    main()
