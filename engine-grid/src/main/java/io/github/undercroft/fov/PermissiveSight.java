package io.github.undercroft.fov;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;

/**
 * Precise permissive field of view, one quadrant after the other. In a quadrant the origin's cell is the square from
 * (0,0) to (1,1), and sight runs towards larger numbers. Cells are visited in diagonals, so that each comes after all
 * that could hide it, and along a diagonal from the shallow directions to the steep ones.
 */
final class PermissiveSight implements FieldOfView {

    private final VisibleCells visible = new VisibleCells();
    private final SightBox box = new SightBox();
    private final Spans spans = new Spans();
    private final SightFan fan = new SightFan();

    /**
     * The current quadrant: where it begins, which way it opens, and how many columns and rows it has beside its first.
     */
    private BitGridView transparent = BitGrid.of(1, 1);

    private int originX;
    private int originY;
    private int signX;
    private int signY;
    private int columns;
    private int rows;

    @Override
    public VisibleCells compute(BitGridView transparent, Point origin, Reach reach) {
        box.around(transparent, origin, reach.radius());
        visible.begin(transparent, box);
        spans.load(reach, Math.min(reach.radius(), Math.max(transparent.width(), transparent.height())));
        visible.set(origin.x(), origin.y());
        this.transparent = transparent;
        originX = origin.x();
        originY = origin.y();
        for (int quadrant = 0; quadrant < 4; quadrant++) {
            signX = (quadrant & 1) == 0 ? 1 : -1;
            signY = (quadrant & 2) == 0 ? 1 : -1;
            columns = signX > 0 ? box.right() - originX : originX - box.left();
            rows = signY > 0 ? box.bottom() - originY : originY - box.top();
            scan();
        }
        visible.keep(originX, originY, spans, reach);
        return visible;
    }

    private void scan() {
        fan.open(columns, rows);
        seeCorner(1, 1);
        for (int diagonal = 1; diagonal <= columns + rows && !fan.isShut(); diagonal++) {
            int view = 0;
            int lastRow = Math.min(diagonal, rows);
            for (int row = Math.max(0, diagonal - columns); row <= lastRow; row++) {
                int column = diagonal - row;
                view = fan.skipBelow(view, column, row);
                if (view == fan.size()) {
                    break;
                }
                if (fan.reaches(view, column, row) && !see(column, row)) {
                    fan.block(view, column, row);
                }
            }
        }
    }

    /** Sets a cell of the current quadrant; returns whether sight passes through it. */
    private boolean see(int column, int row) {
        int x = originX + signX * column;
        int y = originY + signY * row;
        visible.set(x, y);
        boolean open = transparent.get(x, y);
        if (open) {
            seeCorner(column + 1, row + 1);
        }
        return open;
    }

    /**
     * Sets a wall between two walls, seen from before it: no line runs into a corner but through its very edge, and a
     * room without its corners looks odd.
     */
    private void seeCorner(int column, int row) {
        int x = originX + signX * column;
        int y = originY + signY * row;
        boolean inBox = column <= columns && row <= rows;
        if (inBox && !transparent.get(x, y) && !transparent.get(x - signX, y) && !transparent.get(x, y - signY)) {
            visible.set(x, y);
        }
    }
}
