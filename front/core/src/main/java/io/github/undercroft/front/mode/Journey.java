package io.github.undercroft.front.mode;

import io.github.undercroft.Action;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.move.Move;
import io.github.undercroft.pathfinding.Path;
import io.github.undercroft.pathfinding.brain.Travel;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.Function;

/** A walk to a cell, or beside what fills it, by what the player knows of the level. Ends at the third step that changes nothing. */
public final class Journey implements Errand {

    static final String DEED = "travel";

    private static final int MAX_TRIES = 3;

    private final Point goal;
    private final Function<Direction, Action> step;
    private Optional<Point> last = Optional.empty();
    private int tries;

    /**
     * A walk to a cell.
     *
     * @param step the action of a step in this game
     */
    public Journey(Point goal, Function<Direction, Action> step) {
        this.goal = goal;
        this.step = step;
    }

    /** The known way to the cell, or beside what fills it; empty if there is none. */
    static Optional<Path> path(TurnView turn, Point goal) {
        Optional<Path> path = new Travel(goal).path(turn);
        if (path.isPresent() || !turn.board().isOccupied(goal)) {
            return path;
        }
        return turn.steps().movement().directions().stream()
                .flatMap(way -> new Travel(goal.step(way)).path(turn).stream())
                .min(Comparator.comparingDouble(Path::cost));
    }

    @Override
    public Optional<Action> next(TurnView turn) {
        Point here = turn.position();
        tries = last.equals(Optional.of(here)) ? tries + 1 : 0;
        last = Optional.of(here);
        if (tries >= MAX_TRIES) {
            return Optional.empty();
        }
        return path(turn, goal)
                .flatMap(way -> new Travel(way.cells().get(way.cells().size() - 1)).next(turn))
                .map(this::asStep);
    }

    /** In some games a step is not the engine's own action. */
    private Action asStep(Action action) {
        return action instanceof Move move ? step.apply(move.direction()) : action;
    }

    @Override
    public String deed() {
        return DEED;
    }

    @Override
    public String done(TurnView turn) {
        boolean isThere = path(turn, goal).filter(way -> way.steps() == 0).isPresent();
        return isThere ? "" : "Something is in the way.";
    }

    @Override
    public String nothingToDo() {
        return "You don't know a way there.";
    }
}
