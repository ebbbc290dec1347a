package io.github.undercroft;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The possible result of an action, played in a copy of the game with different random numbers: it never reveals the coming
 * rolls. For an actor with senses it is a copy of what that actor knows, see {@link TurnView#imagine}.
 *
 * @param refusal why it would be refused, or why it would become a rest
 * @param events the events that would happen; for an actor with senses, those that it would see
 * @param after the copy after that turn
 */
public record Imagined(Optional<Refusal> refusal, List<GameEvent> events, GameView after) {

    public Imagined {
        Objects.requireNonNull(refusal, "refusal");
        Objects.requireNonNull(events, "events");
        Objects.requireNonNull(after, "after");
        events = ImmutableList.copyOf(events);
    }
}
