package io.github.undercroft.random;

import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * The methods of {@link RandomGenerator} that cannot promise equal results on every runtime, each refused with an
 * {@link UnsupportedOperationException} that names what to use instead. Inheriting the defaults would be worse: they
 * work, and differ.
 */
abstract sealed class SteadyGenerator implements RandomGenerator permits RandomSource {

    @Override
    public final boolean isDeprecated() {
        return false;
    }

    /** Not supported: float arithmetic differs between runtimes. Use {@link #nextDouble()}. */
    @Override
    public final float nextFloat() {
        throw noFloat();
    }

    /** Not supported: float arithmetic differs between runtimes. Use {@link #nextDouble(double)}. */
    @Override
    public final float nextFloat(float bound) {
        throw noFloat();
    }

    /** Not supported: float arithmetic differs between runtimes. Use {@link #nextDouble(double, double)}. */
    @Override
    public final float nextFloat(float origin, float bound) {
        throw noFloat();
    }

    /** Not supported: logarithms differ between runtimes. Add several {@link #nextInt(int, int)} draws for a bell. */
    @Override
    public final double nextGaussian() {
        throw noLogarithm("nextGaussian()", "add several nextInt(low, high) draws, as dice do, for a bell curve");
    }

    /** Not supported: logarithms differ between runtimes. Add several {@link #nextInt(int, int)} draws for a bell. */
    @Override
    public final double nextGaussian(double mean, double deviation) {
        throw noLogarithm("nextGaussian()", "add several nextInt(low, high) draws, as dice do, for a bell curve");
    }

    /** Not supported: logarithms differ between runtimes. Count {@link RandomSource#chance} failures for a wait. */
    @Override
    public final double nextExponential() {
        throw noLogarithm("nextExponential()", "count chance(numerator, denominator) failures for a waiting time");
    }

    /** Not supported: a stream may draw ahead of what it hands out. Use {@link #nextInt()} in a loop. */
    @Override
    public final IntStream ints() {
        throw noStream("nextInt");
    }

    /** Not supported: a stream may draw ahead of what it hands out. Use {@link #nextInt()} in a loop. */
    @Override
    public final IntStream ints(long size) {
        throw noStream("nextInt");
    }

    /** Not supported: a stream may draw ahead of what it hands out. Use {@link #nextInt(int, int)} in a loop. */
    @Override
    public final IntStream ints(int origin, int bound) {
        throw noStream("nextInt");
    }

    /** Not supported: a stream may draw ahead of what it hands out. Use {@link #nextInt(int, int)} in a loop. */
    @Override
    public final IntStream ints(long size, int origin, int bound) {
        throw noStream("nextInt");
    }

    /** Not supported: a stream may draw ahead of what it hands out. Use {@link #nextLong()} in a loop. */
    @Override
    public final LongStream longs() {
        throw noStream("nextLong");
    }

    /** Not supported: a stream may draw ahead of what it hands out. Use {@link #nextLong()} in a loop. */
    @Override
    public final LongStream longs(long size) {
        throw noStream("nextLong");
    }

    /** Not supported: a stream may draw ahead of what it hands out. Use {@link #nextLong(long, long)} in a loop. */
    @Override
    public final LongStream longs(long origin, long bound) {
        throw noStream("nextLong");
    }

    /** Not supported: a stream may draw ahead of what it hands out. Use {@link #nextLong(long, long)} in a loop. */
    @Override
    public final LongStream longs(long size, long origin, long bound) {
        throw noStream("nextLong");
    }

    /** Not supported: a stream may draw ahead of what it hands out. Use {@link #nextDouble()} in a loop. */
    @Override
    public final DoubleStream doubles() {
        throw noStream("nextDouble");
    }

    /** Not supported: a stream may draw ahead of what it hands out. Use {@link #nextDouble()} in a loop. */
    @Override
    public final DoubleStream doubles(long size) {
        throw noStream("nextDouble");
    }

    /** Not supported: a stream may draw ahead of what it hands out. Use {@link #nextDouble(double, double)}. */
    @Override
    public final DoubleStream doubles(double origin, double bound) {
        throw noStream("nextDouble");
    }

    /** Not supported: a stream may draw ahead of what it hands out. Use {@link #nextDouble(double, double)}. */
    @Override
    public final DoubleStream doubles(long size, double origin, double bound) {
        throw noStream("nextDouble");
    }

    // Inherited from JDK 22 on; not marked as overriding because it is compiled for 17.
    /** Not supported: a stream may draw ahead of what it hands out. Use {@link #nextDouble(double, double)}. */
    public DoubleStream equiDoubles(double left, double right, boolean leftIncluded, boolean rightIncluded) {
        throw noStream("nextDouble");
    }

    private static UnsupportedOperationException noFloat() {
        return new UnsupportedOperationException(
                "nextFloat is not supported, because float arithmetic differs between runtimes; use nextDouble");
    }

    private static UnsupportedOperationException noLogarithm(String method, String instead) {
        return new UnsupportedOperationException(
                method + " is not supported, because logarithms differ between runtimes; " + instead);
    }

    private static UnsupportedOperationException noStream(String method) {
        return new UnsupportedOperationException("streams of random numbers are not supported, because a stream may"
                + " draw ahead of what it hands out; call " + method + " in a loop");
    }
}
