package io.github.undercroft.game.state;

import io.github.undercroft.Action;
import io.github.undercroft.EntityId;
import io.github.undercroft.value.ValueReader;
import io.github.undercroft.value.ValueWriter;
import java.util.Comparator;

/**
 * An action that is performed when its time comes.
 *
 * @param owner who performs it; the world for nobody
 * @param at when; while it waits, how long after that
 * @param period after how long again; 0 for once
 * @param by who is behind it
 * @param level where the world acts, {@link #SHOWN} for the level that is shown then
 * @param waits whether it stands still, since the level of its owner is not active
 */
public record Timer(
        EntityId owner, String name, long at, long period, Action action, EntityId by, int level, boolean waits) {

    /** The level that is shown. */
    public static final int SHOWN = -1;

    static final Comparator<Timer> BY_OWNER =
            Comparator.comparingLong((Timer timer) -> timer.owner().key()).thenComparing(Timer::name);

    /** The same at another time. */
    public Timer at(long time, boolean waiting) {
        return new Timer(owner, name, time, period, action, by, level, waiting);
    }

    /** Writes what it is. */
    public void write(ValueWriter out) {
        out.value("owner", owner);
        out.text("name", name);
        out.whole("at", at);
        out.whole("period", period);
        out.value("action", action);
        out.value("by", by);
        out.whole("level", level);
        out.flag("waits", waits);
    }

    /** Reads back what was written. */
    public static Timer read(ValueReader in) {
        return new Timer(
                in.value("owner", EntityId.class),
                in.text("name"),
                in.whole("at"),
                in.whole("period"),
                in.value("action", Action.class),
                in.value("by", EntityId.class),
                in.integer("level"),
                in.flag("waits"));
    }
}
