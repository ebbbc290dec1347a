package io.github.undercroft.levels;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * The size of a level, in cells.
 *
 * @param width 1 to {@link #MAX}
 * @param height 1 to {@link #MAX}
 */
public record LevelSize(int width, int height) {

    /** The longest side. */
    static final int MAX = 4096;

    /** Parses a size such as {@code 80x24}. */
    static final class Converter implements ITypeConverter<LevelSize> {

        private static final Pattern SIZE = Pattern.compile("(\\d{1,4})x(\\d{1,4})");

        @Override
        public LevelSize convert(String text) {
            Matcher matcher = SIZE.matcher(text);
            if (matcher.matches()) {
                int width = Integer.parseInt(matcher.group(1));
                int height = Integer.parseInt(matcher.group(2));
                if (Math.min(width, height) >= 1 && Math.max(width, height) <= MAX) {
                    return new LevelSize(width, height);
                }
            }
            throw new TypeConversionException(
                    "'" + text + "' is not a width and a height from 1 to " + MAX + ", as in 80x24");
        }
    }
}
