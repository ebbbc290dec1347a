package io.github.undercroft.wording;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Percept;
import io.github.undercroft.model.Refusal;
import io.github.undercroft.model.TurnView;
import java.util.Objects;
import java.util.Optional;

/**
 * Puts into words what somebody perceived, and why something can't be done. One method to write, so that another language is one lambda or one class;
 * {@link English} comes with the library.
 *
 * <p>A wording knows only what the percept tells: who is missing among the known was not recognised. It is no part of a
 * game's state and must answer the same for the same question, so that a replay tells the same story.
 */
@FunctionalInterface
public interface Wording {

    /** @return one sentence; empty for what goes without saying */
    Optional<String> tell(Percept percept, Listener listener);

    /**
     * Why somebody's input was refused. Without more it is what the refusal says of itself.
     *
     * @param turn of the one whose input it was
     * @return one sentence; empty for what goes without saying
     */
    default Optional<String> tell(Refusal why, TurnView turn) {
        return Optional.of("That can't be done: " + why + ".");
    }

    /**
     * Whom it is told: the one who becomes "you".
     *
     * @param at where it is, for the directions of noises; empty if it is nowhere
     */
    record Listener(EntityId id, Optional<Point> at) {
        /** Refuses null. */
        public Listener {
            Objects.requireNonNull(id, "id");
            Objects.requireNonNull(at, "at");
        }
    }
}
