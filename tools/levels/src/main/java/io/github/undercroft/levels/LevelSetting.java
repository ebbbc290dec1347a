package io.github.undercroft.levels;

import com.google.common.collect.ImmutableMap;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.SizeRange;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A setting of a generator that can be given on the command line.
 *
 * @param name the name that the library uses
 * @param legal the legal values, in a few words
 * @param change parses a value and changes a generator; refuses a bad value with an {@link IllegalArgumentException}
 */
record LevelSetting<G extends LevelGenerator>(String name, String legal, Change<G, String> change) {

    private static final Pattern RANGE = Pattern.compile("(\\d{1,9})(?:\\.\\.(\\d{1,9}))?");

    /** Changes a generator. */
    @FunctionalInterface
    interface Change<G extends LevelGenerator, T> {
        G with(G generator, T value);
    }

    /** A whole number in a range; both ends are legal. */
    static <G extends LevelGenerator> LevelSetting<G> number(String name, int min, int max, Change<G, Integer> change) {
        String legal = min + " to " + max;
        return new LevelSetting<>(
                name,
                legal,
                (generator, typed) -> change.with(
                        generator,
                        parsed(typed)
                                .filter(number -> number >= min && number <= max)
                                .orElseThrow(() -> wrong(name, legal, typed))));
    }

    /** A range of sizes such as 3..9, or one size alone; both ends are legal. */
    static <G extends LevelGenerator> LevelSetting<G> sizes(
            String name, int min, int max, Change<G, SizeRange> change) {
        String legal = min + " to " + max + ", or a range of these as " + min + ".." + (min + 2);
        return new LevelSetting<>(name, legal, (generator, typed) -> {
            Matcher range = RANGE.matcher(typed);
            if (!range.matches()) {
                throw wrong(name, legal, typed);
            }
            int from = Integer.parseInt(range.group(1));
            int to = Optional.ofNullable(range.group(2)).map(Integer::parseInt).orElse(from);
            if (from < min || to > max || from > to) {
                throw wrong(name, legal, typed);
            }
            return change.with(generator, new SizeRange(from, to));
        });
    }

    /** One of some words. */
    static <G extends LevelGenerator> LevelSetting<G> word(
            String name, ImmutableMap<String, UnaryOperator<G>> changes) {
        String legal = String.join(" or ", changes.keySet());
        return new LevelSetting<>(
                name,
                legal,
                (generator, typed) -> Optional.ofNullable(changes.get(typed))
                        .orElseThrow(() -> wrong(name, legal, typed))
                        .apply(generator));
    }

    private static Optional<Integer> parsed(String typed) {
        try {
            return Optional.of(Integer.parseInt(typed));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    private static IllegalArgumentException wrong(String name, String legal, String typed) {
        return new IllegalArgumentException(name + " is " + legal + ", not '" + typed + "'");
    }

    @Override
    public String toString() {
        return name + " (" + legal + ")";
    }
}
