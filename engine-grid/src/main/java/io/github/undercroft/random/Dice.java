package io.github.undercroft.random;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.random.DicePart.Constant;
import io.github.undercroft.random.DicePart.Operator;
import io.github.undercroft.random.DicePart.Pool;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * A dice expression in the usual notation.
 *
 * <pre>{@code
 * Dice sword = Dice.of("2d6+1");
 * int damage = sword.roll(random);
 * double worth = sword.distribution().map(rolled -> Math.max(0, rolled - 4)).mean();   // against an armour of 4
 * }</pre>
 *
 * <p>The notation, where N and M are whole numbers:
 *
 * <ul>
 *   <li>{@code NdM}: the sum of N dice of M sides; {@code dM} is one of them, {@code d%} one of 100 sides
 *   <li>{@code NdM!}: exploding. A die that shows its maximum is rolled again and the result added, at most
 *       {@value #MAX_EXTRA_ROLLS} times a die; the last of them is not rolled again, whatever it shows
 *   <li>{@code kh3}, {@code kl3}, {@code dh3}, {@code dl3} behind dice: keep or drop the 3 highest or lowest; without a
 *       number 1. Explosions belong to their die. Several are applied one after the other
 *   <li>{@code + - * /}, brackets and whole numbers; {@code * /} bind stronger, a minus before a single value strongest.
 *       A division rounds down, towards minus infinity: {@code (1-4)/2} is -2
 * </ul>
 *
 * <p>Capitals and spaces between values do not matter. Limits: {@value #MAX_DICE} dice together, {@value #MAX_SIDES}
 * sides, {@value #MAX_PARTS} values and signs, and every result on the way at most 2,147,483,647 from 0.
 *
 * <p>Two are equal if their normal forms are; that is {@link #toString()}, which reads back. It adds up numbers that
 * follow each other and writes each choice in one way ({@code 4d6dl1} is {@code 4d6kh3}), but keeps the sequence:
 * {@code 1+d6} is not equal to {@code d6+1}.
 *
 * <p>Dice are rolled from left to right, each with its explosions, one draw a roll. Immutable. A roll costs O(dice), sorting
 * them where some are dropped, and allocates nothing for dice plus or minus a number.
 */
public final class Dice {

    /** How many dice may be rolled together. */
    public static final int MAX_DICE = 1000;
    /** How many sides a die may have. */
    public static final int MAX_SIDES = 1_000_000;
    /** How often an exploding die may be rolled again. */
    public static final int MAX_EXTRA_ROLLS = 20;
    /** How many dice, numbers and signs an expression may have. */
    static final int MAX_PARTS = 100;

    private final ImmutableList<DicePart> parts;
    private final int min;
    private final int max;
    private final String text;
    /** The dice, if they are all there is but a number that is added. */
    private final Optional<Pool> alone;

    private final int bonus;

    Dice(ImmutableList<DicePart> parts, int min, int max) {
        this.parts = parts;
        this.min = min;
        this.max = max;
        text = DiceText.of(parts);
        boolean plain = parts.get(0) instanceof Pool && (parts.size() == 1 || isOffset(parts));
        alone = plain ? Optional.of((Pool) parts.get(0)) : Optional.empty();
        bonus = plain && parts.size() == 3
                ? (int) ((Operator) parts.get(2)).apply(0, ((Constant) parts.get(1)).value())
                : 0;
    }

    private static boolean isOffset(ImmutableList<DicePart> parts) {
        return parts.size() == 3
                && parts.get(1) instanceof Constant
                && (parts.get(2) == Operator.ADD || parts.get(2) == Operator.SUBTRACT);
    }

    /**
     * Reads the notation.
     *
     * @throws IllegalArgumentException if it can't be read, with the place and what to write instead
     */
    public static Dice of(String text) {
        return DiceParser.parse(text);
    }

    /** @return so many dice of that many sides */
    public static Dice of(int count, int sides) {
        DiceAssembly assembly = new DiceAssembly();
        String text = count + "d" + sides;
        require(text, Pool.complaintAboutCount(count));
        require(text, Pool.complaintAboutSides(sides));
        require(text, assembly.add(Pool.of(count, sides)));
        return assembly.dice();
    }

    /** @return no dice, but always that number, which is not {@link Integer#MIN_VALUE} */
    public static Dice constant(int number) {
        DiceAssembly assembly = new DiceAssembly();
        require(Integer.toString(number), assembly.add(new Constant(number)));
        return assembly.dice();
    }

    /** @return these dice plus that number, which may be negative */
    public Dice plus(int number) {
        DiceAssembly assembly = DiceAssembly.from(this);
        String sum = text + " and " + number;
        require(sum, assembly.add(new Constant(number)));
        require(sum, assembly.apply(Operator.ADD));
        return assembly.dice();
    }

    private static void require(String dice, Optional<String> complaint) {
        if (complaint.isPresent()) {
            throw new IllegalArgumentException("The dice " + dice + " can't be: " + complaint.get());
        }
    }

    /** @return the least that they come to */
    public int min() {
        return min;
    }

    /** @return the most that they come to */
    public int max() {
        return max;
    }

    /** @return the result of one roll, from {@link #min()} to {@link #max()} */
    public int roll(RandomSource random) {
        return alone.isPresent() ? alone.get().roll(random) + bonus : compute(random);
    }

    private int compute(RandomSource random) {
        int[] stack = new int[parts.size()];
        int size = 0;
        for (DicePart part : parts) {
            if (part instanceof Pool pool) {
                stack[size++] = pool.roll(random);
            } else if (part instanceof Constant constant) {
                stack[size++] = constant.value();
            } else {
                Operator operator = (Operator) part;
                int right = stack[--size];
                int left = operator == Operator.NEGATE ? 0 : stack[--size];
                stack[size++] = (int) operator.apply(left, right);
            }
        }
        return stack[0];
    }

    /**
     * Computes how likely each result is, exactly. Costs more the more dice and results there are: 2d6 takes microseconds,
     * 50d6kh10 or 100d100 some tenths of a second. Keep it if you need it often.
     *
     * @throws IllegalStateException if it would take more than a few seconds; the text says by how much it is too large
     */
    public Distribution distribution() {
        Effort effort = new Effort(text);
        Deque<Distribution> stack = new ArrayDeque<>();
        for (DicePart part : parts) {
            if (part instanceof Pool pool) {
                stack.push(PoolOdds.of(pool, effort));
            } else if (part instanceof Constant constant) {
                stack.push(Distribution.always(constant.value()));
            } else {
                Operator operator = (Operator) part;
                Distribution right = stack.pop();
                Distribution left = operator == Operator.NEGATE ? Distribution.always(0) : stack.pop();
                effort.spend((long) left.size() * right.size(), left.bits() + right.bits());
                stack.push(left.with(right, (one, other) -> (int) operator.apply(one, other)));
            }
        }
        return stack.pop();
    }

    ImmutableList<DicePart> parts() {
        return parts;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Dice dice && dice.text.equals(text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    /** @return the normal form, which {@link #of(String)} reads back */
    @Override
    public String toString() {
        return text;
    }
}
