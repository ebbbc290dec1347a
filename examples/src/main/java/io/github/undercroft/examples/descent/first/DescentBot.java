package io.github.undercroft.examples.descent.first;

import io.github.undercroft.brain.Mend;
import io.github.undercroft.brain.Outfit;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.growth.ChooseGain;
import io.github.undercroft.pathfinding.brain.Descend;
import io.github.undercroft.pathfinding.brain.Explore;
import io.github.undercroft.pathfinding.brain.Fetch;
import io.github.undercroft.pathfinding.brain.Skirmisher;

/** The bot: the library's behaviours of an adventurer, and what only a hero of this game needs. */
public final class DescentBot {

    private static final int HURT = 10;

    private DescentBot() {}

    public static PriorityBrain brain() {
        return PriorityBrain.of(
                new Mend(HURT),
                new LastResort(HURT),
                new ThrowFire(),
                new TakeBetter(),
                new Skirmisher(),
                new Recover(),
                ChooseGain.FIRST,
                new Outfit(),
                new Fetch(),
                new Plunder(),
                new Explore(),
                new Descend(),
                new LookAgain());
    }
}
