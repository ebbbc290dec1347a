package io.github.undercroft.examples.command;

import io.github.undercroft.front.BoardSize;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Parses a size such as {@code 12x10}. */
final class SizeConverter implements ITypeConverter<BoardSize> {

    private static final Pattern SIZE = Pattern.compile("(\\d{1,6})x(\\d{1,6})");

    @Override
    public BoardSize convert(String text) {
        Matcher matcher = SIZE.matcher(text);
        if (!matcher.matches()) {
            throw new TypeConversionException("'" + text + "' is not a width and a height, as in 12x10");
        }
        try {
            return new BoardSize(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
        } catch (IllegalArgumentException e) {
            throw new TypeConversionException(e.getMessage());
        }
    }
}
