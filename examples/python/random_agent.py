"""Plays legal deeds at random, many games at once: python3 examples/python/random_agent.py --games 8 --inputs 300"""

import random

from undercroft import Games, Seat, legal_numbers, words


def main():
    given = words(__doc__, games=8, inputs=300).parse_args()
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
