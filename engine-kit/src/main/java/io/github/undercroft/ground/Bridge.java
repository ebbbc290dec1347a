package io.github.undercroft.ground;

import io.github.undercroft.Terrain;
import io.github.undercroft.terrain.Flammable;

/**
 * A wooden bridge over deep water or a {@link Chasm}. It burns for six turns on average; then what is below is there again. It holds while
 * somebody stands on it whom the water would not carry; into a chasm all fall who are on it.
 *
 * @param on what lies below
 */
public record Bridge(Terrain on) implements Cover, Flammable {

    private static final int CATCHING = 50;
    private static final int TURNS = 6;

    public Bridge {
        Cover.check(on, Bridge.class);
    }

    /** @return a bridge over that */
    public static Bridge over(Terrain below) {
        return new Bridge(below);
    }

    @Override
    public String name() {
        return "bridge";
    }

    @Override
    public Bridge on(Terrain below) {
        return new Bridge(below);
    }

    @Override
    public int catching() {
        return CATCHING;
    }

    @Override
    public int burning() {
        return TURNS;
    }

    @Override
    public Terrain burnt() {
        return on;
    }
}
