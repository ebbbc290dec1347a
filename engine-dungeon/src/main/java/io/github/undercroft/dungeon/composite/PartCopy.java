package io.github.undercroft.dungeon.composite;

import com.google.common.collect.FluentIterable;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.DraftCells;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.Link;
import io.github.undercroft.dungeon.Lock;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.geometry.Rect;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Copies the level of a part into a draft: cells, areas, links, marks and details. Its stairs become floor, or rock in an
 * alcove, and its locked doors become doors without keys, because without these stairs other ways may lead behind them.
 */
final class PartCopy {

    private final LevelDraft draft;
    private final MapSplit.Part part;
    private final LevelPlan plan;
    private final int left;
    private final int top;
    private final List<Lock> locks;
    private final List<Area> areas = new ArrayList<>();

    PartCopy(LevelDraft draft, MapSplit.Part part, LevelPlan plan) {
        this.draft = draft;
        this.part = part;
        this.plan = plan;
        locks = plan.details(Lock.class);
        left = part.cells().x();
        top = part.cells().y();
    }

    void copy() {
        for (Area area : plan.areas()) {
            Rect bounds = area.bounds();
            Rect moved = new Rect(bounds.x() + left, bounds.y() + top, bounds.width(), bounds.height());
            areas.add(draft.addArea(area.kind(), moved, area.isDark()));
            if (area.kind() == AreaKind.VAULT) {
                keepWithWalls(moved);
            }
        }
        for (int y = 0; y < plan.height(); y++) {
            copyRow(y);
        }
        for (Link link : plan.links()) {
            draft.join(new Link(
                    areas.get(link.from()).id(),
                    areas.get(link.to()).id(),
                    link.at().plus(left, top)));
        }
        for (Lock lock : locks) {
            draft.set(left + lock.door().x(), top + lock.door().y(), CellKind.DOOR);
        }
        Set<Mark> keys = locks.stream().map(Lock::keyMark).collect(ImmutableSet.toImmutableSet());
        for (Mark mark : Iterables.filter(plan.marks(), mark -> !keys.contains(mark))) {
            draft.mark(new Mark(mark.what(), mark.at().plus(left, top), mark.amount(), mark.why()));
        }
        draft.addDetail(new CompositeLevels.PlacedPart(part.style(), part.cells(), detailsWithoutLocks()));
    }

    private List<Record> detailsWithoutLocks() {
        return FluentIterable.from(plan.details(Record.class))
                .filter(detail -> !(detail instanceof Lock))
                .toList();
    }

    /** A finished plan does not say which cells were kept. */
    private void keepWithWalls(Rect vault) {
        for (int y = vault.y() - 1; y <= vault.bottom() + 1; y++) {
            for (int x = vault.x() - 1; x <= vault.right() + 1; x++) {
                draft.keep(x, y);
            }
        }
    }

    private void copyRow(int y) {
        int from = 0;
        while (from < plan.width()) {
            CellKind kind = plan.kindAt(from, y);
            Optional<Area> area = plan.areaAt(from, y);
            int to = from + 1;
            while (to < plan.width()
                    && plan.kindAt(to, y) == kind
                    && plan.areaAt(to, y).equals(area)) {
                to++;
            }
            if (kind != CellKind.ROCK) {
                requireClosed(kind, from, to, y);
                draft.fill(top + y, left + from, left + to, withoutStairs(kind, from, y));
            }
            if (area.isPresent()) {
                draft.claim(areas.get(area.get().id()), top + y, left + from, left + to);
            }
            from = to;
        }
    }

    private void requireClosed(CellKind kind, int from, int to, int y) {
        boolean isAtBorder = y == 0 || y == plan.height() - 1 || from == 0 || to == plan.width();
        if (kind.isPassable() && isAtBorder) {
            throw new IllegalStateException("The generator of the part \"" + part.style() + "\", " + part.generator()
                    + ", left its border open in row " + y + "; let it guarantee CLOSED_BORDER");
        }
    }

    private CellKind withoutStairs(CellKind kind, int x, int y) {
        if (kind != CellKind.STAIRS_UP && kind != CellKind.STAIRS_DOWN) {
            return kind;
        }
        boolean isAlcove = plan.areaAt(x, y).isEmpty() && DraftCells.isDeadEnd(plan.open(), x, y);
        return isAlcove ? CellKind.ROCK : CellKind.FLOOR;
    }
}
