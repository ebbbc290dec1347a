package io.github.undercroft.examples.thieflike;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.examples.command.CodeLines;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ThieflikeCodeTest {

    @Test
    void theGameTakesAtMostSixHundredLinesOfCode() throws IOException {
        assertThat(new CodeLines(Path.of("src/main/java")).of(Thieflike.class)).isBetween(200L, 600L);
    }
}
