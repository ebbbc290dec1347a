package io.github.undercroft.model;

import java.util.Objects;

/** What an effect says to an action of its bearer. */
public sealed interface Review {

    /** Go on. */
    Review ALLOW = new Allow();

    /** Go on. */
    record Allow() implements Review {}

    /**
     * It fails for that reason, like an action that fails by itself: a player is asked again, anyone else rests. An effect
     * that takes a player's turn away must replace the action by a {@link Rest}: a veto of everything would let no time pass.
     */
    record Veto(Refusal why) implements Review {
        /** Refuses null. */
        public Veto {
            Objects.requireNonNull(why, "why: a veto needs a refusal");
        }
    }

    /** The bearer does that instead, at its price. Later effects look at the new action. */
    record Replace(Action instead) implements Review {
        /** Refuses null. */
        public Replace {
            Objects.requireNonNull(instead, "instead: replace needs an action");
        }
    }
}
