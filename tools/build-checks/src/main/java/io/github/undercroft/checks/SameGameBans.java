package io.github.undercroft.checks;

import com.google.common.collect.ImmutableList;
import java.util.stream.Stream;

/** Bans on what would make another game of the same seed on another run, machine or runtime. */
final class SameGameBans {

    static final ImmutableList<Ban> ALL = ImmutableList.of(
            hashOrder(),
            new Ban(
                    "ties",
                    "equal keys leave in another order on another runtime; use an own heap with a sequence number",
                    ApiUse.of("java.util.PriorityQueue", "com.google.common.collect.MinMaxPriorityQueue")),
            new Ban(
                    "foreign chance",
                    "cannot be saved, or draws differently elsewhere; use the streams of package random",
                    ApiUse.of(
                            "java.util.Random",
                            "java.util.SplittableRandom",
                            "java.util.concurrent.ThreadLocalRandom",
                            "java.security.SecureRandom",
                            "java.util.random.RandomGeneratorFactory",
                            "java.util.random.RandomGenerator#of",
                            "java.util.random.RandomGenerator#getDefault",
                            "java.lang.Math#random",
                            "java.lang.StrictMath#random",
                            "java.util.Collections#shuffle",
                            "java.util.UUID#randomUUID")),
            new Ban(
                    "identity",
                    "an object's address is new in each run",
                    ApiUse.of("java.lang.System#identityHashCode")),
            new Ban(
                    "hash codes",
                    "those of records and enums differ between runtimes and runs; mix the fields yourself",
                    new HashCodeUse()),
            new Ban(
                    "default locale",
                    "a Turkish or Arabic machine writes and reads other text; name Locale.ROOT or avoid it",
                    ApiUse.of(
                            "java.lang.String#toLowerCase()",
                            "java.lang.String#toUpperCase()",
                            "java.util.Locale#getDefault",
                            "java.text..")),
            new Ban(
                    "wall clock",
                    "a game knows turns, and a budget counts steps",
                    ApiUse.of(
                            "java.lang.System#currentTimeMillis",
                            "java.lang.System#nanoTime",
                            "java.time..",
                            "java.util.Date",
                            "java.util.Calendar",
                            "java.util.GregorianCalendar",
                            "java.util.TimeZone",
                            "com.google.common.base.Stopwatch",
                            "com.google.common.base.Ticker")),
            inexactMathematics());

    private SameGameBans() {}

    private static Ban hashOrder() {
        return new Ban(
                "hash order",
                "iterates in another order elsewhere; use Guava's Immutable types, LinkedHashMap or arrays",
                ApiUse.of(
                        "java.util.HashMap",
                        "java.util.HashSet",
                        "java.util.IdentityHashMap",
                        "java.util.WeakHashMap",
                        "java.util.Hashtable",
                        "java.util.Properties",
                        "java.util.concurrent.ConcurrentHashMap",
                        "java.util.Map#of",
                        "java.util.Map#ofEntries",
                        "java.util.Map#copyOf",
                        "java.util.Set#of",
                        "java.util.Set#copyOf",
                        "java.util.stream.Collectors#toSet",
                        "java.util.stream.Collectors#toUnmodifiableSet",
                        "java.util.stream.Collectors#toMap(java.util.function.Function, java.util.function.Function)",
                        "java.util.stream.Collectors#toMap(java.util.function.Function, java.util.function.Function,"
                                + " java.util.function.BinaryOperator)",
                        "java.util.stream.Collectors#toUnmodifiableMap",
                        "java.util.stream.Collectors#toConcurrentMap",
                        "java.util.stream.Collectors#groupingBy(java.util.function.Function)",
                        "java.util.stream.Collectors#groupingBy(java.util.function.Function,"
                                + " java.util.stream.Collector)",
                        "java.util.stream.Collectors#groupingByConcurrent",
                        "com.google.common.collect.HashMultimap",
                        "com.google.common.collect.HashMultiset",
                        "com.google.common.collect.HashBiMap",
                        "com.google.common.collect.HashBasedTable",
                        "com.google.common.collect.MultimapBuilder#hashKeys",
                        "com.google.common.collect.Maps#newHashMap",
                        "com.google.common.collect.Maps#newHashMapWithExpectedSize",
                        "com.google.common.collect.Sets#newHashSet",
                        "com.google.common.collect.Sets#newHashSetWithExpectedSize",
                        "com.google.common.collect.Sets#newIdentityHashSet"));
    }

    private static Ban inexactMathematics() {
        Stream<String> functions = Stream.of(
                "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "exp", "expm1", "log",
                "log10", "log1p", "pow", "cbrt", "hypot");
        return new Ban(
                "inexact mathematics",
                "the last digits differ between runtimes, with StrictMath too; use integers, tables or Math.sqrt",
                new ApiUse(functions
                        .flatMap(name -> Stream.of("java.lang.Math#" + name, "java.lang.StrictMath#" + name))
                        .toList()));
    }
}
