package io.github.undercroft.memory;

import io.github.undercroft.Clouded;
import io.github.undercroft.EntityId;
import io.github.undercroft.Terrain;
import org.jspecify.annotations.Nullable;

/** A level as it is, to be looked at by observers. */
public interface Scene {

    /** What the cell is made of, which must be on the level. */
    Terrain terrainAt(int x, int y);

    /** The same without gas, which drifts, so that nobody knows it out of view. */
    default Terrain groundAt(int x, int y) {
        return Clouded.ground(terrainAt(x, y));
    }

    /** Who and what is on the cell without that one, first who fills it, then by id; null for nobody. Not to be written to. */
    Picture @Nullable [] picturesAt(int x, int y, EntityId without);
}
