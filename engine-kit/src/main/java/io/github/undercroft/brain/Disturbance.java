package io.github.undercroft.brain;

import io.github.undercroft.EntityId;
import io.github.undercroft.Sound;
import io.github.undercroft.geometry.Point;
import java.util.Objects;

/** The reason why an automatic action stops. */
public sealed interface Disturbance {

    /** An actor is in view, and one of the two is hostile to the other. */
    record Foe(EntityId who) implements Disturbance {
        public Foe {
            Objects.requireNonNull(who, "who");
        }
    }

    /** It has lost that many hit points since its last turn. */
    record Hurt(int points) implements Disturbance {}

    /** It heard a noise that it did not see the cause of. */
    record Noise(Point from, Sound sound) implements Disturbance {
        public Noise {
            Objects.requireNonNull(from, "from");
            Objects.requireNonNull(sound, "sound");
        }
    }
}
