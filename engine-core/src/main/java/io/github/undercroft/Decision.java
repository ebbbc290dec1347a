package io.github.undercroft;

import java.util.Objects;
import java.util.Optional;

/** The decision of a brain for one turn. */
public sealed interface Decision {

    /** @return do this */
    static Decision act(Action action) {
        return new Act(action, Optional.empty());
    }

    /** @return do this, and be that brain from now on */
    static Decision act(Action action, Brain next) {
        return new Act(action, Optional.of(next));
    }

    /** @return wait for input: nothing happens until some is submitted */
    static Decision await() {
        return new Await();
    }

    /**
     * Do this.
     *
     * @param next the brain's next value, if it changes; kept also when the action fails
     */
    record Act(Action action, Optional<Brain> next) implements Decision {
        /** Refuses null for the next value; a null action is reported as a cut chain. */
        public Act {
            Objects.requireNonNull(next, "next");
        }
    }

    /** Wait for input. */
    record Await() implements Decision {}
}
