package io.github.undercroft.terrain;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.Controller;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.Motility;
import io.github.undercroft.model.Moves;
import io.github.undercroft.model.Terrain;
import io.github.undercroft.model.TurnView;
import java.util.List;

/** What is next to an actor, and who touches the ground. */
final class Near {

    private Near() {}

    /** The cells of just that terrain next to the actor, clockwise from north. */
    static List<Point> cells(TurnView turn, Terrain terrain) {
        ImmutableList.Builder<Point> cells = ImmutableList.builder();
        for (Direction direction : Direction.all()) {
            Point at = turn.position().step(direction);
            if (turn.board().terrainAt(at).equals(terrain)) {
                cells.add(at);
            }
        }
        return cells.build();
    }

    static boolean isInReach(ActionContext context, Point at) {
        return Metric.CHEBYSHEV.within(context.view().position(), at, 1);
    }

    /** Whether somebody touches the ground: who flies does not. */
    static boolean treads(Entity who) {
        return who.get(Moves.class)
                .filter(moves -> moves.by().contains(Motility.FLY))
                .isEmpty();
    }

    static boolean isSomebody(Entity who) {
        return who.has(Controller.class);
    }
}
