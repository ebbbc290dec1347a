package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.TurnView;
import java.util.List;
import java.util.Optional;

/** How one goes somewhere for a purpose: round what never moves, and waiting behind those who do. */
final class Errand {

    private Errand() {}

    /**
     * The first step to the cheapest of these places, or a rest before somebody who is in the way; empty with no way to any
     * of them. Places that nobody fills come first. One that something fills which never moves is none.
     */
    static Optional<Action> step(TurnView turn, List<Point> places) {
        if (places.isEmpty()) {
            return Optional.empty();
        }
        List<Point> free = places.stream().filter(place -> isFree(turn, place)).toList();
        Optional<Path> path = path(turn, free);
        if (path.isEmpty() && free.size() < places.size()) {
            path = path(
                    turn,
                    places.stream()
                            .filter(place -> !InTheWay.isFixed(turn, place))
                            .toList());
        }
        return path.flatMap(way -> onward(turn, way));
    }

    private static boolean isFree(TurnView turn, Point place) {
        return place.equals(turn.position()) || !turn.perceived().isOccupied(place);
    }

    /** The way to the cheapest of these places, whoever fills that; empty with no way to any of them. */
    static Optional<Path> path(TurnView turn, List<Point> places) {
        if (places.isEmpty()) {
            return Optional.empty();
        }
        PathRequest request = PathRequest.from(turn.position())
                .toCheapestOf(places)
                .on(Care.of(BoardCost.of(turn), turn.perceived()).withOccupied(InTheWay::price));
        return Pathfinder.of(turn).find(request) instanceof PathResult.Found found
                ? Optional.of(found.path())
                : Optional.empty();
    }

    /** The first step of a way, or a rest if somebody is in it. */
    static Optional<Action> onward(TurnView turn, Path path) {
        return path.nextStep().map(way -> InTheWay.stepOrWait(turn, way));
    }
}
