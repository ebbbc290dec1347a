package io.github.undercroft.pictures;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.front.sheet.BitmapFont;
import java.util.List;

/** One line of text. */
final class TextLine extends Picture {

    private final String text;
    private final int ink;

    TextLine(String text, int ink) {
        Tile.requireText(text, "a line of text");
        this.text = text;
        this.ink = ink;
    }

    @Override
    int width() {
        return Math.max(1, BitmapFont.WIDTH * text.codePointCount(0, text.length()));
    }

    @Override
    int height() {
        return BitmapFont.HEIGHT;
    }

    @Override
    void paint(Canvas canvas, int left, int top) {
        canvas.text(left, top, text, ink, BitmapFont.MEDIUM);
    }

    @Override
    List<String> lines() {
        return ImmutableList.of(text);
    }
}
