package io.github.undercroft.study;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.math.LongMath;
import java.util.Comparator;
import java.util.Map;
import java.util.Objects;

/** What a game has in a column of a study, from its {@link Gauge} to the file and back. As text it is what the file has. */
public sealed interface StudyCell {

    /** @throws StudyException if it is no number, as in the row of a game that broke */
    default long number() {
        throw new StudyException("A whole number is written as 12, not as \"" + this + "\"");
    }

    /** @return the counts by name; none if it is no tally */
    default Map<String, Long> counts() {
        return ImmutableMap.of();
    }

    /** Of the kind {@link Column.Kind#NUMBER}. */
    record WholeNumber(long number) implements StudyCell {

        @Override
        public String toString() {
            return Long.toString(number);
        }
    }

    /** Of the kind {@link Column.Kind#WORD}; empty for whatever was not measured, as the game broke. */
    record Text(String text) implements StudyCell {

        /** Refuses null. */
        public Text {
            Objects.requireNonNull(text, "text");
        }

        @Override
        public String toString() {
            return text;
        }
    }

    /** Of the kind {@link Column.Kind#TALLY}. */
    record Tally(Map<String, Long> counts) implements StudyCell {

        /** Sorts the names. Commas, quotes, semicolons and ends of lines in them become blanks. */
        public Tally {
            counts = counts.entrySet().stream()
                    .collect(ImmutableSortedMap.toImmutableSortedMap(
                            Comparator.naturalOrder(),
                            each -> Column.tallied(each.getKey()),
                            Map.Entry::getValue,
                            LongMath::saturatedAdd));
        }

        @Override
        public String toString() {
            return Joiner.on(';').withKeyValueSeparator(':').join(counts);
        }
    }
}
