package io.github.undercroft.game;

import io.github.undercroft.Cause;
import io.github.undercroft.Clouded;
import io.github.undercroft.Gas;
import io.github.undercroft.Motility;
import io.github.undercroft.Terrain;
import io.github.undercroft.event.GasChanged;
import io.github.undercroft.event.TerrainChanged;
import io.github.undercroft.game.codec.ValueCheck;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.World;
import io.github.undercroft.geometry.Point;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Lays ground and gas as part of the open transaction, and lets gas drift. */
final class Landscaper {

    private final World world;
    private final Rules rules;
    private final Changes changes;
    private final GroundClock clock;

    Landscaper(World world, Rules rules, Changes changes, GroundClock clock) {
        this.world = world;
        this.rules = rules;
        this.changes = changes;
        this.clock = clock;
    }

    /** Gives a cell another ground, above which its gas stays if one can fly there. */
    void setTerrain(Level level, Point at, Terrain laid, Cause cause) {
        check(level, at);
        ValueCheck.checkTerrain(rules.registry(), laid);
        checkOpen(laid, at);
        Terrain before = level.terrainAt(at);
        Terrain ground = Clouded.ground(laid);
        if (!GameCode.equal(before, ground)) {
            Optional<Gas> gas = level.gas(at);
            boolean isShut = gas.isPresent() && !isOpen(ground);
            changes.setTerrain(level, at, gas.isPresent() && !isShut ? new Clouded(ground, gas.get()) : ground);
            clock.laid(level, at, ground);
            clock.clouded(level);
            world.events.add(new TerrainChanged(level.level(), at, before, ground, cause), level);
            if (isShut) {
                tell(level, at, gas, cause);
            }
        }
        if (laid instanceof Clouded clouded) {
            addGas(level, at, clouded.gas(), cause);
        }
    }

    /** Lets gas out into a cell, where it mixes as gas that drifts there would. */
    void addGas(Level level, Point at, Gas gas, Cause cause) {
        check(level, at);
        ValueCheck.checkTerrain(rules.registry(), new Clouded(level.terrainAt(at), gas));
        if (isOpen(level.terrainAt(at))) {
            Optional<Gas> before = level.gas(at);
            put(level, at, before, GasKinds.joined(before, gas), cause);
        }
    }

    void clearGas(Level level, Point at, Cause cause) {
        check(level, at);
        put(level, at, level.gas(at), null, cause);
    }

    private void put(Level level, Point at, Optional<Gas> before, @Nullable Gas gas, Cause cause) {
        if (set(level, at, gas)) {
            clock.clouded(level);
            tell(level, at, before, cause);
        }
    }

    private void tell(Level level, Point at, Optional<Gas> before, Cause cause) {
        world.events.add(new GasChanged(level.level(), at, before, level.gas(at), cause), level);
    }

    private static void check(Level level, Point at) {
        if (!level.contains(at)) {
            throw new IllegalArgumentException(
                    "The cell " + at + " is outside the board of " + level.width() + "x" + level.height());
        }
    }

    /** Whether gas may be there; what flows asks the level's rows for the same. */
    private static boolean isOpen(Terrain ground) {
        return ground.passage().allows(Motility.FLY);
    }

    /** Refuses gas on ground through which none flows. */
    static void checkOpen(Terrain laid, Point at) {
        if (laid instanceof Clouded clouded
                && !GameCode.answer("Asking for its passage", clouded.ground(), () -> isOpen(clouded.ground()))) {
            throw new IllegalArgumentException(clouded.gas().name() + " can't lie at " + at + " in \""
                    + clouded.ground().name() + "\", through which nothing flies; lay that ground without gas");
        }
    }

    /** Whether that changed what is above the cell. */
    private boolean set(Level level, Point at, @Nullable Gas gas) {
        Gas before = level.gasAt(level.index(at));
        boolean isSame = before == gas || (before != null && gas != null && GameCode.equal(before, gas));
        if (!isSame) {
            Terrain ground = level.terrainAt(at);
            changes.setTerrain(level, at, gas == null ? ground : new Clouded(ground, gas));
        }
        return !isSame;
    }

    /**
     * Lets all gas of a level spread and thin, as {@link Gas} says; whether that changed anything.
     *
     * @param stuck classes of gas that stay where they are; the one whose code throws is added, and what this did is to be undone
     */
    boolean drift(Level level, Set<Class<?>> stuck) {
        boolean isOther = false;
        for (GasDrift.Left left : new GasDrift(level, stuck).all()) {
            try {
                isOther |= set(level, left.at(), left.gas());
            } catch (Throwable thrown) {
                stuck.add(left.culprit());
                throw thrown;
            }
        }
        return isOther;
    }
}
