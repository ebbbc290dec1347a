package io.github.undercroft.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class TerminalProgressTest {

    @Test
    void aLineTellsHowFarItIs() {
        assertThat(TerminalProgress.line(new StudyProgress.Status(120, 1120, 1, 8)))
                .isEqualTo("120 of 1120 games, 8.0 a second, 2 min left, 1 broken");
        assertThat(TerminalProgress.line(new StudyProgress.Status(0, 9, 0, 0))).isEqualTo("0 of 9 games");
    }

    @Test
    void theLineIsClearedAtTheEnd() {
        StringWriter terminal = new StringWriter();
        TerminalProgress progress = new TerminalProgress(new PrintWriter(terminal));
        progress.played(new StudyProgress.Status(0, 2, 0, 0));
        progress.played(new StudyProgress.Status(1, 2, 0, 5));
        progress.played(new StudyProgress.Status(2, 2, 0, 5));
        assertThat(terminal.toString())
                .startsWith("\r0 of 2 games ")
                .doesNotContain("1 of 2")
                .endsWith("\r" + " ".repeat(78) + "\r");
    }
}
