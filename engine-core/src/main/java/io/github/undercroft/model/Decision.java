package io.github.undercroft.model;

import java.util.Objects;
import java.util.Optional;

/** What a controller answers. */
public sealed interface Decision {

    /** @return do this */
    static Decision act(Action action) {
        return new Act(action, Optional.empty());
    }

    /** @return do this, and be that controller from now on */
    static Decision act(Action action, Controller next) {
        return new Act(action, Optional.of(next));
    }

    /** @return wait for input: nothing happens until some is submitted */
    static Decision await() {
        return new Await();
    }

    /**
     * Do this.
     *
     * @param next the controller's next value, if it changes; kept also when the action fails
     */
    record Act(Action action, Optional<Controller> next) implements Decision {
        /** Refuses null for the next value; an action that is null is told as a cut chain. */
        public Act {
            Objects.requireNonNull(next, "next");
        }
    }

    /** Wait for input. */
    record Await() implements Decision {}
}
