package io.github.undercroft.model;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** What one observer was told of one event: that it saw it, or only what it heard of it. */
public sealed interface Percept {

    /**
     * It saw the event, or was involved in it: the event's place or {@link GameEvent#origin() origin} was in its view before or
     * after the step.
     *
     * @param known those {@link GameEvent#involved() involved}, and who caused it, as far as they were in view; itself
     *     included. They are as they were at the end of the step, or at their end. Who is missing is not recognised
     */
    record Saw(GameEvent event, List<Entity> known) implements Percept {
        /** Copies the list. */
        public Saw {
            Objects.requireNonNull(event, "event");
            Objects.requireNonNull(known, "known");
            known = ImmutableList.copyOf(known);
        }

        /** @return how that entity looked to the observer; empty if it was not recognised */
        public Optional<Entity> known(EntityId who) {
            return known.stream().filter(entity -> entity.id().equals(who)).findFirst();
        }
    }

    /**
     * It did not see what happened, but heard it: a noise, not a name.
     *
     * @param from where the noise came from
     * @param volume how much of the noise arrived, 1 to 100 percent, falling off with the square of the way it went
     * @param sound what it sounded like
     * @param when the time at which it was heard
     */
    record Heard(Point from, int volume, Sound sound, long when) implements Percept {
        /** Refuses a volume out of range, with an {@link IllegalArgumentException}. */
        public Heard {
            Objects.requireNonNull(from, "from");
            Objects.requireNonNull(sound, "sound");
            if (volume < 1 || volume > 100) {
                throw new IllegalArgumentException("What is heard arrives with 1 to 100 percent; this is " + volume);
            }
        }
    }
}
