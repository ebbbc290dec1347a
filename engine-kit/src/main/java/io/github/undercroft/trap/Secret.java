package io.github.undercroft.trap;

import io.github.undercroft.Passage;
import io.github.undercroft.Terrain;
import java.util.Objects;

/**
 * Hidden terrain: {@code new Secret(Ground.WALL, Door.CLOSED)} is a secret door. Until {@link Search} finds it, it has the
 * name, the look and the properties of its cover, also for brains.
 *
 * @param cover the terrain that it seems to be, except that bumping into it does nothing; it burns as that does
 * @param hidden the terrain that it becomes when it is found
 */
public record Secret(Terrain cover, Terrain hidden) implements Inlaid {
    public Secret {
        Objects.requireNonNull(cover, "cover");
        Objects.requireNonNull(hidden, "hidden");
    }

    @Override
    public Terrain ground() {
        return cover;
    }

    @Override
    public Secret in(Terrain other) {
        return new Secret(other, hidden);
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
