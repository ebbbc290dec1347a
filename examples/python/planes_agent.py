"""Explores by the planes: the nearest stairs down, else the nearest ground beside what was never seen.

python3 examples/python/planes_agent.py --games 4 --inputs 500
"""

from collections import deque

from undercroft import STEPS, Seat, legal_numbers, rows, words

WALLS = "# "


class Explorer:
    """Chooses a deed by what the planes show. Remembers which steps came to nothing."""

    def __init__(self):
        self.tried = {}

    def choose(self, view, info):
        legal = legal_numbers(info)
        down = [deed["number"] for deed in info["deeds"] if deed["legal"] is True and deed["words"] == "You climb down."]
        if down:
            return down[0]
        here = tuple(view["at"])
        foe = next((each for each in view["words"].get("inView", []) if each["steps"] == 1), None)
        if foe:
            step = (foe["at"][0] - here[0], foe["at"][1] - here[1])
            if step in STEPS and STEPS.index(step) in legal:
                return STEPS.index(step)
        number = self.towards(view, here, legal)
        if number is None:
            number = min(legal, key=lambda each: self.tried.get((view["level"], here, each), 0))
        key = (view["level"], here, number)
        self.tried[key] = self.tried.get(key, 0) + 1
        return number

    def towards(self, view, here, legal):
        """The first step of the shortest way to stairs down, or to the edge of what is known."""
        letters, known = rows(view["planes"], "letters"), rows(view["planes"], "known")
        width, height = view["planes"]["width"], view["planes"]["height"]
        way, todo, edge = {here: None}, deque([here]), None
        while todo:
            at = todo.popleft()
            around = [(at[0] + dx, at[1] + dy) for dx, dy in STEPS]
            inside = [cell for cell in around if 0 <= cell[0] < width and 0 <= cell[1] < height]
            if at != here and letters[at[1]][at[0]] == ">":
                return way[at]
            if edge is None and at != here and any(known[y][x] == "0" for x, y in inside):
                edge = way[at]
            for number, cell in enumerate(around):
                if cell in way or cell not in inside or letters[cell[1]][cell[0]] in WALLS:
                    continue
                if at == here and (number not in legal or self.tried.get((view["level"], here, number), 0) > 3):
                    continue
                way[cell] = number if at == here else way[at]
                todo.append(cell)
        return edge


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
