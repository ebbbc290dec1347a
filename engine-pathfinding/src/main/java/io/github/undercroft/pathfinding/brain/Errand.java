package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.Action;
import io.github.undercroft.Entity;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.move.Steered;
import io.github.undercroft.pathfinding.Path;
import io.github.undercroft.pathfinding.PathRequest;
import io.github.undercroft.pathfinding.PathResult;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * How an actor goes somewhere: around entities that never move, and waiting behind those that do for as long as its patience
 * lasts. It goes round what it does not perceive once that has refused its step, for a while.
 */
final class Errand {

    private Errand() {}

    /**
     * The first step to the cheapest of these places, or a rest if somebody is in the way; empty if there is no way to any
     * of them. Somebody on a place costs as much as somebody on the way there. A place with somebody who is a wall does not count.
     */
    static Optional<Action> step(TurnView turn, List<Point> places, Patience patience) {
        return pathToAny(turn, places, patience).flatMap(way -> onward(turn, way, patience));
    }

    private static Optional<Path> pathToAny(TurnView turn, List<Point> places, Patience patience) {
        if (places.isEmpty()) {
            return Optional.empty();
        }
        return path(
                turn,
                places.stream().filter(place -> !isWall(turn, place, patience)).toList(),
                patience);
    }

    /** Whether somebody fills the cell who is a wall to the actor. */
    static boolean isWall(TurnView turn, Point place, Patience patience) {
        Optional<Entity> other = turn.board().occupantAt(place);
        return other.isPresent() && !other.get().id().equals(turn.actor().id()) && patience.isWall(turn, other.get());
    }

    /** Whether the actor has waited in vain for who fills the cell; the follower of a statue does not. */
    static boolean isGivenUp(TurnView turn, Point place, Patience patience) {
        return turn.board()
                .occupantAt(place)
                .filter(other -> patience.turnsFor(other) >= Patience.IN_ONE_PLACE)
                .isPresent();
    }

    /**
     * The path to the cheapest of these places, occupied or not; empty if there is none. An empty result is remembered until
     * the terrain changes or an entity that bars the way is gone.
     */
    static Optional<Path> path(TurnView turn, List<Point> cells, Patience patience) {
        return pathToPositions(turn, Anchors.of(turn, cells), patience);
    }

    /** The same to the cheapest of these positions of the actor. */
    static Optional<Path> pathToPositions(TurnView turn, List<Point> places, Patience patience) {
        Predicate<Entity> isWall = patience.isFresh() ? InTheWay::isFixed : other -> patience.isWall(turn, other);
        if (places.isEmpty() || KnownGround.of(turn).isKnownApart(turn, places, isWall)) {
            return Optional.empty();
        }
        PathRequest request = PathRequest.from(turn.position())
                .toCheapestOf(places)
                .on(Care.of(turn, BoardCost.of(turn, patience.givenUp(turn))).withOccupied(patience.prices(turn)));
        if (SharedPathfinder.of(turn).find(request) instanceof PathResult.Found found) {
            return Optional.of(found.path());
        }
        KnownGround.of(turn).enclose(turn, isWall);
        return Optional.empty();
    }

    /** The first step of a path, or a rest if somebody is in the way. */
    static Optional<Action> onward(TurnView turn, Path path, Patience patience) {
        return path.nextStep().map(way -> InTheWay.stepOrSwap(turn, way, patience));
    }

    /**
     * The patience after an action of {@link #step}.
     *
     * @param places gives the places to which that was a step
     */
    static Patience afterStep(TurnView turn, Action chosen, Patience patience, Supplier<List<Point>> places) {
        return after(
                turn,
                chosen,
                patience,
                () -> pathToAny(turn, places.get(), patience).flatMap(Path::nextStep));
    }

    /**
     * The patience after an action of {@link #onward}.
     *
     * @param onward gives the step on the way on which it waits
     */
    static Patience after(TurnView turn, Action chosen, Patience patience, Supplier<Optional<Direction>> onward) {
        Patience now = patience.withoutThoseWhoMoved(turn).afterTrying(turn, chosen);
        Optional<Direction> way = chosen instanceof Rest
                ? onward.get()
                : chosen instanceof Steered step ? step.heading() : Optional.empty();
        return way.flatMap(to -> Anchors.inTheWay(turn, to))
                .map(other -> now.after(turn, other, 1))
                .orElse(now);
    }
}
