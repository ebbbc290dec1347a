package io.github.undercroft.dungeon.theme;

import io.github.undercroft.Terrain;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;

/** The terrain of each cell of a kind, if it is not the same for all of them. */
@FunctionalInterface
public interface CellTerrain {

    /**
     * The terrain of one cell; asked in reading order.
     *
     * @param random one stream for all cells of the kind in the level, and for nothing else
     */
    Terrain at(LevelPlan plan, Point cell, RandomSource random);
}
