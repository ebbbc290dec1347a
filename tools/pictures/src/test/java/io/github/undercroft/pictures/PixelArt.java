package io.github.undercroft.pictures;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Reads pixels as text. */
final class PixelArt {

    private PixelArt() {}

    /** Rows of {@code #} for pixels of that colour and {@code .} for all others. */
    static List<String> rows(Pixels pixels, int colour) {
        return IntStream.range(0, pixels.height())
                .mapToObj(y -> {
                    StringBuilder row = new StringBuilder();
                    for (int x = 0; x < pixels.width(); x++) {
                        row.append(pixels.at(x, y) == colour ? '#' : '.');
                    }
                    return row.toString();
                })
                .toList();
    }

    /** One glyph for each square of that side, by the colour of its top-left pixel. */
    static List<String> squares(Pixels pixels, int side, IntFunction<String> glyph) {
        return IntStream.range(0, pixels.height() / side)
                .mapToObj(y -> {
                    StringBuilder row = new StringBuilder();
                    for (int x = 0; x < pixels.width() / side; x++) {
                        row.append(glyph.apply(pixels.at(x * side, y * side)));
                    }
                    return row.toString();
                })
                .toList();
    }
}
