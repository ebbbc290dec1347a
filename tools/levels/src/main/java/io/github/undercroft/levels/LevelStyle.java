package io.github.undercroft.levels;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.front.Suggestion;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A level generator by its name on the command line.
 *
 * @param name in lower case
 * @param summary one line
 * @param ofSize makes the generator for a width and a height, with default settings; refuses unsuitable sizes with an
 *     {@link IllegalArgumentException} in one line
 * @param settings what can be set, each with its own name
 */
public record LevelStyle<G extends LevelGenerator>(
        String name, String summary, OfSize<G> ofSize, List<LevelSetting<G>> settings) {

    private static final Pattern CLASS = Pattern.compile("\\b[A-Z]\\w*Levels\\b");
    private static final Pattern METHOD = Pattern.compile("\\bwith([A-Z])(\\w*)");

    /** Makes a generator for a size. */
    @FunctionalInterface
    interface OfSize<G extends LevelGenerator> {
        G make(int width, int height);
    }

    /** Copies the settings. */
    public LevelStyle {
        settings = ImmutableList.copyOf(settings);
    }

    /**
     * The generator for a size with settings applied in order.
     *
     * @param typed each NAME=VALUE
     * @throws IllegalArgumentException in one line, if a setting is unknown or its value is illegal
     */
    LevelGenerator make(LevelSize size, List<String> typed) {
        G generator = usual(size);
        for (String each : typed) {
            int end = each.indexOf('=');
            if (end < 1) {
                throw new IllegalArgumentException("'" + each + "' is no NAME=VALUE; " + names());
            }
            LevelSetting<G> setting = setting(each.substring(0, end));
            try {
                generator = setting.change().with(generator, each.substring(end + 1));
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException(asTyped(String.valueOf(e.getMessage())), e);
            }
        }
        return generator;
    }

    /** The generator for a size with default settings. */
    public G usual(LevelSize size) {
        try {
            return ofSize.make(size.width(), size.height());
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(asTyped(String.valueOf(e.getMessage())), e);
        }
    }

    /** Whether it has a setting of that name. */
    boolean has(String setting) {
        return settings.stream().anyMatch(each -> each.name().equals(setting));
    }

    /** Rewrites the library's advice for the command line: names of methods and classes become names of settings. */
    private String asTyped(String message) {
        String text = CLASS.matcher(message).replaceAll(name + " levels");
        text = text.replace("columns by withGrid", "columns by --set columns=N")
                .replace("rows by withGrid", "rows by --set rows=N");
        return METHOD.matcher(text)
                .replaceAll(method -> "--set " + Ascii.toLowerCase(method.group(1)) + method.group(2) + "=N");
    }

    private LevelSetting<G> setting(String wanted) {
        return settings.stream()
                .filter(setting -> setting.name().equals(wanted))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(names() + ", but no '" + wanted + "'"
                        + Suggestion.question(
                                wanted,
                                settings.stream().map(LevelSetting::name).toList())));
    }

    private String names() {
        return name + " has " + settings.stream().map(LevelSetting::toString).collect(Collectors.joining(", "));
    }
}
