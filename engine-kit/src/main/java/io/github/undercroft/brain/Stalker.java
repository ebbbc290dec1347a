package io.github.undercroft.brain;

import io.github.undercroft.Action;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.EntityId;
import io.github.undercroft.Perception;
import io.github.undercroft.Player;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Bump;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.sense.Awareness;
import java.util.Comparator;
import java.util.Objects;
import java.util.Optional;

/**
 * A brain that hunts by sight: strikes an enemy in reach, and goes straight toward the nearest enemy in view. With none
 * in view it goes to where it last saw its prey, else to where another enemy may still be. Otherwise, or if no step
 * leads nearer, it wanders, or now and then changes places with an ally that is in its way and does not go on though it could. It finishes a long action first, and then leaves the cells of an announced deed.
 *
 * <p>Without senses every enemy is in view.
 *
 * @param prey the nearest enemy when one was last in view, until the actor reaches the place where it was; empty at the
 *     start
 */
public record Stalker(Optional<EntityId> prey) implements Brain {
    public Stalker {
        Objects.requireNonNull(prey, "prey");
    }

    /** Hunts nothing yet. */
    public Stalker() {
        this(Optional.empty());
    }

    @Override
    public Decision decide(TurnView turn) {
        Optional<Action> first = turn.unfinished().or(() -> LeaveHarm.evasion(turn));
        if (first.isPresent()) {
            return Decision.act(first.get());
        }
        Awareness aware = Awareness.of(turn);
        if (!aware.enemies().isEmpty()) {
            Action hunt = new Strike().next(turn).orElseGet(() -> chaseOrWander(turn));
            return Decision.act(
                    hunt, new Stalker(Optional.of(aware.enemies().get(0).id())));
        }
        Optional<Action> search = lastPlace(aware).flatMap(place -> Chase.toward(place, turn));
        if (search.isPresent()) {
            lastPlace(aware).ifPresent(place -> turn.because("goes straight to where it last saw its prey", place));
            return Decision.act(search.get());
        }
        return Decision.act(chaseOrWander(turn), new Stalker());
    }

    private Optional<Point> lastPlace(Awareness aware) {
        return aware.missing().stream()
                .filter(sighting -> prey.equals(Optional.of(sighting.who().id())))
                .map(Perception.Sighting::at)
                .findFirst();
    }

    private static Action chaseOrWander(TurnView turn) {
        return new Chase()
                .next(turn)
                .or(() -> pass(turn))
                .or(() -> new LeaveHarm().next(turn))
                .or(() -> new Wander().next(turn))
                .orElseGet(Rest::new);
    }

    /** In one of twelve turns changes places with an ally that is in the straight way and does not go on though it could. */
    private static Optional<Action> pass(TurnView turn) {
        Awareness aware = Awareness.of(turn);
        return aware.enemies().stream()
                .limit(1)
                .filter(enemy -> turn.random().chance(1, 12))
                .flatMap(enemy -> turn.nearest(enemy).stream())
                .flatMap(goal -> turn.steps().movement().directions().stream()
                        .min(Comparator.comparingDouble(
                                way -> Metric.EUCLIDEAN.distance(turn.position().step(way), goal)))
                        .stream())
                .filter(way -> isIdle(turn, aware, way))
                .findFirst()
                .map(way -> {
                    turn.because("changes places with a friend that has other business");
                    return Bump.toward(way);
                });
    }

    private static boolean isIdle(TurnView turn, Awareness aware, Direction way) {
        Point next = turn.position().step(way);
        Point beyond = next.step(way);
        return new Ways(turn).isOpen(beyond)
                && aware.sees(beyond)
                && !turn.board().isOccupied(beyond)
                && turn.board()
                        .occupantAt(next)
                        .filter(ally -> aware.sees(ally.id())
                                && !(ally.get(Brain.class).orElse(null) instanceof Player)
                                && Bump.toward(way).changesPlaces(turn, ally))
                        .isPresent();
    }
}
