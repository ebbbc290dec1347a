package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.brain.Mend;
import io.github.undercroft.brain.Outfit;
import io.github.undercroft.brain.PriorityBrain;

/**
 * The brain of a bot that plays a whole dungeon by itself, made of single {@link io.github.undercroft.Behaviour
 * behaviours}. In the order of priority,
 *
 * <ol>
 *   <li>it uses something that heals when it is badly hurt ({@link Mend});
 *   <li>it wears what it carries, and picks up what lies at its feet ({@link Outfit});
 *   <li>it fights the enemies that it perceives ({@link Skirmisher});
 *   <li>it fetches things ({@link Fetch});
 *   <li>it explores the level, if something is still unseen ({@link Explore});
 *   <li>it pulls levers, and explores behind the bars that they open ({@link PullLever});
 *   <li>it goes down ({@link Descend}).
 * </ol>
 *
 * <p>It looks only at what it perceives. It rests when there is nothing left to do.
 */
public final class Adventurer {

    private Adventurer() {}

    /**
     * Makes the brain.
     *
     * @param mendAt the number of hit points at or below which it heals itself, 0 or more
     */
    @SuppressWarnings("exports") // who uses this package names engine-kit
    public static PriorityBrain mendingAt(int mendAt) {
        return PriorityBrain.of(
                new Mend(mendAt),
                new Outfit(),
                new Skirmisher(),
                new Fetch(),
                new Explore(),
                new PullLever(),
                new Descend());
    }
}
