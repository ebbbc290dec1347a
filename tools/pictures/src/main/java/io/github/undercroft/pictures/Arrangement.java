package io.github.undercroft.pictures;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;

/** Several pictures, side by side or one below the other. */
final class Arrangement extends Picture {

    /** Between two pictures in a line of text. */
    private static final String TEXT_GAP = "   ";

    private static final int WIDE = 16;

    private final ImmutableList<Picture> pictures;
    private final Way way;
    private final int gap;

    /** The direction of the next picture. */
    enum Way {
        RIGHT,
        DOWN
    }

    Arrangement(ImmutableList<Picture> pictures, Way way, int gap) {
        if (pictures.isEmpty()) {
            throw new IllegalArgumentException("nothing to arrange; give at least one picture");
        }
        this.pictures = pictures;
        this.way = way;
        this.gap = gap;
    }

    @Override
    int width() {
        return way == Way.RIGHT
                ? pictures.stream().mapToInt(Picture::width).sum() + gaps()
                : pictures.stream().mapToInt(Picture::width).max().orElseThrow();
    }

    @Override
    int height() {
        return way == Way.DOWN
                ? pictures.stream().mapToInt(Picture::height).sum() + gaps()
                : pictures.stream().mapToInt(Picture::height).max().orElseThrow();
    }

    @Override
    void paint(Canvas canvas, int left, int top) {
        int x = left;
        int y = top;
        for (Picture picture : pictures) {
            picture.paint(canvas, x, y);
            if (way == Way.RIGHT) {
                x += picture.width() + gap;
            } else {
                y += picture.height() + gap;
            }
        }
    }

    @Override
    List<String> lines() {
        return way == Way.RIGHT ? linesInARow() : linesInAColumn();
    }

    private List<String> linesInAColumn() {
        List<String> lines = new ArrayList<>();
        for (Picture picture : pictures) {
            if (!lines.isEmpty() && gap >= WIDE) {
                lines.add("");
            }
            lines.addAll(picture.lines());
        }
        return lines;
    }

    private List<String> linesInARow() {
        List<StringBuilder> rows = new ArrayList<>();
        int width = 0;
        for (Picture picture : pictures) {
            List<String> lines = picture.lines();
            while (rows.size() < lines.size()) {
                rows.add(new StringBuilder());
            }
            for (int i = 0; i < lines.size(); i++) {
                rows.get(i).append(" ".repeat(width - glyphs(rows.get(i)))).append(lines.get(i));
            }
            width = rows.stream().mapToInt(Arrangement::glyphs).max().orElse(0) + TEXT_GAP.length();
        }
        return rows.stream().map(StringBuilder::toString).toList();
    }

    private static int glyphs(CharSequence text) {
        return (int) text.codePoints().count();
    }

    private int gaps() {
        return gap * (pictures.size() - 1);
    }
}
