package io.github.undercroft.pictures;

import io.github.undercroft.front.sheet.Paint;
import io.github.undercroft.front.sheet.Sheet;
import io.github.undercroft.grid.Grid;

/** Draws screens as pictures: PNG for pages, text for tests. */
public final class SheetPicture {

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
        Paint paint = sheet.paintAt(column, row);
        return new Tile(character, paint.ink(rgb), paint.paper(rgb));
    }
}
