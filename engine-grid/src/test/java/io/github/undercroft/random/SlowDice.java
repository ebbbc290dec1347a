package io.github.undercroft.random;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * The obvious model of dice: an expression in text with every bracket written, and in how many ways it comes to each value,
 * found by going through every way in which all its dice can fall.
 */
record SlowDice(String text, NavigableMap<Integer, BigInteger> ways) {

    /** What one die may come to, in so many ways. */
    private record Face(int value, BigInteger ways) {}

    static SlowDice constant(int value) {
        NavigableMap<Integer, BigInteger> ways = new TreeMap<>();
        ways.put(value, BigInteger.ONE);
        return new SlowDice(Integer.toString(value), ways);
    }

    /** Keeps the ranks from {@code from} up to, not including, {@code to}, counted from the lowest die. */
    static SlowDice pool(List<Integer> dice, String text, int from, int to, boolean exploding) {
        NavigableMap<Integer, BigInteger> ways = new TreeMap<>();
        int sides = dice.get(0);
        fall(
                exploding ? explodingFaces(sides) : plainFaces(sides),
                new int[dice.size()],
                0,
                BigInteger.ONE,
                (all, n) -> {
                    int[] sorted = all.clone();
                    Arrays.sort(sorted);
                    ways.merge(Arrays.stream(sorted, from, to).sum(), n, BigInteger::add);
                });
        return new SlowDice(text, ways);
    }

    private interface Visitor {
        void visit(int[] dice, BigInteger ways);
    }

    private static void fall(List<Face> faces, int[] dice, int next, BigInteger ways, Visitor visitor) {
        if (next == dice.length) {
            visitor.visit(dice, ways);
            return;
        }
        for (Face face : faces) {
            dice[next] = face.value;
            fall(faces, dice, next + 1, ways.multiply(face.ways), visitor);
        }
    }

    private static List<Face> plainFaces(int sides) {
        return IntStream.rangeClosed(1, sides)
                .mapToObj(value -> new Face(value, BigInteger.ONE))
                .toList();
    }

    private static List<Face> explodingFaces(int sides) {
        List<Face> faces = new ArrayList<>();
        explode(sides, 0, 20, faces);
        return faces;
    }

    private static void explode(int sides, int before, int left, List<Face> faces) {
        // Of all rolls that a die might have needed, those that it did not need may show anything.
        BigInteger ways = BigInteger.valueOf(sides).pow(left);
        for (int shown = 1; shown <= sides; shown++) {
            if (shown == sides && left > 0) {
                explode(sides, before + shown, left - 1, faces);
            } else {
                faces.add(new Face(before + shown, ways));
            }
        }
    }

    static SlowDice random(RandomSource random, int depth) {
        if (depth == 0 || random.chance(1, 4)) {
            return random.chance(1, 3) ? constant(random.nextInt(5)) : randomPool(random);
        }
        SlowDice left = random(random, depth - 1);
        SlowDice right = random(random, depth - 1);
        return switch (random.nextInt(5)) {
            case 0 -> left.and('+', right);
            case 1 -> left.and('-', right);
            case 2 -> left.and('*', right);
            case 3 ->
                right.ways.firstKey() <= 0 && right.ways.lastKey() >= 0 ? left.and('+', right) : left.and('/', right);
            default -> new SlowDice("(-" + left.text + ")", constant(0).and('-', left).ways);
        };
    }

    private static SlowDice randomPool(RandomSource random) {
        int count = random.nextInt(1, 4);
        int sides = random.nextInt(1, 5);
        boolean exploding = sides > 1 && count < 3 && random.chance(1, 4);
        String text = count + "d" + sides + (exploding ? "!" : "");
        int from = 0;
        int to = count;
        if (random.chance(1, 2)) {
            int kept = random.nextInt(1, count + 1);
            boolean highest = random.nextBoolean();
            text += random.nextBoolean() ? (highest ? "kh" : "kl") + kept : (highest ? "dl" : "dh") + (count - kept);
            from = highest ? count - kept : 0;
            to = highest ? count : kept;
        }
        return pool(IntStream.range(0, count).mapToObj(i -> sides).toList(), text, from, to, exploding);
    }

    private SlowDice and(char sign, SlowDice right) {
        NavigableMap<Integer, BigInteger> both = new TreeMap<>();
        ways.forEach((one, n) -> right.ways.forEach((other, m) -> {
            int value = switch (sign) {
                case '+' -> one + other;
                case '-' -> one - other;
                case '*' -> one * other;
                default -> Math.floorDiv(one, other);
            };
            both.merge(value, n.multiply(m), BigInteger::add);
        }));
        return new SlowDice("(" + text + sign + right.text + ")", both);
    }

    BigInteger total() {
        return ways.values().stream().reduce(BigInteger.ZERO, BigInteger::add);
    }
}
