package io.github.undercroft.dungeon;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** Corrects areas and links after cells were taken from areas. */
final class AreaTidying {

    private final PlanCells cells;
    private final List<Area> areas;
    private final List<Link> links;
    /** The new id of each area, or that of none. */
    private final int[] ids;

    AreaTidying(PlanCells cells, List<Area> areas, List<Link> links) {
        this.cells = cells;
        this.areas = areas;
        this.links = links;
        ids = new int[areas.size()];
    }

    /** Corrects the areas from which cells were taken. Returns the former id of each area that is left. */
    ImmutableList<Integer> tidy(BitSet robbed) {
        Measured measured = measured(robbed);
        List<Area> before = List.copyOf(areas);
        areas.clear();
        ImmutableList.Builder<Integer> former = ImmutableList.builder();
        for (Area area : before) {
            int id = area.id();
            boolean isLost = robbed.get(id) && !measured.isOpen[id];
            ids[id] = isLost ? PlanCells.NO_AREA : areas.size();
            if (!isLost) {
                Rect bounds = robbed.get(id) ? measured.bounds(id) : area.bounds();
                areas.add(new Area(ids[id], area.kind(), bounds, area.isDark()));
                former.add(id);
            }
        }
        if (areas.size() < before.size()) {
            rename(before);
            links.replaceAll(link -> new Link(ids[link.from()], ids[link.to()], link.at()));
        }
        moveLinks();
        return former.build();
    }

    private void moveLinks() {
        List<Link> before = List.copyOf(links);
        links.clear();
        for (Link link : before) {
            if (isBetween(link)) {
                links.add(link);
            } else {
                elsewhere(link).ifPresent(links::add);
            }
        }
    }

    /** Within the bounds of areas, or everywhere if that is less. */
    private void rename(List<Area> before) {
        long sum = 0;
        for (Area area : before) {
            sum += ids[area.id()] == area.id() ? 0 : area.bounds().area();
        }
        if (sum > (long) cells.width * cells.height) {
            cells.renameAreas(ids);
            return;
        }
        // Ids only become lower, so no id is given to other cells before its own cells are renamed.
        for (Area area : before) {
            if (ids[area.id()] != area.id()) {
                cells.renameArea(area.bounds(), area.id(), ids[area.id()]);
            }
        }
    }

    /** Within the bounds of these areas, or everywhere if that is less. */
    private Measured measured(BitSet robbed) {
        Measured measured = new Measured(areas.size());
        long sum = 0;
        for (int id = robbed.nextSetBit(0); id >= 0; id = robbed.nextSetBit(id + 1)) {
            sum += areas.get(id).bounds().area();
        }
        if (sum > (long) cells.width * cells.height) {
            measured.add(cells, robbed);
            return measured;
        }
        for (int id = robbed.nextSetBit(0); id >= 0; id = robbed.nextSetBit(id + 1)) {
            measured.add(cells, areas.get(id).bounds(), id);
        }
        return measured;
    }

    /** The bounds of areas. */
    private static final class Measured {

        private final boolean[] isOpen;
        private final int[] left;
        private final int[] top;
        private final int[] right;
        private final int[] bottom;

        Measured(int areas) {
            isOpen = new boolean[areas];
            left = new int[areas];
            top = new int[areas];
            right = new int[areas];
            bottom = new int[areas];
            Arrays.fill(left, Integer.MAX_VALUE);
            Arrays.fill(top, Integer.MAX_VALUE);
            Arrays.fill(right, -1);
        }

        void add(PlanCells cells, BitSet some) {
            for (int y = 0; y < cells.height; y++) {
                for (int x = 0; x < cells.width; x++) {
                    int area = cells.areaAt(x, y);
                    if (area != PlanCells.NO_AREA && some.get(area)) {
                        add(cells, area, x, y);
                    }
                }
            }
        }

        /** The cells of one area within a rectangle. */
        void add(PlanCells cells, Rect within, int one) {
            for (int y = within.y(); y <= within.bottom(); y++) {
                for (int x = within.x(); x <= within.right(); x++) {
                    if (cells.areaAt(x, y) == one) {
                        add(cells, one, x, y);
                    }
                }
            }
        }

        private void add(PlanCells cells, int area, int x, int y) {
            isOpen[area] |= cells.open.get(x, y);
            left[area] = Math.min(left[area], x);
            right[area] = Math.max(right[area], x);
            top[area] = Math.min(top[area], y);
            bottom[area] = y;
        }

        Rect bounds(int area) {
            return new Rect(left[area], top[area], right[area] - left[area] + 1, bottom[area] - top[area] + 1);
        }
    }

    /** The link at the first other cell of one of its areas that is beside the other; none if they are apart now. */
    private Optional<Link> elsewhere(Link link) {
        if (link.from() == PlanCells.NO_AREA || link.to() == PlanCells.NO_AREA || link.from() == link.to()) {
            return Optional.empty();
        }
        Rect one = areas.get(link.from()).bounds();
        Rect other = areas.get(link.to()).bounds();
        int area = one.area() < other.area() ? link.from() : link.to();
        Rect bounds = areas.get(area).bounds();
        for (int y = bounds.y(); y <= bounds.bottom(); y++) {
            for (int x = bounds.x(); x <= bounds.right(); x++) {
                if (cells.areaAt(x, y) == area) {
                    Link moved = new Link(link.from(), link.to(), new Point(x, y));
                    if (isBetween(moved)) {
                        return Optional.of(moved);
                    }
                }
            }
        }
        return Optional.empty();
    }

    private boolean isBetween(Link link) {
        return cells.kindAt(link.at().x(), link.at().y()).isPassable()
                && touches(link.at(), link.from())
                && touches(link.at(), link.to());
    }

    private boolean touches(Point at, int area) {
        return area != PlanCells.NO_AREA
                && (cells.areaAt(at.x(), at.y()) == area
                        || cells.areaAt(at.x(), at.y() - 1) == area
                        || cells.areaAt(at.x() + 1, at.y()) == area
                        || cells.areaAt(at.x(), at.y() + 1) == area
                        || cells.areaAt(at.x() - 1, at.y()) == area);
    }
}
