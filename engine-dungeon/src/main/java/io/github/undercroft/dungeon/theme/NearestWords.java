package io.github.undercroft.dungeon.theme;

import com.google.common.collect.ImmutableList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** The known words that are nearest to one that is not known, for a message. */
final class NearestWords {

    private static final int COUNT = 3;

    private NearestWords() {}

    /** A few, by the number of letters to put in, to take out or to change; the earlier one first if that is equal. */
    static List<String> of(String word, Collection<String> known) {
        return known.stream()
                .sorted(Comparator.comparingInt(other -> changes(word, other)))
                .limit(COUNT)
                .collect(ImmutableList.toImmutableList());
    }

    /** V. I. Levenshtein, "Binary codes capable of correcting deletions, insertions and reversals", 1966. O(product of lengths). */
    static int changes(String one, String other) {
        int[] row = new int[other.length() + 1];
        for (int j = 0; j <= other.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= one.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= other.length(); j++) {
                int changed = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(changed, Math.min(row[j - 1], row[j]) + 1);
            }
        }
        return row[other.length()];
    }
}
