package io.github.undercroft.checks;

import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** A line: {@code combat.Bump: final static combat.Bump toward(geometry.Direction)}. */
record ApiPromise(String type, Set<String> limits, String text) {

    private static final Set<String> FREE =
            ImmutableSet.of("public", "default", "synchronized", "native", "strictfp", "transient", "volatile");

    /** Each may be taken away, and must not be added. */
    private static final Set<String> LIMITS = ImmutableSet.of("protected", "abstract", "final", "sealed", "non-sealed");

    static ApiPromise read(String line) {
        int colon = line.indexOf(": ");
        return of(line.substring(0, colon), line.substring(colon + 2));
    }

    static ApiPromise of(String type, String text) {
        List<String> words = Arrays.asList(text.split(" ", -1));
        int from = 0;
        ImmutableSet.Builder<String> limits = ImmutableSet.builder();
        List<String> rest = new ArrayList<>();
        while (LIMITS.contains(words.get(from))
                || FREE.contains(words.get(from))
                || words.get(from).equals("static")) {
            String word = words.get(from++);
            if (LIMITS.contains(word)) {
                limits.add(word);
            } else if (word.equals("static")) {
                rest.add(word);
            }
        }
        rest.addAll(words.subList(from, words.size()));
        return new ApiPromise(type, limits.build(), String.join(" ", rest));
    }

    ApiPromise without(String limit) {
        return new ApiPromise(
                type, limits.stream().filter(each -> !each.equals(limit)).collect(ImmutableSet.toImmutableSet()), text);
    }

    String key() {
        return type + ": " + text;
    }

    boolean isOfType() {
        return text.startsWith("type ");
    }

    boolean isAbstract() {
        return limits.contains("abstract") && text.contains("(");
    }

    String name() {
        String simple = type.substring(type.lastIndexOf('.') + 1).replace('$', '.');
        if (isOfType() || text.startsWith("is ")) {
            return simple;
        }
        if (text.startsWith("new(")) {
            return "new " + simple;
        }
        String before = text.contains("(") ? text.substring(0, text.indexOf('(')) : text;
        return simple + "." + before.substring(before.lastIndexOf(' ') + 1);
    }

    @Override
    public String toString() {
        return type + ": "
                + String.join("", limits.stream().map(each -> each + " ").toList()) + text;
    }
}
