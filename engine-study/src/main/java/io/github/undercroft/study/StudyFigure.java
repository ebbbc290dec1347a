package io.github.undercroft.study;

import com.google.common.math.DoubleMath;
import java.util.Objects;

/**
 * What two studies say of one thing: how long the games last, or in which share of them something happened.
 *
 * @param name that of a column of numbers, as {@code turns}; or a result, as {@code won}; or a column and a word or name in it, as
 *     {@code cause:rat}
 * @param rate whether it is a share of the games
 * @param before the older value: the median of the numbers, or their mean where both medians are equal; of a rate, the share in percent
 * @param after the newer value
 * @param change by how much it moved, up if above 0: a number in percent of its older value, a rate in percentage points
 * @param chance how probable so much or more is if nothing but chance moved it; 1 if there are too few games to tell
 * @param beyondChance whether it moved beyond chance, with all figures of the comparison taken into account
 * @param values both values in words
 * @param detail what else is to say of them, in words
 */
record StudyFigure(
        String name,
        boolean rate,
        double before,
        double after,
        double change,
        double chance,
        boolean beyondChance,
        String values,
        String detail) {

    /** Refuses null. */
    public StudyFigure {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(values, "values");
        Objects.requireNonNull(detail, "detail");
    }

    /** @return the same, as moved beyond chance */
    StudyFigure moved() {
        return new StudyFigure(name, rate, before, after, change, chance, true, values, detail);
    }

    /** @return all of it in words, as {@code turns: median 812 to 1056, 30% more (beyond chance); ...} */
    public String line() {
        return name + ": " + values + ", " + distance() + (beyondChance ? " (beyond chance); " : " (may be chance); ")
                + detail;
    }

    /** @return how far it moved, as {@code 30% more} or {@code 4.2 points less} */
    String distance() {
        if (Double.isInfinite(change)) {
            return change > 0 ? "more than the 0 before" : "less than the 0 before";
        }
        if (change == 0) {
            return "the same";
        }
        return rounded(Math.abs(change)) + (rate ? " points " : "% ") + (change > 0 ? "more" : "less");
    }

    /** @return the number as a reader wants it: whole from 10 on, with one digit more below */
    static String rounded(double value) {
        if (DoubleMath.isMathematicalInteger(value) || Math.abs(value) >= 10) {
            // A cast keeps what is above 2^63 at the highest number, where a rounding refuses it.
            return Long.toString((long) Math.copySign(Math.floor(Math.abs(value) + 0.5), value));
        }
        long tenths = Math.round(Math.abs(value) * 10);
        return (value < 0 && tenths > 0 ? "-" : "") + tenths / 10 + (tenths % 10 == 0 ? "" : "." + tenths % 10);
    }
}
