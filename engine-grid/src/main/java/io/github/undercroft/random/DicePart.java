package io.github.undercroft.random;

import java.util.Arrays;
import java.util.Optional;

/** A step of computing a dice expression: what puts a number on the stack, or takes numbers from it. */
sealed interface DicePart {

    /** A number that never changes. */
    record Constant(int value) implements DicePart {}

    /** What is done with the last two numbers, or the last one. */
    enum Operator implements DicePart {
        ADD('+', 1),
        SUBTRACT('-', 1),
        MULTIPLY('*', 2),
        DIVIDE('/', 2),
        NEGATE('-', 3);

        final char sign;
        /** Who binds stronger has the greater number. */
        final int strength;

        Operator(char sign, int strength) {
            this.sign = sign;
            this.strength = strength;
        }

        /** The left number is of no account to {@link #NEGATE}. */
        long apply(long left, long right) {
            return switch (this) {
                case ADD -> left + right;
                case SUBTRACT -> left - right;
                case MULTIPLY -> left * right;
                case DIVIDE -> Math.floorDiv(left, right);
                case NEGATE -> -right;
            };
        }
    }

    /**
     * Like dice that are rolled together, and of which some count.
     *
     * @param from how many of the lowest do not count
     * @param to the number of dice less how many of the highest do not count
     * @param extra how often each die may be rolled again when it shows its most
     */
    record Pool(int count, int sides, int from, int to, int extra) implements DicePart {

        static Pool of(int count, int sides) {
            return new Pool(count, sides, 0, count, 0);
        }

        static Optional<String> complaintAboutCount(long count) {
            return count >= 1 && count <= Dice.MAX_DICE
                    ? Optional.empty()
                    : Optional.of("1 to " + Dice.MAX_DICE + " dice can be rolled together, not " + count);
        }

        static Optional<String> complaintAboutSides(long sides) {
            return sides >= 1 && sides <= Dice.MAX_SIDES
                    ? Optional.empty()
                    : Optional.of("a die has 1 to " + Dice.MAX_SIDES + " sides, not " + sides);
        }

        Pool exploding() {
            return new Pool(count, sides, from, to, Dice.MAX_EXTRA_ROLLS);
        }

        Pool between(int newFrom, int newTo) {
            return new Pool(count, sides, newFrom, newTo, extra);
        }

        int kept() {
            return to - from;
        }

        /** The most that one die comes to. */
        int maxOfOne() {
            return sides * (extra + 1);
        }

        int roll(RandomSource random) {
            if (kept() < count) {
                return rollAndChoose(random);
            }
            int sum = 0;
            for (int i = 0; i < count; i++) {
                sum += rollOne(random);
            }
            return sum;
        }

        private int rollAndChoose(RandomSource random) {
            int[] all = new int[count];
            for (int i = 0; i < count; i++) {
                all[i] = rollOne(random);
            }
            Arrays.sort(all);
            int sum = 0;
            for (int rank = from; rank < to; rank++) {
                sum += all[rank];
            }
            return sum;
        }

        private int rollOne(RandomSource random) {
            int last = random.nextInt(sides) + 1;
            int sum = last;
            for (int again = extra; again > 0 && last == sides; again--) {
                last = random.nextInt(sides) + 1;
                sum += last;
            }
            return sum;
        }

        @Override
        public String toString() {
            String dice = count + "d" + sides + (extra > 0 ? "!" : "");
            if (kept() == count) {
                return dice;
            }
            if (from > 0 && to < count) {
                return dice + "dl" + from + "dh" + (count - to);
            }
            return dice + (from > 0 ? "kh" : "kl") + kept();
        }
    }
}
