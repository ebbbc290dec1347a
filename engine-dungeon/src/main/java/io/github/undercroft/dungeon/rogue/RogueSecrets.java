package io.github.undercroft.dungeon.rogue;

import io.github.undercroft.random.RandomSource;

/**
 * Decides which doors and passage cells are secret: in so many cases of 10, and then one in so many. Draws nothing if there
 * can be no secrets.
 */
record RogueSecrets(int tenths, int oneDoorIn, int oneCellIn) {

    static RogueSecrets of(RogueLevels levels) {
        return new RogueSecrets(
                levels.tenthsByDepth(),
                levels.odds().secretDoors(),
                levels.odds().secretPassages());
    }

    boolean canBe() {
        return tenths > 0;
    }

    boolean isDoorSecret(RandomSource random) {
        return isSecret(random, oneDoorIn);
    }

    boolean isPassageSecret(RandomSource random) {
        return isSecret(random, oneCellIn);
    }

    private boolean isSecret(RandomSource random, int oneIn) {
        return tenths > 0 && oneIn > 0 && random.nextInt(10 * oneIn) < tenths;
    }
}
