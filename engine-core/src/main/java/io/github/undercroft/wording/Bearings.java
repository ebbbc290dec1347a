package io.github.undercroft.wording;

import com.google.common.base.Ascii;
import io.github.undercroft.Percept;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import java.util.Optional;

/** Noises in English: what, and from where. */
final class Bearings {

    private static final int NEAR = 50;
    private static final int FAR = 10;

    private Bearings() {}

    static String tell(Percept.Heard heard, Wording.Listener listener) {
        Optional<Direction> direction = listener.at().flatMap(at -> towards(at, heard.from()));
        String where = direction.map(each -> where(each, heard.volume())).orElse("");
        return "You hear " + heard.sound().name() + where + ".";
    }

    private static String where(Direction direction, int volume) {
        String to = "to the " + Ascii.toLowerCase(direction.name()).replace('_', '-');
        if (volume >= NEAR) {
            return " nearby, " + to;
        }
        return volume <= FAR ? " far " + to : " " + to;
    }

    /**
     * The nearest of the eight directions; 5 to 12 is next to the slope halfway between two. Empty for the same place.
     */
    static Optional<Direction> towards(Point from, Point to) {
        long dx = (long) to.x() - from.x();
        long dy = (long) to.y() - from.y();
        int stepX = 12 * Math.abs(dx) <= 5 * Math.abs(dy) ? 0 : Long.signum(dx);
        int stepY = 12 * Math.abs(dy) <= 5 * Math.abs(dx) ? 0 : Long.signum(dy);
        return Direction.between(new Point(0, 0), new Point(stepX, stepY));
    }
}
