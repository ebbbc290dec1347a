package io.github.undercroft.random;

import io.github.undercroft.random.DicePart.Operator;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** Writes an expression with no more brackets than it needs. */
final class DiceText {

    private static final int VALUE = 4;

    /** A piece of text and how strongly it holds together. */
    private record Piece(String text, int strength) {

        String within(int min) {
            return strength < min ? "(" + text + ")" : text;
        }
    }

    private DiceText() {}

    static String of(List<DicePart> parts) {
        Deque<Piece> stack = new ArrayDeque<>();
        for (DicePart part : parts) {
            stack.push(piece(part, stack));
        }
        return stack.pop().text;
    }

    private static Piece piece(DicePart part, Deque<Piece> stack) {
        if (part instanceof DicePart.Constant constant) {
            return new Piece(
                    Integer.toString(constant.value()), constant.value() < 0 ? Operator.NEGATE.strength : VALUE);
        }
        if (!(part instanceof Operator operator)) {
            return new Piece(part.toString(), VALUE);
        }
        int strength = operator.strength;
        String right = stack.pop().within(operator == Operator.NEGATE ? strength : strength + 1);
        String left = operator == Operator.NEGATE ? "" : stack.pop().within(strength);
        return new Piece(left + operator.sign + right, strength);
    }
}
