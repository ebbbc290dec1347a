package io.github.undercroft.random;

import io.github.undercroft.random.DicePart.Constant;
import io.github.undercroft.random.DicePart.Operator;
import io.github.undercroft.random.DicePart.Pool;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * Reads dice notation in one pass, with the operators that still wait on a stack (E. Dijkstra's shunting yard, 1961), so
 * that no nesting is too deep.
 */
final class DiceParser {

    private static final String SIGNS = "+-*/";
    private static final Operator[] BINARY = {
        Operator.ADD, Operator.SUBTRACT, Operator.MULTIPLY, Operator.DIVIDE,
    };

    private final String text;
    private final DiceAssembly assembly = new DiceAssembly();
    /** Operators and open brackets whose right side is not complete. */
    private final Deque<Waiting> waiting = new ArrayDeque<>();

    private int at;

    /** An operator, or nothing for an open bracket, and where it stands. */
    private record Waiting(Optional<Operator> operator, int at) {}

    private DiceParser(String text) {
        this.text = text;
    }

    static Dice parse(String text) {
        return new DiceParser(text).parse();
    }

    private Dice parse() {
        boolean complete = false;
        while (skipSpaces()) {
            complete = complete ? afterOperand() : beforeOperand();
        }
        if (!complete) {
            throw complaint(at, "a number or dice should stand here, as in 2d6+1");
        }
        applyAtLeast(1);
        if (!waiting.isEmpty()) {
            throw complaint(waiting.getFirst().at, "this bracket is never closed; add )");
        }
        return assembly.dice();
    }

    private boolean skipSpaces() {
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
        return at < text.length();
    }

    /** Reads what may stand where a number is to come; answers whether it came. */
    private boolean beforeOperand() {
        int start = at;
        char here = text.charAt(at);
        if (here == '(') {
            waiting.push(new Waiting(Optional.empty(), at++));
            return false;
        }
        if (here == '-') {
            waiting.push(new Waiting(Optional.of(Operator.NEGATE), at++));
            return false;
        }
        if (isDigit()) {
            long number = number();
            if (is('d')) {
                check(start, Pool.complaintAboutCount(number));
                check(start, assembly.add(pool((int) number)));
            } else {
                check(start, assembly.add(new Constant((int) number)));
            }
            return true;
        }
        if (is('d')) {
            check(start, assembly.add(pool(1)));
            return true;
        }
        throw complaint(at, "a number or dice should stand here, as in 2d6+1, not '" + here + "'");
    }

    /** Reads what may stand behind a number; answers whether it is still complete. */
    private boolean afterOperand() {
        char here = text.charAt(at);
        if (here == ')') {
            applyAtLeast(1);
            if (waiting.isEmpty()) {
                throw complaint(at, "this bracket was never opened; leave it out");
            }
            waiting.pop();
            at++;
            return true;
        }
        int sign = SIGNS.indexOf(here);
        if (sign < 0) {
            throw complaint(
                    at,
                    "'" + here + "' does not fit here; write dice as in 2d6+1, 4d6kh3, 3d6!dl1 or (1d4+1)*10,"
                            + " with ! before keep and drop");
        }
        applyAtLeast(BINARY[sign].strength);
        waiting.push(new Waiting(Optional.of(BINARY[sign]), at++));
        return false;
    }

    private void applyAtLeast(int strength) {
        while (!waiting.isEmpty()
                && waiting.getFirst().operator.isPresent()
                && waiting.getFirst().operator.get().strength >= strength) {
            Waiting next = waiting.pop();
            check(next.at, assembly.apply(next.operator.orElseThrow()));
        }
    }

    private Pool pool(int count) {
        at++;
        int start = at;
        long sides = 100;
        if (is('%')) {
            at++;
        } else if (isDigit()) {
            sides = number();
        } else {
            throw complaint(at, "the number of sides should follow the d, as in d6, or % for 100");
        }
        check(start, Pool.complaintAboutSides(sides));
        Pool pool = Pool.of(count, (int) sides);
        if (is('!')) {
            if (sides == 1) {
                throw complaint(at, "a die of 1 side would explode for ever; leave out the ! or give it 2 sides");
            }
            at++;
            pool = pool.exploding();
        }
        while (is('k') || is('d')) {
            pool = choose(pool);
        }
        return pool;
    }

    private Pool choose(Pool pool) {
        boolean keeps = is('k');
        at++;
        boolean highest = is('h');
        if (!highest && !is('l')) {
            throw complaint(at, "h or l should follow, as in kh3, kl1, dh1 or dl1");
        }
        at++;
        int start = at;
        long number = isDigit() ? number() : 1;
        int min = keeps ? 1 : 0;
        int max = keeps ? pool.kept() : pool.kept() - 1;
        if (number < min || number > max) {
            throw complaint(
                    start,
                    "of " + pool.kept() + " dice " + min + " to " + max + " can be " + (keeps ? "kept" : "dropped")
                            + ", not " + number);
        }
        int dropped = keeps ? pool.kept() - (int) number : (int) number;
        return keeps == highest
                ? pool.between(pool.from() + dropped, pool.to())
                : pool.between(pool.from(), pool.to() - dropped);
    }

    private long number() {
        int start = at;
        long number = 0;
        while (isDigit()) {
            number = Math.min(number * 10 + text.charAt(at) - '0', Integer.MAX_VALUE + 1L);
            at++;
        }
        if (number > Integer.MAX_VALUE) {
            throw complaint(
                    start,
                    text.substring(start, at) + " is too large; " + Integer.MAX_VALUE + " is the largest number");
        }
        return number;
    }

    private boolean isDigit() {
        return at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9';
    }

    /** Whether the small letter or sign, or its capital, comes next. */
    private boolean is(char wanted) {
        return at < text.length() && (text.charAt(at) == wanted || (wanted >= 'a' && (text.charAt(at) | 32) == wanted));
    }

    private void check(int place, Optional<String> complaint) {
        if (complaint.isPresent()) {
            throw complaint(place, complaint.get());
        }
    }

    private IllegalArgumentException complaint(int place, String reason) {
        return new IllegalArgumentException(
                "The dice \"" + text + "\" can't be read at character " + (place + 1) + ": " + reason);
    }
}
