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

    @Override
    public final float nextFloat() {
        throw noFloat();
    }

    @Override
    public final float nextFloat(float bound) {
        throw noFloat();
    }

    @Override
    public final float nextFloat(float origin, float bound) {
        throw noFloat();
    }

    @Override
    public final double nextGaussian() {
        throw noLogarithm("nextGaussian()", "add several nextInt(low, high) draws, as dice do, for a bell curve");
    }

    @Override
    public final double nextGaussian(double mean, double deviation) {
        throw noLogarithm("nextGaussian()", "add several nextInt(low, high) draws, as dice do, for a bell curve");
    }

    @Override
    public final double nextExponential() {
        throw noLogarithm("nextExponential()", "count chance(numerator, denominator) failures for a waiting time");
    }

    @Override
    public final IntStream ints() {
        throw noStream("nextInt");
    }

    @Override
    public final IntStream ints(long size) {
        throw noStream("nextInt");
    }

    @Override
    public final IntStream ints(int origin, int bound) {
        throw noStream("nextInt");
    }

    @Override
    public final IntStream ints(long size, int origin, int bound) {
        throw noStream("nextInt");
    }

    @Override
    public final LongStream longs() {
        throw noStream("nextLong");
    }

    @Override
    public final LongStream longs(long size) {
        throw noStream("nextLong");
    }

    @Override
    public final LongStream longs(long origin, long bound) {
        throw noStream("nextLong");
    }

    @Override
    public final LongStream longs(long size, long origin, long bound) {
        throw noStream("nextLong");
    }

    @Override
    public final DoubleStream doubles() {
        throw noStream("nextDouble");
    }

    @Override
    public final DoubleStream doubles(long size) {
        throw noStream("nextDouble");
    }

    @Override
    public final DoubleStream doubles(double origin, double bound) {
        throw noStream("nextDouble");
    }

    @Override
    public final DoubleStream doubles(long size, double origin, double bound) {
        throw noStream("nextDouble");
    }

    // Inherited from JDK 22 on; not marked as overriding because it is compiled for 17.
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
