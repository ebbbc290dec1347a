package io.github.undercroft.pathfinding;

import io.github.undercroft.brain.Instincts;
import io.github.undercroft.brain.Mend;
import io.github.undercroft.brain.Outfit;

/**
 * The brain of a bot that plays a whole dungeon by itself, made of single {@link io.github.undercroft.rules.Behaviour
 * behaviours}. What it does first comes first:
 *
 * <ol>
 *   <li>it uses something that heals when it is hurt badly ({@link Mend});
 *   <li>it wears what it carries, and takes up what lies at its feet ({@link Outfit});
 *   <li>it fights whom it perceives ({@link Skirmisher});
 *   <li>it fetches what lies about ({@link Fetch});
 *   <li>it explores the level, if there is anything that it does not see ({@link Explore});
 *   <li>it goes down ({@link Descend}).
 * </ol>
 *
 * <p>It looks only at what it perceives. With nothing left to do it rests.
 */
public final class Adventurer {

    private Adventurer() {}

    /**
     * Its brain.
     *
     * @param mendAt with how many hit points or fewer it heals itself, 0 or more
     */
    public static Instincts mendingAt(int mendAt) {
        return Instincts.of(
                new Mend(mendAt), Outfit.OUTFIT, Skirmisher.SKIRMISHER, Fetch.FETCH, Explore.EXPLORE, Descend.DESCEND);
    }
}
