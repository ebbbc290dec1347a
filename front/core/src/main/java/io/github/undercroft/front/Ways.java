package io.github.undercroft.front;

import com.google.common.base.Ascii;
import io.github.undercroft.geometry.Direction;
import java.util.Optional;

/** The names of directions. */
public final class Ways {

    private Ways() {}

    /** @return such as {@code north-east} */
    public static String name(Direction way) {
        return Ascii.toLowerCase(way.name()).replace('_', '-');
    }

    static Optional<Direction> named(String name) {
        return Direction.all().stream().filter(way -> name(way).equals(name)).findFirst();
    }
}
