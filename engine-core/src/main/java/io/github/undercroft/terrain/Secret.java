package io.github.undercroft.terrain;

import io.github.undercroft.model.Passage;
import io.github.undercroft.model.Terrain;
import java.util.Objects;

/**
 * Terrain that nobody knows of: {@code new Secret(Ground.WALL, Door.CLOSED)} is a secret door. Until {@link Search} finds it,
 * it is called, looks and is like what covers it, also to brains that look at what they perceive.
 *
 * @param cover what it is like, but that bumping into it does nothing
 * @param hidden what it turns out to be, and is from then on
 */
public record Secret(Terrain cover, Terrain hidden) implements Terrain {
    /** Refuses null. */
    public Secret {
        Objects.requireNonNull(cover, "cover");
        Objects.requireNonNull(hidden, "hidden");
    }

    @Override
    public String name() {
        return cover.name();
    }

    @Override
    public Passage passage() {
        return cover.passage();
    }

    @Override
    public boolean transparent() {
        return cover.transparent();
    }

    @Override
    public int soundCost() {
        return cover.soundCost();
    }

    @Override
    public Terrain appearance() {
        return cover.appearance();
    }

    @Override
    public boolean canBeBumped() {
        return false;
    }
}
