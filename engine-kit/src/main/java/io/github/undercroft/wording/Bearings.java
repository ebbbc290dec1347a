package io.github.undercroft.wording;

import com.google.common.base.Ascii;
import io.github.undercroft.Percept;
import io.github.undercroft.geometry.Direction;
import java.util.Optional;

/** Noises in English: what, and from where. */
final class Bearings {

    private static final int NEAR = 50;
    private static final int FAR = 10;

    private Bearings() {}

    static String tell(Percept.Heard heard, Wording.Listener listener) {
        Optional<Direction> direction = listener.at().flatMap(at -> Direction.towards(at, heard.from()));
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
}
