package io.github.undercroft.examples.arena;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.examples.command.CodeLines;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class ArenaCodeTest {

    private static final CodeLines CODE = new CodeLines(Path.of("src/main/java"));

    @Test
    void theGameTakesLessThanTwoHundredLinesOfCode() throws IOException {
        long variants = CODE.of(Arena.class, "Core.java") + CODE.of(Arena.class, "PathKeeper.java");
        assertThat(CODE.of(Arena.class) - variants).isBetween(50L, 199L);
    }

    @Test
    void theSceneOfTheTutorialTakesAtMostSixtyLines() throws IOException {
        assertThat(CODE.of(Arena.class, "Core.java")).isBetween(20L, 60L);
    }

    @Test
    void blankLinesAndCommentsDoNotCount() {
        assertThat(CodeLines.count(List.of("", "   ", "/** Goes. */", "/**", " * @return so", "so", " */", "// why")))
                .isZero();
        assertThat(CodeLines.count(List.of("import a.B;", "}", "    int x = 1; // one", "*/ + 2")))
                .isEqualTo(4);
    }
}
