"""Explores by the planes: goes to the nearest stairs down, else to the edge of what is known.

python3 examples/python/planes_agent.py --games 4 --inputs 500
"""

from collections import deque

from undercroft import Seat, around, awake, legal_numbers, named, rows, step_to, words

WALLS = "# "
HURT = 0.9  # with less of its health it recovers, if nobody is awake in view
NEAR = 2  # so near to a sleeper it goes only if there is no other way
SEARCHES = 8  # so often it searches a dead end before it goes to another one
TRIES = 3  # so often it does what leaves it where it is


class Explorer:
    """Chooses a deed by what the planes show. Remembers where it was, who slept where, and what came to nothing."""

    def __init__(self):
        self.been, self.blocked, self.sleepers = set(), set(), set()
        self.vain, self.searched = {}, {}
        self.last = None

    def choose(self, view, info):
        self.remember(view, info)
        number = self.decided(view, info)
        self.last = None if awake(view) else (view["level"], tuple(view["at"]), number)
        return number

    def remember(self, view, info):
        level, here, legal = view["level"], tuple(view["at"]), legal_numbers(info)
        if self.last and self.last[:2] == (level, here):
            self.vain[self.last] = self.vain.get(self.last, 0) + 1
        self.been.add((level, here))
        taken = [tuple(each["at"]) for each in view["words"]["inView"]]
        for number, cell in around(here, view["planes"]):
            if cell not in taken and (number not in legal or self.vain.get((level, here, number), 0) >= TRIES):
                self.blocked.add((level, here, number))
        visible, dozing = rows(view["planes"], "visible"), [tuple(each["at"]) for each in awake(view)]
        self.sleepers = {(floor, (x, y)) for floor, (x, y) in self.sleepers if floor != level or visible[y][x] == "0"}
        self.sleepers.update((level, cell) for cell in taken if cell not in dozing)

    def decided(self, view, info):
        level, here, legal, foes = view["level"], tuple(view["at"]), legal_numbers(info), awake(view)
        down = named(info, "You climb down.")
        strikes = [step_to(here, each["at"]) for each in foes if step_to(here, each["at"]) in legal]
        if down is not None or strikes:
            return strikes[0] if down is None else down
        hurt = view["health"] and view["health"][0] < HURT * view["health"][1]
        recover = named(info, "You recover.") if hurt and not foes else None
        if recover is not None and self.vain.get((level, here, recover), 0) < 3 * TRIES:
            return recover
        asleep = {cell for floor, cell in self.sleepers if floor == level}
        near = {(x, y) for at in asleep for x in range(at[0] - NEAR, at[0] + NEAR + 1)
                for y in range(at[1] - NEAR, at[1] + NEAR + 1)}
        steps = (self.towards(view, here, avoided) for avoided in (near, asleep, set()))
        step = next((step for step in steps if step is not None), None)
        if step is not None:
            return step
        self.searched[level, here] = self.searched.get((level, here), 0) + 1
        search = named(info, "You search.")
        return search if search is not None else min(legal, key=lambda each: self.vain.get((level, here, each), 0))

    def towards(self, view, here, avoided):
        """The first step of the shortest way to stairs down, else to the edge of what is known, else to a dead end.

        None if there is nothing to go to, or if the dead end is here: a door may be hidden beside it."""
        planes, level = view["planes"], view["level"]
        letters, known = rows(planes, "letters"), rows(planes, "known")
        first, todo, goal, ends = {here: None}, deque([here]), None, []
        while todo:
            at = todo.popleft()
            letter = letters[at[1]][at[0]]
            if at != here and letter == ">":
                return first[at]
            if goal is None and (level, at) not in self.been and any(
                    known[y][x] == "0" for _, (x, y) in around(at, planes)):
                goal = first[at]
            ways = [(number, (x, y)) for number, (x, y) in around(at, planes)
                    if letters[y][x] not in WALLS and (level, at, number) not in self.blocked]
            times = self.searched.get((level, at), 0) // SEARCHES
            ends.append((times + (1 if len(ways) > 1 else 0), len(ends), first[at]))
            for number, cell in ways:
                if cell not in first and cell not in avoided:
                    first[cell] = number if at == here else first[at]
                    todo.append(cell)
        return goal if goal is not None or avoided else min(ends)[2]


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
