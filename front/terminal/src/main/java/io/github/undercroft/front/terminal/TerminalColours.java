package io.github.undercroft.front.terminal;

import com.google.common.collect.ImmutableMap;
import com.googlecode.lanterna.TextColor;
import com.googlecode.lanterna.TextColor.ANSI;
import io.github.undercroft.front.sheet.ColourDepth;
import io.github.undercroft.front.sheet.Paint;
import java.util.Map;

/** The colours of the terminal. */
final class TerminalColours {

    private static final int GREY = 0x28;
    private static final int BRIGHT = 0xD8;

    private static final ImmutableMap<ANSI, Integer> HUES = ImmutableMap.<ANSI, Integer>builder()
            .put(ANSI.RED, 0xAA0000)
            .put(ANSI.GREEN, 0x00AA00)
            .put(ANSI.YELLOW, 0xAA5500)
            .put(ANSI.BLUE, 0x0000AA)
            .put(ANSI.MAGENTA, 0xAA00AA)
            .put(ANSI.CYAN, 0x00AAAA)
            .put(ANSI.RED_BRIGHT, 0xFF5555)
            .put(ANSI.GREEN_BRIGHT, 0x55FF55)
            .put(ANSI.YELLOW_BRIGHT, 0xFFFF55)
            .put(ANSI.BLUE_BRIGHT, 0x5555FF)
            .put(ANSI.MAGENTA_BRIGHT, 0xFF55FF)
            .put(ANSI.CYAN_BRIGHT, 0x55FFFF)
            .buildOrThrow();

    private TerminalColours() {}

    /** @return the closest available colour for red, green and blue, 0x000000 to 0xFFFFFF */
    static TextColor of(int rgb, ColourDepth depth) {
        int red = rgb >> 16;
        int green = rgb >> 8 & 0xFF;
        int blue = rgb & 0xFF;
        return switch (depth) {
            case TRUE -> new TextColor.RGB(red, green, blue);
            case PALETTE -> TextColor.Indexed.fromRGB(red, green, blue);
            case SIXTEEN -> sixteenth(red, green, blue);
            case NONE -> ANSI.DEFAULT;
        };
    }

    /**
     * The colour behind a character: dark, as the inks are made for it, whatever paper the terminal has. One without colours
     * keeps its own. The paper of the cursor is that of all, as the terminal exchanges it with the ink.
     */
    static TextColor paper(Paint paint, ColourDepth depth) {
        if (paint == Paint.AIM) {
            return of(paint.paper(0), depth);
        }
        // Never grey.
        return depth == ColourDepth.SIXTEEN ? ANSI.BLACK : of(Paint.PAPER, depth);
    }

    /**
     * The closest of the sixteen. Never black, which cannot be seen, nor dark grey, which stands for what is
     * remembered.
     */
    private static ANSI sixteenth(int red, int green, int blue) {
        int max = Math.max(red, Math.max(green, blue));
        if (max - Math.min(red, Math.min(green, blue)) < GREY) {
            return max > BRIGHT ? ANSI.WHITE_BRIGHT : ANSI.WHITE;
        }
        ANSI closest = ANSI.WHITE;
        int min = Integer.MAX_VALUE;
        for (Map.Entry<ANSI, Integer> hue : HUES.entrySet()) {
            int other = hue.getValue();
            int distance =
                    square(red - (other >> 16)) + square(green - (other >> 8 & 0xFF)) + square(blue - (other & 0xFF));
            if (distance < min) {
                min = distance;
                closest = hue.getKey();
            }
        }
        return closest;
    }

    private static int square(int difference) {
        return difference * difference;
    }
}
