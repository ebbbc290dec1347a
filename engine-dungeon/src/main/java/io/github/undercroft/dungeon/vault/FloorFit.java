package io.github.undercroft.dungeon.vault;

import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.DraftCells;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.FloodFill;

/**
 * Puts a vault on floor of one area, with a ring of floor around it: ways through that place now lead around it, and doors
 * and meetings of areas stay as they are.
 */
final class FloorFit implements VaultFit {

    private final LevelDraft draft;
    private final BitGrid marked;

    FloorFit(LevelDraft draft) {
        this.draft = draft;
        marked = DraftCells.marked(draft);
    }

    @Override
    public boolean isSite(Point floor, Point beside) {
        return isFloor(beside, draft.areaAt(floor.x(), floor.y()));
    }

    @Override
    public boolean fits(VaultSite site) {
        int area = draft.areaAt(site.floor().x(), site.floor().y());
        Rect drawing = site.fitting().cells().bounds();
        Rect around = new Rect(site.corner().x() - 1, site.corner().y() - 1, drawing.width() + 2, drawing.height() + 2);
        for (int y = around.y(); y <= around.bottom(); y++) {
            for (int x = around.x(); x <= around.right(); x++) {
                if (!isFloor(new Point(x, y), area)) {
                    return false;
                }
            }
        }
        return staysWhole(site, around);
    }

    private boolean isFloor(Point cell, int area) {
        return draft.kindAt(cell.x(), cell.y()) == CellKind.FLOOR
                && draft.areaAt(cell.x(), cell.y()) == area
                && !marked.get(cell)
                && !draft.kept().get(cell);
    }

    /** Whether the floor that is left around the vault, and between its parts, is connected. */
    private static boolean staysWhole(VaultSite site, Rect around) {
        BitGrid left = BitGrid.of(around.width(), around.height());
        for (Point cell : around.points()) {
            if (!site.isOfVault(cell)) {
                left.set(cell.plus(-around.x(), -around.y()));
            }
        }
        return FloodFill.of(Movement.FOUR_WAY).regions(left).count() == 1;
    }
}
