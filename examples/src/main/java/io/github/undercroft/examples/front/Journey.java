package io.github.undercroft.examples.front;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActiveTerrain;
import io.github.undercroft.model.Terrain;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.pathfinding.BoardCost;
import io.github.undercroft.pathfinding.Path;
import io.github.undercroft.pathfinding.PathRequest;
import io.github.undercroft.pathfinding.PathResult;
import io.github.undercroft.pathfinding.Pathfinder;
import java.util.Optional;
import java.util.function.Function;

/** A walk to a place by what the player knows of the level. Ends where a step leads nowhere for the third time. */
final class Journey implements Errand {

    private static final int MOST_TRIES = 3;

    private final Point goal;
    private final Function<Direction, Action> step;
    private Optional<Point> last = Optional.empty();
    private int tries;

    Journey(Point goal, Function<Direction, Action> step) {
        this.goal = goal;
        this.step = step;
    }

    /** The way there as far as it is known; empty if there is none. */
    static Optional<Path> path(TurnView turn, Point goal) {
        if (!turn.perceived().contains(goal)) {
            return Optional.empty();
        }
        PathRequest request =
                PathRequest.from(turn.position()).to(goal).on(BoardCost.of(turn).withExtra(Journey::priceOfHarm));
        return Pathfinder.of(turn).find(request) instanceof PathResult.Found found
                ? Optional.of(found.path())
                : Optional.empty();
    }

    /** So many steps round are as good as one onto ground that harms. */
    private static double priceOfHarm(Terrain terrain) {
        return terrain instanceof ActiveTerrain active && active.isHarmful() ? 20 : 0;
    }

    @Override
    public Optional<Action> next(TurnView turn) {
        Point here = turn.position();
        tries = last.equals(Optional.of(here)) ? tries + 1 : 0;
        last = Optional.of(here);
        if (tries >= MOST_TRIES) {
            return Optional.empty();
        }
        return path(turn, goal).flatMap(Path::nextStep).map(step);
    }

    @Override
    public String nothingToDo() {
        return "You don't know a way there.";
    }
}
