package io.github.undercroft.examples.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.examples.arena.Arena;
import io.github.undercroft.examples.descent.Descent;
import io.github.undercroft.examples.saves.Pitfall;
import io.github.undercroft.examples.saves.Poisoned;
import io.github.undercroft.examples.scatter.Scatter;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code --record} and {@code ./play replay}. */
class ReplayCommandTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    Path directory;

    private int play(String... arguments) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        return new PlayCommand(
                        List.of(new Arena(), new Scatter(), new Descent(), new Pitfall(), new Poisoned(true)),
                        new TestStage(false),
                        directory)
                .run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
    }

    private Path recorded(String... game) throws IOException {
        Path file = directory.resolve("game.recording");
        Files.deleteIfExists(file);
        List<String> arguments = new ArrayList<>(Arrays.asList(game));
        arguments.addAll(List.of("--games", "1", "--seed", "3", "--record", file.toString()));
        assertThat(play(arguments.toArray(String[]::new))).isZero();
        return file;
    }

    @ParameterizedTest
    @ValueSource(strings = {"arena", "scatter", "scatter deep", "descent --size 44x20"})
    void aRecordedGameComesToTheStateOfTheBotsLine(String game) throws IOException {
        Path file = recorded(game.split(" "));
        String state = out.toString().replaceAll("(?s).*state (\\p{XDigit}{16}).*", "$1");

        assertThat(play("replay", file.toString(), "--verify")).isZero();
        assertThat(out.toString()).matches("\\d+ steps, state " + state + "\n");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void whatWasCutOffIsUnfinished() throws IOException {
        Path file = recorded("arena");
        byte[] bytes = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(bytes, bytes.length - 3));

        assertThat(play("replay", file.toString(), "--verify")).isZero();
        assertThat(out.toString()).matches("\\d+ steps, state \\p{XDigit}{16}, unfinished\n");
    }

    @Test
    void whatWasChangedIsToldInALine() throws IOException {
        Path file = recorded("arena");
        byte[] bytes = Files.readAllBytes(file);
        for (int i = 0; i < bytes.length; i += 7) {
            byte[] changed = bytes.clone();
            changed[i] ^= (byte) 0xA5;
            Files.write(file, changed);
            assertThat(play("replay", file.toString(), "--verify"))
                    .as("byte " + i)
                    .isEqualTo(4);
            assertThat(err.toString().lines()).hasSize(1);
            assertThat(out.toString()).isEmpty();
        }
    }

    @Test
    void whatIsNoRecordingIsToldInALine() throws IOException {
        Path text = Files.writeString(directory.resolve("text"), "no recording");
        for (Path file : List.of(text, directory, directory.resolve("none"))) {
            assertThat(play("replay", file.toString(), "--verify")).isEqualTo(4);
            assertThat(err.toString().lines()).hasSize(1);
        }
    }

    @Test
    void theFirstGameOfTheBotThatBreaksIsSeenAgain() {
        assertThat(play("pitfall", "--games", "3", "--saves", directory.toString()))
                .isEqualTo(1);
        assertThat(err.toString().split("To see this again: ")).hasSize(2);
        Path report = directory.resolve("bugs").resolve("pitfall-1.zip");
        assertThat(err.toString()).contains("./play replay " + report + " --verify");

        assertThat(play("replay", report.toString(), "--verify")).isEqualTo(1);
        assertThat(err.toString()).contains("planted").hasLineCount(1);
    }

    @Test
    void aGameThatBrokeIsToldTheDeedThatLedToIt() {
        play("pitfall", "--games", "1", "--saves", directory.toString());
        Path report = directory.resolve("bugs").resolve("pitfall-1.zip");
        assertThat(play("why", report.toString())).isZero();
        assertThat(out.toString())
                .startsWith("""
                        The game broke: java.lang.IllegalStateException: planted
                        Turn 2 led to it. You step east. Of 24 such games, played on by the bot, 24 broke.
                        Otherwise: You\s""")
                .endsWith("To play on from there: ./play replay " + report + " --at 1\n");
    }

    @Test
    void howFarTheSearchIsIsErasedBeforeItsResult() {
        play("pitfall", "--games", "1", "--saves", directory.toString());
        String report = directory.resolve("bugs").resolve("pitfall-1.zip").toString();
        TestStage terminal = new TestStage(false);
        terminal.isTold = true;
        StringWriter shown = new StringWriter();
        new PlayCommand(List.of(new Pitfall()), terminal, directory)
                .run(new PrintWriter(shown, true), new PrintWriter(new BufferedWriter(shown), true), "why", report);

        assertThat(shown.toString()).contains("looking back: ").containsPattern("\r +\rThe game broke");
    }

    @Test
    void theDeedThatLedToItIsToldThirtyTurnsBefore() {
        play("faulty", "--games", "3", "--seed", "1", "--saves", directory.toString());
        Path report = directory.resolve("bugs").resolve("faulty-1.zip");
        assertThat(play("why", report.toString())).isZero();
        assertThat(out.toString()).isEqualTo("""
                The game broke: java.lang.IllegalStateException: planted
                Turn 10 led to it. You use the vial. Of 24 such games, played on by the bot, 24 broke.
                Otherwise: You step west. Of 24 such games 0 broke.
                To play on from there: ./play replay %s --at 9
                """.formatted(report));
    }

    @Test
    void withoutATerminalItIsPlayedAndNotShown() throws IOException {
        Path file = recorded("arena");
        assertThat(play("replay", file.toString())).isZero();
        assertThat(err.toString()).contains("This is not a terminal").contains("--verify");
        assertThat(out.toString()).contains("steps, state ");
        assertThat(play("replay", file.toString(), "--at", "1000000")).isEqualTo(2);
        assertThat(err.toString()).containsPattern("turns 0 to \\d+; there is no turn 1000000");
        assertThat(play("replay", file.toString(), "--speed", "0")).isEqualTo(2);
    }

    @Test
    void oneGameIsRecordedInANewFile() throws IOException {
        Path file = recorded("arena");
        assertThat(play("arena", "--games", "1", "--record", file.toString())).isEqualTo(2);
        assertThat(err.toString())
                .contains("Invalid value for option '--record': There is a file ")
                .hasLineCount(1);
        assertThat(play("arena", "--record", file.toString())).isEqualTo(2);
        assertThat(err.toString())
                .contains(
                        "give the recording another name. A saved game that goes on is recorded in it from its beginning")
                .hasLineCount(1);
        String nowhere = directory.resolve("none").resolve("file").toString();
        assertThat(play("arena", "--games", "1", "--record", nowhere)).isEqualTo(2);
        assertThat(err.toString())
                .contains("'--record': There is no directory ")
                .hasLineCount(1);
        assertThat(play("arena", "--games", "2", "--record", file.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("'--record' is for one game, not for '--games' 2");
    }
}
