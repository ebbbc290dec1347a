package io.github.undercroft.combat;

import io.github.undercroft.value.SavedAs;
import java.util.Objects;

/**
 * How a shot or throw gets to the cell that it is aimed at.
 *
 * @param range how far it can be aimed and flies, in steps, 0 (the own cell) or more
 * @param course what it passes over on the way
 */
public record Trajectory(int range, Course course) {

    public Trajectory {
        Objects.requireNonNull(course, "course");
        if (range < 0) {
            throw new IllegalArgumentException(
                    "A range is 0 (at oneself) or more steps; this is " + range + ". Give 1 for the next cell");
        }
    }

    /** Over what something passes on its way. */
    @SavedAs("trajectory-course")
    public enum Course {
        /**
         * Along the line, up to the cell aimed at, the first one in the way, or the last cell before a wall, whichever
         * comes first.
         */
        STRAIGHT,
        /**
         * Over everybody's heads to the cell aimed at; if a wall stands on the line, or it is out of range, not at all.
         * Aimed in a direction it names no cell, and is as good as straight.
         */
        LOBBED
    }

    /** @return an arrow's or a bolt's */
    public static Trajectory straight(int range) {
        return new Trajectory(range, Course.STRAIGHT);
    }

    /** That of what strikes the first one in its way, which is nobody at range 0. */
    static Trajectory bolt(int range) {
        if (range < 1) {
            throw new IllegalArgumentException(
                    "A bolt flies 1 or more cells; this range is " + range + ". Give 1 for the next cell");
        }
        return straight(range);
    }

    /** @return a stone's or a bomb's */
    public static Trajectory lobbed(int range) {
        return new Trajectory(range, Course.LOBBED);
    }
}
