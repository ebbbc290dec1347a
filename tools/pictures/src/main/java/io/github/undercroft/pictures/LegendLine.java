package io.github.undercroft.pictures;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.front.sheet.BitmapFont;
import java.util.List;

/** Tiles, each with its meaning, in one line. */
final class LegendLine extends Picture {

    private static final int GAP = 16;
    private static final int BEFORE_MEANING = 6;

    private final ImmutableList<LegendEntry> keys;
    private final TileStyle style;

    LegendLine(ImmutableList<LegendEntry> keys) {
        if (keys.isEmpty()) {
            throw new IllegalArgumentException("a legend without entries; give at least one key");
        }
        this.keys = keys;
        style = TileStyle.fitting(keys.stream().map(LegendEntry::tile));
    }

    @Override
    int width() {
        return keys.stream().mapToInt(this::width).sum() + GAP * (keys.size() - 1);
    }

    @Override
    int height() {
        return style.cells().height();
    }

    @Override
    void paint(Canvas canvas, int left, int top) {
        int x = left;
        int textTop = top + (style.cells().height() - BitmapFont.HEIGHT) / 2;
        for (LegendEntry key : keys) {
            canvas.tile(x, top, style, key.tile());
            int textLeft = x + style.cells().width() + BEFORE_MEANING;
            canvas.text(textLeft, textTop, key.meaning(), Colours.TEXT, BitmapFont.MEDIUM);
            x += width(key) + GAP;
        }
    }

    @Override
    List<String> lines() {
        return ImmutableList.of(
                String.join("   ", keys.stream().map(LegendEntry::line).toList()));
    }

    private int width(LegendEntry key) {
        int glyphs = key.meaning().codePointCount(0, key.meaning().length());
        return style.cells().width() + (glyphs == 0 ? 0 : BEFORE_MEANING + BitmapFont.WIDTH * glyphs);
    }
}
