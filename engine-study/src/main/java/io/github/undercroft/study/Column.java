package io.github.undercroft.study;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.math.LongMath;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

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
        NUMBER(StudyCell.WholeNumber.class, "12"),
        /** A name, such as that of a killer; may be empty. */
        WORD(StudyCell.Text.class, "a word"),
        /** Names with counts, as {@code dagger:2;potion of life:1}; may be empty. */
        TALLY(StudyCell.Tally.class, "dagger:2;sword:1");

        private final Class<? extends StudyCell> cells;
        private final String example;

        Kind(Class<? extends StudyCell> cells, String example) {
            this.cells = cells;
            this.example = example;
        }
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

    /** @return the cell that a gauge gave, if it is of the kind */
    StudyCell checked(StudyCell cell) {
        if (!kind.cells.isInstance(cell)) {
            throw new IllegalArgumentException("\"" + name + "\" is written as " + kind.example + ", not as " + cell);
        }
        return cell;
    }

    /** @return what a file has, at that place; empty text for a number that is missing */
    StudyCell read(String text, String where) {
        try {
            return switch (kind) {
                case NUMBER ->
                    text.isEmpty() ? new StudyCell.Text("") : new StudyCell.WholeNumber(Long.parseLong(text));
                case WORD -> new StudyCell.Text(text);
                case TALLY -> tally(text);
            };
        } catch (NumberFormatException none) {
            throw new StudyException(
                    where + ": \"" + name + "\" is written as " + kind.example + ", not as \"" + text + "\"");
        }
    }

    private static StudyCell tally(String text) {
        Map<String, Long> counts = new TreeMap<>();
        for (String part : Splitter.on(';').omitEmptyStrings().split(text)) {
            int colon = Math.max(0, part.lastIndexOf(':'));
            counts.merge(part.substring(0, colon), Long.parseLong(part.substring(colon + 1)), LongMath::saturatedAdd);
        }
        return new StudyCell.Tally(counts);
    }

    /** The name as a cell of counts may hold it. */
    static String tallied(String name) {
        return StudyTable.cell(name.replace(';', ' '));
    }
}
