package io.github.undercroft.dungeon.rogue;

import io.github.undercroft.dungeon.SettingRange;

/**
 * How rooms and passages of a Rogue level come out: each is one in so many, and 0 means never.
 *
 * @param gone at most one room in so many is missing, and only a point in a passage is left of it; 0, or 2 or more
 * @param mazes one dark room in so many is a maze; 0 or more
 * @param secretDoors one door in so many is secret where secrets are in full use; 0 or more
 * @param secretPassages one cell in so many of passages and mazes is secret where secrets are in full use; 0 or more
 */
public record RogueOdds(int gone, int mazes, int secretDoors, int secretPassages) {

    /** Those of Rogue 5.4: up to 3 of 9 rooms are gone, mazes 1 in 15, secret doors 1 in 5, secret passage cells 1 in 40. */
    public static final RogueOdds ORIGINAL = new RogueOdds(3, 15, 5, 40);

    private static final int MOST = 1_000_000;

    /** Refuses what cannot be one in so many. */
    public RogueOdds {
        if (gone == 1) {
            throw new IllegalArgumentException(
                    "One room in 1 gone would leave none; take 2 or more, or 0 if no room shall be gone");
        }
        SettingRange.require("rooms gone, one in so many", gone, 0, MOST);
        SettingRange.require("mazes, one in so many", mazes, 0, MOST);
        SettingRange.require("secret doors, one in so many", secretDoors, 0, MOST);
        SettingRange.require("secret passage cells, one in so many", secretPassages, 0, MOST);
    }

    /** @return the same, with no secret doors and passages at any depth */
    public RogueOdds withoutSecrets() {
        return new RogueOdds(gone, mazes, 0, 0);
    }
}
