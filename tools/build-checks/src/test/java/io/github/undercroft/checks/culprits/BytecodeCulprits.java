package io.github.undercroft.checks.culprits;

import com.google.common.collect.Lists;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

final class BytecodeCulprits {

    private BytecodeCulprits() {}

    @CaughtBy("float")
    static final class FloatArithmetic {
        int sum(int one, int other) {
            return (int) (one * 0.5f + other);
        }

        double widened(double number) {
            return (float) number;
        }

        void array() {
            Object numbers = new float[3];
        }

        void signature(float[][] numbers) {}
    }

    @CaughtBy("float")
    static final class FloatField {
        float[] field;
    }

    @CaughtBy("locks")
    static final class Locks {
        volatile int count;

        synchronized void method() {}

        void block() {
            synchronized (this) {
                count = 1;
            }
        }
    }

    @CaughtBy("mutable static state")
    static final class StaticCounter {
        static int count;
    }

    @CaughtBy("mutable static state")
    static final class StaticArray {
        public static final int[] TABLE = {1, 2};
    }

    @CaughtBy("mutable static state")
    static final class StaticList {
        private static final List<String> NAMES = new ArrayList<>();
    }

    @CaughtBy("mutable static state")
    static final class StaticListOfGuava {
        private static final List<String> NAMES = Lists.newArrayList();
    }

    @CaughtBy("caught traps")
    static final class CaughtTraps {
        int divide(int one, int other) {
            try {
                return one / other;
            } catch (ArithmeticException byZero) {
                return 0;
            }
        }

        int read(int[] numbers) {
            try {
                return numbers[1];
            } catch (ArrayIndexOutOfBoundsException outside) {
                return 0;
            }
        }

        String cast(Object any) {
            try {
                return (String) any;
            } catch (ClassCastException | NullPointerException other) {
                return "";
            }
        }

        void overflow(Runnable deep) {
            try {
                deep.run();
            } catch (StackOverflowError tooDeep) {
                deep.run();
            }
        }
    }

    @CaughtBy("foreign enum sets")
    static final class ForeignEnumSets {
        Map<TimeUnit, String> map() {
            return new EnumMap<>(TimeUnit.class);
        }

        EnumSet<TimeUnit> none() {
            return EnumSet.noneOf(TimeUnit.class);
        }

        EnumSet<TimeUnit> one() {
            return EnumSet.of(TimeUnit.DAYS);
        }
    }

    @CaughtBy("recursion")
    static final class DirectRecursion {
        int factorial(int number) {
            return number <= 1 ? 1 : number * factorial(number - 1);
        }
    }

    @CaughtBy("recursion")
    static final class MutualRecursion {
        boolean even(int number) {
            return number == 0 || odd(number - 1);
        }

        boolean odd(int number) {
            return number != 0 && even(number - 1);
        }
    }

    @CaughtBy("recursion")
    static final class RecursionThroughALambda {
        void flood(List<Integer> cells) {
            cells.forEach(cell -> flood(List.of(cell)));
        }
    }

    private static class Base {
        void descend(int depth) {
            if (depth > 0) {
                new RecursionThroughABase().start(depth - 1);
            }
        }
    }

    @CaughtBy("recursion")
    static final class RecursionThroughABase extends Base {
        void start(int depth) {
            descend(depth);
        }
    }
}
