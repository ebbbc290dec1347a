package io.github.undercroft.fov;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.CellVisitor;
import io.github.undercroft.grid.IntGrid;
import io.github.undercroft.grid.IntGridView;
import java.util.Objects;

/**
 * A field of view with light and darkness: a cell is seen if it is in the line of sight, and is lit or near.
 *
 * <p>O(cells in line of sight), plus the field of view; allocates nothing once its memory has grown to the grid. For one
 * thread at a time.
 */
public final class SightInLight {

    private final FieldOfView fov;
    private final VisibleCells seen = new VisibleCells();
    private final SightBox box = new SightBox();
    private final CellVisitor chooser;
    private Eyes eyes = Eyes.of(Reach.unlimited());
    private Point origin = new Point(0, 0);
    private IntGridView light = IntGrid.of(1, 1);

    /** Sees by that field of view, which from now on is its own. */
    public SightInLight(FieldOfView fov) {
        this.fov = Objects.requireNonNull(fov, "fov");
        chooser = this::choose;
    }

    /**
     * Finds the cells that an observer sees.
     *
     * @param light the light on each cell, usually a {@link LightMap}
     * @return the visible cells, for reading until the next call
     * @throws IllegalArgumentException if the origin is outside, or the light map is not as large as the grid
     */
    public VisibleCells compute(BitGridView transparent, IntGridView light, Point origin, Eyes eyes) {
        if (light.width() != transparent.width() || light.height() != transparent.height()) {
            throw new IllegalArgumentException("a light map of " + light.width() + " x " + light.height()
                    + " cells does not fit a level of " + transparent.width() + " x " + transparent.height()
                    + "; compute it from the same level");
        }
        this.light = light;
        this.origin = origin;
        this.eyes = eyes;
        VisibleCells inSight = fov.compute(transparent, origin, eyes.reach());
        box.around(inSight);
        seen.begin(inSight, box);
        inSight.forEach(chooser);
        return seen;
    }

    private void choose(int x, int y) {
        if (eyes.see(x - origin.x(), y - origin.y(), light.get(x, y))) {
            seen.set(x, y);
        }
    }
}
