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
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Lays ground and gas as part of the open transaction, and lets gas drift. */
final class Landscaper {

    /** What flows to each of the four cells beside it is one of so many parts. */
    private static final int PARTS = 5;

    private static final List<Direction> WAYS =
            List.of(Direction.NORTH, Direction.WEST, Direction.EAST, Direction.SOUTH);

    private final World world;
    private final Rules rules;
    private final Changes changes;
    private final GroundClock clock;

    /** So much of a gas that comes into a cell; the first that came there is kept, to be put back if no more did. */
    private record Inflow(Gas first, Gas kind, int amount) {}

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
            List<Inflow> all = new ArrayList<>();
            before.ifPresent(there -> pour(all, there, there.amount()));
            pour(all, gas, gas.amount());
            put(level, at, before, mixed(all), cause);
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

    private static boolean isOpen(Terrain ground) {
        return ground.passage().allows(Motility.FLY);
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

    /** Lets all gas of a level spread and thin, as {@link Gas} says; whether that changed anything. */
    boolean drift(Level level) {
        Map<Integer, List<Inflow>> flows = new TreeMap<>();
        for (int cell : level.gasCells()) {
            flow(level, new Point(cell % level.width(), cell / level.width()), flows);
        }
        boolean isOther = false;
        for (Map.Entry<Integer, List<Inflow>> flow : flows.entrySet()) {
            int cell = flow.getKey();
            Gas left = thinned(mixed(flow.getValue()));
            isOther |= set(level, new Point(cell % level.width(), cell / level.width()), left);
        }
        return isOther;
    }

    private static void flow(Level level, Point from, Map<Integer, List<Inflow>> flows) {
        Gas gas = level.gas(from).orElseThrow();
        int part = gas.amount() / PARTS;
        int left = gas.amount();
        for (Direction way : WAYS) {
            Point to = from.step(way);
            if (part > 0 && isOpen(level.terrainAt(to))) {
                pour(flows.computeIfAbsent(level.index(to), cell -> new ArrayList<>()), gas, part);
                left -= part;
            }
        }
        pour(flows.computeIfAbsent(level.index(from), cell -> new ArrayList<>()), gas, left);
    }

    private static void pour(List<Inflow> all, Gas gas, int amount) {
        Gas kind = of(gas, 1);
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).kind.equals(kind)) {
                all.set(i, new Inflow(all.get(i).first, kind, Math.min(Gas.MAX_AMOUNT, all.get(i).amount + amount)));
                return;
            }
        }
        all.add(new Inflow(gas, kind, amount));
    }

    private static Gas of(Gas gas, int amount) {
        return GameCode.answer("Asking for another amount of it", gas, () -> {
            Gas other =
                    Objects.requireNonNull(gas.of(amount), "of() returned null; return the same gas of that amount");
            if (other.amount() != amount) {
                throw new IllegalArgumentException(gas.name() + ".of(" + amount + ") has an amount of " + other.amount()
                        + "; return the same gas of the amount that is asked for");
            }
            return other;
        });
    }

    private static Gas mixed(List<Inflow> all) {
        Inflow most = all.get(0);
        for (Inflow each : all) {
            most = each.amount > most.amount ? each : most;
        }
        return most.first.amount() == most.amount ? most.first : of(most.kind, most.amount);
    }

    private static @Nullable Gas thinned(Gas gas) {
        int percent = GameCode.answer("Asking how it thins", gas, () -> {
            int answer = gas.thinning();
            if (answer < 0 || answer > 100) {
                throw new IllegalArgumentException(
                        gas.name() + ".thinning() is " + answer + "; it is 0 to 100 of 100 in a turn");
            }
            return answer;
        });
        int left = gas.amount() - (int) (((long) gas.amount() * percent + 99) / 100);
        return left == 0 ? null : left == gas.amount() ? gas : of(gas, left);
    }
}
