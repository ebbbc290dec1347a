package io.github.undercroft.dungeon.theme;

import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.model.Blueprint;
import io.github.undercroft.random.RandomSource;

/** Who or what stands or lies where a mark is. */
@FunctionalInterface
public interface MarkThing {

    /**
     * What one mark becomes.
     *
     * @param random a stream of this mark alone
     */
    Blueprint of(Mark mark, LevelPlan plan, RandomSource random);
}
