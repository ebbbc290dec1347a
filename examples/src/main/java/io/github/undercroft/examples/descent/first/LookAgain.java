package io.github.undercroft.examples.descent.first;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Board;
import io.github.undercroft.Motility;
import io.github.undercroft.Perception;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.pathfinding.brain.Travel;
import java.util.Comparator;
import java.util.Optional;

/** Goes where nobody has looked for the longest time: somebody may be there now. */
record LookAgain() implements Behaviour {
    @Override
    public Optional<Action> next(TurnView turn) {
        Perception known = turn.perception().orElseThrow();
        Board board = turn.board();
        return board.passable(Motility.WALK).points().stream()
                .filter(cell -> !board.isOccupied(cell))
                .min(Comparator.comparingLong(
                        (Point cell) -> known.lastSeen(cell).orElse(0)))
                .filter(cell -> !known.sees(cell))
                .flatMap(cell -> new Travel(cell).next(turn));
    }
}
