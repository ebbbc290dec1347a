package io.github.undercroft;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** What one observer perceived of one event: it saw the event, or only heard it. */
public sealed interface Percept {

    /** @return how an event was seen, among what somebody perceived; empty if it was not seen */
    static Optional<Saw> saw(GameEvent event, List<Percept> percepts) {
        Objects.requireNonNull(event, "event");
        return percepts.stream()
                .filter(percept -> percept instanceof Saw saw && saw.event().equals(event))
                .map(Saw.class::cast)
                .findFirst();
    }

    /**
     * It saw the event, was involved in it, or did it to somebody: the event's place or {@link GameEvent#origin() origin} was in its view before or
     * after the step.
     *
     * @param known pictures of the entities {@link GameEvent#involved() involved} and of the cause, if they were in view,
     *     including the observer itself; as they were at the end of the step, or when they died. An entity that is missing
     *     here was not recognised
     */
    record Saw(GameEvent event, List<Entity> known) implements Percept {
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
     * It heard the event without seeing it: a noise, not a name.
     *
     * @param from where the noise came from
     * @param volume how much of the noise arrived, 1 to 100 percent, falling off with the square of the distance that it
     *     travelled
     * @param sound what it sounded like
     * @param when the time at which it was heard
     */
    record Heard(Point from, int volume, Sound sound, long when) implements Percept {
        public Heard {
            Objects.requireNonNull(from, "from");
            Objects.requireNonNull(sound, "sound");
            if (volume < 1 || volume > 100) {
                throw new IllegalArgumentException(
                        "A noise arrives with a volume of 1 to 100 percent; this is " + volume);
            }
        }
    }
}
