package io.github.undercroft.save;

import com.google.common.collect.ImmutableMap;
import io.github.undercroft.game.Game;
import io.github.undercroft.save.SaveException.Reason;
import io.github.undercroft.value.StateNode;
import java.util.Objects;
import java.util.function.UnaryOperator;

/**
 * How a state of an old version becomes one of the present version, one version after the other.
 *
 * @param whose version it is, for messages
 * @param field under which a state holds the version
 * @param present the version that is read
 * @param steps by the version with which each begins; it makes a state of the next one
 */
record Migrations(
        String whose, String field, int present, ImmutableMap<Integer, UnaryOperator<StateNode.Fields>> steps) {

    /** Of the engine's own part of the state, whose layout never changed since the first release. */
    static final Migrations ENGINE =
            new Migrations("the engine's state", "version", Game.STATE_VERSION, ImmutableMap.of());

    static Migrations ofGame(int version) {
        return new Migrations("the game", "gameVersion", version, ImmutableMap.of());
    }

    Migrations with(int from, UnaryOperator<StateNode.Fields> step) {
        if (from < 1 || from >= present) {
            throw new IllegalArgumentException("The present version of " + whose + " is version " + present
                    + ", so migrations begin at versions 1 to " + (present - 1) + "; this one begins at " + from);
        }
        if (steps.containsKey(from)) {
            throw new IllegalArgumentException("There are two migrations from version " + from);
        }
        return new Migrations(
                whose,
                field,
                present,
                ImmutableMap.<Integer, UnaryOperator<StateNode.Fields>>builder()
                        .putAll(steps)
                        .put(from, Objects.requireNonNull(step, "migration"))
                        .buildOrThrow());
    }

    /** Refuses a version that is not read. */
    void check(long version) {
        int oldest = oldest();
        if (version < oldest || version > present) {
            throw new SaveException(
                    version > present ? Reason.TOO_NEW : Reason.TOO_OLD,
                    "This save has version " + version + " of " + whose + "; this program reads "
                            + (oldest < present ? "versions " + oldest + " to " : "version ") + present + ".");
        }
    }

    private int oldest() {
        int oldest = present;
        while (steps.containsKey(oldest - 1)) {
            oldest--;
        }
        return oldest;
    }

    /** The state in the present version. */
    StateNode.Fields apply(StateNode.Fields state, long from) {
        check(from);
        StateNode.Fields now = state;
        for (int version = (int) from; version < present; version++) {
            UnaryOperator<StateNode.Fields> step = Objects.requireNonNull(steps.get(version));
            try {
                now = Objects.requireNonNull(step.apply(now), "the migration answered null")
                        .with(field, new StateNode.Whole(version + 1));
            } catch (Throwable failed) {
                throw new SaveException(
                        Reason.TOO_OLD,
                        "Converting this save from version " + version + " of " + whose + " failed: "
                                + RecordedFailure.of(0, failed),
                        failed);
            }
        }
        return now;
    }
}
