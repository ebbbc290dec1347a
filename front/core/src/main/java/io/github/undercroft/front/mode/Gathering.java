package io.github.undercroft.front.mode;

import io.github.undercroft.Action;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.PickUp;
import io.github.undercroft.pathfinding.brain.Travel;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Goes to the nearest known thing that can be picked up, and picks it up. Each one is tried once. */
final class Gathering {

    private static final int MAX_TRIES = 3;

    private final Predicate<EntityId> isUnwanted;
    private final Set<EntityId> tried = new LinkedHashSet<>();
    private Optional<Point> last = Optional.empty();
    /** The number of steps in a row that led nowhere. */
    private int tries;

    /** Leaves unwanted things where they are. */
    Gathering(Predicate<EntityId> isUnwanted) {
        this.isUnwanted = isUnwanted;
    }

    /** @return what to do now; empty if nothing more can be had */
    Optional<Action> next(TurnView turn) {
        List<Entity> wanted = turn.board().entities().stream()
                .filter(thing -> !tried.contains(thing.id()) && !isUnwanted.test(thing.id()))
                .filter(thing -> PickUp.isPossible(turn, thing))
                .toList();
        Optional<Point> here = Optional.of(turn.position());
        for (Entity thing : wanted) {
            if (thing.position().equals(here)) {
                tried.add(thing.id());
                return Optional.of(PickUp.all(thing.id()));
            }
        }
        tries = last.equals(here) ? tries + 1 : 0;
        last = here;
        return tries < MAX_TRIES ? onward(turn, wanted) : Optional.empty();
    }

    private static Optional<Action> onward(TurnView turn, List<Entity> wanted) {
        return wanted.stream()
                .flatMap(thing -> thing.position().stream())
                .distinct()
                .map(Travel::new)
                .filter(way -> way.path(turn).isPresent())
                .min(Comparator.comparingDouble(
                        way -> way.path(turn).orElseThrow().cost()))
                .flatMap(way -> way.next(turn));
    }
}
