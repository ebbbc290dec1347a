package io.github.undercroft.random;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.random.DicePart.Constant;
import io.github.undercroft.random.DicePart.Operator;
import io.github.undercroft.random.DicePart.Pool;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * Puts the parts of an expression into the order in which they are computed, in normal form, and knows between what the
 * results lie. What is refused leaves everything as it was but is the end of the expression.
 */
final class DiceAssembly {

    private final List<DicePart> parts = new ArrayList<>();
    private final Deque<Bounds> bounds = new ArrayDeque<>();

    /** Between what a number on the stack lies; both ends do come up, because no die is used twice. */
    private record Bounds(long min, long max) {

        static Bounds over(long... corners) {
            long min = corners[0];
            long max = corners[0];
            for (long corner : corners) {
                min = Math.min(min, corner);
                max = Math.max(max, corner);
            }
            return new Bounds(min, max);
        }

        Bounds with(Operator operator, Bounds right) {
            return over(
                    operator.apply(min, right.min),
                    operator.apply(min, right.max),
                    operator.apply(max, right.min),
                    operator.apply(max, right.max));
        }

        boolean hasZero() {
            return min <= 0 && max >= 0;
        }
    }

    static DiceAssembly from(Dice dice) {
        DiceAssembly assembly = new DiceAssembly();
        assembly.parts.addAll(dice.parts());
        assembly.bounds.push(new Bounds(dice.min(), dice.max()));
        return assembly;
    }

    Optional<String> add(Constant constant) {
        return push(constant, new Bounds(constant.value(), constant.value()));
    }

    Optional<String> add(Pool pool) {
        return push(pool, new Bounds(pool.kept(), (long) pool.kept() * pool.maxOfOne()));
    }

    private Optional<String> push(DicePart part, Bounds reach) {
        if (parts.size() == Dice.MAX_PARTS) {
            return Optional.of("there are more than " + Dice.MAX_PARTS + " numbers, dice and signs; leave some out");
        }
        parts.add(part);
        bounds.push(reach);
        long farthest = Math.max(Math.abs(reach.min), Math.abs(reach.max));
        return farthest <= Integer.MAX_VALUE
                ? Optional.empty()
                : Optional.of("the result could reach " + (farthest == reach.max ? reach.max : reach.min)
                        + ", beyond the " + Integer.MAX_VALUE + " that fit; roll less");
    }

    Optional<String> apply(Operator operator) {
        Bounds right = bounds.pop();
        if (operator == Operator.NEGATE) {
            return negate(new Bounds(-right.max, -right.min));
        }
        if (operator == Operator.DIVIDE && right.hasZero()) {
            return Optional.of("the divisor can be 0 (it lies between " + right.min + " and " + right.max
                    + "); divide by what is always more than 0");
        }
        Bounds result = bounds.pop().with(operator, right);
        if (lastIsConstant(0)) {
            if (result.min == result.max && lastIsConstant(1)) {
                return fold(2, result);
            }
            if (operator.strength == Operator.ADD.strength) {
                return offset(operator, result);
            }
        }
        return push(operator, result);
    }

    private Optional<String> negate(Bounds result) {
        if (lastIsConstant(0)) {
            return fold(1, result);
        }
        if (last(0) == Operator.NEGATE) {
            dropLast(1);
            bounds.push(result);
            return Optional.empty();
        }
        return push(Operator.NEGATE, result);
    }

    /** Puts one number in place of several parts that always give it. */
    private Optional<String> fold(int count, Bounds result) {
        if (Math.abs(result.min) > Integer.MAX_VALUE) {
            return push(Operator.ADD, result);
        }
        dropLast(count);
        return add(new Constant((int) result.min));
    }

    /** Adds or subtracts the number that is the last part, together with the one that was added just before. */
    private Optional<String> offset(Operator operator, Bounds result) {
        long offset = operator.apply(0, constant(0));
        int used = 1;
        if (parts.size() > 3 && last(1) instanceof Operator before && before.strength == 1 && lastIsConstant(2)) {
            long both = offset + before.apply(0, constant(2));
            if (Math.abs(both) <= Integer.MAX_VALUE) {
                offset = both;
                used = 3;
            }
        }
        dropLast(used);
        if (offset == 0) {
            bounds.push(result);
            return Optional.empty();
        }
        parts.add(new Constant((int) Math.abs(offset)));
        return push(offset > 0 ? Operator.ADD : Operator.SUBTRACT, result);
    }

    private DicePart last(int back) {
        return parts.get(parts.size() - 1 - back);
    }

    private boolean lastIsConstant(int back) {
        return last(back) instanceof Constant;
    }

    private int constant(int back) {
        return ((Constant) last(back)).value();
    }

    private void dropLast(int count) {
        parts.subList(parts.size() - count, parts.size()).clear();
    }

    Dice dice() {
        Bounds all = bounds.getFirst();
        return new Dice(ImmutableList.copyOf(parts), (int) all.min, (int) all.max);
    }
}
