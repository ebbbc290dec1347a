package io.github.undercroft.checks;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** How long files may be, and what their classes are called. */
class SourceSizesTest {

    /** Classes that are named by what they do today: the list may only shrink. */
    private static final ImmutableSet<String> DEEDS = ImmutableSet.of(
            "AllSeeing",
            "AreaTidying",
            "Binding",
            "Cheating",
            "Crumbling",
            "FeatureDigging",
            "Flooding",
            "Joining",
            "KeyPlacing",
            "Lasting",
            "LevelMaking",
            "Locking",
            "MazeDigging",
            "Naming",
            "Opening",
            "RogueDigging",
            "Scattering",
            "Stacking",
            "VaultDigging");

    private static List<Path> files() {
        return Reactor.javaFiles(Reactor.here().root());
    }

    @Test
    void noFileIsTooLong() {
        assertThat(files().stream()
                        .flatMap(file -> SourceRules.tooLong(file, Reactor.read(file)).stream())
                        .toList())
                .isEmpty();
    }

    /** What an author reads first; the release asks for it too, much later. */
    @Test
    void theStarterIsShort() {
        Path starter = Reactor.here().root().resolve("examples/starter/src");
        long lines = Reactor.javaFiles(starter).stream()
                .flatMap(file -> Reactor.read(file).lines())
                .count();
        assertThat(lines).isBetween(100L, 250L);
    }

    @Test
    void noFileHasTheMarksOfAConflict() {
        assertThat(files().stream()
                        .filter(file -> Reactor.read(file).lines().anyMatch(line -> line.startsWith("<<<<" + "<<<")))
                        .toList())
                .isEmpty();
    }

    @Test
    void aClassIsANoun() {
        TreeSet<String> found = files().stream()
                .filter(file -> file.toString().replace('\\', '/').contains("/src/main/"))
                .filter(SourceRules::isNamedByADeed)
                .map(file -> String.valueOf(file.getFileName()).replace(".java", ""))
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(found).containsExactlyInAnyOrderElementsOf(DEEDS);
    }

    @Test
    void aFileThatIsTooLongIsCaught() {
        Path main = Path.of("module/src/main/java/Long.java");
        Path test = Path.of("module/src/test/java/LongTest.java");
        assertThat(SourceRules.tooLong(main, "\n".repeat(400))).isEmpty();
        assertThat(SourceRules.tooLong(main, "\n".repeat(401)))
                .contains("Long.java has 401 lines and may have 400: cut it");
        assertThat(SourceRules.tooLong(test, "\n".repeat(500))).isEmpty();
        assertThat(SourceRules.tooLong(test, "\n".repeat(501))).isPresent();
    }

    @Test
    void aDeedIsCaughtAndANounIsNot() {
        assertThat(SourceRules.isNamedByADeed(Path.of("Travelling.java"))).isTrue();
        assertThat(SourceRules.isNamedByADeed(Path.of("Wording.java"))).isFalse();
        assertThat(SourceRules.isNamedByADeed(Path.of("Journey.java"))).isFalse();
    }
}
