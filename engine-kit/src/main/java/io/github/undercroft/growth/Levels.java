package io.github.undercroft.growth;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import io.github.undercroft.value.SavedAs;
import java.util.List;
import java.util.Objects;

/** How much experience a level takes: a table, a formula, or a record of the game's own. Level 1 is the first. */
@FunctionalInterface
public interface Levels {

    /** More than anybody can have: there is no such level. */
    int NEVER = Integer.MAX_VALUE;

    /**
     * Where a level begins.
     *
     * @param level 2 or more
     * @return the points in all, 1 or more, and more than for the level before; or {@link #NEVER}
     */
    int pointsFor(int level);

    /** @return level 2 at so many points, and each further level at twice as many as the one before */
    static Levels doublingFrom(int points) {
        return new Doubling(points);
    }

    /** @return level 2 at the first number of points in all, level 3 at the next, and so on; the last is the highest level */
    static Levels table(Integer... points) {
        return new Table(ImmutableList.copyOf(points));
    }

    /** Twice as many points for each level. */
    @SavedAs("levels-doubling")
    record Doubling(int first) implements Levels {

        public Doubling {
            if (first < 1) {
                throw new IllegalArgumentException("Level 2 takes 1 or more points; this is " + first);
            }
        }

        @Override
        public int pointsFor(int level) {
            return level > Integer.SIZE ? NEVER : Ints.saturatedCast((long) first << (level - 2));
        }
    }

    /** A number of points for each level, from the second one on. */
    @SavedAs("levels-table")
    record Table(List<Integer> points) implements Levels {

        /** Copies the list; refuses one that does not rise from 1 or more. */
        public Table {
            Objects.requireNonNull(points, "points");
            points = ImmutableList.copyOf(points);
            for (int i = 0; i < points.size(); i++) {
                if (points.get(i) <= (i == 0 ? 0 : points.get(i - 1))) {
                    throw new IllegalArgumentException(
                            "The points for levels rise from 1 or more; these are " + points);
                }
            }
        }

        @Override
        public int pointsFor(int level) {
            return level - 2 < points.size() ? points.get(level - 2) : NEVER;
        }
    }
}
