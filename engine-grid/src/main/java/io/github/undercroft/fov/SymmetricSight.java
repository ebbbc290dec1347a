package io.github.undercroft.fov;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;

/**
 * Symmetric shadowcasting on whole rows of bits.
 *
 * <p>The four quadrants are scanned alike: north and south along the rows of the map, west and east along its columns.
 * What is seen of a row is set at once. What is seen of a column would have to be set cell by cell; instead its two ends
 * are marked in a second plane, and one pass down the rows turns the marks into cells: each mark flips from unseen to
 * seen or back for all rows from there on. That pass clears the marks, too. It works because what the beams of one
 * quadrant see of a column never overlaps.
 */
final class SymmetricSight implements FieldOfView {

    private final VisibleCells visible = new VisibleCells();
    private final SightBox box = new SightBox();
    private final SightBox scanned = new SightBox();
    private final SightMap ownMap = new SightMap();
    private final Spans spans = new Spans();
    private final QuadrantScan scan = new QuadrantScan();
    /** One row longer than the grid: a column seen down to the last row ends beyond it. */
    private long[] flips = {};

    @Override
    public VisibleCells compute(BitGridView transparent, Point origin, Reach reach) {
        box.around(transparent, origin, reach.radius());
        SightMap map = columnsOf(transparent, origin, reach);
        visible.begin(map, box);
        if (flips.length != visible.words().length + visible.wordsPerRow()) {
            flips = new long[visible.words().length + visible.wordsPerRow()];
        }
        int x = origin.x();
        int y = origin.y();
        visible.set(x, y);
        spans.load(reach, Math.min(reach.radius(), Math.max(map.width(), map.height())));
        if (isOpenGround(map, x, y)) {
            visible.setReach(x, y, spans);
        } else {
            scanQuadrants(map, x, y);
        }
        visible.keepCone(x, y, reach);
        return visible;
    }

    private void scanQuadrants(SightMap map, int x, int y) {
        scan.overRows(map, visible.words(), spans.array());
        scan.scan(x, y, -1, y - box.top());
        scan.scan(x, y, 1, box.bottom() - y);
        scan.overColumns(map, flips, spans.array());
        scan.scan(y, x, -1, x - box.left());
        scan.scan(y, x, 1, box.right() - x);
        addFlips();
    }

    /**
     * Answers whether nothing hides anything. Looks at the nearest rows first: where anything is near, that is soon known,
     * and where nothing is, it saves scanning all rows and all columns.
     */
    private boolean isOpenGround(SightMap map, int x, int y) {
        int farthest = Math.max(y - box.top(), box.bottom() - y);
        for (int away = 0; away <= farthest; away++) {
            int span = spans.at(away) + 1;
            if (away <= y - box.top() && !map.isRowOpen(y - away, x - span, x + span)) {
                return false;
            }
            if (away <= box.bottom() - y && !map.isRowOpen(y + away, x - span, x + span)) {
                return false;
            }
        }
        return true;
    }

    private SightMap columnsOf(BitGridView transparent, Point origin, Reach reach) {
        if (transparent instanceof SightMap map) {
            return map;
        }
        // A wall whose middle is out of reach may still hide what is within.
        scanned.around(transparent, origin, reach.radius() == Reach.UNLIMITED ? Reach.UNLIMITED : reach.radius() + 1);
        ownMap.copyBox(transparent, scanned);
        return ownMap;
    }

    private void addFlips() {
        long[] seen = visible.words();
        long[] marks = flips;
        int wordsPerRow = visible.wordsPerRow();
        int below = (box.bottom() + 1) * wordsPerRow;
        for (int wordX = box.left() >> 6; wordX <= box.right() >> 6; wordX++) {
            long row = 0;
            for (int i = box.top() * wordsPerRow + wordX; i < below; i += wordsPerRow) {
                row ^= marks[i];
                marks[i] = 0;
                seen[i] |= row;
            }
            marks[below + wordX] = 0;
        }
    }
}
