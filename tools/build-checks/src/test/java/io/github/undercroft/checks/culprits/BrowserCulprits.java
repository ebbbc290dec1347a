package io.github.undercroft.checks.culprits;

import com.google.common.collect.Sets;
import com.google.common.graph.GraphBuilder;
import com.google.common.hash.Hashing;
import java.lang.invoke.MethodHandles;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

final class BrowserCulprits {

    private BrowserCulprits() {}

    @CaughtBy("text formatting")
    static final class TextFormatting {
        String format() {
            return String.format("%d", 1);
        }

        String formatted() {
            return "%d".formatted(1);
        }
    }

    @CaughtBy("regular expressions")
    static final class RegularExpressions {
        String[] split() {
            return "a b".split(" ");
        }

        String replaced() {
            return "a".replaceAll("a", "b");
        }

        Pattern pattern() {
            return Pattern.compile("a");
        }

        String scanned() {
            return new java.util.Scanner("a").next();
        }
    }

    @CaughtBy("reflection")
    static final class Reflection {
        Object parts() {
            return Record.class.getRecordComponents();
        }

        Class<?> byName() throws ClassNotFoundException {
            return Class.forName("a");
        }

        Object lookup() {
            return MethodHandles.lookup();
        }

        Object walker() {
            return StackWalker.getInstance();
        }
    }

    @CaughtBy("assert")
    static final class Assert {
        void check(int number) {
            assert number > 0;
        }
    }

    @CaughtBy("missing in the browser")
    static final class MissingInTheBrowser {
        List<String> lines() {
            return "a".lines().toList();
        }

        double fused() {
            return Math.fma(1.0, 2.0, 3.0);
        }

        long high() {
            return Math.multiplyHigh(1L, 2L);
        }

        long unsigned() {
            return Long.parseUnsignedLong("1");
        }

        String name() {
            return Character.getName('a');
        }

        String codePoint(int glyph) {
            return Character.toString(glyph);
        }

        Object digest() throws Exception {
            return java.security.MessageDigest.getInstance("MD5");
        }

        Object hex() {
            return HexFormat.of();
        }

        Object secure() {
            return Hashing.sha256();
        }

        Object enums(Stream<Thread.State> states) {
            return Sets.immutableEnumSet(states.toList());
        }
    }

    @CaughtBy("rint")
    static final class Rint {
        double rounded(double number) {
            return Math.rint(number);
        }
    }

    @CaughtBy("heavy graphs")
    static final class HeavyGraphs {
        Object graph() {
            return GraphBuilder.directed().build();
        }
    }
}
