package io.github.undercroft.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is ready-made for authors is named on some page. */
class FindableTest {

    private static final Pattern PUBLIC =
            Pattern.compile("(?m)^public (?:abstract |final |sealed )*(?:class|interface|record|enum) ");

    private static final String PAGES = Project.here().pages().stream()
            .filter(page -> page.name().startsWith("docs/"))
            .flatMap(page -> page.lines().stream())
            .collect(Collectors.joining("\n"));

    /** The public types of a package but those that only register others. */
    private static List<String> typesOf(String folder) throws IOException {
        Path root = Path.of("..").resolve(folder);
        try (Stream<Path> files = Files.list(root)) {
            return files.filter(Files::isRegularFile)
                    .filter(FindableTest::isPublic)
                    .map(file -> file.getFileName().toString().replace(".java", ""))
                    .filter(name -> !name.endsWith("Types"))
                    .sorted()
                    .collect(Collectors.toCollection(ArrayList::new));
        }
    }

    private static boolean isPublic(Path file) {
        try {
            return PUBLIC.matcher(Files.readString(file)).find();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "engine-grid/src/main/java/io/github/undercroft/area",
                "engine-kit/src/main/java/io/github/undercroft/brain",
                "engine-kit/src/main/java/io/github/undercroft/combat",
                "engine-kit/src/main/java/io/github/undercroft/dig",
                "engine-kit/src/main/java/io/github/undercroft/effect",
                "engine-core/src/main/java/io/github/undercroft/event",
                "engine-core/src/main/java/io/github/undercroft/follower",
                "engine-kit/src/main/java/io/github/undercroft/growth",
                "engine-kit/src/main/java/io/github/undercroft/item",
                "engine-core/src/main/java/io/github/undercroft/level",
                "engine-core/src/main/java/io/github/undercroft/move",
                "engine-grid/src/main/java/io/github/undercroft/random",
                "engine-core/src/main/java/io/github/undercroft/sense",
                "engine-kit/src/main/java/io/github/undercroft/stairs",
                "engine-core/src/main/java/io/github/undercroft/terrain",
                "engine-kit/src/main/java/io/github/undercroft/trap",
                "engine-pathfinding/src/main/java/io/github/undercroft/pathfinding",
                "engine-pathfinding/src/main/java/io/github/undercroft/pathfinding/brain",
                "engine-pathfinding/src/main/java/io/github/undercroft/pathfinding/field"
            })
    void everyPublicTypeOfThatPackageIsNamedOnAPage(String folder) throws IOException {
        List<String> types = typesOf(folder);

        assertThat(types).hasSizeGreaterThan(2);
        assertThat(types)
                .filteredOn(type ->
                        !Pattern.compile("\\b" + type + "\\b").matcher(PAGES).find())
                .isEmpty();
    }
}
