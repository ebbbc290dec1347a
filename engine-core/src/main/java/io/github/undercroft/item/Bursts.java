package io.github.undercroft.item;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.area.Anchor;
import io.github.undercroft.area.AreaShape;
import io.github.undercroft.area.Burst;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.Board;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Motility;
import java.util.List;
import java.util.Objects;

/**
 * Breaks where it lands, over everybody around, and is gone: a potion of fire. Who fills a cell of the area is befallen, in
 * the order of the cells, the thrower too.
 *
 * @param reach how many cells it flies, 1 or more
 * @param shape what it covers around where it lands, laid out from its {@link Anchor#TARGET}
 * @param consequences what befalls each, in this order
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
            throw new IllegalArgumentException("What is thrown bursts around where it lands, and " + shape
                    + " begins at the thrower; give a shape around its target, such as Burst.of(1)");
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
        Board board = context.view().board();
        // Found before anything befalls the first one, so that nobody gets away by it.
        List<EntityId> all = area(board, flight.at()).stream()
                .flatMap(cell -> board.occupantAt(cell).stream())
                .map(Entity::id)
                .toList();
        for (EntityId who : all) {
            consequences.forEach(each -> each.befall(context, who));
        }
    }
}
