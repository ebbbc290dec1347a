package io.github.undercroft.dungeon.theme;

import io.github.undercroft.Terrain;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.random.RandomSource;

/** The terrain that a mark becomes, such as a trap. */
@FunctionalInterface
public interface MarkGround {

    /**
     * Returns the terrain for one mark.
     *
     * @param under the terrain without the mark
     * @param random a stream for this mark alone
     */
    Terrain of(Mark mark, Terrain under, RandomSource random);
}
