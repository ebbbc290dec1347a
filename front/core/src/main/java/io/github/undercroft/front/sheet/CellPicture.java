package io.github.undercroft.front.sheet;

import io.github.undercroft.combat.Health;
import io.github.undercroft.front.Appearance;
import java.util.Optional;

/**
 * A place of a sheet that shows a part of a cell of the board, for surfaces with pictures.
 *
 * @param figure who or what is on the cell
 * @param hurt the health to show above it, if it is hurt
 * @param scale a cell is so many rows high and twice as many columns wide
 * @param column which column of the cell this is, from 0
 * @param row which row, from 0
 */
public record CellPicture(
        Appearance ground, Optional<Appearance> figure, Optional<Health> hurt, int scale, int column, int row) {

    /** The first place of a cell on which nobody is hurt. */
    public CellPicture(Appearance ground, Optional<Appearance> figure, int scale) {
        this(ground, figure, Optional.empty(), scale, 0, 0);
    }

    /** @return another place of the same cell */
    CellPicture at(int otherColumn, int otherRow) {
        return new CellPicture(ground, figure, hurt, scale, otherColumn, otherRow);
    }
}
