package io.github.undercroft.dungeon.rogue;

import io.github.undercroft.dungeon.tool.SettingRange;

/**
 * The odds for rooms and passages of a Rogue level. Each is one in so many; 0 means never.
 *
 * @param gone at most one room in so many is missing, with only a point in a passage in its place; 0, or 2 or more
 * @param mazes one dark room in so many is a maze; 0 or more
 * @param secretDoors one door in so many is secret where secrets are in full use; 0 or more
 * @param secretPassages one cell in so many of passages and mazes is secret where secrets are in full use; 0 or more
 */
public record RogueOdds(int gone, int mazes, int secretDoors, int secretPassages) {

    /**
     * The odds of Rogue 5.4: up to 3 of 9 rooms are missing, mazes 1 in 15, secret doors 1 in 5, secret passage cells 1 in
     * 40.
     */
    public static final RogueOdds ORIGINAL = new RogueOdds(3, 15, 5, 40);

    private static final int MAX = 1_000_000;

    public RogueOdds {
        if (gone == 1) {
            throw new IllegalArgumentException(
                    "One room in 1 gone would leave none; take 2 or more, or 0 for no missing rooms");
        }
        SettingRange.require("rooms gone, one in so many", gone, 0, MAX);
        SettingRange.require("mazes, one in so many", mazes, 0, MAX);
        SettingRange.require("secret doors, one in so many", secretDoors, 0, MAX);
        SettingRange.require("secret passage cells, one in so many", secretPassages, 0, MAX);
    }

    /** @return the same, with at most one room in so many missing; 0, or 2 or more */
    public RogueOdds withGone(int oneIn) {
        return new RogueOdds(oneIn, mazes, secretDoors, secretPassages);
    }

    /** @return the same, with a maze in place of one dark room in so many */
    public RogueOdds withMazes(int oneIn) {
        return new RogueOdds(gone, oneIn, secretDoors, secretPassages);
    }

    /** @return the same, with one door in so many secret */
    public RogueOdds withSecretDoors(int oneIn) {
        return new RogueOdds(gone, mazes, oneIn, secretPassages);
    }

    /** @return the same, with one cell of passages and mazes in so many secret */
    public RogueOdds withSecretPassages(int oneIn) {
        return new RogueOdds(gone, mazes, secretDoors, oneIn);
    }
}
