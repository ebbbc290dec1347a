package io.github.undercroft.examples.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ArenaCodeTest {

    private static final Path SOURCES = Path.of("src/main/java/io/github/undercroft/examples/arena");

    @Test
    void theGameTakesLessThanTwoHundredLinesOfCode() throws IOException {
        long lines = 0;
        try (Stream<Path> files = Files.list(SOURCES)) {
            for (Path file : files.toList()) {
                lines += Files.readAllLines(file).stream()
                        .filter(ArenaCodeTest::isCode)
                        .count();
            }
        }
        assertThat(lines).isBetween(50L, 199L);
    }

    @Test
    void blankLinesAndCommentsDoNotCount() {
        assertThat(List.of("", "   ", "/** Goes. */", "/**", " * @return so", " */", "// why").stream()
                        .filter(ArenaCodeTest::isCode))
                .isEmpty();
        assertThat(List.of("import a.B;", "}", "    int x = 1; // one").stream().filter(ArenaCodeTest::isCode))
                .hasSize(3);
    }

    private static boolean isCode(String line) {
        String text = line.strip();
        return !text.isEmpty() && !text.startsWith("/*") && !text.startsWith("*") && !text.startsWith("//");
    }
}
