package io.github.undercroft.examples.scatter;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.examples.CodeLines;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class ScatterCodeTest {

    @Test
    void theGameTakesAtMostAHundredAndFiftyLinesOfCode() throws IOException {
        assertThat(CodeLines.of("scatter")).isBetween(50L, 150L);
    }
}
