package io.github.undercroft.examples.thieflike;

import io.github.undercroft.brain.Mend;
import io.github.undercroft.brain.Outfit;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.brain.Strike;
import io.github.undercroft.brain.Unless;
import io.github.undercroft.brain.Wander;
import io.github.undercroft.pathfinding.brain.BreakIn;
import io.github.undercroft.pathfinding.brain.Descend;
import io.github.undercroft.pathfinding.brain.Explore;
import io.github.undercroft.pathfinding.brain.Fetch;
import io.github.undercroft.pathfinding.brain.Skirmisher;
import java.util.List;

/**
 * The bot: the library's behaviours of an adventurer, and a few that only a thief needs. It fights enemies next to it,
 * and hunts an enemy only when there is nothing else to do, as when a villain blocks its way.
 */
final class ThiefBot {

    private static final int HURT = 5;
    /** Without a potion it does not wait until it is hurt as badly. */
    static final int WARY = 6;

    private ThiefBot() {}

    static Unless brain() {
        PriorityBrain calm = PriorityBrain.of(
                new Mend(HURT),
                new Hurl(),
                new Retreat(WARY),
                new Strike(),
                new Outfit(),
                new Fetch(),
                new Explore(),
                new BreakIn(),
                new Descend(),
                new Skirmisher(),
                new Wander());
        return new Unless(calm, "has had enough of going to and fro", new Impatient(List.of(), 0));
    }
}
