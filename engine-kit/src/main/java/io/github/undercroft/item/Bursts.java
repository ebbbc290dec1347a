package io.github.undercroft.item;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.ActionContext;
import io.github.undercroft.Board;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Motility;
import io.github.undercroft.area.Anchor;
import io.github.undercroft.area.AreaShape;
import io.github.undercroft.area.Burst;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Objects;

/**
 * A missile that breaks where it lands in an explosion that hits everything around, and is used up: a potion of fire. The consequences
 * touch each cell of the area, and then happen to each entity that fills one, in the order of the cells, including the thrower.
 *
 * @param reach how many cells it flies, 1 or more
 * @param shape the cells that it covers around where it lands, laid out from its {@link Anchor#TARGET}
 * @param consequences the consequences for each, in this order
 */
public record Bursts(int reach, AreaShape shape, List<Consequence> consequences) implements Missile {

    /** Copies the list; refuses a reach below 1, and a shape that begins at the thrower. */
    public Bursts {
        Objects.requireNonNull(shape, "shape");
        Objects.requireNonNull(consequences, "consequences");
        consequences = ImmutableList.copyOf(consequences);
        if (reach < 1) {
            throw new IllegalArgumentException(
                    "A missile flies 1 or more cells; this reach is " + reach + ". Give 1 for the next cell");
        }
        if (shape.anchor() != Anchor.TARGET) {
            throw new IllegalArgumentException("A thrown missile bursts around its landing cell, and " + shape
                    + " starts at the thrower; give a shape around its target, such as Burst.of(1)");
        }
    }

    /** @return what flies 6 cells and bursts so many cells around; walls give cover */
    public static Bursts of(int radius, Consequence... consequences) {
        return new Bursts(Consumable.THROW, Burst.of(radius), ImmutableList.copyOf(consequences));
    }

    @Override
    public List<Point> area(Board board, Point end) {
        return shape.cells(board.passable(Motility.FLY), end, end);
    }

    @Override
    public void land(ActionContext context, Flight flight) {
        Stacks.useUp(context, flight.thing());
        Board board = context.board();
        List<Point> cells = area(board, flight.at());
        // Found before the first consequence, so that no creature escapes by it.
        List<EntityId> all = cells.stream()
                .flatMap(cell -> board.occupantAt(cell).stream())
                .map(Entity::id)
                .distinct()
                .toList();
        cells.forEach(cell -> consequences.forEach(each -> each.touch(context, cell)));
        for (EntityId who : all) {
            consequences.forEach(each -> each.befall(context, who));
        }
    }
}
