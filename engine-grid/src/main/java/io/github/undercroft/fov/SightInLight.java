package io.github.undercroft.fov;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.CellVisitor;
import io.github.undercroft.grid.IntGrid;
import io.github.undercroft.grid.IntGridView;
import java.util.Objects;

/**
 * A field of view with light and darkness: a cell is seen if it is in the line of sight, and is lit or near.
 *
 * <p>What counts for an opaque cell is the light in front of it: that of the brightest transparent cell that touches it on the
 * observer's side, or of the observer's own cell. So a lamp behind a wall does not show the wall to somebody in the dark.
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
    private BitGridView transparent = BitGrid.of(1, 1);

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
        this.transparent = transparent;
        this.origin = origin;
        this.eyes = eyes;
        VisibleCells inSight = fov.compute(transparent, origin, eyes.reach());
        box.around(inSight);
        seen.begin(inSight, box);
        inSight.forEach(chooser);
        return seen;
    }

    private void choose(int x, int y) {
        int dx = x - origin.x();
        int dy = y - origin.y();
        if (eyes.see(dx, dy, transparent.get(x, y) ? light.get(x, y) : lightInFrontOf(x, y, dx, dy))) {
            seen.set(x, y);
        }
    }

    /** The cells there touch each other, so no lamp shines on one of them that is walled off from another. */
    private int lightInFrontOf(int x, int y, int dx, int dy) {
        int nearX = x - Integer.signum(dx);
        int nearY = y - Integer.signum(dy);
        return Math.max(lightThrough(nearX, nearY), Math.max(lightThrough(nearX, y), lightThrough(x, nearY)));
    }

    private int lightThrough(int x, int y) {
        boolean isOrigin = x == origin.x() && y == origin.y();
        return isOrigin || transparent.get(x, y) ? light.get(x, y) : 0;
    }
}
