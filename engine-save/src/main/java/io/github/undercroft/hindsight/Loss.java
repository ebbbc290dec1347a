package io.github.undercroft.hindsight;

import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.GameView;
import io.github.undercroft.Outcome;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;

/** What counts as lost. Asked after each step of games that are played side by side, so it keeps nothing. */
@FunctionalInterface
public interface Loss {

    /**
     * Whether the player has lost.
     *
     * @param events those of the step that was just played
     */
    boolean isLost(GameView game, EntityId player, List<GameEvent> events);

    /** @return whether a game whose own code throws counts as lost */
    default boolean byException() {
        return false;
    }

    /** @return the player has left the game, or the game is lost */
    static Loss death() {
        return (game, player, events) -> game.entity(player).isEmpty()
                || game.outcome().filter(Outcome::isLost).isPresent();
    }

    /** @return something that happens */
    static Loss event(Predicate<GameEvent> event) {
        Objects.requireNonNull(event, "event");
        return (game, player, events) -> events.stream().anyMatch(event);
    }

    /** @return such an end */
    static Loss outcome(Predicate<Outcome> outcome) {
        Objects.requireNonNull(outcome, "outcome");
        return (game, player, events) -> game.outcome().filter(outcome).isPresent();
    }

    /** @return the game's own code throws, for a report of a fault: which deed made that inevitable? */
    static Loss exception() {
        return new Loss() {
            @Override
            public boolean isLost(GameView game, EntityId player, List<GameEvent> events) {
                return false;
            }

            @Override
            public boolean byException() {
                return true;
            }
        };
    }
}
