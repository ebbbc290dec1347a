package io.github.undercroft.model;

import java.util.Objects;

/** What becomes of a level while nobody who is played is on it. */
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
     * It stands still, and when somebody has come back, time goes by for all who were left there and act, nobody of whom decides anything:
     * for each turn that was missed, and for each actor in the order of ids, the terrain under it and its effects act as at the end
     * of a turn.
     *
     * @param mostTurns how many turns are made up for at most, 1 or more
     */
    static Absence passing(int mostTurns) {
        return new Passing(mostTurns);
    }

    /** @return it stands still, and when somebody comes back, that code brings it up to date */
    static Absence madeUpBy(CatchUp code) {
        return new MadeUp(code);
    }

    /** It stands still. */
    record Frozen() implements Absence {}

    /** It goes on. */
    record PlayedOn() implements Absence {}

    /** Its effects and grounds go on for the turns that were missed. */
    record Passing(int mostTurns) implements Absence {
        /** Refuses less than 1 turn. */
        public Passing {
            if (mostTurns < 1) {
                throw new IllegalArgumentException("At least 1 turn can be made up for; this is " + mostTurns
                        + ". For none, use Absence.frozen()");
            }
        }
    }

    /** An author's code makes up for it. */
    record MadeUp(CatchUp code) implements Absence {
        /** Refuses null. */
        public MadeUp {
            Objects.requireNonNull(code, "code");
        }
    }
}
