package io.github.undercroft.checks;

import com.google.common.collect.ImmutableList;

/** Bans on what does not compile to the browser, or costs the page too much. */
final class BrowserBans {

    static final ImmutableList<Ban> ALL = ImmutableList.of(
            new Ban(
                    "text formatting",
                    "costs a browser page 200 KB and follows the locale; join strings",
                    ApiUse.of("java.lang.String#format", "java.lang.String#formatted", "java.util.Formatter")),
            new Ban(
                    "regular expressions",
                    "cost a browser page 125 KB; use indexOf, or Guava's Splitter and CharMatcher",
                    ApiUse.of(
                            "java.lang.String#split",
                            "java.lang.String#matches",
                            "java.lang.String#replaceAll",
                            "java.lang.String#replaceFirst",
                            "java.util.regex..",
                            "java.util.Scanner",
                            "com.google.common.base.Splitter#onPattern")),
            reflection(),
            new Ban(
                    "missing in the browser",
                    "stops the browser build or crashes it",
                    ApiUse.of(
                            "java.lang.String#lines",
                            "java.lang.Character#toString(int)",
                            "java.lang.Math#fma",
                            "java.lang.Math#multiplyHigh",
                            "java.lang.StrictMath#fma",
                            "java.lang.StrictMath#multiplyHigh",
                            "java.lang.Long#parseUnsignedLong",
                            "java.lang.Character#getName",
                            "java.util.HexFormat",
                            "java.util.concurrent.LinkedBlockingDeque",
                            "java.util.concurrent.LinkedBlockingQueue",
                            "java.security..",
                            "com.google.common.cache..",
                            "com.google.common.eventbus..",
                            "com.google.common.collect.Interners",
                            "com.google.common.collect.Sets#immutableEnumSet",
                            "com.google.common.collect.Sets#toImmutableEnumSet",
                            "com.google.common.collect.Maps#immutableEnumMap",
                            "com.google.common.collect.Maps#toImmutableEnumMap",
                            "com.google.common.hash.Hashing#md5",
                            "com.google.common.hash.Hashing#sha1",
                            "com.google.common.hash.Hashing#sha256",
                            "com.google.common.hash.Hashing#sha384",
                            "com.google.common.hash.Hashing#sha512")),
            new Ban(
                    "rint",
                    "rounds halves away from zero in a browser, and fails there on infinity; compare with Math.floor",
                    ApiUse.of("java.lang.Math#rint", "java.lang.StrictMath#rint")),
            new Ban(
                    "heavy graphs",
                    "cost a browser page 220 KB and more; Traverser is fine",
                    ApiUse.of(
                            "com.google.common.graph.GraphBuilder",
                            "com.google.common.graph.ValueGraphBuilder",
                            "com.google.common.graph.NetworkBuilder",
                            "com.google.common.graph.ImmutableGraph")));

    private BrowserBans() {}

    private static Ban reflection() {
        return new Ban(
                "reflection",
                "records are read by it in one replaceable class only",
                ApiUse.of(
                        "java.lang.reflect..",
                        "java.lang.invoke..",
                        "java.lang.StackWalker",
                        "java.lang.ClassLoader",
                        "java.lang.Class#forName",
                        "java.lang.Class#isRecord",
                        "java.lang.Class#getRecordComponents",
                        "java.lang.Class#getPermittedSubclasses",
                        "java.lang.Class#getDeclaredFields",
                        "java.lang.Class#getDeclaredMethods",
                        "java.lang.Class#getDeclaredConstructors",
                        "java.lang.Class#getFields",
                        "java.lang.Class#getMethods",
                        "java.lang.Class#getConstructors",
                        "java.lang.Class#getResource",
                        "java.lang.Class#getResourceAsStream"));
    }
}
