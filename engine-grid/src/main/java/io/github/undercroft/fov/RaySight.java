package io.github.undercroft.fov;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;

/**
 * Casts a ray to every cell of the border of the box in reach. A ray takes one step along its longer side each time, and
 * the nearest cell across; half-way stays on the origin's side, so that mirrored maps give mirrored rays.
 */
final class RaySight implements FieldOfView {

    private final VisibleCells visible = new VisibleCells();
    private final SightBox box = new SightBox();
    private final Spans spans = new Spans();

    @Override
    public VisibleCells compute(BitGridView transparent, Point origin, Reach reach) {
        box.around(transparent, origin, reach.radius());
        visible.begin(transparent, box);
        spans.load(reach, Math.min(reach.radius(), Math.max(transparent.width(), transparent.height())));
        int x = origin.x();
        int y = origin.y();
        visible.set(x, y);
        for (int borderX = box.left(); borderX <= box.right(); borderX++) {
            cast(transparent, x, y, borderX - x, box.top() - y);
            cast(transparent, x, y, borderX - x, box.bottom() - y);
        }
        for (int borderY = box.top(); borderY <= box.bottom(); borderY++) {
            cast(transparent, x, y, box.left() - x, borderY - y);
            cast(transparent, x, y, box.right() - x, borderY - y);
        }
        visible.keep(x, y, spans, reach);
        return visible;
    }

    private void cast(BitGridView transparent, int x, int y, int dx, int dy) {
        boolean steep = Math.abs(dy) > Math.abs(dx);
        int steps = Math.max(Math.abs(dx), Math.abs(dy));
        int gain = Math.min(Math.abs(dx), Math.abs(dy));
        int signX = Integer.signum(dx);
        int signY = Integer.signum(dy);
        int across = 0;
        long error = 0;
        for (int along = 1; along <= steps; along++) {
            error += 2L * gain;
            if (error > steps) {
                across++;
                error -= 2L * steps;
            }
            int cellX = x + signX * (steep ? across : along);
            int cellY = y + signY * (steep ? along : across);
            visible.set(cellX, cellY);
            if (!transparent.get(cellX, cellY)) {
                return;
            }
        }
    }
}
