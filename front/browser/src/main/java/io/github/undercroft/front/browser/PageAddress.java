package io.github.undercroft.front.browser;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import com.google.common.primitives.Longs;
import io.github.undercroft.front.Suggestion;
import io.github.undercroft.front.Words;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a page's address says behind {@code #}, as in {@code #target=js&seed=41&bot=3}, or behind {@code ?}. Capitals and blanks make no
 * difference. The target is for the script that loads the page; unknown names behind {@code ?} are skipped, since hosts add some.
 *
 * @param seed the seed of the game, or of the first of several
 * @param bot how many games the bot should play without drawing
 * @param recording the name of a file beside the page, which is played again
 * @param unknown the words behind {@code #} that mean nothing
 */
public record PageAddress(
        Optional<Long> seed, Optional<Integer> bot, Optional<String> recording, List<String> unknown) {

    /** Says nothing. */
    static final PageAddress EMPTY =
            new PageAddress(Optional.empty(), Optional.empty(), Optional.empty(), ImmutableList.of());

    private static final ImmutableList<String> NAMES = ImmutableList.of("seed", "bot", "recording", "target");
    private static final CharMatcher FILE = CharMatcher.inRange('a', 'z')
            .or(CharMatcher.inRange('A', 'Z'))
            .or(CharMatcher.inRange('0', '9'))
            .or(CharMatcher.anyOf("._-"));

    /**
     * Reads what stands behind {@code ?} and behind {@code #}, with or without these.
     *
     * @throws IllegalArgumentException with a sentence in those words if the seed is no whole number, there are to be fewer games than 1,
     *     the recording is no file beside the page, or a name behind {@code #} is mistyped
     */
    public static PageAddress read(String query, String hash, Words words) {
        for (String name : values(hash).keySet()) {
            Suggestion.of(name, NAMES).filter(near -> !NAMES.contains(name)).ifPresent(near -> {
                throw new IllegalArgumentException(
                        words.say("\"{0}\" means nothing here; did you mean \"{1}\"?", name, near));
            });
        }
        Map<String, String> values = new LinkedHashMap<>(values(query));
        values.putAll(values(hash));
        Optional<Integer> bot = number(values, "bot", words).map(Ints::saturatedCast);
        if (bot.isPresent() && bot.get() < 1) {
            throw new IllegalArgumentException(
                    words.say("\"{0}\" plays no game; write {1} or more", "bot=" + bot.get(), "bot=1"));
        }
        Optional<String> recording = Optional.ofNullable(values.get("recording"));
        recording
                .filter(file -> file.isEmpty() || !FILE.matchesAllOf(file) || file.startsWith("."))
                .ifPresent(file -> {
                    throw new IllegalArgumentException(words.say(
                            "\"{0}\" is no file beside this page; write for example {1}",
                            file, "recording=game.recording"));
                });
        List<String> unknown = words(hash).stream()
                .filter(word -> !word.isEmpty() && !NAMES.contains(name(word)))
                .collect(ImmutableList.toImmutableList());
        return new PageAddress(number(values, "seed", words), bot, recording, unknown);
    }

    private static Optional<Long> number(Map<String, String> values, String name, Words words) {
        return Optional.ofNullable(values.get(name)).map(text -> {
            Long number = Longs.tryParse(text);
            if (number == null) {
                String digits = CharMatcher.is('-').trimLeadingFrom(text);
                boolean isTooLarge =
                        !digits.isEmpty() && CharMatcher.inRange('0', '9').matchesAllOf(digits);
                String mistake = name + "=" + text;
                throw new IllegalArgumentException(
                        isTooLarge
                                ? words.say(
                                        "\"{0}\" is too large a number; write for example {1}", mistake, name + "=5")
                                : words.say("\"{0}\" is no whole number; write for example {1}", mistake, name + "=5"));
            }
            return number;
        });
    }

    /** What stands between {@code &}. */
    private static List<String> words(String part) {
        return Splitter.on('&')
                .splitToStream(CharMatcher.anyOf("?#").trimLeadingFrom(part))
                .map(each -> CharMatcher.is('+').or(CharMatcher.whitespace()).removeFrom(each.replace("%20", "")))
                .toList();
    }

    private static String name(String word) {
        return Ascii.toLowerCase(Splitter.on('=').splitToList(word).get(0));
    }

    /** The values by their names, which are in lower case. */
    private static Map<String, String> values(String part) {
        Map<String, String> values = new LinkedHashMap<>();
        for (String word : words(part)) {
            int equals = word.indexOf('=');
            if (equals >= 0) {
                values.put(name(word), word.substring(equals + 1));
            }
        }
        return values;
    }
}
