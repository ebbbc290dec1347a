package io.github.undercroft.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Ascii;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The words that an author searches for stand in the first sentence of what he looks for. */
class SearchedWordsTest {

    private static final Path CORE = Path.of("../engine-core/src/main/java/io/github/undercroft");
    private static final Path GRID = Path.of("../engine-grid/src/main/java/io/github/undercroft");
    private static final Path KIT = Path.of("../engine-kit/src/main/java/io/github/undercroft");
    private static final Path PATHS = Path.of("../engine-pathfinding/src/main/java/io/github/undercroft/pathfinding");
    private static final Path FRONT = Path.of("../front/core/src/main/java/io/github/undercroft/front");

    @ParameterizedTest
    @CsvSource({
        "resistance, combat/Protection.java",
        "summons, ActionContext.java",
        "teleports, ActionContext.java",
        "fog of war, terrain/Unseen.java",
        "chokepoint, grid/CutCells.java",
        "drops, item/Drop.java",
        "levels up, growth/Experience.java",
        "explosion, item/Bursts.java",
        "explosion, area/Burst.java",
        "frontier, brain/Exploration.java",
        "viewport, map/MapView.java",
        "inventory screen, mode/MenuMode.java",
        "touch, Input.java"
    })
    void aWordThatIsSearchedForIsInAFirstSentence(String word, String file) throws IOException {
        Path found = CORE;
        for (Path root : new Path[] {GRID, KIT, PATHS, FRONT}) {
            found = Files.exists(root.resolve(file)) ? root : found;
        }
        assertThat(Files.readString(found.resolve(file)).lines())
                .anyMatch(line -> line.matches("\\s*(/\\*)?\\*+ [A-Z].*")
                        && Ascii.toLowerCase(line).contains(word));
    }
}
