package io.github.undercroft.ground;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Ages;
import io.github.undercroft.Terrain;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;

/**
 * Frozen water: one walks over it. It thaws after 20 to 30 normal turns, or beside fire, but not below somebody whom the water would
 * not carry.
 *
 * @param on the water below
 */
public record Ice(Terrain on) implements Cover, Ages {

    /** Ice on deep water. */
    public static final Ice ON_DEEP_WATER = new Ice(Water.DEEP);

    private static final int SHORTEST = 20;
    private static final int MORE = 11;

    public Ice {
        Cover.check(on, Ice.class);
    }

    /**
     * Freezes a cell of the actor's level: water becomes ice, fire goes out.
     *
     * @return whether anything changed
     */
    public static boolean freeze(ActionContext context, Point at) {
        boolean wasOut = Fire.putOut(context, at);
        Terrain there = context.board().terrainAt(at);
        Terrain looks = there.appearance(); // so that a trap in the water stays hidden
        if (!(looks instanceof Water || looks instanceof Flood)) {
            return wasOut;
        }
        context.setTerrain(at, new Ice(there));
        return true;
    }

    @Override
    public String name() {
        return "ice";
    }

    @Override
    public Ice on(Terrain below) {
        return new Ice(below);
    }

    @Override
    public int turns(RandomSource chance) {
        return SHORTEST + chance.nextInt(MORE);
    }

    @Override
    public void age(ActionContext context, Point at, RandomSource chance) {
        thaw(context, at);
    }

    void thaw(ActionContext context, Point at) {
        if (Cover.carries(context, at, on)) {
            context.setTerrain(at, on);
        }
    }
}
