package io.github.undercroft.examples.front;

import io.github.undercroft.grid.Grid;
import io.github.undercroft.pictures.CellSize;
import io.github.undercroft.pictures.MapPicture;
import io.github.undercroft.pictures.Tile;

/** Draws screens as pictures: PNG for pages, text for tests. */
public final class SheetPicture {

    private static final int PAPER = 0x101014;
    private static final int AIM_PAPER = 0x703000;

    private SheetPicture() {}

    /** @return the screen as a terminal with all colours shows it */
    public static MapPicture of(Sheet sheet) {
        return MapPicture.of(Grid.of(sheet.width(), sheet.height(), at -> tile(sheet, at.x(), at.y())))
                .withCells(CellSize.NARROW);
    }

    private static Tile tile(Sheet sheet, int column, int row) {
        int rgb = sheet.colourAt(column, row);
        int codePoint = sheet.characterAt(column, row);
        String character = codePoint == Sheet.SECOND_HALF ? " " : Character.toString(codePoint);
        return switch (sheet.paintAt(column, row)) {
            case REMEMBERED -> new Tile(character, rgb >> 1 & 0x7F7F7F, PAPER);
            case CURSOR -> new Tile(character, PAPER, rgb);
            case AIM -> new Tile(character, rgb, AIM_PAPER);
            case TITLE -> new Tile(character, 0xFFFFFF, PAPER);
            case PLAIN, SEEN, FAINT -> new Tile(character, rgb, PAPER);
        };
    }
}
