package io.github.undercroft.door;

import io.github.undercroft.Passage;
import io.github.undercroft.Terrain;
import java.util.Objects;

/**
 * Bars, a portcullis: one sees through them, and nothing passes until a {@link Lever} of that name is pulled, which opens them for good.
 *
 * @param lever the name of the levers that open them
 */
public record Bars(String lever, boolean isOpen) implements Terrain {

    public Bars {
        Objects.requireNonNull(lever, "lever");
        if (lever.isEmpty()) {
            throw new IllegalArgumentException("Bars need the name of their lever, for example \"vault\"");
        }
    }

    /** @return bars that are shut */
    public static Bars shut(String lever) {
        return new Bars(lever, false);
    }

    @Override
    public String name() {
        return isOpen ? "open bars" : "bars";
    }

    @Override
    public Passage passage() {
        return isOpen ? Passage.OPEN : Passage.CLOSED;
    }

    @Override
    public boolean transparent() {
        return true;
    }

    @Override
    public int soundCost() {
        return 1;
    }

    @Override
    public boolean canBeBumped() {
        return false;
    }
}
