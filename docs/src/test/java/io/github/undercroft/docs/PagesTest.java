package io.github.undercroft.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PagesTest {

    private static final Project PROJECT = Project.here();

    @TempDir
    private Path classes;

    static Stream<String> pages() {
        return PROJECT.pages().stream().map(Page::name);
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyBlockOfAPageIsWhatItSaysItIs(String name) {
        assertThat(new PageCheck(PROJECT, PROJECT.page(name), classes).problems())
                .isEmpty();
    }

    @Test
    void allPagesAreFound() {
        assertThat(pages())
                .contains(
                        "README.md",
                        "CHANGELOG.md",
                        "docs/getting-started.md",
                        "docs/your-first-roguelike.md",
                        "docs/which-type.md",
                        "docs/parts.md",
                        "docs/studies.md",
                        "docs/hindsight.md",
                        "docs/architecture.md",
                        "docs/sight.md",
                        "docs/events.md",
                        "docs/things.md",
                        "docs/fighting.md",
                        "docs/effects.md",
                        "docs/levels.md",
                        "docs/pathfinding.md",
                        "docs/dungeons.md",
                        "docs/saving-and-replaying.md",
                        "docs/games.md",
                        "docs/front-ends.md",
                        "docs/browser.md",
                        "docs/descent.md",
                        "docs/other-languages.md",
                        "docs/performance.md");
    }

    @Test
    void theFirstGameIsMadeOfThePagesBlocksAndNothingElse() {
        assertThat(PROJECT.page("docs/getting-started.md").blocks().stream()
                        .flatMap(block -> block.file().stream())
                        .sorted())
                .containsExactlyElementsOf(PROJECT.filesBelow("examples/first-game"));
    }
}
