package io.github.undercroft.random;

import com.google.common.math.BigIntegerMath;
import com.google.common.math.LongMath;
import io.github.undercroft.random.DicePart.Pool;
import java.math.BigInteger;
import java.util.Arrays;

/** In how many ways dice that are rolled together come to each sum. In all arrays the index is the value. */
final class PoolOdds {

    private PoolOdds() {}

    static Distribution of(Pool pool, Effort effort) {
        long faces = pool.maxOfOne();
        long count = pool.count();
        int sideBits = Integer.SIZE - Integer.numberOfLeadingZeros(pool.sides());
        long bits = count * sideBits * (pool.extra() + 1);
        if (pool.kept() < count) {
            effort.spend(product(faces, count * (count + 1) / 2, faces * pool.kept()), bits);
            return Distribution.of(0, ranked(pool));
        }
        if (pool.extra() == 0) {
            effort.spend(product(count, count, faces), bits / 2);
            return Distribution.of(0, sums(pool));
        }
        effort.spend(LongMath.saturatedAdd(faces, product(count * (count - 1) / 2, faces, faces)), bits);
        return Distribution.of(0, convolved(pool));
    }

    private static long product(long one, long other, long third) {
        return LongMath.saturatedMultiply(LongMath.saturatedMultiply(one, other), third);
    }

    /** One die with its explosions: a multiple of its sides comes up only at the very end of all explosions. */
    private static BigInteger[] faces(Pool pool) {
        BigInteger[] ways = zeros(pool.maxOfOne() + 1);
        BigInteger sides = BigInteger.valueOf(pool.sides());
        for (int explosions = 0; explosions <= pool.extra(); explosions++) {
            BigInteger each = sides.pow(pool.extra() - explosions);
            int max = explosions == pool.extra() ? pool.sides() : pool.sides() - 1;
            for (int face = 1; face <= max; face++) {
                ways[explosions * pool.sides() + face] = each;
            }
        }
        return ways;
    }

    private static BigInteger[] zeros(int length) {
        BigInteger[] zeros = new BigInteger[length];
        Arrays.fill(zeros, BigInteger.ZERO);
        return zeros;
    }

    /** Plain dice: a further die adds up the last ways, as many as it has sides, in a window that slides. */
    private static BigInteger[] sums(Pool pool) {
        BigInteger[] ways = {BigInteger.ONE};
        for (int die = 0; die < pool.count(); die++) {
            BigInteger[] more = zeros(ways.length + pool.sides());
            BigInteger window = BigInteger.ZERO;
            for (int sum = 1; sum < more.length; sum++) {
                if (sum <= ways.length) {
                    window = window.add(ways[sum - 1]);
                }
                if (sum > pool.sides()) {
                    window = window.subtract(ways[sum - 1 - pool.sides()]);
                }
                more[sum] = window;
            }
            ways = more;
        }
        return ways;
    }

    private static BigInteger[] convolved(Pool pool) {
        BigInteger[] faces = faces(pool);
        BigInteger[] ways = {BigInteger.ONE};
        for (int die = 0; die < pool.count(); die++) {
            BigInteger[] more = zeros(ways.length + pool.maxOfOne());
            for (int face = 1; face < faces.length; face++) {
                addShifted(more, ways, face, faces[face]);
            }
            ways = more;
        }
        return ways;
    }

    private static void addShifted(BigInteger[] target, BigInteger[] ways, int shift, BigInteger factor) {
        if (factor.signum() == 0) {
            return;
        }
        for (int sum = 0; sum < ways.length; sum++) {
            if (ways[sum].signum() > 0) {
                target[sum + shift] = target[sum + shift].add(ways[sum].multiply(factor));
            }
        }
    }

    /**
     * Some of the dice by rank. Goes through the faces from the lowest up; {@code ways[n][sum]} is in how many ways n of the
     * dice show the faces so far and those of them that count make the sum. If m more show the next face, they take the
     * ranks from n up to n + m, so it is known how many of them count.
     */
    private static BigInteger[] ranked(Pool pool) {
        int count = pool.count();
        BigInteger[][] ways = new BigInteger[count + 1][];
        for (int n = 0; n <= count; n++) {
            ways[n] = zeros(pool.kept() * pool.maxOfOne() + 1);
        }
        ways[0][0] = BigInteger.ONE;
        BigInteger[] faces = faces(pool);
        for (int face = 1; face < faces.length; face++) {
            if (faces[face].signum() > 0) {
                addFace(pool, ways, face, faces[face]);
            }
        }
        return ways[count];
    }

    private static void addFace(Pool pool, BigInteger[][] ways, int face, BigInteger weight) {
        int count = pool.count();
        // From the last down, so that what is read knows nothing of this face yet.
        for (int all = count; all > 0; all--) {
            for (int more = 1; more <= all; more++) {
                int before = all - more;
                // The ways to say which of the dice not seen so far show this face, times the ways of each to do so.
                BigInteger choices =
                        BigIntegerMath.binomial(count - before, more).multiply(weight.pow(more));
                int counted = Math.max(0, Math.min(all, pool.to()) - Math.max(before, pool.from()));
                addShifted(ways[all], ways[before], counted * face, choices);
            }
        }
    }
}
