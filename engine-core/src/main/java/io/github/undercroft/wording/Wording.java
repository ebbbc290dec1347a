package io.github.undercroft.wording;

import io.github.undercroft.EntityId;
import io.github.undercroft.Percept;
import io.github.undercroft.Refusal;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Point;
import java.util.Objects;
import java.util.Optional;

/**
 * Puts percepts and refusals into words. It has one abstract method, so another language is one lambda or one class;
 * {@link English} comes with the library.
 *
 * <p>A wording knows only the percept: an entity that is missing among the known ones was not recognised. It is not
 * part of a game's state, and must return the same for the same input, so that a replay gives the same log.
 */
@FunctionalInterface
public interface Wording {

    /** @return one sentence; empty to stay silent */
    Optional<String> tell(Percept percept, Listener listener);

    /**
     * The sentence for a refused input. By default it is the text of the refusal.
     *
     * @param turn of the one whose input it was
     * @return one sentence; empty to stay silent
     */
    default Optional<String> tell(Refusal why, TurnView turn) {
        return Optional.of("That can't be done: " + why + ".");
    }

    /**
     * The name of somebody or something of whom nobody has heard yet.
     *
     * @return with an article if it takes one: {@code an ogre}, {@code armour}, {@code Medusa}, {@code the warden}. By
     *     default what {@linkplain English#standard() English} says
     */
    default String indefinite(String name) {
        return Names.NONE.indefinite(name);
    }

    /**
     * Whom it is told: the one who becomes "you".
     *
     * @param at where it is, for the directions of noises; empty if it is nowhere
     */
    record Listener(EntityId id, Optional<Point> at) {
        public Listener {
            Objects.requireNonNull(id, "id");
            Objects.requireNonNull(at, "at");
        }
    }
}
