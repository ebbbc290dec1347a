package io.github.undercroft.examples.command;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.LevelGenerator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A way to make levels, by the name that is typed.
 *
 * @param name in small letters
 * @param summary one line
 * @param ofSize the generator for a width and a height, in its usual settings; refuses sizes that it cannot do with an
 *     {@link IllegalArgumentException} in one line
 * @param settings what can be typed for it, none alike in their names
 */
record LevelStyle<G extends LevelGenerator>(
        String name, String summary, OfSize<G> ofSize, List<LevelSetting<G>> settings) {

    /** Gives the generator for a size. */
    @FunctionalInterface
    interface OfSize<G extends LevelGenerator> {
        G make(int width, int height);
    }

    /** Copies the list. */
    LevelStyle {
        settings = ImmutableList.copyOf(settings);
    }

    /**
     * The generator for a size with settings, one after the other.
     *
     * @param typed each NAME=VALUE
     * @throws IllegalArgumentException in one line, if there is no such setting or it cannot have that value
     */
    LevelGenerator make(LevelSize size, List<String> typed) {
        G generator = usual(size);
        for (String each : typed) {
            int end = each.indexOf('=');
            if (end < 1) {
                throw new IllegalArgumentException("'" + each + "' is no NAME=VALUE; " + names());
            }
            generator = setting(each.substring(0, end)).change().with(generator, each.substring(end + 1));
        }
        return generator;
    }

    /** The generator for a size in its usual settings. */
    G usual(LevelSize size) {
        return ofSize.make(size.width(), size.height());
    }

    private LevelSetting<G> setting(String wanted) {
        return settings.stream()
                .filter(setting -> setting.name().equals(wanted))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(names() + ", but no '" + wanted + "'"));
    }

    private String names() {
        return name + " has " + settings.stream().map(LevelSetting::toString).collect(Collectors.joining(", "));
    }
}
