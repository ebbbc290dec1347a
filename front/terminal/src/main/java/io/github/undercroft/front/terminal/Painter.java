package io.github.undercroft.front.terminal;

import com.googlecode.lanterna.SGR;
import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.TextCharacter;
import com.googlecode.lanterna.TextColor;
import com.googlecode.lanterna.TextColor.ANSI;
import com.googlecode.lanterna.screen.Screen;
import io.github.undercroft.front.sheet.ColourDepth;
import io.github.undercroft.front.sheet.Paint;
import io.github.undercroft.front.sheet.Sheet;
import java.util.HashMap;
import java.util.Map;

/** Draws sheets on a screen, in as many colours as it has. */
final class Painter {

    private static final int MAX_KNOWN = 10_000;
    private static final int WHITE = 0xFFFFFF;

    private final ColourDepth depth;
    /** Making a character of the terminal takes longer than looking it up. */
    private final Map<Drawn, TextCharacter> known = new HashMap<>();

    Painter(ColourDepth depth) {
        this.depth = depth;
    }

    private record Drawn(int codePoint, int rgb, Paint paint) {
        static final Drawn BLANK = new Drawn(' ', Sheet.TEXT, Paint.PLAIN);
    }

    /** Draws the sheet. What a larger screen has beside it gets the same paper. */
    void paint(Screen screen, Sheet sheet) {
        TerminalSize size = screen.getTerminalSize();
        for (int row = 0; row < size.getRows(); row++) {
            for (int column = 0; column < size.getColumns(); column++) {
                Drawn drawn = drawn(sheet, column, row);
                if (drawn.codePoint() != Sheet.SECOND_HALF) {
                    screen.setCharacter(column, row, character(drawn));
                }
            }
        }
    }

    private static Drawn drawn(Sheet sheet, int column, int row) {
        return column < sheet.width() && row < sheet.height()
                ? new Drawn(sheet.characterAt(column, row), sheet.colourAt(column, row), sheet.paintAt(column, row))
                : Drawn.BLANK;
    }

    private TextCharacter character(Drawn drawn) {
        if (known.size() > MAX_KNOWN) {
            known.clear();
        }
        return known.computeIfAbsent(drawn, missing -> new Glyph(made(missing)));
    }

    private TextCharacter made(Drawn drawn) {
        int codePoint = drawn.codePoint();
        Paint paint = drawn.paint();
        TextColor paper = TerminalColours.paper(paint, depth);
        TextColor ink = ink(paint, drawn.rgb(), codePoint, paper);
        TextCharacter plain = Character.isBmpCodePoint(codePoint)
                ? TextCharacter.fromCharacter((char) codePoint, ink, paper)[0]
                : TextCharacter.fromString(Character.toString(codePoint), ink, paper)[0];
        return switch (paint) {
            case TITLE -> plain.withModifier(SGR.BOLD);
            case CURSOR -> plain.withModifier(SGR.REVERSE);
            case FRESH, SEEN -> depth == ColourDepth.NONE ? plain.withModifier(SGR.BOLD) : plain;
            case AIM -> depth == ColourDepth.NONE ? plain.withModifier(SGR.UNDERLINE) : plain;
            default -> plain;
        };
    }

    private TextColor ink(Paint paint, int rgb, int codePoint, TextColor paper) {
        if (codePoint == ' ') {
            // All blanks are equal, whatever their role, so there is less to send.
            return TerminalColours.of(Sheet.TEXT, depth);
        }
        if (paint == Paint.FRESH && depth == ColourDepth.SIXTEEN) {
            return ANSI.WHITE_BRIGHT; // all other text, old messages as well, is of the other white
        }
        if (paint != Paint.REMEMBERED) {
            TextColor ink = TerminalColours.of(rgb, depth);
            return depth != ColourDepth.NONE && ink.equals(paper) ? TerminalColours.of(WHITE, depth) : ink;
        }
        return depth == ColourDepth.SIXTEEN ? ANSI.BLACK_BRIGHT : TerminalColours.of(paint.ink(rgb), depth);
    }
}
