package io.github.undercroft.dungeon.step;

import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.DraftCells;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.Runs;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.grid.Regions;
import java.util.Arrays;

/** Places lakes where they cut nothing off. */
final class Flooding {

    /** How far from a lake the search looks for ways around it. */
    private static final int MARGIN = 8;
    /** A lake with fewer cells is a puddle. */
    private static final int MIN_CELLS = 6;

    private static final int UNKNOWN = Regions.NONE;

    private final LevelDraft draft;
    private final FloodFill fill = FloodFill.of(Movement.FOUR_WAY);
    /** Ways around must not lead through secrets or locks. */
    private final BitGrid walkable;
    /** Cells that stay dry. */
    private final BitGrid dry;
    /** How many cells of floor may still become wet: half of them stay dry for stairs and the like. */
    private int floorLeft;

    Flooding(LevelDraft draft) {
        this.draft = draft;
        walkable = DraftCells.walkable(draft);
        BitGrid kept = BitGrid.copyOf(draft.special());
        kept.or(draft.kept());
        kept.or(DraftCells.meetings(draft));
        kept.or(DraftCells.marked(draft));
        dry = grown(kept);
        BitGrid floor = BitGrid.copyOf(draft.open());
        floor.andNot(draft.special());
        floorLeft = floor.count() / 2;
    }

    private static BitGrid grown(BitGrid cells) {
        BitGrid grown = BitGrid.copyOf(cells);
        for (Direction direction : Direction.all()) {
            grown.orShifted(cells, direction);
        }
        return grown;
    }

    /**
     * Floods that shape with its corner there, except cells that stay dry, unless that cuts something off or is too small.
     */
    boolean tryFlood(BitGrid shape, Point corner) {
        int left = Math.max(0, corner.x() - MARGIN);
        int top = Math.max(0, corner.y() - MARGIN);
        int right = Math.min(draft.width(), corner.x() + shape.width() + MARGIN);
        int bottom = Math.min(draft.height(), corner.y() + shape.height() + MARGIN);
        Rect window = new Rect(left, top, right - left, bottom - top);
        BitGrid water = water(shape, corner, window);
        BitGrid ways = ways(window);
        BitGrid drowned = BitGrid.copyOf(ways);
        drowned.and(water);
        int size = water.count();
        if (size < MIN_CELLS || 2 * drowned.count() <= size) {
            return false;
        }
        ways.andNot(water);
        if (cutsOff(ways, drowned)) {
            return false;
        }
        BitGrid wet = floor(grown(water), left, top);
        if (wet.count() > floorLeft) {
            return false;
        }
        floorLeft -= wet.count();
        flood(water, left, top);
        wet.andNot(water);
        wet.forEach((x, y) -> draft.set(left + x, top + y, CellKind.SHALLOWS));
        return true;
    }

    /** The largest part of the shape that is left, within the window. */
    private BitGrid water(BitGrid shape, Point corner, Rect window) {
        BitGrid wet = BitGrid.of(window.width(), window.height());
        shape.forEach((x, y) -> {
            int cellX = corner.x() + x;
            int cellY = corner.y() + y;
            if (!dry.get(cellX, cellY)) {
                wet.set(cellX - window.x(), cellY - window.y());
            }
        });
        Regions parts = fill.regions(wet);
        return parts.count() < 2 ? wet : parts.cells(parts.largest());
    }

    private BitGrid ways(Rect window) {
        BitGrid ways = BitGrid.of(window.width(), window.height());
        for (int y = 0; y < window.height(); y++) {
            for (int x = 0; x < window.width(); x++) {
                if (walkable.get(window.x() + x, window.y() + y)) {
                    ways.set(x, y);
                }
            }
        }
        return ways;
    }

    /**
     * Whether some way through a flooded part has no way around it. A way enters and leaves such a part at cells on its
     * shore, so it is enough to check that these cells stay connected without it. Secrets and locks are never on a shore,
     * because the cells around them stay dry.
     */
    private boolean cutsOff(BitGrid left, BitGrid drowned) {
        Regions regions = fill.regions(left);
        Regions parts = fill.regions(drowned);
        int[] shores = new int[parts.count()];
        Arrays.fill(shores, UNKNOWN);
        boolean[] isCut = {false};
        drowned.forEach((x, y) -> {
            int part = parts.labels().get(x, y);
            for (Direction side : Direction.cardinal()) {
                if (left.getOrFalse(x + side.dx(), y + side.dy())) {
                    int way = regions.labels().get(x + side.dx(), y + side.dy());
                    isCut[0] |= shores[part] != UNKNOWN && shores[part] != way;
                    shores[part] = way;
                }
            }
        });
        // A part without a shore is the whole level.
        return isCut[0] || Arrays.stream(shores).anyMatch(way -> way == UNKNOWN);
    }

    private BitGrid floor(BitGrid cells, int left, int top) {
        BitGrid floor = BitGrid.of(cells.width(), cells.height());
        cells.forEach((x, y) -> {
            if (draft.kindAt(left + x, top + y) == CellKind.FLOOR) {
                floor.set(x, y);
            }
        });
        return floor;
    }

    private void flood(BitGrid water, int left, int top) {
        Runs.forEach(water, (y, from, to) -> {
            draft.release(top + y, left + from, left + to);
            draft.fill(top + y, left + from, left + to, CellKind.DEEPS);
            walkable.clearRange(top + y, left + from, left + to);
        });
    }
}
