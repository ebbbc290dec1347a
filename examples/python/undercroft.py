"""Plays games of Undercroft from Python: a process that is asked by JSON lines. Needs Python 3 alone.

    from undercroft import Seat
    with Seat("./play descent --seat") as seat:
        observation, info = seat.reset(seed=7)
        while True:
            deed = next(each for each in info["deeds"] if each["legal"] is True)
            observation, reward, terminated, truncated, info = seat.step(deed["number"])
            if terminated:
                break
        print(seat.render())

The forms of reset and step are those of Gymnasium; Environment is one of its environments if it is installed.
docs/seat.md tells what is asked and answered.
"""

import argparse
import json
import random
import shlex
import subprocess

try:
    import gymnasium
except ImportError:
    gymnasium = None

# Columns and rows of the eight steps, which are the deeds 0 to 7.
STEPS = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]


class Fault(Exception):
    """What the seat can't answer; tells why, and what to do."""


class Seat:
    """One process, and the games in it. A game is told by its number, 0 unless told otherwise."""

    def __init__(self, command="./play descent --seat", planes=False):
        words = shlex.split(command) if isinstance(command, str) else list(command)
        self.planes = planes
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def __enter__(self):
        return self

    def __exit__(self, *ignored):
        self.close()

    def close(self):
        if self.process.poll() is None:
            self.process.stdin.close()
            self.process.wait()
        self.process.stdout.close()

    def exchange(self, request):
        """Sends a request, or a list of them, and returns what is answered, faults as they are."""
        self.process.stdin.write(json.dumps(request).encode() + b"\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise Fault("The game has ended: exit code %s" % self.process.wait())
        return json.loads(line)

    def ask(self, op, game=0, **more):
        return checked(self.exchange(dict(more, op=op, game=game)))

    def ask_all(self, requests):
        """Sends several requests at once, which saves time."""
        return [checked(answer) for answer in self.exchange(list(requests))]

    def looks(self, game):
        look = {"op": "observe", "game": game}
        if self.planes:
            look["planes"] = True
        return [look, {"op": "legal", "game": game}]

    def reset(self, seed=None, game=0, options=None):
        """Begins the game of a seed, any if there is none; returns what the player sees, and the deeds that can be done."""
        begin = {"op": "reset", "game": game, "seed": random.getrandbits(62) if seed is None else seed}
        if options:
            begin["options"] = options
        return seen(*self.exchange([begin] + self.looks(game)))[::4]

    def step(self, deed, aim=None, game=0):
        """Does a deed, by its number; returns observation, reward, terminated, truncated, info."""
        return self.step_all([(game, deed if aim is None else {"deed": deed, "aim": list(aim)})])[0]

    def step_all(self, deeds):
        """The same for a deed in each of several games: pairs of game and deed."""
        asked = [each for game, deed in deeds
                 for each in [{"op": "step", "game": game, "deed": deed}] + self.looks(game)]
        answers = self.exchange(asked)
        return [seen(*answers[at:at + 3]) for at in range(0, len(answers), 3)]

    def legal(self, game=0, every=False):
        return self.ask("legal", game, **({"all": True} if every else {}))["deeds"]

    def observe(self, game=0, planes=True):
        return self.ask("observe", game, **({"planes": True} if planes else {}))

    def snapshot(self, game=0):
        return self.ask("snapshot", game)["snapshot"]

    def restore(self, snapshot, game=0):
        return self.ask("restore", game, snapshot=snapshot)

    def branch(self, game=0, to=None, chance=None):
        """Copies a game; with a chance the copy has other dice."""
        more = {name: value for name, value in (("to", to), ("chance", chance)) if value is not None}
        return self.ask("branch", game, **more)["game"]

    def hash(self, game=0):
        return self.ask("hash", game)["hash"]

    def save(self, game=0):
        return self.ask("save", game)["save"]

    def recording(self, game=0):
        return self.ask("recording", game)["recording"]

    def outcome(self, game=0):
        return self.ask("outcome", game)

    def render(self, game=0):
        """The board as text, how things stand above it, and the log below."""
        view = self.observe(game)
        words, planes = view.get("words", {}), view.get("planes")
        return "\n".join([words.get("status", "")] + (rows(planes, "letters") if planes else []) + words.get("log", []))


class Games:
    """Several games of one process, played side by side."""

    def __init__(self, seat, count):
        self.seat = seat
        self.count = count

    def reset(self, seeds):
        return [self.seat.reset(seed, game) for game, seed in zip(range(self.count), seeds)]

    def step(self, deeds):
        """A deed for each game; None for one that is over. Returns what Seat.step does, for each that went on."""
        going = [(game, deed) for game, deed in enumerate(deeds) if deed is not None]
        return dict(zip([game for game, _ in going], self.seat.step_all(going)))


def words(about, games, inputs):
    """The words that all agents understand on the command line."""
    given = argparse.ArgumentParser(description=about)
    given.add_argument("--seat", default="./play descent --seat", help="the command that plays")
    given.add_argument("--games", type=int, default=games)
    given.add_argument("--inputs", type=int, default=inputs, help="at most so many in each game")
    given.add_argument("--seed", type=int, default=1, help="of the first game")
    return given


def checked(answer):
    if "error" in answer:
        raise Fault("%(why)s %(do)s" % answer["error"])
    return answer


def seen(acted, view, legal):
    over = bool(checked(acted).get("over"))
    if not over:
        checked(legal)
    view = {name: value for name, value in checked(view).items() if name not in ("ok", "awaiting")}
    info = {name: acted[name] for name in ("awaiting", "refused", "rested", "outcome") if name in acted}
    info["deeds"] = legal.get("deeds", [])
    return view, acted.get("reward", 0), over, False, info


def rows(planes, name):
    """A plane as a list of its rows."""
    width = planes["width"]
    return [planes[name][at:at + width] for at in range(0, width * planes["height"], width)]


def around(cell, planes):
    """The cells beside a cell, each after the number of the step to it."""
    for number, (dx, dy) in enumerate(STEPS):
        x, y = cell[0] + dx, cell[1] + dy
        if 0 <= x < planes["width"] and 0 <= y < planes["height"]:
            yield number, (x, y)


def step_to(here, there):
    """The number of the step from a cell to another one; None if it is not beside."""
    step = (there[0] - here[0], there[1] - here[1])
    return STEPS.index(step) if step in STEPS else None


def named(info, words):
    """The number of the deed with these words, None if it is not legal."""
    return next((deed["number"] for deed in info["deeds"] if deed["legal"] is True and deed["words"] == words), None)


def awake(view):
    """Who is in view and does not sleep."""
    return [each for each in view["words"]["inView"] if "asleep" not in each.get("states", [])]


def legal_numbers(info):
    return [deed["number"] for deed in info["deeds"] if deed["legal"] is True]


if gymnasium is not None:

    class Environment(gymnasium.Env):
        """A game as an environment of Gymnasium: actions are numbers of deeds, and info["action_mask"] tells which are legal."""

        metadata = {"render_modes": ["ansi"]}
        render_mode = "ansi"

        def __init__(self, command="./play descent --seat", deeds=256):
            self.seat = Seat(command)
            self.action_space = gymnasium.spaces.Discrete(deeds)
            self.observation_space = gymnasium.spaces.Text(1 << 20, charset=frozenset(map(chr, range(0x110000))))

        def masked(self, info):
            legal = set(legal_numbers(info))
            return dict(info, action_mask=[number in legal for number in range(self.action_space.n)])

        def reset(self, seed=None, options=None):
            super().reset(seed=seed)
            observation, info = self.seat.reset(seed, options=options)
            return json.dumps(observation), self.masked(info)

        def step(self, action):
            observation, reward, terminated, truncated, info = self.seat.step(int(action))
            return json.dumps(observation), float(reward), terminated, truncated, self.masked(info)

        def render(self):
            return self.seat.render()

        def close(self):
            self.seat.close()
