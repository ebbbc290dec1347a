package io.github.undercroft.dungeon.theme;

import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.model.Terrain;
import io.github.undercroft.random.RandomSource;

/** Which terrain lies where a mark is, as a trap. */
@FunctionalInterface
public interface MarkGround {

    /**
     * What the ground under one mark becomes.
     *
     * @param under what it would be without the mark
     * @param random a stream of this mark alone
     */
    Terrain of(Mark mark, Terrain under, RandomSource random);
}
