package io.github.undercroft.dungeon.vault;

import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** One line of a file of vaults, read from left to right by code points. */
final class VaultLine {

    /** How much of a line a message shows. */
    private static final int SHOWN = 40;

    private final String file;
    private final int row;
    private final int[] glyphs;
    private int at;
    /** Where what was taken last began. */
    private int from;

    /** @param row counted from 1 */
    VaultLine(String file, int row, String text) {
        this.file = file;
        this.row = row;
        glyphs = text.codePoints().toArray();
    }

    /** Skips blanks. */
    boolean isAtEnd() {
        while (at < glyphs.length && (glyphs[at] == ' ' || glyphs[at] == '\t')) {
            at++;
        }
        return at == glyphs.length;
    }

    /** Skips blanks. */
    boolean isNext(int glyph) {
        return !isAtEnd() && glyphs[at] == glyph;
    }

    /** Skips blanks. */
    boolean tryTake(int glyph) {
        boolean isThere = isNext(glyph);
        at += isThere ? 1 : 0;
        return isThere;
    }

    /** Takes whatever is next, a blank too. */
    int takeAny(String fix) {
        if (at == glyphs.length) {
            throw faultHere(fix);
        }
        from = at;
        return glyphs[at++];
    }

    /** Skips blanks. */
    void take(int glyph, String fix) {
        if (!tryTake(glyph)) {
            throw faultHere(fix);
        }
    }

    /** Takes what comes before that glyph, or the rest of the line, without blanks before and after. */
    String until(int glyph) {
        isAtEnd();
        from = at;
        while (at < glyphs.length && glyphs[at] != glyph) {
            at++;
        }
        return new String(glyphs, from, at - from).strip();
    }

    /** Takes a word and the colon behind it. */
    boolean tryTakeWord(String word) {
        int begin = at;
        boolean isThere = until(':').equals(word) && tryTake(':');
        at = isThere ? at : begin;
        return isThere;
    }

    /** Takes a number with a percent sign, if there is a number next. */
    Optional<Integer> tryTakePercent() {
        isAtEnd();
        from = at;
        int number = 0;
        while (at < glyphs.length && glyphs[at] >= '0' && glyphs[at] <= '9') {
            number = Math.min(1000, 10 * number + glyphs[at] - '0');
            at++;
        }
        if (at == from) {
            return Optional.empty();
        }
        String digits = new String(glyphs, from, at - from);
        if (!isNext('%') || number < 1 || number > 100) {
            throw fault(shown(digits) + " is no percentage; write 1% to 100%");
        }
        at++;
        return Optional.of(number);
    }

    /** What that gives, where a refusal is a fault of what was taken last. */
    <T> T checked(Supplier<T> made) {
        int begin = from;
        try {
            return made.get();
        } catch (IllegalArgumentException refused) {
            throw fault(begin, String.valueOf(refused.getMessage()), refused);
        }
    }

    /** A fault of what was taken last. */
    IllegalArgumentException fault(String what) {
        return fault(from, what, null);
    }

    /** A fault of a column, counted from 0, of a line that is that many below this one. */
    IllegalArgumentException fault(int below, int column, IllegalArgumentException cause) {
        return new IllegalArgumentException(
                file + ":" + (row + below) + ":" + (column + 1) + ": " + cause.getMessage(), cause);
    }

    /** A fault of what comes next. */
    private IllegalArgumentException faultHere(String fix) {
        boolean isEnd = isAtEnd();
        String found = isEnd ? "the line ends here" : shown(new String(glyphs, at, glyphs.length - at));
        return fault(at, found + "; " + fix, null);
    }

    private IllegalArgumentException fault(int column, String what, @Nullable IllegalArgumentException cause) {
        return new IllegalArgumentException(file + ":" + row + ":" + (column + 1) + ": " + what, cause);
    }

    /** In quotes, not too long, and without control characters. */
    static String shown(String text) {
        StringBuilder shown = new StringBuilder("\"");
        text.codePoints()
                .limit(SHOWN)
                .forEach(glyph -> shown.appendCodePoint(Character.isISOControl(glyph) ? '?' : glyph));
        return shown.append(text.codePointCount(0, text.length()) > SHOWN ? "...\"" : "\"")
                .toString();
    }
}
