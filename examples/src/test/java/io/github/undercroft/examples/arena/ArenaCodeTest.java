package io.github.undercroft.examples.arena;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.examples.CodeLines;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class ArenaCodeTest {

    @Test
    void theGameTakesLessThanTwoHundredLinesOfCode() throws IOException {
        assertThat(CodeLines.of("arena")).isBetween(50L, 199L);
    }

    @Test
    void blankLinesAndCommentsDoNotCount() {
        assertThat(List.of("", "   ", "/** Goes. */", "/**", " * @return so", " */", "// why").stream()
                        .filter(CodeLines::isCode))
                .isEmpty();
        assertThat(List.of("import a.B;", "}", "    int x = 1; // one").stream().filter(CodeLines::isCode))
                .hasSize(3);
    }
}
