package io.github.undercroft.front;

import com.google.common.base.Ascii;
import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** Guesses the intended word from a mistyped one. */
public final class Suggestion {

    private static final int MAX_EDITS = 2;

    private Suggestion() {}

    /**
     * The known word that begins like the typed one, else the nearest; the first one if several are. Empty if it differs in more than two
     * letters, or in half of the word or more. Two swapped letters count as one difference; upper and lower case are
     * equal.
     */
    public static Optional<String> of(String typed, Collection<String> known) {
        String start = Ascii.toLowerCase(typed);
        Optional<String> begun = known.stream()
                .filter(word -> start.length() > 1 && Ascii.toLowerCase(word).startsWith(start))
                .findFirst();
        return begun.or(() -> nearest(typed, known));
    }

    private static Optional<String> nearest(String typed, Collection<String> known) {
        return known.stream()
                .filter(word -> edits(typed, word) <= Math.min(MAX_EDITS, (word.length() - 1) / 2))
                .min(Comparator.comparingInt(word -> edits(typed, word)));
    }

    /** @return the question as the end of a sentence, or nothing: {@code ", did you mean 'arena'?"} */
    public static String question(String typed, Collection<String> known) {
        return of(typed, known).map(word -> ", did you mean '" + word + "'?").orElse("");
    }

    /** The number of letters to insert, delete, replace or swap with their neighbour. */
    static int edits(String from, String to) {
        int[][] edits = new int[from.length() + 1][to.length() + 1];
        for (int i = 0; i <= from.length(); i++) {
            for (int j = 0; j <= to.length(); j++) {
                edits[i][j] = i == 0 || j == 0 ? i + j : min(edits, from, to, i, j);
            }
        }
        return edits[from.length()][to.length()];
    }

    private static int min(int[][] edits, String from, String to, int i, int j) {
        boolean isSame = isSame(from.charAt(i - 1), to.charAt(j - 1));
        int min = Math.min(Math.min(edits[i - 1][j], edits[i][j - 1]) + 1, edits[i - 1][j - 1] + (isSame ? 0 : 1));
        boolean isSwapped = i > 1
                && j > 1
                && isSame(from.charAt(i - 1), to.charAt(j - 2))
                && isSame(from.charAt(i - 2), to.charAt(j - 1));
        return isSwapped ? Math.min(min, edits[i - 2][j - 2] + 1) : min;
    }

    private static boolean isSame(char one, char other) {
        return Character.toLowerCase(one) == Character.toLowerCase(other);
    }
}
