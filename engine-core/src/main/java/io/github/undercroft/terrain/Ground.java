package io.github.undercroft.terrain;

import io.github.undercroft.Passage;
import io.github.undercroft.Terrain;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.Grid;

/** The two plainest terrains. */
public enum Ground implements Terrain {
    /** Everything passes. */
    FLOOR,
    /** Nothing passes, and nothing is seen through it. */
    WALL;

    /** @return floor on the cells that are open, and wall on the others */
    public static Grid<Terrain> of(BitGridView open) {
        return Grid.of(open.width(), open.height(), at -> open.get(at) ? FLOOR : WALL);
    }

    @Override
    public Passage passage() {
        return this == FLOOR ? Passage.OPEN : Passage.CLOSED;
    }

    @Override
    public boolean transparent() {
        return this == FLOOR;
    }

    @Override
    public boolean canBeBumped() {
        return false;
    }
}
