package io.github.undercroft.dungeon.theme;

import io.github.undercroft.Blueprint;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.random.RandomSource;

/** The creature or thing that a mark becomes. */
@FunctionalInterface
public interface MarkThing {

    /**
     * Returns the blueprint for one mark.
     *
     * @param random a stream for this mark alone
     */
    Blueprint of(Mark mark, LevelPlan plan, RandomSource random);
}
