package io.github.undercroft.examples.scatter;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.examples.command.CodeLines;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ScatterCodeTest {

    private static final CodeLines CODE = new CodeLines(Path.of("src/main/java"));

    /**
     * Of the game before it had an option. What they share now, and what leads to the option, counts as the option's.
     *
     * <p>Measured by {@link CodeLines} over the whole package at commit f439933 ("Add power-ups, plain armour, stocking, and the
     * brains of an adventurer"), the last one without DeepScatter.java: Scatter.java 90, Enemy.java 32, package-info.java 3.
     */
    private static final long LINES_BEFORE_THE_OPTION = 125;

    @Test
    void theGameTakesAtMostAHundredAndFiftyLinesOfCode() throws IOException {
        assertThat(CODE.of(Scatter.class) - CODE.of(DeepScatter.class, "DeepScatter.java"))
                .isBetween(50L, 150L);
    }

    @Test
    void itsFiveNextFeaturesTakeAtMostAHundredMore() throws IOException {
        assertThat(CODE.of(DeepScatter.class, "DeepScatter.java")).isBetween(50L, 100L);
        assertThat(CODE.of(Scatter.class)).isLessThanOrEqualTo(LINES_BEFORE_THE_OPTION + 100);
    }
}
