package io.github.undercroft.fov;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;

/**
 * A field of view: finds the cells that can be seen from one cell. {@link FieldsOfView} has the algorithms, which differ in
 * what they guarantee.
 *
 * <pre>{@code
 * SightMap map = SightMap.of(transparent);          // once; tell it when a door opens
 * FieldOfView fov = FieldsOfView.symmetric();       // once
 * VisibleCells seen = fov.compute(map, hero, Reach.round(8));
 * boolean isSeen = seen.get(goblin);
 * }</pre>
 *
 * <p>The origin is always seen, and counts as transparent even if it is not. Opaque cells such as walls are seen as well;
 * they only end the view. A cell beyond the edge of the grid is never seen. A {@link Reach} only removes cells.
 *
 * <p>Can be reused any number of times, and no call influences the next. Allocates nothing once its memory has grown to the
 * grid. For one thread at a time.
 */
@FunctionalInterface
public interface FieldOfView {

    /**
     * Finds the cells that are seen from {@code origin}.
     *
     * @param transparent the cells that sight passes through; a {@link SightMap} is fastest
     * @return the visible cells, for reading until the next call; {@link VisibleCells#copyOf} keeps them
     * @throws IllegalArgumentException if the origin is outside the grid
     */
    VisibleCells compute(BitGridView transparent, Point origin, Reach reach);
}
