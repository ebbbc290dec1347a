package io.github.undercroft.ground;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Terrain;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.terrain.Flammable;
import io.github.undercroft.terrain.Ground;

/**
 * Oil on the ground. It does nothing until fire comes near: then it always catches fire, burns for four turns on average, and is gone.
 *
 * @param on what lies below
 */
public record Oil(Terrain on) implements Cover, Flammable {

    /** Oil on the floor. */
    public static final Oil ON_FLOOR = new Oil(Ground.FLOOR);

    private static final int TURNS = 4;

    public Oil {
        Cover.check(on, Oil.class);
    }

    /**
     * Spills oil onto a cell of the actor's level: onto ground on which one can walk, but not onto stairs, fire, water and ice.
     *
     * @return whether there is oil now and was none before
     */
    public static boolean spill(ActionContext context, Point at) {
        Terrain there = context.board().terrainAt(at);
        if (there instanceof Cover || there.appearance() instanceof Water || !Cover.canLieAt(context, at)) {
            return false;
        }
        context.setTerrain(at, new Oil(there));
        return true;
    }

    @Override
    public String name() {
        return "oil";
    }

    @Override
    public Oil on(Terrain below) {
        return new Oil(below);
    }

    @Override
    public int catching() {
        return 100;
    }

    @Override
    public int burning() {
        return TURNS;
    }

    /** Grass below it has burnt with it. */
    @Override
    public Terrain burnt() {
        return on instanceof Flammable fuel ? fuel.burnt() : on;
    }
}
