package io.github.undercroft.dungeon.rogue;

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
        require("rooms gone", gone);
        require("mazes", mazes);
        require("secret doors", secretDoors);
        require("secret passage cells", secretPassages);
    }

    private static void require(String what, int oneIn) {
        if (oneIn < 0 || oneIn > MOST) {
            throw new IllegalArgumentException(
                    "One in " + oneIn + " for " + what + "; take 1 to " + MOST + ", or 0 for never");
        }
    }

    /** @return the same, with no secret doors and passages at any depth */
    public RogueOdds withoutSecrets() {
        return new RogueOdds(gone, mazes, 0, 0);
    }
}
