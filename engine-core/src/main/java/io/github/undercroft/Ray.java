package io.github.undercroft;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import java.util.AbstractList;
import java.util.Objects;
import java.util.RandomAccess;

/** The cells that way, each made when it is asked for: a far reach costs nothing until the board's border ends it. */
final class Ray extends AbstractList<Point> implements RandomAccess {

    private final Point from;
    private final Direction direction;
    private final int reach;

    Ray(Point from, Direction direction, int reach) {
        if (reach < 0) {
            throw new IllegalArgumentException("A reach is 0 or more cells; this is " + reach);
        }
        this.from = from;
        this.direction = direction;
        this.reach = reach;
    }

    @Override
    public Point get(int index) {
        return from.step(direction, Objects.checkIndex(index, reach) + 1);
    }

    @Override
    public int size() {
        return reach;
    }
}
