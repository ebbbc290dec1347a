package io.github.undercroft.examples.descent;

import io.github.undercroft.Action;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.move.Move;
import io.github.undercroft.sense.Awareness;
import java.util.List;
import java.util.Optional;

/** Hunts as a brain decides; where that knows no way it goes straight at an enemy in view, and breaks the pillars in its way. */
record BreakThrough(Brain hunter) implements Brain {

    @Override
    public Decision decide(TurnView turn) {
        if (!(hunter.decide(turn) instanceof Decision.Act act)) {
            return Decision.await();
        }
        Action deed = act.action() instanceof Rest ? straightOn(turn).orElse(act.action()) : act.action();
        return Decision.act(deed, new BreakThrough(act.next().orElse(hunter)));
    }

    private static Optional<Action> straightOn(TurnView turn) {
        return Awareness.of(turn).threats().stream()
                .flatMap(enemy -> turn.nearest(enemy).stream())
                .flatMap(at -> Direction.towards(turn.actor().nearest(at).orElseThrow(), at).stream())
                .flatMap(way -> step(turn, way).stream())
                .findFirst();
    }

    private static Optional<Action> step(TurnView turn, Direction way) {
        List<Point> ahead = turn.ahead(way);
        List<Point> pillars = Hall.pillars(turn.board(), ahead);
        if (!pillars.isEmpty()) {
            return Optional.of(new Break(pillars));
        }
        return ahead.stream()
                        .allMatch(cell ->
                                turn.board().isPassable(cell) && !turn.board().isOccupied(cell))
                ? Optional.of(new Move(way))
                : Optional.empty();
    }
}
