package io.github.undercroft.testkit;

import com.google.common.base.Throwables;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The source of a test that does what a {@link Monkey} did. It stands in the package of the game. */
record MonkeySource(Monkey monkey, String name, Throwable broken) {

    String of(Optional<Path> save, long seed, List<MonkeyDeed> deeds) {
        Class<?> game = monkey.game.getClass();
        String where = game.getPackageName();
        String begin = save.map(file -> "Path.of(" + quoted(file.toString().replace('\\', '/')) + ")")
                .orElse(seed + (seed == (int) seed ? "" : "L"));
        return (where.isEmpty() ? "" : "package " + where + ";\n\n")
                + "import io.github.undercroft.testkit.Monkey;\n"
                + (save.isPresent() ? "import java.nio.file.Path;\n" : "")
                + "import java.util.List;\n"
                + "import org.junit.jupiter.api.Test;\n\n"
                + "/** What a monkey found: " + comment() + ". */\n"
                + "class " + name + " {\n"
                + "    @Test\n"
                + "    void breaksNothing() {\n"
                + "        Monkey.of(new " + made(game, where) + "())\n"
                + monkey.laws.stream().map(MonkeySource::law).collect(Collectors.joining())
                + "                .replay(" + begin + ", List.of("
                + deeds.stream()
                        .map(each -> "\n                        " + quoted(each.told()))
                        .collect(Collectors.joining(","))
                + "));\n    }\n}\n";
    }

    private static String made(Class<?> game, String where) {
        String canonical = game.getCanonicalName();
        String full = canonical == null ? game.getName() : canonical;
        return where.isEmpty() ? full : full.substring(where.length() + 1);
    }

    /** What a law asks is not known; the test fails until its author writes it down. */
    private static String law(Monkey.Law law) {
        return "                .holds(" + quoted(law.name())
                + ", game -> {\n                    throw new UnsupportedOperationException(\"Put here what this law asks, as in the test that found it.\");\n                })\n";
    }

    private String comment() {
        return String.valueOf(Throwables.getRootCause(broken))
                .replace("*/", "* /")
                .replaceAll("\\s+", " ")
                .replace("\\u", "\\ u");
    }

    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            if (letter == '"' || letter == '\\') {
                quoted.append('\\').append(letter);
            } else if (letter < ' ') {
                quoted.append('\\').append(octal(letter));
            } else if (letter > '~') {
                quoted.append("\\u").append(HexFormat.of().toHexDigits(letter));
            } else {
                quoted.append(letter);
            }
        }
        return quoted.append('"').toString();
    }

    private static String octal(char letter) {
        return "" + letter / 64 + letter / 8 % 8 + letter % 8;
    }
}
