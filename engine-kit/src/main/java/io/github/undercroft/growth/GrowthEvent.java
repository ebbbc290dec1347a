package io.github.undercroft.growth;

import io.github.undercroft.EntityId;
import io.github.undercroft.event.EntityEvent;
import java.util.Objects;

/** Somebody gained experience, rose to a level, or chose what to gain by it. */
public sealed interface GrowthEvent extends EntityEvent {

    /** Somebody gained experience: {@link Experience} adds it up. A game emits it for what is no kill, such as a quest. */
    record Gained(EntityId who, int points) implements GrowthEvent {

        public Gained {
            Objects.requireNonNull(who, "who");
            if (points < 0) {
                throw new IllegalArgumentException("Experience is 0 or more points; this is " + points);
            }
        }
    }

    /** Somebody rose to a level; the choice is open. */
    record Rose(EntityId who, int level) implements GrowthEvent {
        public Rose {
            Objects.requireNonNull(who, "who");
        }
    }

    /** Somebody chose a gain. */
    record Chose(EntityId who, Gain gain) implements GrowthEvent {
        public Chose {
            Objects.requireNonNull(who, "who");
            Objects.requireNonNull(gain, "gain");
        }
    }
}
