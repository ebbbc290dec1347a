"""Plays legal deeds at random, many games at once: python3 examples/python/random_agent.py --games 8 --inputs 300"""

import argparse
import random

from undercroft import Games, Seat, legal_numbers


def main():
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--seat", default="./play descent --seat", help="the command that plays")
    words.add_argument("--games", type=int, default=8)
    words.add_argument("--inputs", type=int, default=300, help="at most so many in each game")
    words.add_argument("--seed", type=int, default=1)
    given = words.parse_args()
    chance = random.Random(given.seed)
    with Seat(given.seat) as seat:
        games = Games(seat, given.games)
        begun = games.reset(range(given.seed, given.seed + given.games))
        infos = {game: info for game, (_, info) in enumerate(begun)}
        views = {game: view for game, (view, _) in enumerate(begun)}
        rewards = [0] * given.games
        for _ in range(given.inputs):
            deeds = [chance.choice(legal_numbers(infos[game])) if game in infos and legal_numbers(infos[game]) else None
                     for game in range(given.games)]
            if not any(deed is not None for deed in deeds):
                break
            for game, (view, reward, terminated, _, info) in games.step(deeds).items():
                rewards[game] += reward
                views[game] = view
                if terminated:
                    del infos[game]
                else:
                    infos[game] = info
        for game in range(given.games):
            status = views[game].get("words", {}).get("status", "")
            print("seed %d: %s, reward %s, %s" % (
                given.seed + game, "goes on" if game in infos else "over", rewards[game], status))


if __name__ == "__main__":
    main()
