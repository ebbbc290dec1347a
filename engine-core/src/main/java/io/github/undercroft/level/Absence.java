package io.github.undercroft.level;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Board;
import java.util.Objects;

/** What a level does while it is not active. */
public sealed interface Absence {

    /** @return it stands still, and is found as it was left; so it is by default */
    static Absence frozen() {
        return new Frozen();
    }

    /** @return it goes on: once made, a level is always played */
    static Absence playedOn() {
        return new PlayedOn();
    }

    /**
     * It stands still. When an actor comes back, the missed turns pass for the actors that stayed there, without
     * decisions: for each missed turn, and for each actor in the order of ids, the terrain under it and its effects act
     * as at the end of a turn; then what ages on the level, and gas, changes as it would have by then.
     *
     * @param maxTurns the maximum number of turns that pass, 1 or more
     */
    static Absence passing(int maxTurns) {
        return new Passing(maxTurns);
    }

    /** @return a level that stands still; when an actor comes back, the code brings it up to date */
    static Absence madeUpBy(CatchUp code) {
        return new MadeUp(code);
    }

    /** It stands still. */
    record Frozen() implements Absence {}

    /** It goes on. */
    record PlayedOn() implements Absence {}

    /** Its effects and grounds go on for the turns that were missed. */
    record Passing(int maxTurns) implements Absence {
        public Passing {
            if (maxTurns < 1) {
                throw new IllegalArgumentException(
                        "At least 1 turn can be made up for; this is " + maxTurns + ". For none, use Absence.frozen()");
            }
        }
    }

    /** An author's code makes up for it. */
    record MadeUp(CatchUp code) implements Absence {
        public MadeUp {
            Objects.requireNonNull(code, "code");
        }
    }

    /** Makes up for the time that a level was left alone, as the game's author wants it. */
    @FunctionalInterface
    interface CatchUp {

        /**
         * Brings the level up to date. Called when an arrival has made it active; the traveller stands there already, and the
         * actors there have their turns again afterwards. The context acts for the world on that level.
         *
         * @param turns how many plain turns of a normal actor have passed since the level was left, 1 or more; it is not called
         *     for less than one
         */
        void catchUp(ActionContext context, Board level, long turns);
    }
}
