package io.github.undercroft.dungeon.vault;

import com.google.common.primitives.ImmutableIntArray;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.DraftCells;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.random.RandomSource;

/** The places of a draft where a vault may be joined: floor of areas with rock beside it. 4 bytes for each of them. */
final class VaultSites {

    private final LevelDraft draft;
    private final int longestTunnel;
    /** Each floor cell four times, plus the place of the side among the cardinal ones. */
    private final ImmutableIntArray sites;

    VaultSites(LevelDraft draft, int longestTunnel) {
        this.draft = draft;
        this.longestTunnel = longestTunnel;
        ImmutableIntArray.Builder found = ImmutableIntArray.builder();
        draft.open().forEach((x, y) -> {
            int area = draft.areaAt(x, y);
            if (draft.kindAt(x, y) == CellKind.FLOOR
                    && area != LevelDraft.NO_AREA
                    && draft.areas().get(area).kind() != AreaKind.VAULT) {
                for (int side = 0; side < 4; side++) {
                    Point beside = new Point(x, y).step(Direction.cardinal().get(side));
                    if (isDiggable(beside)) {
                        found.add((y * draft.width() + x) * 4 + side);
                    }
                }
            }
        });
        sites = found.build();
    }

    boolean isEmpty() {
        return sites.isEmpty();
    }

    /** Once, at a place drawn by chance. */
    boolean tryPlace(TurnedVault vault, RandomSource random) {
        int site = sites.get(random.nextInt(sites.length()));
        Direction away = Direction.cardinal().get(site % 4);
        Point floor = new Point(site / 4 % draft.width(), site / 4 / draft.width());
        int tunnel = random.nextInt(longestTunnel + 1);
        TurnedVault.Fitting fitting = vault.leaving(away.opposite(), random);
        Point entrance = fitting.entrance().at();
        Point door = floor.step(away, tunnel + 1);
        VaultSite place = new VaultSite(fitting, door.plus(-entrance.x(), -entrance.y()), floor, tunnel);
        if (!fits(place) || !isTunnelFree(place)) {
            draft.reject("a vault does not fit", floor);
            return false;
        }
        new VaultDigging(draft, place).dig();
        return true;
    }

    /** Whether all cells of the vault are rock, and on the map. */
    private boolean fits(VaultSite site) {
        Grid<VaultCell> cells = site.fitting().cells();
        for (int y = 0; y < cells.height(); y++) {
            for (int x = 0; x < cells.width(); x++) {
                Point cell = site.corner().plus(x, y);
                if (!cells.get(x, y).isOutside() && !isRockOnTheMap(cell)) {
                    return false;
                }
            }
        }
        return isDiggable(site.door());
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

    /** Rock inside the border that is no wall of another vault. */
    private boolean isDiggable(Point cell) {
        return cell.x() > 0
                && cell.y() > 0
                && cell.x() < draft.width() - 1
                && cell.y() < draft.height() - 1
                && draft.kindAt(cell.x(), cell.y()) == CellKind.ROCK
                && !DraftCells.isBesideVault(draft, cell.x(), cell.y());
    }
}
