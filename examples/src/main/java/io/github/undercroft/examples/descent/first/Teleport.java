package io.github.undercroft.examples.descent.first;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Board;
import io.github.undercroft.EntityId;
import io.github.undercroft.Motility;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import java.util.List;

/** Moves its victim to a random free cell of the floor, out of reach of those around it if there is one. */
public record Teleport() implements Consequence {

    private static final int FAR = 15;

    @Override
    public void befall(ActionContext context, EntityId who) {
        Board board = context.board();
        Point from = context.view().position();
        List<Point> free = board.passable(Motility.WALK).points().stream()
                .filter(cell -> !board.isOccupied(cell))
                .toList();
        List<Point> far = free.stream()
                .filter(cell -> !Metric.CHEBYSHEV.within(cell, from, FAR))
                .toList();
        if (!free.isEmpty()) {
            context.tryMove(who, context.random().pick(far.isEmpty() ? free : far));
        }
    }
}
