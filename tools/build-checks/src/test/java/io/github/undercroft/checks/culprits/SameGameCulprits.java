package io.github.undercroft.checks.culprits;

import com.google.common.collect.Sets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

final class SameGameCulprits {

    private SameGameCulprits() {}

    @CaughtBy("hash order")
    static final class HashOrder {
        Map<String, String> map() {
            return new HashMap<>();
        }

        Map<String, String> byIdentity() {
            return new IdentityHashMap<>();
        }

        Map<String, String> unordered() {
            return Map.of("a", "b");
        }

        Set<String> unorderedSet() {
            return Set.copyOf(List.of("a"));
        }

        Set<String> collected() {
            return Stream.of("a").collect(Collectors.toSet());
        }

        Map<String, String> collectedMap() {
            return Stream.of("a").collect(Collectors.toMap(text -> text, text -> text));
        }

        Map<String, List<String>> grouped() {
            return Stream.of("a").collect(Collectors.groupingBy(Function.identity()));
        }

        Collection<String> byReference() {
            return Stream.of("a").collect(Collectors.toCollection(HashSet::new));
        }

        Set<String> ofGuava() {
            return Sets.newHashSet();
        }

        void inALambda(List<Runnable> later) {
            later.add(() -> Set.of("a"));
        }

        void asAParameter(HashMap<String, String>[] maps) {}
    }

    @CaughtBy("ties")
    static final class Ties {
        Object queue() {
            return new PriorityQueue<String>();
        }
    }

    @CaughtBy("foreign chance")
    static final class ForeignChance {
        int own() {
            return new Random(1).nextInt(6);
        }

        int split() {
            return new SplittableRandom(1).nextInt(6);
        }

        int local() {
            return ThreadLocalRandom.current().nextInt();
        }

        double hidden() {
            return Math.random();
        }

        RandomGenerator named() {
            return RandomGenerator.of("L64X128MixRandom");
        }

        void shuffled() {
            Collections.shuffle(new ArrayList<>());
        }

        UUID name() {
            return UUID.randomUUID();
        }
    }

    @CaughtBy("identity")
    static final class Identity {
        int address() {
            return System.identityHashCode(this);
        }
    }

    @CaughtBy("hash codes")
    static final class HashCodes {
        private record Pair(int first, int second) {}

        int ofRecord() {
            return new Pair(1, 2).hashCode();
        }

        int ofEnum() {
            return Thread.State.NEW.hashCode();
        }

        int ofUnknown(Object any) {
            return any.hashCode();
        }

        int combined() {
            return Objects.hash(1, 2);
        }

        ToIntFunction<Object> byReference() {
            return Object::hashCode;
        }
    }

    @CaughtBy("default locale")
    static final class DefaultLocale {
        String lower() {
            return "I".toLowerCase();
        }

        String upper() {
            return "i".toUpperCase();
        }

        Locale locale() {
            return Locale.getDefault();
        }

        Function<String, String> byReference() {
            return String::toLowerCase;
        }

        String number() {
            return java.text.NumberFormat.getInstance().format(1);
        }
    }

    @CaughtBy("wall clock")
    static final class WallClock {
        long now() {
            return System.currentTimeMillis();
        }

        long nanos() {
            return System.nanoTime();
        }

        Instant instant() {
            return Instant.now();
        }

        Object date() {
            return new java.util.Date();
        }
    }

    @CaughtBy("inexact mathematics")
    static final class InexactMathematics {
        double sine() {
            return Math.sin(1);
        }

        double strictPower() {
            return StrictMath.pow(2, 0.3);
        }
    }
}
