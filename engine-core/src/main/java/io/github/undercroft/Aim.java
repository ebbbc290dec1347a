package io.github.undercroft;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Line;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Objects;

/** Where an actor aims. */
public sealed interface Aim {

    /** @return the cells from {@code from} on, itself not included, at most {@code reach} of them, 0 or more */
    List<Point> cells(Point from, int reach);

    /** @return at that cell */
    static Aim at(Point target) {
        return new At(target);
    }

    /** @return that way */
    static Aim toward(Direction direction) {
        return new Toward(direction);
    }

    /** That way, as far as it goes. */
    record Toward(Direction direction) implements Aim {
        public Toward {
            Objects.requireNonNull(direction, "direction");
        }

        @Override
        public List<Point> cells(Point from, int reach) {
            return new Ray(from, direction, reach);
        }
    }

    /** At that cell, by a straight line that ends there. */
    record At(Point target) implements Aim {
        public At {
            Objects.requireNonNull(target, "target");
        }

        @Override
        public List<Point> cells(Point from, int reach) {
            List<Point> line = Line.beginning(from, target, reach);
            return line.subList(1, line.size());
        }
    }
}
