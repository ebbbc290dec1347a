package io.github.undercroft.front.browser;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.primitives.Ints;
import com.google.common.primitives.Longs;
import java.util.Optional;

/**
 * What a page's address says behind {@code #}, as in {@code #target=js&seed=41&bot=3}. The target is for the script that loads
 * the page; unknown names are skipped.
 *
 * @param seed the seed of the game, or of the first of several
 * @param bot how many games the bot should play without drawing
 */
public record PageAddress(Optional<Long> seed, Optional<Integer> bot) {

    /**
     * Reads what stands behind {@code #}, with or without that.
     *
     * @throws IllegalArgumentException if the seed is no whole number, or there are to be fewer games than 1
     */
    public static PageAddress read(String hash) {
        Optional<Integer> bot = number(hash, "bot").map(Ints::saturatedCast);
        if (bot.isPresent() && bot.get() < 1) {
            throw new IllegalArgumentException("\"bot=" + bot.get() + "\" plays no game; write bot=1 or more");
        }
        return new PageAddress(number(hash, "seed"), bot);
    }

    private static Optional<Long> number(String hash, String name) {
        return value(hash, name).map(text -> {
            Long number = Longs.tryParse(text);
            if (number == null) {
                String digits = CharMatcher.is('-').trimLeadingFrom(text);
                boolean isTooLarge =
                        !digits.isEmpty() && CharMatcher.inRange('0', '9').matchesAllOf(digits);
                throw new IllegalArgumentException(
                        "\"" + name + "=" + text + "\" is " + (isTooLarge ? "too large a number" : "no whole number")
                                + "; write for example " + name + "=5");
            }
            return number;
        });
    }

    private static Optional<String> value(String hash, String name) {
        for (String part : Splitter.on('&').split(CharMatcher.is('#').trimLeadingFrom(hash))) {
            if (part.startsWith(name + "=")) {
                return Optional.of(part.substring(name.length() + 1));
            }
        }
        return Optional.empty();
    }
}
