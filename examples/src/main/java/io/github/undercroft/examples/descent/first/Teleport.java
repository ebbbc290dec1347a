package io.github.undercroft.examples.descent.first;

import io.github.undercroft.ActionContext;
import io.github.undercroft.EntityId;
import io.github.undercroft.Motility;
import io.github.undercroft.Terrain;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.terrain.Door;
import java.util.List;
import java.util.Optional;

/**
 * Moves its victim to a random free cell of the floor from which one can walk back, so not behind bars; out of reach of those around it if
 * there is one.
 */
public record Teleport() implements Consequence {

    private static final int FAR = 15;
    private static final Terrain.Quality DOORS = Terrain.Quality.of("a door", Door.class::isInstance);

    @Override
    public void befall(ActionContext context, EntityId who) {
        elsewhere(context).ifPresent(cell -> context.tryMove(who, cell));
    }

    /** @return such a cell; empty if none is free */
    public static Optional<Point> elsewhere(ActionContext context) {
        Point from = context.view().position();
        BitGrid ways = BitGrid.copyOf(context.board().passable(Motility.WALK));
        ways.or(context.board().cells(DOORS));
        BitGrid inReach = FloodFill.of(context.view().steps().movement()).reachable(ways, from);
        List<Point> free = context.board().passable(Motility.WALK).points().stream()
                .filter(cell -> !context.board().isOccupied(cell) && inReach.get(cell.x(), cell.y()))
                .toList();
        List<Point> far = free.stream()
                .filter(cell -> !Metric.CHEBYSHEV.within(cell, from, FAR))
                .toList();
        return free.isEmpty() ? Optional.empty() : Optional.of(context.random().pick(far.isEmpty() ? free : far));
    }
}
