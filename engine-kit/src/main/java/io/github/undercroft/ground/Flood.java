package io.github.undercroft.ground;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Ages;
import io.github.undercroft.Terrain;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.terrain.Ground;

/**
 * Water that spreads over the ground, puts out fire, and runs off. In each normal turn it floods the eight cells around it, as far as it
 * still has to go; then it drains, on average after ten turns, and what lay below is there again. It stops at walls, closed doors and
 * stairs, and does not flow over ice. It flows over a flood that has run less far, and carries that on.
 *
 * @param on what lies below
 * @param spread how many cells further it goes, 0 or more
 */
public record Flood(Terrain on, int spread) implements Cover, Ages {

    /** Water on the floor that goes nowhere and drains. */
    public static final Flood PUDDLE = new Flood(Ground.FLOOR, 0);

    private static final int TURNS = 10;

    public Flood {
        Cover.check(on, Flood.class);
        checkSpread(spread);
    }

    private static void checkSpread(int spread) {
        if (spread < 0) {
            throw new IllegalArgumentException("A flood goes 0 or more cells further; this is " + spread
                    + ". Give 0 for a puddle that stays where it is");
        }
    }

    /**
     * Floods a cell of the actor's level, or puts out the fire there if nothing can lie on that ground. A flood that goes less far goes as far
     * as this one from now on; each cell on its way brings it nearer to its end.
     *
     * @param spread how many cells further it goes, 0 or more
     * @return whether anything changed
     */
    public static boolean pour(ActionContext context, Point at, int spread) {
        checkSpread(spread);
        boolean wasOut = Fire.putOut(context, at);
        Terrain there = context.board().terrainAt(at);
        if (there instanceof Flood less && less.spread < spread) {
            context.setTerrain(at, new Flood(less.on, spread));
            return true;
        }
        Terrain looks = there.appearance(); // so that a trap in the water stays hidden
        boolean isWet = looks instanceof Flood || looks instanceof Water || looks instanceof Ice;
        if (isWet || !Cover.canLieAt(context, at)) {
            return wasOut;
        }
        context.setTerrain(at, new Flood(there, spread));
        return true;
    }

    @Override
    public String name() {
        return "shallow water";
    }

    @Override
    public Flood on(Terrain below) {
        return new Flood(below, spread);
    }

    @Override
    public int turns(RandomSource chance) {
        return 1;
    }

    @Override
    public void age(ActionContext context, Point at, RandomSource chance) {
        if (spread > 0) {
            Direction.all().forEach(way -> pour(context, at.step(way), spread - 1));
            context.setTerrain(at, new Flood(on, 0));
        } else if (chance.nextInt(TURNS) == 0) {
            context.setTerrain(at, on);
        }
    }
}
