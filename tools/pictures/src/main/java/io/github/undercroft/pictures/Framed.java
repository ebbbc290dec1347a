package io.github.undercroft.pictures;

import java.util.List;

/** A picture with a margin. */
final class Framed extends Picture {

    private static final int MARGIN = 16;

    private final Picture inner;

    Framed(Picture inner) {
        this.inner = inner;
    }

    @Override
    int width() {
        return inner.width() + 2 * MARGIN;
    }

    @Override
    int height() {
        return inner.height() + 2 * MARGIN;
    }

    @Override
    void paint(Canvas canvas, int left, int top) {
        inner.paint(canvas, left + MARGIN, top + MARGIN);
    }

    @Override
    List<String> lines() {
        return inner.lines();
    }
}
