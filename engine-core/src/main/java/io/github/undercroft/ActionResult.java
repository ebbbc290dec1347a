package io.github.undercroft;

import java.util.Objects;

/** The result of an action. */
public sealed interface ActionResult {

    /** @return the action is done */
    static ActionResult succeeded() {
        return Succeeded.INSTANCE;
    }

    /** @return the action could not be done, for a reason */
    static ActionResult failed(Refusal why) {
        return new Failed(why);
    }

    /** @return the action could not be done; another one is tried in its place */
    static ActionResult alternate(Action instead) {
        return new Alternate(instead);
    }

    /** @return this turn's part is done; the rest goes on at the actor's next turn */
    static ActionResult continues(Action rest) {
        return new Continues(rest);
    }

    /** @return whether the action was done and its changes stay: {@link Succeeded} or {@link Continues} */
    default boolean isSuccess() {
        return this instanceof Succeeded || this instanceof Continues;
    }

    /** Done; the cost is paid. */
    record Succeeded() implements ActionResult {
        static final ActionResult INSTANCE = new Succeeded();
    }

    /** Undone. A player is asked again and has paid nothing; any other actor rests. */
    record Failed(Refusal why) implements ActionResult {
        public Failed {
            Objects.requireNonNull(why, "why: failed needs a refusal, a record of your own that implements Refusal");
        }
    }

    /** Undone; the other action is tried in its place, at its own price. */
    record Alternate(Action instead) implements ActionResult {}

    /**
     * This turn's part is done and paid for; the brain finds {@code rest} as the unfinished action at the actor's next
     * turn.
     */
    record Continues(Action rest) implements ActionResult {
        public Continues {
            Objects.requireNonNull(rest, "continues needs the rest of the action; when nothing is left, succeed");
        }
    }
}
