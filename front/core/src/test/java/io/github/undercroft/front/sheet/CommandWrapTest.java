package io.github.undercroft.front.sheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A command that is wrapped is the same command when its rows are copied. */
class CommandWrapTest {

    private static List<String> rows(String text, String command, int columns) {
        return WordWrap.rows(text + WordWrap.COMMAND + command, columns, "  ");
    }

    @Test
    void aCommandThatFitsStandsBesideItsText() {
        assertThat(rows("Replay:   ", "./play replay a", 80)).containsExactly("Replay:   ./play replay a");
    }

    @Test
    void aLongOneIsBrokenBetweenWords() {
        assertThat(rows("Replay:   ", "./play replay a/b --at 3", 20))
                .containsExactly("Replay:", "./play replay a/b \\", "--at 3");
    }

    @Test
    void aLongWordIsBrokenAfterASlash() {
        assertThat(CommandWrap.rows("./play ~/games/arena-1.recording", 20))
                .containsExactly("./play \\", "~/games/\\", "arena-1.recording");
    }

    @Test
    void aLongQuotedWordIsClosedAndOpenedAgain() {
        assertThat(CommandWrap.rows("./play 'my games/arena-1.recording'", 20))
                .containsExactly("./play \\", "'my games/'\\", "'arena-1.recording'");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "printf '[%s]' replay ~/some/where/far/below/home/in-a-folder/arena-1.recording --at 17",
                "printf '[%s]' 'some where/far below/home it''s/in a folder' \"and $HOME/and 'this' and/that\"",
                "printf '[%s]' some/where/it\\'s/far\\ below/far\\\\below/home 'it'\\''s/and/that/is/quite/far'"
            })
    void aShellTakesTheRowsAsTheCommand(String command) throws IOException, InterruptedException {
        assumeThat(Path.of("/bin/sh")).exists();
        String expected = told(command);
        for (int columns = 12; columns < 90; columns++) {
            assertThat(told(String.join("\n", CommandWrap.rows(command, columns))))
                    .isEqualTo(expected);
        }
    }

    private static String told(String script) throws IOException, InterruptedException {
        Process shell = new ProcessBuilder("/bin/sh", "-c", script)
                .redirectErrorStream(true)
                .start();
        String told = new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(shell.waitFor()).isZero();
        return told;
    }

    @Provide
    Arbitrary<String> commands() {
        return Arbitraries.strings().withChars("ab/' \"\\$").ofMaxLength(80);
    }

    @Property
    void everyRowButTheLastEndsInABackslashAndFits(
            @ForAll("commands") String command, @ForAll @IntRange(min = 8, max = 60) int columns) {
        List<String> rows = CommandWrap.rows(command, columns);

        assertThat(rows).allMatch(row -> TextWidth.fits(row, columns));
        assertThat(rows.subList(0, rows.size() - 1)).allMatch(row -> row.endsWith("\\"));
    }
}
