package io.github.undercroft.brain;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Sound;
import java.util.Objects;

/** What keeps an actor from going on with what it does by itself. */
public sealed interface Disturbance {

    /** Somebody who acts is in view, and one of the two is hostile to the other. */
    record Foe(EntityId who) implements Disturbance {
        /** Refuses null. */
        public Foe {
            Objects.requireNonNull(who, "who");
        }
    }

    /** It has lost that many hit points since its last turn. */
    record Hurt(int points) implements Disturbance {}

    /** It heard a noise that it did not see the cause of. */
    record Noise(Point from, Sound sound) implements Disturbance {
        /** Refuses null. */
        public Noise {
            Objects.requireNonNull(from, "from");
            Objects.requireNonNull(sound, "sound");
        }
    }
}
