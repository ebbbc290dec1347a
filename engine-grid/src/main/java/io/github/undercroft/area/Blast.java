package io.github.undercroft.area;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import java.util.List;
import java.util.function.Supplier;

/** A shape that is laid out around its target. */
interface Blast extends AreaShape {

    @Override
    default Anchor anchor() {
        return Anchor.TARGET;
    }

    /** Those cells, or none if the middle is outside the grid: nothing gets in from there. */
    static List<Point> fromInside(BitGridView open, Point target, Supplier<List<Point>> cells) {
        return open.contains(target) ? cells.get() : ImmutableList.of();
    }
}
