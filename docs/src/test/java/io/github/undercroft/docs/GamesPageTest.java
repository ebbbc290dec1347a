package io.github.undercroft.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.arena.Arena;
import io.github.undercroft.examples.command.CodeLines;
import io.github.undercroft.examples.descent.Descent;
import io.github.undercroft.examples.descent.first.FirstDescent;
import io.github.undercroft.examples.descent.proving.ProvingLevel;
import io.github.undercroft.examples.scatter.Scatter;
import io.github.undercroft.examples.thieflike.Thieflike;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class GamesPageTest {

    private static final Path ROOT = Path.of("..");

    @Test
    void thePageTellsHowManyLinesEachGameHas() throws IOException {
        CodeLines lines = new CodeLines(ROOT.resolve("examples/src/main/java"));
        List<String> page = Files.readAllLines(ROOT.resolve("docs/games.md"));

        for (BundledGame game : List.of(
                new Arena(), new Scatter(), new Thieflike(), new Descent(), new FirstDescent(), new ProvingLevel())) {
            assertThat(page).contains(game.about().name() + " " + lines.of(game.getClass()));
        }
    }
}
