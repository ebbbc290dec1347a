package io.github.undercroft.study;

import java.util.Objects;

/**
 * How far a figure may move between two studies.
 *
 * @param figure its name, see {@link StudyFigure#name()}
 * @param change of a number in percent of its older value, of a rate in percentage points; 0 or more
 */
record StudyBound(String figure, double change) {

    /** Refuses a change below 0, or without an end. */
    public StudyBound {
        Objects.requireNonNull(figure, "figure");
        if (!(change >= 0) || Double.isInfinite(change)) {
            throw new StudyException("A bound is 0% or more, not " + change + "%");
        }
    }

    /**
     * The bound of a text, as {@code turns=10%}; the {@code %} may be missing.
     *
     * @throws StudyException if it is none
     */
    public static StudyBound of(String text) {
        int equals = text.lastIndexOf('=');
        String change = text.substring(equals + 1).strip();
        try {
            if (equals > 0) {
                return new StudyBound(
                        text.substring(0, equals).strip(),
                        Double.parseDouble(change.endsWith("%") ? change.substring(0, change.length() - 1) : change));
            }
        } catch (NumberFormatException none) {
            // Told below.
        }
        throw new StudyException("A bound is written as turns=10%, not as \"" + text + "\"");
    }
}
