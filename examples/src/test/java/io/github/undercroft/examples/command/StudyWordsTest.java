package io.github.undercroft.examples.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.examples.arena.Arena;
import io.github.undercroft.examples.saves.Poisoned;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code ./play study GAME --why}. */
class StudyWordsTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    Path directory;

    private int play(String... arguments) {
        out.getBuffer().setLength(0);
        return new PlayCommand(List.of(new Poisoned(false), new Arena()), new TestStage(false), directory)
                .run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
    }

    @Test
    void halfOfThePlantedDeathsAreBlamedOnTheVialAndHalfOnNobody() {
        assertThat(play("study", "poisoned", "--why", "--seeds", "1..24")).isZero();
        assertThat(out.toString()).isEqualTo("""
                poisoned, seeds 1..24: 16 of 24 games were lost
                deed                        8    50.0 %   95 % between 28.0 % and 72.0 %
                luck                        0     0.0 %   95 % between 0.0 % and 19.4 %
                hopeless                    8    50.0 %   95 % between 28.0 % and 72.0 %
                unclear                     0     0.0 %   95 % between 0.0 % and 19.4 %
                no deed to blame            8    50.0 %   95 % between 28.0 % and 72.0 %
                fatal deed                    deaths  by floor
                use the vial                       8  1: 8
                better instead                deaths  by floor
                step                               8  1: 8
                killed by                     deaths  with a deed to blame
                curse                              8  0
                poison                             8  8
                games to look at, whose deed was the longest before the end:
                  seed 1, turn 10 of 51: use the vial, better: step
                    ./play poisoned --games 1 --seed 1 --record F && ./play why F
                  seed 2, turn 10 of 51: use the vial, better: step
                    ./play poisoned --games 1 --seed 2 --record F && ./play why F
                  seed 12, turn 10 of 51: use the vial, better: step
                    ./play poisoned --games 1 --seed 12 --record F && ./play why F
                """);
    }

    @Test
    void theTableAndTheFileAreTheSameOnAnyNumberOfThreads() throws IOException {
        Path one = directory.resolve("one.csv");
        Path two = directory.resolve("two.csv");
        assertThat(play("study", "poisoned", "--seeds=1..9", "--threads", "1", "--why", "--out", one.toString()))
                .isZero();
        String table = out.toString();
        assertThat(play("study", "poisoned", "--seeds=1..9", "--threads", "2", "--why", "--out", two.toString()))
                .isZero();
        assertThat(out.toString()).isEqualTo(table);
        assertThat(Files.readString(one)).isEqualTo(Files.readString(two));
    }

    @Test
    void aGameThatWasWonHasNothingToBlame() {
        assertThat(play("study", "arena", "--why", "--seeds", "2..2")).isZero();
        assertThat(out.toString()).isEqualTo("arena, seeds 2..2: 0 of 1 games were lost\n");
    }

    @Test
    void aFileWithoutFatalDeedsHasNoTableOfThem() {
        Path plain = directory.resolve("plain.csv");
        play("study", "arena", "--seeds", "1..1", "--out", plain.toString());
        Path whole = directory.resolve("whole.csv");
        assertThat(play("study", "merge", "--why", "--out", whole.toString(), plain.toString()))
                .isEqualTo(2);
        assertThat(err.toString()).contains("has no column \"why\"").hasLineCount(1);
    }

    @Test
    void theHelpNamesIt() {
        assertThat(play("study", "help")).isZero();
        assertThat(out.toString()).contains("GAME --why ");
    }

    @Test
    void anUnknownGameIsRefusedInOneLine() {
        assertThat(play("study", "areena", "--why")).isEqualTo(2);
        assertThat(err.toString()).startsWith("Unknown study \"areena\"").hasLineCount(1);
    }
}
