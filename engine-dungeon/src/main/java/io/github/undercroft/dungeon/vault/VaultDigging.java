package io.github.undercroft.dungeon.vault;

import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.Link;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.dungeon.Runs;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.random.RandomSource;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;

/** Digs a vault into a draft, and records it. */
final class VaultDigging {

    private final LevelDraft draft;
    private final VaultSite site;
    private final int depth;
    private final RandomSource random;
    /** Without choices: each is drawn. */
    private final Grid<Vault.Cell> cells;

    VaultDigging(LevelDraft draft, VaultSite site, int newDepth) {
        this.draft = draft;
        this.site = site;
        depth = Math.max(1, newDepth); // amounts are rolled at depths from 1 on
        // A stream of its own, so that a choice in a vault changes nothing else of the level.
        random = draft.stream("cells of vaults");
        Map<CellChoice, Vault.Cell> alike = new LinkedHashMap<>();
        cells = site.fitting().cells().map(cell -> drawn(cell, alike));
    }

    private Vault.Cell drawn(Vault.Cell cell, Map<CellChoice, Vault.Cell> alike) {
        if (cell.choice().isEmpty()) {
            return cell;
        }
        CellChoice choice = cell.choice().get();
        return choice.together().isPresent()
                ? alike.computeIfAbsent(choice, same -> same.draw(depth, random))
                : choice.draw(depth, random);
    }

    void dig() {
        Area vault = draft.addArea(AreaKind.VAULT, bounds(this::isOfArea), false);
        for (Point drawn : cells.bounds().points()) {
            Vault.Cell cell = cells.get(drawn);
            if (!cell.isOutside()) {
                dig(vault, drawn, cell);
            }
        }
        join(vault);
        draft.tidyAreas();
        Rect all = bounds(cell -> !cells.get(cell).isOutside());
        draft.addDetail(new Vault.VaultPlaced(
                site.fitting().vault().name(), all, site.fitting().turn(), site.door()));
    }

    private void dig(Area vault, Point drawn, Vault.Cell cell) {
        Point at = inLevel(drawn);
        CellKind kind = cell.isEntrance() ? CellKind.ROCK : cell.kind();
        if (kind != draft.kindAt(at.x(), at.y())) {
            draft.set(at.x(), at.y(), kind);
        }
        if (!isUsed(drawn) || !cell.kind().isDoor()) {
            draft.keep(at.x(), at.y());
        }
        draft.release(at.y(), at.x(), at.x() + 1);
        if (isOfArea(drawn)) {
            draft.claim(vault, at.y(), at.x(), at.x() + 1);
        } else if (kind.isDoor()) {
            draft.join(new Link(vault.id(), vault.id(), at));
        }
        cell.thing().ifPresent(thing -> mark(thing, at));
    }

    private void mark(Vault.Cell.Thing thing, Point at) {
        int amount = thing.amount().roll(depth, random);
        if (amount > 0) {
            draft.mark(new Mark(
                    thing.what(),
                    at,
                    amount,
                    "drawn in the vault " + site.fitting().vault().name()));
        }
    }

    /** Opens the entrance, and digs the tunnel to it. */
    private void join(Area vault) {
        Point door = site.door();
        CellKind kind = cells.get(site.fitting().entrance().at()).kind();
        draft.set(door.x(), door.y(), kind);
        if (!kind.isDoor()) {
            draft.claim(vault, door.y(), door.x(), door.x() + 1);
        }
        int floor = draft.areaAt(site.floor().x(), site.floor().y());
        if (site.tunnel() == 0) {
            draft.join(new Link(floor, vault.id(), door));
            return;
        }
        Point first = site.floor().step(site.away());
        Point last = site.floor().step(site.away(), site.tunnel());
        Area tunnel = draft.dig(Rect.spanning(first, last), AreaKind.CORRIDOR, false);
        draft.join(new Link(floor, tunnel.id(), first));
        draft.join(new Link(vault.id(), tunnel.id(), kind.isDoor() ? door : last));
    }

    /** Whether a cell of the drawing belongs to the area: passable, and neither a door nor a shut entrance. */
    private boolean isOfArea(Point drawn) {
        Vault.Cell cell = cells.get(drawn);
        return (cell.isPassableInside() || isUsed(drawn)) && !cell.kind().isDoor();
    }

    private boolean isUsed(Point drawn) {
        return drawn.equals(site.fitting().entrance().at());
    }

    private Point inLevel(Point drawn) {
        return site.corner().plus(drawn.x(), drawn.y());
    }

    private Rect bounds(Predicate<Point> some) {
        BitGrid found = BitGrid.of(cells.width(), cells.height());
        cells.bounds().points().stream().filter(some).forEach(found::set);
        Rect bounds = Runs.bounds(found);
        Point corner = inLevel(new Point(bounds.x(), bounds.y()));
        return new Rect(corner.x(), corner.y(), bounds.width(), bounds.height());
    }
}
