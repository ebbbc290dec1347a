package io.github.undercroft.dungeon.vault;

import io.github.undercroft.grid.Grid;

/** A turn of a drawing: mirrored left to right or not, then turned clockwise. */
public enum VaultTurn {
    /** As it is drawn. */
    AS_DRAWN(false, 0),
    /** A quarter turn. */
    QUARTER(false, 1),
    /** A half turn. */
    HALF(false, 2),
    /** A turn by three quarters. */
    THREE_QUARTERS(false, 3),
    /** Mirrored. */
    MIRRORED(true, 0),
    /** Mirrored, then a quarter turn. */
    MIRRORED_QUARTER(true, 1),
    /** Mirrored, then a half turn. */
    MIRRORED_HALF(true, 2),
    /** Mirrored, then a turn by three quarters. */
    MIRRORED_THREE_QUARTERS(true, 3);

    private final boolean isMirrored;
    private final int quarters;

    VaultTurn(boolean isMirrored, int quarters) {
        this.isMirrored = isMirrored;
        this.quarters = quarters;
    }

    /** @return the drawing in this turn */
    public <T> Grid<T> apply(Grid<T> drawing) {
        Grid<T> turned = isMirrored ? mirrored(drawing) : drawing;
        for (int quarter = 0; quarter < quarters; quarter++) {
            turned = turnedByAQuarter(turned);
        }
        return turned;
    }

    private static <T> Grid<T> mirrored(Grid<T> drawing) {
        return Grid.of(
                drawing.width(), drawing.height(), cell -> drawing.get(drawing.width() - 1 - cell.x(), cell.y()));
    }

    private static <T> Grid<T> turnedByAQuarter(Grid<T> drawing) {
        int newWidth = drawing.height();
        int newHeight = drawing.width();
        return Grid.of(newWidth, newHeight, cell -> drawing.get(cell.y(), newWidth - 1 - cell.x()));
    }
}
