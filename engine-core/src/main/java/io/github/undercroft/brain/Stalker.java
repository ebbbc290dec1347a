package io.github.undercroft.brain;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Controller;
import io.github.undercroft.model.Decision;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Rest;
import io.github.undercroft.model.Sighting;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.perception.Awareness;
import java.util.Objects;
import java.util.Optional;

/**
 * The brain of somebody who hunts by sight: strikes whom it reaches, and goes straight toward the nearest enemy in view. Out
 * of its view it goes to where its prey was seen last, else to where another enemy may be still; then it wanders, and so it
 * does where no step leads nearer. What it has begun it finishes first.
 *
 * <p>Without senses it has every enemy in view.
 *
 * @param prey the enemy that was nearest when one was last in view, until it comes to where that one was; empty at the start
 */
public record Stalker(Optional<EntityId> prey) implements Controller {
    /** Refuses null. */
    public Stalker {
        Objects.requireNonNull(prey, "prey");
    }

    /** Is after nobody yet. */
    public Stalker() {
        this(Optional.empty());
    }

    @Override
    public Decision decide(TurnView turn) {
        if (turn.unfinished().isPresent()) {
            return Decision.act(turn.unfinished().get());
        }
        Awareness aware = Awareness.of(turn);
        if (!aware.enemies().isEmpty()) {
            Action hunt = Strike.STRIKE.next(turn).orElseGet(() -> chaseOrWander(turn));
            return Decision.act(
                    hunt, new Stalker(Optional.of(aware.enemies().get(0).id())));
        }
        Optional<Action> search = lastPlace(aware).flatMap(place -> Chase.toward(place, turn));
        return search.isPresent() ? Decision.act(search.get()) : Decision.act(chaseOrWander(turn), new Stalker());
    }

    private Optional<Point> lastPlace(Awareness aware) {
        return aware.missing().stream()
                .filter(sighting -> prey.equals(Optional.of(sighting.who().id())))
                .map(Sighting::at)
                .findFirst();
    }

    private static Action chaseOrWander(TurnView turn) {
        return Chase.CHASE.next(turn).or(() -> Wander.WANDER.next(turn)).orElseGet(Rest::new);
    }
}
