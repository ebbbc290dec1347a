package io.github.undercroft.game;

import com.google.common.math.LongMath;
import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Ages;
import io.github.undercroft.Cause;
import io.github.undercroft.EntityId;
import io.github.undercroft.Gas;
import io.github.undercroft.game.codec.ValueCheck;
import io.github.undercroft.game.state.AgeingCells;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.FollowUp;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.Timer;
import io.github.undercroft.game.state.Timers;
import io.github.undercroft.game.state.World;
import io.github.undercroft.geometry.Point;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Phase {@link Phase#CLOCK}: performs what was set for this time or an earlier one, each when all that follows from the one before
 * is done; then ground changes by itself.
 */
final class ClockPhase {

    private final World world;
    private final Rules rules;
    private final SettlePhase settle;
    private final GroundClock ageing;
    private final Landscaper landscaper;
    private final GameCodeRunner gameCode;

    ClockPhase(
            World world,
            Rules rules,
            SettlePhase settle,
            GroundClock ageing,
            Landscaper landscaper,
            GameCodeRunner gameCode) {
        this.world = world;
        this.rules = rules;
        this.settle = settle;
        this.ageing = ageing;
        this.landscaper = landscaper;
        this.gameCode = gameCode;
    }

    void run() {
        if (!world.timers.isEmpty()) {
            runTimers();
        }
        if (!world.isImagined()) {
            runGround();
        }
    }

    /** Sets a timer, whose time is counted from now, as part of the open transaction. */
    static void set(World world, Rules rules, Changes changes, Timer timer) {
        Timers.check(timer);
        ValueCheck.check(rules.registry(), timer.action(), "timer");
        long at = LongMath.saturatedAdd(world.order.now(), timer.at()); // so the latest of all is never
        changes.setTimers(world.timers.with(timer.at(at, false)));
    }

    private void runTimers() {
        follow();
        for (Timer due = next(); due != null; due = next()) {
            world.timers = due.period() == 0
                    ? world.timers.without(due.owner(), due.name())
                    : world.timers.with(due.at(LongMath.saturatedAdd(due.at(), due.period()), false));
            world.followUps.add(new FollowUp(due.owner(), due.action(), levelOf(due), due.by()));
            settle.run();
        }
        follow(); // those that were set just now, elsewhere
    }

    private @Nullable Timer next() {
        return settle.isFull() ? null : world.timers.due(world.order.now());
    }

    private Level levelOf(Timer timer) {
        EntityState owner = world.find(timer.owner());
        if (owner != null) {
            return world.levelOf(owner);
        }
        return timer.level() == Timer.SHOWN ? world.levels.shown() : world.levels.at(timer.level());
    }

    /**
     * Lets timers stand still on levels that are not active, and go on elsewhere. For when it may have changed which levels
     * are active.
     */
    void follow() {
        long now = world.order.now();
        for (Timer timer : world.timers.all()) {
            boolean waits = timer.level() != Timer.SHOWN && !levelOf(timer).active;
            if (waits != timer.waits()) {
                world.timers = world.timers.with(
                        timer.at(waits ? timer.at() - now : LongMath.saturatedAdd(timer.at(), now), waits));
            }
        }
    }

    /** Lets the ground of a level go on after it was not active, of which time so much passed there as well. */
    void wake(Level level, long passed) {
        level.putOff(world.order.now() - level.leftAt - passed);
        pass(level, passed);
    }

    private void pass(Level level, long time) {
        world.timers = world.timers.each(
                timer -> timer.waits() && levelOf(timer) == level ? timer.at(timer.at() - time, true) : timer);
    }

    private void runGround() {
        for (int i = 0; i < world.levels.size(); i++) {
            Level level = world.levels.get(i);
            for (AgeingCells.Due due = due(level); due != null; due = due(level)) {
                change(level, due);
                settle.run();
            }
        }
    }

    /** Lets the ground of a level change up to that time, in a turn that was missed there. */
    void runMissed(Level level, long time) {
        for (AgeingCells.Due due = level.due(time); due != null; due = level.due(time)) {
            change(level, due);
        }
    }

    private AgeingCells.@Nullable Due due(Level level) {
        return level.active && !settle.isFull() ? level.due(world.order.now()) : null;
    }

    private void change(Level level, AgeingCells.Due due) {
        Level before = world.current;
        world.current = level;
        if (!(due.cell() == level.air() ? drift(level, due) : age(level, due))) {
            level.age(
                    due.cell(),
                    LongMath.saturatedAdd(due.at(), rules.scheduler().normalTurn())); // it threw
        }
        world.current = before;
    }

    /** Gas whose code throws is left where it is, class by class, until the rest can drift. */
    private boolean drift(Level level, AgeingCells.Due due) {
        int first = level.gasCells().get(0);
        Point at = new Point(first % level.width(), first / level.width());
        Gas gas = level.gas(at).orElseThrow();
        Cause cause = new Cause.TerrainAt(at, gas, EntityId.WORLD);
        Set<Class<?>> stuck = new LinkedHashSet<>();
        while (true) {
            int failed = stuck.size();
            boolean isDone =
                    gameCode.act(World.NOBODY, cause, gas, context -> ageing.drift(landscaper, level, due, stuck));
            if (isDone || stuck.size() == failed) {
                return isDone;
            }
        }
    }

    private boolean age(Level level, AgeingCells.Due due) {
        Point at = new Point(due.cell() % level.width(), due.cell() / level.width());
        Ages ages = (Ages) level.terrainAt(at);
        EntityId by = ages instanceof ActiveTerrain active ? Blame.of(active, World.NOBODY, world) : EntityId.WORLD;
        Cause cause = new Cause.TerrainAt(at, ages, by);
        return gameCode.act(World.NOBODY, cause, ages, context -> ageing.change(context, level, due, ages));
    }
}
