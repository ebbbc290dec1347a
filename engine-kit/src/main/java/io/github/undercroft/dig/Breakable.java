package io.github.undercroft.dig;

import io.github.undercroft.Terrain;

/** Terrain that gives way to work: a door to blows, a wall to a pick. A value; each piece of work lays its next one. */
public interface Breakable extends Terrain {

    /** @return what kind of work it gives way to */
    Work work();

    /**
     * @return the terrain after that many points of such work, 1 or more: weaker, or the remains; equal to this if it can't
     * break now
     */
    Terrain worked(int points);
}
