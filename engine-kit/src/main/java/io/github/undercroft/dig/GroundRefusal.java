package io.github.undercroft.dig;

import io.github.undercroft.Refusal;
import io.github.undercroft.geometry.Point;
import java.util.Objects;

/** Why something can't be done with the ground. */
public sealed interface GroundRefusal extends Refusal {

    /** The actor has neither the strength nor a tool for that work. */
    record TooWeak(Work work) implements GroundRefusal {
        public TooWeak {
            Objects.requireNonNull(work, "work");
        }
    }

    /** Nothing beside the actor is in its way that could be bashed in. */
    record NothingToBash() implements GroundRefusal {}

    /** The door is locked, and the actor has no key of that name. */
    record NeedsKey(Point at, String key) implements GroundRefusal {
        public NeedsKey {
            Objects.requireNonNull(at, "at");
            Objects.requireNonNull(key, "key");
        }
    }
}
