package io.github.undercroft;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Line;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;

/** Where an actor aims. */
public sealed interface Aim {

    /**
     * The cells aimed at, in order, without the one that the aim starts from. They go on behind what stops a missile. Where a line passes
     * exactly between two cells, it takes {@linkplain Line#beginning(Point, Point, int, Predicate) the one that lets a missile fly farther}.
     *
     * @param open whether a cell lets it pass: {@code cell -> board.isPassable(cell, Motility.FLY)}, of the board as it is, or as somebody
     *     knows it
     * @param reach how many cells at the most, 0 or more
     */
    List<Point> cells(Predicate<Point> open, Point from, int reach);

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
        public List<Point> cells(Predicate<Point> open, Point from, int reach) {
            return new Ray(from, direction, reach);
        }
    }

    /** At that cell, by a straight line that ends there. */
    record At(Point target) implements Aim {
        public At {
            Objects.requireNonNull(target, "target");
        }

        @Override
        public List<Point> cells(Predicate<Point> open, Point from, int reach) {
            List<Point> line = Line.beginning(from, target, reach, open);
            return line.subList(1, line.size());
        }
    }
}
