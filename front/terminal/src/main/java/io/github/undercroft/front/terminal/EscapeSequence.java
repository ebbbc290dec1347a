package io.github.undercroft.front.terminal;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.Ints;
import com.googlecode.lanterna.TerminalPosition;
import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.input.ScreenInfoAction;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What terminals send for keys that type no character, for the mouse, and as an answer. Each sequence begins with ESC [ (CSI) or
 * ESC O (SS3), and ends with a character from @ to ~ (ECMA-48, 5.4). There are three exceptions: rxvt ends the keys with Shift by
 * a dollar, the Linux console sends one character after ESC [ [, and old mice three after ESC [ M.
 *
 * <p>Shift, Alt and Control change nothing, as no game asks for them.
 */
final class EscapeSequence {

    private static final int INTRODUCER = 2;

    /** By the last character. Those of a to d are the arrows of rxvt with Shift or Control. */
    private static final ImmutableMap<Character, KeyType> BY_END = ImmutableMap.<Character, KeyType>builder()
            .put('A', KeyType.ArrowUp)
            .put('B', KeyType.ArrowDown)
            .put('C', KeyType.ArrowRight)
            .put('D', KeyType.ArrowLeft)
            .put('a', KeyType.ArrowUp)
            .put('b', KeyType.ArrowDown)
            .put('c', KeyType.ArrowRight)
            .put('d', KeyType.ArrowLeft)
            .put('H', KeyType.Home)
            .put('F', KeyType.End)
            .buildOrThrow();

    /** By the number before a tilde; or, with Shift and Control in rxvt, before a dollar, a caret or an at sign. */
    private static final ImmutableMap<Integer, KeyType> BY_NUMBER = ImmutableMap.of(
            1, KeyType.Home,
            4, KeyType.End,
            5, KeyType.PageUp,
            6, KeyType.PageDown,
            7, KeyType.Home,
            8, KeyType.End);

    private EscapeSequence() {}

    /** @return whether this character can come next; if not, it is a key of its own, and the sequence has broken off */
    static boolean canGoOn(CharSequence begun, char next) {
        return next >= ' ' && (next <= '~' || isOldMouse(begun));
    }

    private static boolean isOldMouse(CharSequence sequence) {
        return sequence.length() > INTRODUCER && sequence.charAt(1) == '[' && sequence.charAt(INTRODUCER) == 'M';
    }

    /** @return whether the sequence ends with its last character */
    static boolean isWhole(CharSequence sequence) {
        int size = sequence.length();
        if (size <= INTRODUCER) {
            return false;
        }
        if (isOldMouse(sequence)) {
            return size == INTRODUCER + 4;
        }
        boolean isCsi = sequence.charAt(1) == '[';
        if (isCsi && sequence.charAt(INTRODUCER) == '[') {
            return size == INTRODUCER + 2;
        }
        char end = sequence.charAt(size - 1);
        return end >= '@' || (end == '$' && isCsi && Ints.tryParse(parameters(sequence.toString())) != null);
    }

    private static String parameters(String sequence) {
        return sequence.substring(INTRODUCER, sequence.length() - 1);
    }

    /** @return what a whole sequence means; empty if that is not known, or no game uses it */
    static Optional<KeyStroke> meaning(String sequence) {
        char end = sequence.charAt(sequence.length() - 1);
        if (isOldMouse(sequence)) {
            return MouseReport.old(sequence.substring(INTRODUCER + 1));
        }
        String parameters = parameters(sequence);
        if (end == 'E') {
            return Optional.of(new KeyStroke('5', false, false)); // the middle of the number pad, without Num Lock
        }
        if (sequence.charAt(1) == 'O') {
            return ofKeypad(end).or(() -> key(BY_END.get(end)));
        }
        if (parameters.startsWith("<")) {
            return MouseReport.numbered(parameters.substring(1), end);
        }
        if (!parameters.chars().allMatch(each -> each == ';' || (each >= '0' && each <= '9'))) {
            return Optional.empty();
        }
        List<String> numbers = Splitter.on(';').splitToList(parameters);
        return switch (end) {
            case 'R' -> cursor(numbers);
            case '~', '$', '^', '@' -> key(BY_NUMBER.get(number(numbers, 0)));
            default -> key(BY_END.get(end));
        };
    }

    private static Optional<KeyStroke> key(@Nullable KeyType type) {
        return Optional.ofNullable(type).map(KeyStroke::new);
    }

    /** The number pad, where it does not send the characters on its keys. */
    private static Optional<KeyStroke> ofKeypad(char end) {
        if (end == 'M') {
            return key(KeyType.Enter);
        }
        return end >= 'j' && end <= 'y'
                ? Optional.of(new KeyStroke((char) (end - '@'), false, false))
                : Optional.empty();
    }

    private static Optional<KeyStroke> cursor(List<String> numbers) {
        int row = number(numbers, 0);
        int column = number(numbers, 1);
        return row > 0 && column > 0
                ? Optional.of(new ScreenInfoAction(new TerminalPosition(column, row)))
                : Optional.empty();
    }

    /** One of the numbers; 0 if there is none. */
    static int number(List<String> numbers, int index) {
        Integer number = index < numbers.size() ? Ints.tryParse(numbers.get(index)) : null;
        return number == null ? 0 : number;
    }
}
