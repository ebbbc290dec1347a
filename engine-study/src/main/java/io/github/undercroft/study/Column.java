package io.github.undercroft.study;

import com.google.common.base.CharMatcher;
import java.util.Objects;

/**
 * A column of a study.
 *
 * @param name as the line of names has it: letters, digits, {@code _}, {@code -} and single blanks
 */
public record Column(String name, Kind kind) {

    private static final CharMatcher LEGAL = CharMatcher.inRange('a', 'z')
            .or(CharMatcher.inRange('A', 'Z'))
            .or(CharMatcher.inRange('0', '9'))
            .or(CharMatcher.anyOf("_- "));

    /** What the cells hold. */
    public enum Kind {
        /** A whole number. */
        NUMBER,
        /** A name, such as that of a killer; may be empty. */
        WORD,
        /** Names with counts, as {@code dagger:2;potion of life:1}; may be empty. */
        TALLY
    }

    /** Refuses a name that a file could not hold. */
    public Column {
        Objects.requireNonNull(kind, "kind");
        if (name.isEmpty() || !LEGAL.matchesAllOf(name) || !name.equals(name.strip())) {
            throw new IllegalArgumentException(
                    "A column is named by letters, digits, _, - and blanks, not \"" + name + "\"");
        }
    }
}
