package io.github.undercroft.model;

import java.util.Objects;

/** How an action went. */
public sealed interface ActionResult {

    /** @return done */
    static ActionResult succeeded() {
        return Succeeded.INSTANCE;
    }

    /** @return could not be done, for that reason */
    static ActionResult failed(Refusal why) {
        return new Failed(why);
    }

    /** @return could not be done, but try this one */
    static ActionResult alternate(Action instead) {
        return new Alternate(instead);
    }

    /** @return this turn's part is done; the rest goes on at the actor's next turn */
    static ActionResult continues(Action rest) {
        return new Continues(rest);
    }

    /** Done; the cost is paid. */
    record Succeeded() implements ActionResult {
        static final ActionResult INSTANCE = new Succeeded();
    }

    /** Undone. A player is asked again and has paid nothing; anyone else rests. */
    record Failed(Refusal why) implements ActionResult {
        /** Refuses null. */
        public Failed {
            Objects.requireNonNull(why, "why: failed needs a refusal, a record of your own that implements Refusal");
        }
    }

    /** Undone; the other action is tried in its place, at its own price. */
    record Alternate(Action instead) implements ActionResult {}

    /** Done and paid for this turn; {@code rest} is what the controller finds unfinished at the actor's next turn. */
    record Continues(Action rest) implements ActionResult {
        /** Refuses null. */
        public Continues {
            Objects.requireNonNull(rest, "continues needs the rest of the action; when nothing is left, succeed");
        }
    }
}
