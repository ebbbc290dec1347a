package io.github.undercroft.examples.descent;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.ActionContext;
import io.github.undercroft.Board;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Target;
import io.github.undercroft.combat.Gust;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.effect.Push;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import java.util.Comparator;
import java.util.List;

/** A gust to all sides: blows creatures, fire and gas in view away from the reader, the farthest first. */
record Wind(int reach) implements Consequence {

    private static final Gust GUST = Gust.bolt(1, Push.of(3).withImpact("1d4"));

    @Override
    public void befall(ActionContext context, EntityId who) {
        Board board = context.board();
        Point from = context.view().position();
        Comparator<Point> near = Comparator.comparingDouble(at -> Metric.EUCLIDEAN.distance(from, at));
        List<Point> around = context.view().perception().orElseThrow().visible().points().stream()
                .filter(at -> Metric.CHEBYSHEV.within(at, from, reach) && !at.equals(from))
                .toList();
        List<Point> area = ImmutableList.sortedCopyOf(near.reversed(), around);
        List<EntityId> blown = area.stream()
                .flatMap(at -> board.occupantAt(at).stream())
                .map(Entity::id)
                .toList();
        GUST.use(context, new Target(blown, List.of(), area));
    }
}
