package io.github.undercroft.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.StringTokenizer;
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
                        "docs/seat.md",
                        "docs/testing.md",
                        "docs/architecture.md",
                        "docs/sight.md",
                        "docs/events.md",
                        "docs/things.md",
                        "docs/fighting.md",
                        "docs/effects.md",
                        "docs/levels.md",
                        "docs/pathfinding.md",
                        "docs/pathfinding-reference.md",
                        "docs/dungeons.md",
                        "docs/dungeons-reference.md",
                        "docs/saving-and-replaying.md",
                        "docs/games.md",
                        "docs/front-ends.md",
                        "docs/front-ends-reference.md",
                        "docs/browser.md",
                        "docs/descent.md",
                        "docs/other-languages.md",
                        "docs/performance.md",
                        "docs/upgrade.md",
                        "docs/releasing.md");
    }

    /** A longer one is parted into a tutorial and a reference; the index by question is looked up, not read. */
    @ParameterizedTest
    @MethodSource("pages")
    void noPageButTheIndexHasMoreThanFiveThousandWords(String name) {
        assertThat(words(name)).isLessThanOrEqualTo(name.equals("docs/which-type.md") ? Integer.MAX_VALUE : 5_000);
    }

    /** Nothing is released: what a user of a snapshot has to change is on the page {@code docs/upgrade.md}. */
    @Test
    void theChangelogHasAtMostAThousandWords() {
        assertThat(words("CHANGELOG.md")).isLessThanOrEqualTo(1_000);
    }

    /** As {@code wc -w} counts them. */
    private static int words(String name) {
        return new StringTokenizer(PROJECT.read(name)).countTokens();
    }

    @Test
    void theFirstGameIsMadeOfThePagesBlocksAndNothingElse() {
        assertThat(PROJECT.page("docs/getting-started.md").blocks().stream()
                        .flatMap(block -> block.file().stream())
                        .sorted())
                .containsExactlyElementsOf(PROJECT.filesBelow("examples/first-game"));
    }
}
