package io.github.undercroft.dungeon;

import com.google.common.collect.ImmutableList;
import java.util.BitSet;
import java.util.List;

/** Gives cells to areas, and remembers which areas lost cells by that, until they are tidied. */
final class AreaClaims {

    private static final int NO_AREA = PlanCells.NO_AREA;

    private final PlanCells cells;
    /** The ids of the areas that lost cells. */
    private final BitSet robbed = new BitSet();

    AreaClaims(PlanCells cells) {
        this.cells = cells;
    }

    /** Gives the cells of a row, from one up to but not including another, to an area. */
    void claim(Area area, int y, int fromX, int toX) {
        if (toX == fromX + 1) {
            int before = cells.claim(area, fromX, y);
            if (before != NO_AREA && before != area.id()) {
                robbed.set(before);
            }
        } else {
            rob(y, fromX, toX, area.id());
            cells.claim(area, y, fromX, toX);
        }
    }

    /** Takes the cells of a row, from one up to but not including another, from their areas. */
    void release(int y, int fromX, int toX) {
        rob(y, fromX, toX, NO_AREA);
        cells.release(y, fromX, toX);
    }

    private void rob(int y, int fromX, int toX, int by) {
        if (!cells.hasArea(y, fromX, toX)) {
            return;
        }
        for (int x = fromX; x < toX; x++) {
            int area = cells.areaAt(x, y);
            if (area != NO_AREA && area != by) {
                robbed.set(area);
            }
        }
    }

    /** Digs runs as floor on a draft that is all rock, each for the area of its part. */
    void digBlank(RunTable runs, int[] areaOf, List<Area> areas) {
        char[] numbers = new char[areaOf.length];
        boolean[] isRoomy = new boolean[areaOf.length];
        for (int part = 0; part < areaOf.length; part++) {
            if (areaOf[part] != NO_AREA) {
                Area area = areas.get(areaOf[part]);
                numbers[part] = (char) (area.id() + 1);
                isRoomy[part] = !area.kind().isNarrow();
            }
        }
        cells.digBlank(runs, numbers, isRoomy);
    }

    /** Whether no area has lost a cell since the last tidying. */
    boolean areTidy() {
        return robbed.isEmpty();
    }

    /** Corrects the areas that lost cells, and their links, in these lists. @return the former id of each area */
    ImmutableList<Integer> tidy(List<Area> areas, List<Link> links) {
        ImmutableList<Integer> former = new AreaTidying(cells, areas, links).tidy(robbed);
        robbed.clear();
        return former;
    }
}
