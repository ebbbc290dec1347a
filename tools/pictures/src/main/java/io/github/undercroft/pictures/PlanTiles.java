package io.github.undercroft.pictures;

import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import java.util.Optional;
import java.util.function.Function;

/** The tiles of a level plan, or of kinds of cells. */
final class PlanTiles {

    private static final int FLOOR = 0x23262E;
    private static final int CORRIDOR = 0x1B1D22;
    private static final int DARK = 0x15161A;
    private static final int STONE = 0x4A5364;
    private static final int DOOR = 0xB98A4B;
    private static final Palette PALETTE = Palette.dungeon()
            .replacing('S', new Tile("S", 0xC792EA, STONE))
            .replacing(':', new Tile(":", 0xC792EA, STONE))
            .replacing('L', new Tile("L", 0xE06C75, STONE))
            .replacing('+', new Tile("+", 0xFFFFFF, DOOR))
            .replacing('O', new Tile("O", 0x7C8799, FLOOR))
            .replacing('=', new Tile("\u2248", 0x3B6FA5, 0x0E2436))
            .replacing('<', new Tile("<", 0xFFD866, 0x4A4326))
            .replacing('>', new Tile(">", 0xFFD866, 0x4A4326));

    private final Grid<CellKind> kinds;
    private final Function<Point, Integer> floor;

    private PlanTiles(Grid<CellKind> kinds, Function<Point, Integer> floor) {
        this.kinds = kinds;
        this.floor = floor;
    }

    static Grid<Tile> of(LevelPlan plan) {
        Grid<CellKind> kinds = Grid.of(plan.width(), plan.height(), cell -> plan.kindAt(cell.x(), cell.y()));
        return new PlanTiles(kinds, cell -> paper(plan.areaAt(cell.x(), cell.y()))).tiles();
    }

    static Grid<Tile> of(Grid<CellKind> kinds) {
        return new PlanTiles(kinds, cell -> FLOOR).tiles();
    }

    private Grid<Tile> tiles() {
        return Grid.of(kinds.width(), kinds.height(), this::tile);
    }

    private Tile tile(Point cell) {
        CellKind kind = kinds.get(cell);
        if (kind == CellKind.ROCK && !isWall(cell)) {
            return Tile.blank(Colours.BACKGROUND);
        }
        Tile tile = PALETTE.tile(kind.glyph());
        return kind == CellKind.FLOOR ? tile.withPaper(floor.apply(cell)) : tile;
    }

    private boolean isWall(Point rock) {
        for (Direction direction : Direction.values()) {
            Point beside = rock.step(direction);
            if (isInside(beside) && kinds.get(beside) != CellKind.ROCK) {
                return true;
            }
        }
        return false;
    }

    private boolean isInside(Point cell) {
        return cell.x() >= 0 && cell.y() >= 0 && cell.x() < kinds.width() && cell.y() < kinds.height();
    }

    private static int paper(Optional<Area> area) {
        if (area.isEmpty() || area.get().kind().isNarrow()) {
            return CORRIDOR;
        }
        return area.get().isDark() ? DARK : FLOOR;
    }
}
