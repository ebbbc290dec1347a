package io.github.undercroft.model;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What might come of an action, played in a copy of the game whose chances are other ones: it never tells the coming roll.
 *
 * @param refusal why it would be refused, or why it would become a rest
 * @param events what would happen
 * @param after the copy after that turn
 */
public record Imagined(Optional<Refusal> refusal, List<GameEvent> events, GameView after) {

    /** Copies the list. */
    public Imagined {
        Objects.requireNonNull(refusal, "refusal");
        Objects.requireNonNull(events, "events");
        Objects.requireNonNull(after, "after");
        events = ImmutableList.copyOf(events);
    }
}
