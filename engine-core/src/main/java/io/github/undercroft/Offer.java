package io.github.undercroft;

import java.util.Objects;

/** One thing that an actor may try. */
public sealed interface Offer {

    /** @return exactly this action */
    static Offer of(Action action) {
        return new Plain(action);
    }

    /** @return an action that still has to be aimed */
    static Offer aimed(ActionTemplate template) {
        return new Aimed(template);
    }

    /** Exactly this action. */
    record Plain(Action action) implements Offer {
        public Plain {
            Objects.requireNonNull(action, "action");
        }
    }

    /** An action that still has to be aimed: one template, not a thousand cells. */
    record Aimed(ActionTemplate template) implements Offer {
        public Aimed {
            Objects.requireNonNull(template, "template");
        }
    }
}
