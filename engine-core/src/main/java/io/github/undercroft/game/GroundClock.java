package io.github.undercroft.game;

import com.google.common.math.LongMath;
import io.github.undercroft.ActionContext;
import io.github.undercroft.Ages;
import io.github.undercroft.Terrain;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.state.AgeingCells;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.World;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;
import java.util.Set;

/** Notes when ground changes by itself. */
final class GroundClock {

    private final World world;
    private final Rules rules;
    private final Changes changes;
    /** The time of the cell that changes now; {@link AgeingCells#NEVER} while none does. */
    private long during = AgeingCells.NEVER;

    GroundClock(World world, Rules rules, Changes changes) {
        this.world = world;
        this.rules = rules;
        this.changes = changes;
    }

    /** Notes when the ground of a new level changes. */
    void begin(Level level) {
        for (int y = 0; y < level.height(); y++) {
            for (int x = 0; x < level.width(); x++) {
                if (level.terrainAt(x, y) instanceof Ages) {
                    laid(level, new Point(x, y), level.terrainAt(x, y));
                }
            }
        }
        clouded(level);
    }

    /** Notes when gas drifts, after gas or ground has changed, and that it does not once there is none. */
    void clouded(Level level) {
        boolean drifts = level.changesAt(level.air()) != AgeingCells.NEVER;
        if (drifts == level.gasCells().isEmpty()) {
            long next = LongMath.saturatedAdd(now(level), rules.scheduler().normalTurn());
            changes.age(level, level.air(), drifts ? AgeingCells.NEVER : next);
        }
    }

    /**
     * Lets a level's gas drift, and notes when it drifts next, unless it has come to rest.
     *
     * @param stuck classes of gas that stay where they are until then
     */
    void drift(Landscaper landscaper, Level level, AgeingCells.Due due, Set<Class<?>> stuck) {
        boolean drifts = landscaper.drift(level, stuck) || !stuck.isEmpty();
        boolean isAtRest = !drifts || level.gasCells().isEmpty();
        long next = LongMath.saturatedAdd(due.at(), rules.scheduler().normalTurn());
        changes.age(level, level.air(), isAtRest ? AgeingCells.NEVER : next);
    }

    private long now(Level level) {
        return during != AgeingCells.NEVER ? during : level.active ? world.order.now() : level.leftAt;
    }

    /** Notes when what was laid on a cell changes. */
    void laid(Level level, Point at, Terrain terrain) {
        long time =
                terrain instanceof Ages ages && !world.isImagined() ? next(level, ages, now(level)) : AgeingCells.NEVER;
        int cell = level.index(at);
        if (level.changesAt(cell) != time) {
            changes.age(level, cell, time);
        }
    }

    private RandomSource chance(Level level) {
        return world.streams.open("ground of level " + level.level());
    }

    private long next(Level level, Ages ages, long since) {
        int turns;
        try {
            turns = ages.turns(chance(level));
            if (turns < 0) {
                throw new IllegalArgumentException("turns() returned " + turns + "; it is 1 or more, or 0 for never");
            }
        } catch (Throwable thrown) {
            throw GameCode.failure("Asking when it changes", ages, thrown);
        }
        return turns == 0
                ? AgeingCells.NEVER
                : LongMath.saturatedAdd(since, (long) turns * rules.scheduler().normalTurn());
    }

    /**
     * Lets a cell change. What it lays begins when its time had come, so that ground of which time was missed ends as if it had not been.
     */
    void change(ActionContext context, Level level, AgeingCells.Due due, Ages ages) {
        during = due.at();
        try {
            ages.age(context, new Point(due.cell() % level.width(), due.cell() / level.width()), chance(level));
        } finally {
            during = AgeingCells.NEVER;
        }
        if (level.changesAt(due.cell()) == due.at()) { // so nothing else was laid there
            changes.age(level, due.cell(), next(level, ages, due.at()));
        }
    }
}
