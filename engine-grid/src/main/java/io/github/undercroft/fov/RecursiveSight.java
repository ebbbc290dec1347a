package io.github.undercroft.fov;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import java.util.Arrays;

/**
 * Recursive shadowcasting in eight octants. A slope is columns over rows, from 1, the diagonal, down to 0, the axis; a
 * cell reaches from its near outer corner to its far inner one. The recursion is a stack of beams.
 */
final class RecursiveSight implements FieldOfView {

    /** Numbers kept of a waiting beam: its row, and two for each slope. */
    private static final int BEAM = 5;

    private final VisibleCells visible = new VisibleCells();
    private final SightBox box = new SightBox();
    private final Spans spans = new Spans();
    private final Octant octant = new Octant(visible, box);
    private int[] waiting = new int[16 * BEAM];
    private int waitingSize;

    @Override
    public VisibleCells compute(BitGridView transparent, Point origin, Reach reach) {
        box.around(transparent, origin, reach.radius());
        visible.begin(transparent, box);
        spans.load(reach, Math.min(reach.radius(), Math.max(transparent.width(), transparent.height())));
        visible.set(origin.x(), origin.y());
        for (int number = 0; number < 8; number++) {
            octant.turnTo(origin, number);
            push(1, 1, 1, 0, 1);
            while (waitingSize > 0) {
                waitingSize -= BEAM;
                scan(transparent, waitingSize);
            }
        }
        visible.keep(origin.x(), origin.y(), spans, reach);
        return visible;
    }

    /** Follows one beam until it is used up or a row of it ends in walls. */
    private void scan(BitGridView transparent, int beam) {
        int startColumns = waiting[beam + 1];
        int startRows = waiting[beam + 2];
        int endColumns = waiting[beam + 3];
        int endRows = waiting[beam + 4];
        boolean blocked = false;
        for (int row = waiting[beam]; !blocked && row <= octant.rows(); row++) {
            if ((long) startColumns * endRows < (long) endColumns * startRows) {
                return;
            }
            int nextColumns = startColumns;
            int nextRows = startRows;
            // Beyond the edge of the grid all is wall; one column of it stands for all.
            for (int column = Math.min(row, octant.columns() + 1); column >= 0; column--) {
                if (startColumns * (2L * row + 1) < (2L * column - 1) * startRows) {
                    continue;
                }
                if (endColumns * (2L * row - 1) > (2L * column + 1) * endRows) {
                    break;
                }
                boolean wall = !octant.see(transparent, row, column);
                if (wall && !blocked) {
                    push(row + 1, startColumns, startRows, 2 * column + 1, 2 * row - 1);
                }
                if (wall) {
                    nextColumns = 2 * column - 1;
                    nextRows = 2 * row + 1;
                } else if (blocked) {
                    startColumns = nextColumns;
                    startRows = nextRows;
                }
                blocked = wall;
            }
        }
    }

    private void push(int row, int startColumns, int startRows, int endColumns, int endRows) {
        if (waitingSize == waiting.length) {
            waiting = Arrays.copyOf(waiting, 2 * waitingSize);
        }
        waiting[waitingSize] = row;
        waiting[waitingSize + 1] = startColumns;
        waiting[waitingSize + 2] = startRows;
        waiting[waitingSize + 3] = endColumns;
        waiting[waitingSize + 4] = endRows;
        waitingSize += BEAM;
    }
}
