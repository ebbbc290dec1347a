package io.github.undercroft.front.browser;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
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
     * @throws IllegalArgumentException if a number is none
     */
    public static PageAddress read(String hash) {
        return new PageAddress(
                value(hash, "seed").map(Long::parseLong), value(hash, "bot").map(Integer::parseInt));
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
