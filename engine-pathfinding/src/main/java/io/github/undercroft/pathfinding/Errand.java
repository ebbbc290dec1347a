package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.rules.Move;
import java.util.List;
import java.util.Optional;

/** How one goes somewhere for a purpose. */
final class Errand {

    private static final double PRICE_OF_WAITING = 4;

    private Errand() {}

    /** The first step to the cheapest of these places; empty with no way to any of them, and where an ally is in it. */
    static Optional<Action> step(TurnView turn, List<Point> places) {
        return path(turn, places).flatMap(path -> onward(turn, path));
    }

    /** The way to the cheapest of these places; empty with no way to any of them. */
    static Optional<Path> path(TurnView turn, List<Point> places) {
        if (places.isEmpty()) {
            return Optional.empty();
        }
        PathRequest request = PathRequest.from(turn.position())
                .toCheapestOf(places)
                .on(Care.of(BoardCost.of(turn), turn.perceived()).withOccupied(PRICE_OF_WAITING));
        return Pathfinder.of(turn).find(request) instanceof PathResult.Found found
                ? Optional.of(found.path())
                : Optional.empty();
    }

    /** The first step of a way. */
    static Optional<Action> onward(TurnView turn, Path path) {
        return path.nextStep().map(Move::new);
    }
}
