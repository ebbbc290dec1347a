package io.github.undercroft.examples.thieflike;

import io.github.undercroft.brain.Instincts;
import io.github.undercroft.brain.Mend;
import io.github.undercroft.brain.Outfit;
import io.github.undercroft.brain.Strike;
import io.github.undercroft.brain.Wander;
import io.github.undercroft.model.Controller;
import io.github.undercroft.pathfinding.BreakIn;
import io.github.undercroft.pathfinding.Descend;
import io.github.undercroft.pathfinding.Explore;
import io.github.undercroft.pathfinding.Fetch;
import io.github.undercroft.pathfinding.Skirmisher;

/**
 * The bot: the library's behaviours of an adventurer, and a few that only a thief needs. It fights whoever is beside it, and goes
 * after somebody only when there is nothing else to do, as when a villain stands in its way.
 */
final class ThiefBot {

    private static final int HURT = 5;
    /** With nothing to drink it does not wait until it is hurt as badly. */
    static final int WARY = 6;

    private ThiefBot() {}

    static Controller brain() {
        return Impatient.of(Instincts.of(
                new Mend(HURT),
                Hurl.HURL,
                new Retreat(WARY),
                Strike.STRIKE,
                WearBetter.WEAR_BETTER,
                Outfit.OUTFIT,
                Fetch.FETCH,
                Explore.EXPLORE,
                BreakIn.BREAK_IN,
                Descend.DESCEND,
                Skirmisher.SKIRMISHER,
                Wander.WANDER));
    }
}
