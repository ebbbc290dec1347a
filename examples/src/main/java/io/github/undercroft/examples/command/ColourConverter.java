package io.github.undercroft.examples.command;

import com.google.common.base.Ascii;
import io.github.undercroft.front.sheet.ColourDepth;
import java.util.Arrays;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Parses a colour depth. */
final class ColourConverter implements ITypeConverter<ColourDepth> {

    @Override
    public ColourDepth convert(String value) {
        return Arrays.stream(ColourDepth.values())
                .filter(depth -> name(depth).equals(value))
                .findFirst()
                .orElseThrow(() -> new TypeConversionException("'" + value + "' is none of "
                        + Arrays.stream(ColourDepth.values())
                                .map(ColourConverter::name)
                                .collect(Collectors.joining(", "))));
    }

    private static String name(ColourDepth depth) {
        return Ascii.toLowerCase(depth.name());
    }
}
