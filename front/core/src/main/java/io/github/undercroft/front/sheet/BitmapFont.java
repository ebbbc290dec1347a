package io.github.undercroft.front.sheet;

import com.google.common.collect.ImmutableMap;
import io.github.undercroft.front.TextResource;

/**
 * A font of 8 x 16 pixels for each glyph, read from a file beside this class. Drawn pixel by pixel and not by AWT, whose text
 * differs from machine to machine and needs fonts of the system. Immutable.
 */
public final class BitmapFont {

    /** The columns of a glyph. */
    public static final int WIDTH = 8;
    /** The rows of a glyph. */
    public static final int HEIGHT = 16;
    /** For text to read. */
    public static final BitmapFont MEDIUM = read("undercroft-8x16-medium.hex");
    /** For single glyphs on maps. */
    public static final BitmapFont BOLD = read("undercroft-8x16-bold.hex");

    private static final int REPLACEMENT = 0xFFFD;

    private final ImmutableMap<Integer, String> glyphs;
    private final String box;

    private BitmapFont(ImmutableMap<Integer, String> glyphs, String box) {
        this.glyphs = glyphs;
        this.box = box;
    }

    private static BitmapFont read(String file) {
        return parse(TextResource.read(BitmapFont.class, file));
    }

    /** Reads lines of a code point, a colon and 32 hexadecimal digits, two for each row; the rest are comments. */
    private static BitmapFont parse(String text) {
        ImmutableMap.Builder<Integer, String> builder = ImmutableMap.builder();
        // By hand: a page waits for this, and a splitter takes most of the time.
        for (int begin = 0; begin < text.length(); ) {
            int end = text.indexOf('\n', begin);
            if (text.charAt(begin) != '#') {
                int colon = text.indexOf(':', begin);
                builder.put(Integer.parseInt(text, begin, colon, 16), text.substring(colon + 1, end));
            }
            begin = end + 1;
        }
        ImmutableMap<Integer, String> glyphs = builder.buildOrThrow();
        String box = glyphs.get(REPLACEMENT);
        if (box == null) {
            throw new IllegalStateException("the font lacks U+FFFD, which stands for all that it lacks");
        }
        return new BitmapFont(glyphs, box);
    }

    /** @return whether there is a glyph for a character */
    public boolean has(int codePoint) {
        return glyphs.containsKey(codePoint);
    }

    /** @return 8 pixels of a glyph, the left one in bit 7; of a box if the font lacks the glyph */
    public int row(int codePoint, int y) {
        String rows = glyphs.getOrDefault(codePoint, box);
        return Integer.parseInt(rows, 2 * y, 2 * y + 2, 16);
    }
}
