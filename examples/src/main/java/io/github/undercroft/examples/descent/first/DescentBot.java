package io.github.undercroft.examples.descent.first;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Behaviour;
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

    /** With how many hit points or fewer the bot is hurt. */
    public static final int HURT = 10;

    private DescentBot() {}

    public static PriorityBrain brain() {
        return brain(new Mend(HURT), new LastResort(HURT), new ThrowFire());
    }

    /** @return a bot that does first what those say */
    public static PriorityBrain brain(Behaviour... first) {
        return new PriorityBrain(ImmutableList.<Behaviour>builder()
                .add(first)
                .add(new TakeBetter(), new Skirmisher(), new Recover(), ChooseGain.FIRST, new Outfit(), new Fetch())
                .add(new Plunder(), new Explore(), new Descend(), new LookAgain())
                .build());
    }
}
