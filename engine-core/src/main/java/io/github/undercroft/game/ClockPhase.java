package io.github.undercroft.game;

import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.FollowUp;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.Timer;
import io.github.undercroft.game.state.World;
import org.jspecify.annotations.Nullable;

/**
 * Phase {@link Phase#CLOCK}: performs what was set for this time or an earlier one, each when all that follows from the one before
 * is done.
 */
final class ClockPhase {

    private final World world;
    private final SettlePhase settle;

    ClockPhase(World world, SettlePhase settle) {
        this.world = world;
        this.settle = settle;
    }

    void run() {
        if (world.timers.isEmpty()) {
            return; // as in most games
        }
        follow();
        settle.run();
        for (Timer due = next(); due != null; due = next()) {
            world.timers = due.period() == 0
                    ? world.timers.without(due.owner(), due.name())
                    : world.timers.with(due.at(due.at() + due.period(), false));
            world.followUps.add(new FollowUp(due.owner(), due.action(), levelOf(due), due.by()));
            settle.run();
        }
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
                world.timers = world.timers.with(timer.at(waits ? timer.at() - now : timer.at() + now, waits));
            }
        }
    }

    /** Lets time pass for the timers that wait on a level. */
    void pass(Level level, long time) {
        world.timers = world.timers.each(
                timer -> timer.waits() && levelOf(timer) == level ? timer.at(timer.at() - time, true) : timer);
    }
}
