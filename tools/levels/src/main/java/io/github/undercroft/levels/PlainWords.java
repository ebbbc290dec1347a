package io.github.undercroft.levels;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import io.github.undercroft.front.Suggestion;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Explains what is wrong with a command line, in one line and without Java terms. */
public final class PlainWords {

    private PlainWords() {}

    /** Makes a command and those below it take words as they are, and explain what is wrong in the words of this class. */
    public static void explain(CommandLine line) {
        line.registerConverter(Integer.class, new WholeNumber<>(Integer::valueOf));
        line.registerConverter(int.class, new WholeNumber<>(Integer::valueOf));
        line.registerConverter(Long.class, new WholeNumber<>(Long::valueOf));
        line.registerConverter(long.class, new WholeNumber<>(Long::valueOf));
        line.setCaseInsensitiveEnumValuesAllowed(false);
        // Otherwise a word such as @notes would be read as a file of options.
        line.setExpandAtFiles(false);
        line.setParameterExceptionHandler((exception, call) -> {
            exception.getCommandLine().getErr().print(of(exception) + "\n");
            return CommandLine.ExitCode.USAGE;
        });
    }

    /** Not a lambda: JDK 17 fails to archive lambdas of this interface, which has an old class file format. */
    private record WholeNumber<N extends Number>(Function<String, N> parser) implements ITypeConverter<N> {

        @Override
        public N convert(String text) {
            try {
                return parser.apply(text);
            } catch (NumberFormatException e) {
                String digits = text.startsWith("-") || text.startsWith("+") ? text.substring(1) : text;
                boolean isNumber =
                        !digits.isEmpty() && CharMatcher.inRange('0', '9').matchesAllOf(digits);
                throw new TypeConversionException(
                        isNumber ? text + " is too far from 0" : "'" + text + "' is not a whole number");
            }
        }
    }

    /** Refuses a number that is not from 1 to the given one. */
    public static void requireRange(CommandLine line, String option, Optional<Integer> number, int max) {
        number.filter(typed -> typed < 1 || typed > max).ifPresent(typed -> {
            throw new ParameterException(
                    line, "Invalid value for option '" + option + "': 1 to " + max + ", not " + typed);
        });
    }

    /** What moves the cursor, colours, hides or reverses text; words of a file may have it. */
    private static final Pattern CONTROLS = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]");

    private static final int MAX_LENGTH = 2000;

    /** @return one line, with the command that was called and where its options are explained */
    private static String of(ParameterException wrong) {
        String command = wrong.getCommandLine().getCommandSpec().qualifiedName();
        String line = text(wrong).replaceAll("\\s*\\R\\s*", " ");
        String text = CONTROLS.matcher(Ascii.truncate(line, MAX_LENGTH, "...")).replaceAll("?");
        return command + ": " + text + "; see " + command + " --help";
    }

    private static String text(ParameterException wrong) {
        if (!(wrong instanceof UnmatchedArgumentException unmatched)) {
            return String.valueOf(wrong.getMessage());
        }
        if (unmatched.isUnknownOption()) {
            // The next word may be its value.
            String option = Splitter.on('=')
                    .split(unmatched.getUnmatched().get(0))
                    .iterator()
                    .next();
            return "Unknown option: '" + option + "'"
                    + Suggestion.question(
                            option,
                            wrong.getCommandLine().getCommandSpec().optionsMap().keySet());
        }
        String others = String.join(" ", unmatched.getUnmatched());
        return wrong.getCommandLine().getParent() == null
                ? "One game and one variant only, not also '" + others + "'"
                : "One generator only, not also '" + others + "'";
    }

    /** @return why a file could not be read */
    public static String whyNotRead(Path file, IOException thrown) {
        if (thrown instanceof NoSuchFileException) {
            return "there is no such file";
        }
        if (thrown instanceof CharacterCodingException) {
            return "it is not UTF-8 text";
        }
        if (thrown instanceof AccessDeniedException) {
            return "it may not be read";
        }
        return Files.isDirectory(file) ? "it is a folder" : String.valueOf(thrown.getMessage());
    }
}
