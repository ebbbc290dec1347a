package io.github.undercroft.examples;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.math.Quantiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** How much of the library an author has to know by name for one file of a game. */
class ImportsTest {

    private static final Path GAMES = Path.of("src/main/java/io/github/undercroft/examples");

    private static ImmutableList<Path> filesOfGames() throws IOException {
        ImmutableList.Builder<Path> all = ImmutableList.builder();
        for (String game : List.of("arena", "scatter", "thieflike", "descent", "descent/first", "descent/proving")) {
            try (Stream<Path> files = Files.list(GAMES.resolve(game))) {
                files.filter(each -> each.toString().endsWith(".java"))
                        .filter(each -> !each.endsWith("package-info.java"))
                        .forEach(all::add);
            }
        }
        return all.build();
    }

    private static long importsOfOurs(Path file) throws IOException {
        return Files.readAllLines(file).stream()
                .filter(line -> line.startsWith("import io.github.undercroft."))
                .count();
    }

    @Test
    void noFileOfABundledGameHasMoreThan25ImportsOfOurs() throws IOException {
        ImmutableList<Path> files = filesOfGames();
        assertThat(files).hasSizeGreaterThan(15);
        for (Path file : files) {
            assertThat(importsOfOurs(file)).as("%s", file).isLessThanOrEqualTo(25);
        }
    }

    @Test
    void halfOfTheFilesHaveAtMostTen() throws IOException {
        ImmutableList.Builder<Long> counts = ImmutableList.builder();
        for (Path file : filesOfGames()) {
            counts.add(importsOfOurs(file));
        }
        assertThat(Quantiles.median().compute(counts.build())).isLessThanOrEqualTo(10.0);
    }
}
