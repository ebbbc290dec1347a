package io.github.undercroft.dungeon.vault;

import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;

/** Puts a vault in rock, so that nothing changes that was dug before. */
final class RockFit implements VaultFit {

    private final LevelDraft draft;

    RockFit(LevelDraft draft) {
        this.draft = draft;
    }

    @Override
    public boolean isSite(Point floor, Point beside) {
        return isDiggable(beside);
    }

    @Override
    public boolean fits(VaultSite site) {
        return isAllRock(site) && isDiggable(site.door()) && isTunnelFree(site);
    }

    private boolean isAllRock(VaultSite site) {
        Grid<Vault.Cell> cells = site.fitting().cells();
        for (int y = 0; y < cells.height(); y++) {
            for (int x = 0; x < cells.width(); x++) {
                Point cell = site.corner().plus(x, y);
                boolean isWall = cells.get(x, y).kind() == CellKind.ROCK;
                if (!cells.get(x, y).isOutside() && !(isWall ? isRockOnTheMap(cell) : isDiggable(cell))) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether the tunnel goes through rock, with rock on both sides, and not through the vault itself. */
    private boolean isTunnelFree(VaultSite site) {
        Direction away = site.away();
        for (int i = 1; i <= site.tunnel(); i++) {
            Point cell = site.floor().step(away, i);
            Point one = cell.step(away.turned(2));
            Point other = cell.step(away.turned(-2));
            if (!isDiggable(cell)
                    || site.isOfVault(cell)
                    || draft.kindAt(one.x(), one.y()).isPassable()
                    || draft.kindAt(other.x(), other.y()).isPassable()) {
                return false;
            }
        }
        return true;
    }

    private boolean isRockOnTheMap(Point cell) {
        return draft.open().contains(cell) && draft.kindAt(cell.x(), cell.y()) == CellKind.ROCK;
    }

    /** Rock inside the border that is not kept; walls of vaults need it. */
    private boolean isDiggable(Point cell) {
        return cell.x() > 0
                && cell.y() > 0
                && cell.x() < draft.width() - 1
                && cell.y() < draft.height() - 1
                && draft.kindAt(cell.x(), cell.y()) == CellKind.ROCK
                && !draft.kept().get(cell);
    }
}
