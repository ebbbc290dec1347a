package io.github.undercroft.trap;

import io.github.undercroft.Terrain;
import io.github.undercroft.terrain.Flammable;

/** Terrain in other terrain. It burns as that does, and then lies in what is left of it, so that fire does not give away what is hidden. */
interface Inlaid extends Flammable {

    /** As long as fire on ground that does not burn. */
    int TURNS_ON_BARE_GROUND = 3;

    /** @return the terrain in which it lies */
    Terrain ground();

    /** @return the same in other terrain */
    Terrain in(Terrain other);

    /** As its ground; 0 if that does not burn. */
    @Override
    default int catching() {
        return ground() instanceof Flammable fuel ? fuel.catching() : 0;
    }

    @Override
    default int burning() {
        return ground() instanceof Flammable fuel ? fuel.burning() : TURNS_ON_BARE_GROUND;
    }

    @Override
    default Terrain burnt() {
        return ground() instanceof Flammable fuel ? in(fuel.burnt()) : this;
    }
}
