package io.github.undercroft.examples.terminal;

import com.googlecode.lanterna.SGR;
import com.googlecode.lanterna.TextCharacter;
import com.googlecode.lanterna.TextColor;
import com.googlecode.lanterna.TextColor.ANSI;
import com.googlecode.lanterna.screen.Screen;
import io.github.undercroft.examples.front.Paint;
import io.github.undercroft.examples.front.Sheet;

/** Puts sheets on a screen, in as many colours as there are. */
record Painter(ColourDepth depth) {

    private static final int AIM_PAPER = 0x703000;

    void paint(Screen screen, Sheet sheet) {
        for (int row = 0; row < sheet.height(); row++) {
            for (int column = 0; column < sheet.width(); column++) {
                screen.setCharacter(column, row, character(sheet, column, row));
            }
        }
    }

    private TextCharacter character(Sheet sheet, int column, int row) {
        int codePoint = sheet.characterAt(column, row);
        Paint paint = sheet.paintAt(column, row);
        TextColor ink = ink(paint, sheet.colourAt(column, row), codePoint);
        TextColor paper = paint == Paint.AIM && depth != ColourDepth.NONE ? depth.colour(AIM_PAPER) : ANSI.DEFAULT;
        TextCharacter plain = Character.isBmpCodePoint(codePoint)
                ? TextCharacter.fromCharacter((char) codePoint, ink, paper)[0]
                : TextCharacter.fromString(Character.toString(codePoint), ink, paper)[0];
        return switch (paint) {
            case TITLE -> plain.withModifier(SGR.BOLD);
            case CURSOR -> plain.withModifier(SGR.REVERSE);
            case SEEN -> depth == ColourDepth.NONE ? plain.withModifier(SGR.BOLD) : plain;
            case AIM -> depth == ColourDepth.NONE ? plain.withModifier(SGR.UNDERLINE) : plain;
            default -> plain;
        };
    }

    private TextColor ink(Paint paint, int rgb, int codePoint) {
        if (codePoint == ' ') {
            // All blanks alike, whatever they stand for: so there is less to send.
            return depth.colour(Sheet.TEXT);
        }
        if (paint != Paint.REMEMBERED) {
            return depth.colour(rgb);
        }
        return depth == ColourDepth.SIXTEEN ? ANSI.BLACK_BRIGHT : depth.colour(rgb >> 1 & 0x7F7F7F);
    }
}
