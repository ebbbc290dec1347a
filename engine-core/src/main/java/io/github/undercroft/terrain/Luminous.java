package io.github.undercroft.terrain;

import io.github.undercroft.Terrain;
import io.github.undercroft.sense.Light;

/**
 * Terrain that gives light: fire, lava, a brazier. It counts in games whose rules make it dark. Of the cells that do in a block of three
 * by three cells, counted from the corner of the level, the one nearest to the middle shines for all.
 */
public interface Luminous extends Terrain {

    /** @return how it shines; always the same for equal terrain */
    Light light();
}
