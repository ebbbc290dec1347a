package io.github.undercroft.fov;

import java.util.ArrayList;
import java.util.List;

/**
 * Everything that a straight line from anywhere in the origin's cell can pass, found by trying all lines, and the walls
 * in corners.
 *
 * <p>The cells that a line passes in turn, each beside or above the one before, make a word of two letters, and the words
 * of straight lines are known: they are the balanced ones, in which no two parts of equal length differ by more than one
 * in how often a letter occurs (M. Morse and G. Hedlund, "Symbolic dynamics II", 1940).
 */
final class SlowPermissiveSight extends SlowSight {

    private static final Word ALL = balancedWords(new ArrayList<>(), 40);

    /** A balanced word, as the ways it can go on. */
    private record Word(List<Word> beside, List<Word> above) {}

    @Override
    void look() {
        seeCorner(1, 1);
        follow(ALL, 0, 0);
    }

    private void follow(Word word, long column, long row) {
        word.beside().forEach(next -> pass(next, column + 1, row));
        word.above().forEach(next -> pass(next, column, row + 1));
    }

    private void pass(Word word, long column, long row) {
        see(column, row);
        if (isOpen(column, row)) {
            if (word.beside().isEmpty() && word.above().isEmpty()) {
                throw new IllegalStateException("this map is too large for the words prepared");
            }
            seeCorner(column + 1, row + 1);
            follow(word, column, row);
        }
    }

    private void seeCorner(long column, long row) {
        if (!isOpen(column, row) && !isOpen(column - 1, row) && !isOpen(column, row - 1)) {
            see(column, row);
        }
    }

    private static Word balancedWords(List<Integer> letters, int longest) {
        Word word = new Word(new ArrayList<>(), new ArrayList<>());
        for (int letter = 0; letter < 2 && letters.size() < longest; letter++) {
            letters.add(letter);
            if (isBalanced(letters)) {
                (letter == 0 ? word.beside() : word.above()).add(balancedWords(letters, longest));
            }
            letters.remove(letters.size() - 1);
        }
        return word;
    }

    /** Compares every part with the one of equal length at the end; the others were compared before. */
    private static boolean isBalanced(List<Integer> letters) {
        int size = letters.size();
        int[] sums = new int[size + 1];
        for (int i = 0; i < size; i++) {
            sums[i + 1] = sums[i] + letters.get(i);
        }
        for (int length = 1; length < size; length++) {
            int last = sums[size] - sums[size - length];
            for (int end = length; end < size; end++) {
                if (Math.abs(sums[end] - sums[end - length] - last) > 1) {
                    return false;
                }
            }
        }
        return true;
    }
}
