package io.github.undercroft.study;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Objects;

/**
 * A column of a study.
 *
 * @param name as the line of names has it: letters, digits, {@code _}, {@code -} and single blanks
 * @param all the names that a {@link Kind#TALLY} may have, as far as they were told; a summary says which were never counted
 */
public record Column(String name, Kind kind, List<String> all) {

    private static final CharMatcher LEGAL = CharMatcher.inRange('a', 'z')
            .or(CharMatcher.inRange('A', 'Z'))
            .or(CharMatcher.inRange('0', '9'))
            .or(CharMatcher.anyOf("_- "));

    /** What the cells hold. */
    public enum Kind {
        /** A whole number; empty if the game broke before it was known. */
        NUMBER,
        /** A name, such as that of a killer; may be empty. */
        WORD,
        /** Names with counts, as {@code dagger:2;potion of life:1}; may be empty. */
        TALLY
    }

    /** Refuses a name that a file could not hold. Commas, quotes, semicolons and ends of lines become blanks in the names of a tally. */
    public Column {
        all = all.stream().map(Column::tallied).collect(ImmutableList.toImmutableList());
        Objects.requireNonNull(kind, "kind");
        if (name.isEmpty() || !LEGAL.matchesAllOf(name) || !name.equals(name.strip())) {
            throw new IllegalArgumentException(
                    "A column is named by letters, digits, _, - and blanks, not \"" + name + "\"");
        }
    }

    /** A column of which no names are told. */
    public Column(String name, Kind kind) {
        this(name, kind, ImmutableList.of());
    }

    /** The name as a cell of counts may hold it. */
    static String tallied(String name) {
        return StudyTable.cell(name.replace(';', ' '));
    }
}
