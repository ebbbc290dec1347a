package io.github.undercroft.dungeon;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import java.util.Arrays;
import java.util.List;

/** Sets areas and links right after cells were taken from areas. */
final class AreaTidying {

    private final PlanCells cells;
    private final List<Area> areas;
    private final List<Link> links;
    private final boolean[] isOpen;
    private final int[] left;
    private final int[] top;
    private final int[] right;
    private final int[] bottom;
    /** The new id of each area. */
    private final int[] ids;

    AreaTidying(PlanCells cells, List<Area> areas, List<Link> links) {
        this.cells = cells;
        this.areas = areas;
        this.links = links;
        isOpen = new boolean[areas.size()];
        left = new int[areas.size()];
        top = new int[areas.size()];
        right = new int[areas.size()];
        bottom = new int[areas.size()];
        ids = new int[areas.size()];
        Arrays.fill(left, Integer.MAX_VALUE);
        Arrays.fill(top, Integer.MAX_VALUE);
        Arrays.fill(right, -1);
        Arrays.fill(ids, PlanCells.NO_AREA);
    }

    /** Whether there was anything to change. */
    boolean tidy() {
        measure();
        List<Area> before = List.copyOf(areas);
        areas.clear();
        for (Area area : before) {
            int id = area.id();
            if (isOpen[id]) {
                ids[id] = areas.size();
                areas.add(new Area(ids[id], area.kind(), bounds(id), area.isDark()));
            }
        }
        if (areas.size() < before.size()) {
            cells.renameAreas(ids);
        }
        int linksBefore = links.size();
        links.replaceAll(link -> new Link(ids[link.from()], ids[link.to()], link.at()));
        links.removeIf(link -> !isBetween(link));
        return linksBefore > links.size() || !areas.equals(before);
    }

    private void measure() {
        for (int y = 0; y < cells.height; y++) {
            for (int x = 0; x < cells.width; x++) {
                int area = cells.areaAt(x, y);
                if (area != PlanCells.NO_AREA) {
                    isOpen[area] |= cells.open.get(x, y);
                    left[area] = Math.min(left[area], x);
                    right[area] = Math.max(right[area], x);
                    top[area] = Math.min(top[area], y);
                    bottom[area] = y;
                }
            }
        }
    }

    private Rect bounds(int area) {
        return new Rect(left[area], top[area], right[area] - left[area] + 1, bottom[area] - top[area] + 1);
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
