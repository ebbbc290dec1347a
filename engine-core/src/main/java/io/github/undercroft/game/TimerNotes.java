package io.github.undercroft.game;

import com.google.common.math.LongMath;
import io.github.undercroft.game.codec.ValueCheck;
import io.github.undercroft.game.state.Timer;
import io.github.undercroft.game.state.Timers;
import io.github.undercroft.game.state.World;

/** Sets timers as part of the open transaction. */
final class TimerNotes {

    private TimerNotes() {}

    /** Sets a timer, whose time is counted from now. */
    static void set(World world, Rules rules, Changes changes, Timer timer) {
        Timers.check(timer);
        ValueCheck.check(rules.registry(), timer.action(), "timer");
        long at = LongMath.saturatedAdd(world.order.now(), timer.at()); // so the latest of all is never
        changes.setTimers(world.timers.with(timer.at(at, false)));
    }
}
