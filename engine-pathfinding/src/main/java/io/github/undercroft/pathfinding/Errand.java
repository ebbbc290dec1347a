package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Direction;
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

    /** The first step to the cheapest of these places; empty with no way to any of them. */
    static Optional<Action> step(TurnView turn, List<Point> places) {
        if (places.isEmpty()) {
            return Optional.empty();
        }
        PathRequest request = PathRequest.from(turn.position())
                .toCheapestOf(places)
                .on(BoardCost.of(turn).withOccupied(PRICE_OF_WAITING));
        Optional<Direction> step = Pathfinder.of(turn).find(request) instanceof PathResult.Found found
                ? found.path().nextStep()
                : Optional.empty();
        return step.map(Move::new);
    }
}
