package io.github.undercroft.ground;

import io.github.undercroft.ActionContext;
import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Ages;
import io.github.undercroft.Brain;
import io.github.undercroft.Entity;
import io.github.undercroft.Moves;
import io.github.undercroft.Terrain;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.terrain.Flammable;

/**
 * Grass, which burns. Tall grass hides what is in it and behind it from those outside. A creature that walks in treads it down; where
 * nobody stands it grows tall again.
 */
public enum Grass implements OpenGround, Flammable, ActiveTerrain, Ages {
    /** Stays as it is. */
    SHORT,
    /** Does not let sight pass. */
    TALL,
    /** Was tall, and will be again. */
    TRODDEN;

    private static final int SHORTEST = 15;
    private static final int MORE = 16;

    @Override
    public boolean transparent() {
        return this != TALL;
    }

    /** 15 to 30 for trodden grass. */
    @Override
    public int turns(RandomSource chance) {
        return this == TRODDEN ? SHORTEST + chance.nextInt(MORE) : 0;
    }

    @Override
    public void age(ActionContext context, Point at, RandomSource chance) {
        if (!context.board().isOccupied(at)) {
            context.setTerrain(at, TALL);
        }
    }

    @Override
    public void whenEntered(ActionContext context, Entity who) {
        if (this == TALL && who.has(Brain.class) && !Moves.canFly(who)) {
            who.cells().stream()
                    .filter(cell -> context.board().terrainAt(cell) == TALL)
                    .forEach(cell -> context.setTerrain(cell, TRODDEN));
        }
    }

    @Override
    public int catching() {
        return 60;
    }

    @Override
    public int burning() {
        return 3;
    }

    @Override
    public Terrain burnt() {
        return new Ash();
    }
}
