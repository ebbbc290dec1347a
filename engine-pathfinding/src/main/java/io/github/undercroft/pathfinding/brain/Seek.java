package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Board;
import io.github.undercroft.Moves;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.sense.Awareness;
import java.util.Comparator;
import java.util.Objects;
import java.util.Optional;

/**
 * Goes to a place once, whatever it hears on its way: who comes by the stairs for somebody. It is over for good when it is there, sees an
 * enemy, or knows no way. A brain by noises alone follows each creak of a door on its way instead, and may never come.
 *
 * <pre>{@code
 * new Unless(new Tracker(), "comes for you", new Seek(new Point(3, 4)))
 * }</pre>
 *
 * <p>To a place that it does not know, such as grass that was trodden down meanwhile, it goes as near as it can: to the cell that is
 * nearest in a straight line, on a tie the first by row and column. Each turn costs as {@link Travel} does;
 * where it does not know the place, a look at each cell of the level more.
 *
 * @param place where it goes
 * @param patience the patience that is left with who stands in the way
 * @param isOver whether it looks no more
 */
public record Seek(Point place, Patience patience, boolean isOver) implements Behaviour {

    public Seek {
        Objects.requireNonNull(place, "place");
        Objects.requireNonNull(patience, "patience");
    }

    /** Has not begun yet. */
    public Seek(Point place) {
        this(place, Patience.FRESH, false);
    }

    @Override
    public Optional<Action> next(TurnView turn) {
        return isOver || !Awareness.of(turn).enemies().isEmpty()
                ? Optional.empty()
                : way(turn).next(turn);
    }

    private Travel way(TurnView turn) {
        Board board = turn.board();
        if (mayPass(turn, place)) {
            return new Travel(place, patience);
        }
        Point goal = new Rect(0, 0, board.width(), board.height())
                .points().stream()
                        .filter(cell -> mayPass(turn, cell))
                        .min(Comparator.comparingDouble(cell -> Metric.EUCLIDEAN.distance(cell, place)))
                        .orElse(place);
        return new Travel(goal, patience);
    }

    private static boolean mayPass(TurnView turn, Point cell) {
        return turn.board().contains(cell)
                && Moves.mayPass(turn.actor(), turn.board().terrainAt(cell));
    }

    @Override
    public Seek afterwards(TurnView turn, Action chosen) {
        return new Seek(place, way(turn).afterwards(turn, chosen).patience(), false);
    }

    @Override
    public Seek afterPassing(TurnView turn) {
        return isOver ? this : new Seek(place, patience, true);
    }
}
