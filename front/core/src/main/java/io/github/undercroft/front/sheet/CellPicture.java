package io.github.undercroft.front.sheet;

import io.github.undercroft.front.Appearance;
import java.util.Optional;

/**
 * A place of a sheet that shows a part of a cell of the board, for surfaces with pictures.
 *
 * @param figure who or what is on the cell
 * @param scale a cell is so many rows high and twice as many columns wide
 * @param column which column of the cell this is, from 0
 * @param row which row, from 0
 */
public record CellPicture(Appearance ground, Optional<Appearance> figure, int scale, int column, int row) {}
