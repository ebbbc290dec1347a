package io.github.undercroft.terrain;

import io.github.undercroft.Terrain;

/** Terrain that can catch fire: grass, a wooden door, oil. */
public interface Flammable extends Terrain {

    /** @return the chance in percent that it catches fire in a normal turn in which one of the eight cells around it burns; 0 to 100 */
    int catching();

    /** @return how many normal turns it burns in the mean, 1 or more */
    int burning();

    /** @return what is left of it */
    Terrain burnt();
}
