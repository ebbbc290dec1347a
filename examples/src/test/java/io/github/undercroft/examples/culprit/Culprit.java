package io.github.undercroft.examples.culprit;

import com.googlecode.lanterna.TextColor;
import java.awt.Point;
import java.io.File;

/** What a game must not look like: it knows the terminal, files and AWT. */
final class Culprit {

    private Culprit() {}

    static TextColor terminal() {
        return TextColor.ANSI.RED;
    }

    static File file() {
        return new File("score");
    }

    static Point window() {
        return new Point(1, 2);
    }
}
