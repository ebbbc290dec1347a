package io.github.undercroft.examples.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.TinyGame;
import io.github.undercroft.examples.arena.Arena;
import io.github.undercroft.examples.scatter.Scatter;
import io.github.undercroft.examples.thieflike.Thieflike;
import io.github.undercroft.front.KeyPress;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlayCommandTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    Path saves;

    private int play(String... arguments) {
        List<BundledGame> games = List.of(new Arena(), TinyGame.endless(), new Scatter(), new Thieflike());
        return new PlayCommand(games, new TestStage(false), saves)
                .run(new PrintWriter(out), new PrintWriter(err), arguments);
    }

    private void assertOneLineOfError(int exitCode, String text) {
        assertThat(exitCode).isEqualTo(2);
        assertThat(out.toString()).isEmpty();
        assertThat(err.toString()).startsWith("./play: ").contains(text).endsWith("\n");
        assertThat(err.toString().lines()).hasSize(1);
    }

    @Test
    void withoutAGameItListsThoseForPlayers() {
        assertThat(play()).isZero();

        assertThat(out.toString())
                .contains("./play arena\n", "./play scatter\n", "./play deep-scatter\n", "./play thieflike\n")
                .doesNotContain("arena-core", "first-level");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void theWordsOfAStudyArePassedOn() throws IOException {
        Path file = saves.resolve("arena.csv");
        assertThat(play("study", "arena", "--seeds", "1..3", "--threads=2", "--out", file.toString()))
                .isZero();

        assertThat(out.toString()).startsWith("arena, seeds 1..3: 3 games\n");
        assertThat(Files.readAllLines(file)).hasSize(12);
    }

    @Test
    void aStudyOfNoGameIsRefused() {
        assertThat(play("study", "areena")).isEqualTo(2);
        assertThat(err.toString()).startsWith("Unknown study \"areena\"; there is arena, ");
    }

    @Test
    void allAreListedIfThatIsAsked() {
        assertThat(play("--all")).isZero();

        assertThat(out.toString())
                .contains("./play arena-core\n", "./play arena-core-cached\n", "./play thieflike-first-level\n");
    }

    @Test
    void withATerminalItAsksWhichGame() throws IOException {
        Files.writeString(saves.resolve("scatter.scores"), "won score 0 depth 1 turns 40 seed 3 size 15x10\n");
        TestStage stage = new TestStage(true);
        stage.key = new KeyPress("b");
        int exitCode = new PlayCommand(List.of(new Arena(), new Scatter()), stage, saves)
                .run(new PrintWriter(out), new PrintWriter(err));

        assertThat(exitCode).isZero();
        assertThat(stage.played).singleElement().asString().startsWith("scatter 15x10 ");
        assertThat(stage.menu).contains("Best: won, 40 turns.").containsOnlyOnce("Best:");
    }

    @Test
    void theKeysAreTakenBeforeAGameIsShownAndOnlyThen() {
        for (String arguments :
                List.of("", "arena", "arena --bot", "arena --games 1", "arena --show-keys", "arena --help")) {
            TestStage stage = new TestStage(true);
            new PlayCommand(List.of(new Arena()), stage, saves)
                    .run(
                            new PrintWriter(out),
                            new PrintWriter(err),
                            arguments.isEmpty() ? new String[0] : arguments.split(" "));
            assertThat(stage.isPrepared)
                    .as(arguments)
                    .isEqualTo(List.of("", "arena", "arena --bot").contains(arguments));
        }
    }

    @Test
    void linesAreCountedWhereTheSourcesAre() {
        System.setProperty("undercroft.sources", "src/main/java");
        try {
            assertThat(play("--lines")).isZero();
            assertThat(out.toString()).containsPattern("(?m)^arena 3\\d\\d$").containsPattern("(?m)^thieflike \\d+$");
        } finally {
            System.clearProperty("undercroft.sources");
        }
    }

    @Test
    void aTableOfKeysIsPrintedAndReadAgain() throws IOException {
        assertThat(play("arena", "--show-keys")).isZero();
        Path file = Files.createTempFile("keys", ".txt");
        Files.writeString(file, out.toString());

        assertThat(play("arena", "--keys", file.toString(), "--show-keys")).isZero();
        Files.writeString(file, "jump = g");
        assertThat(play("arena", "--keys", file.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("line 1, \"jump = g\": unknown command \"jump\"");
        Files.delete(file);
    }

    @Test
    void helpTellsOfEveryOption() {
        assertThat(play("--help")).isZero();

        assertThat(out.toString()).contains("--bot", "--seed", "--games", "--size", "--variant", "--help");
        assertThat(out.toString())
                .contains("\n  dungeon  Prints levels as text, and writes pictures and figures of them.\n");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void aTableOfKeysThatIsNoTextIsRefused() throws IOException {
        Path file = Files.createTempFile("keys", ".txt");
        Files.write(file, new byte[] {(byte) 0xC3, (byte) 0x28});

        assertOneLineOfError(play("arena", "--keys", file.toString()), file + ": it is not UTF-8 text;");
        Files.delete(file);
    }

    @Test
    void controlCharactersOfATableOfKeysDoNotReachTheTerminal() throws IOException {
        Path file = Files.createTempFile("keys", ".txt");
        Files.writeString(file, "\u001b[31mstep north\u009b\u202e k\n");
        assertOneLineOfError(play("arena", "--keys", file.toString()), "line 1, \"?[31mstep north?? k\": there is no");
    }

    @Test
    void aTableOfKeysIsNotLong() throws IOException {
        Path file = Files.createTempFile("keys", ".txt");
        Files.writeString(file, "x".repeat(70_000));
        assertOneLineOfError(play("arena", "--keys", file.toString()), "it has more than 65536 bytes");
    }

    @ParameterizedTest
    @CsvSource({
        "chess, 'Unknown game ''chess''; there is arena, arena-core, arena-core-cached, tiny, scatter,"
                + " deep-scatter, thieflike, thieflike-first-level; and dungeon, replay, why, mask, heavy, monkey, study;'",
        "arena --variant deep, 'Unknown variant ''deep'' of arena; there is core, core-cached'",
        "tiny --variant deep, Unknown variant 'deep' of tiny; it has none",
        "scatter --variant deeper --bot, Unknown variant 'deeper' of scatter; there is deep",
        "scatter depe, 'Unknown variant ''depe'' of scatter, did you mean ''deep''?; there is deep'",
        "aerna, 'Unknown game ''aerna'', did you mean ''arena''?; there is arena'",
        "Arena, 'did you mean ''arena''?'",
        "teiflike, 'did you mean ''thieflike''?'",
        "dungeno, 'did you mean ''dungeon''?'",
        "@src, 'Unknown game ''@src''; there is'",
        "@src/test/java, 'Unknown game ''@src/test/java''; there is'",
        "tiny @pom.xml, 'Unknown variant ''@pom.xml'' of tiny; it has none'",
        "arena --keys @pom.xml, 'Can''t read the table of keys @pom.xml: there is no such file'",
        "--variant deep, Which game?",
        "--bot, Which game?",
        "--games 3, Which game?"
    })
    void whatIsWrongIsToldInOneLine(String arguments, String text) {
        assertOneLineOfError(play(arguments.split(" ")), text);
    }

    @Test
    void theVersionIsOneLine() {
        assertThat(play("--version")).isZero();

        assertThat(out.toString()).matches("Undercroft .+, Java \\d+.*\n");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void aStallExitsWithOne() {
        assertThat(play("tiny", "--bot")).isEqualTo(1);

        assertThat(out.toString()).contains("tiny 4x1, seed 0: stalled, no progress in");
    }

    /** Where there is a terminal; the game is quit at once. */
    private List<String> played(String... arguments) {
        TestStage stage = new TestStage(true);
        assertThat(new PlayCommand(List.of(new Arena()), stage, saves)
                        .run(new PrintWriter(out), new PrintWriter(err), arguments))
                .isZero();
        return stage.played;
    }

    @Test
    void aGameIsSavedAndOfferedAgainWhateverSeedIsAskedFor() {
        assertThat(played("arena", "--seed", "7")).containsExactly("arena 8x8 7");

        assertThat(saves.resolve("arena.save")).exists();
        assertThat(played("arena")).containsExactly("arena 8x8 7");
        assertThat(played("arena", "--seed", "8")).containsExactly("arena 8x8 7");
        assertThat(played(
                        "arena",
                        "--seed",
                        "8",
                        "--saves",
                        saves.resolve("others").toString()))
                .containsExactly("arena 8x8 8");
    }

    @Test
    void theBotsGamesAreNeitherSavedNorAskedAbout() throws IOException {
        assertThat(played("arena", "--bot")).containsExactly("arena 8x8 0 at 8");
        assertThat(played("arena", "--games", "2")).isEmpty();
        try (Stream<Path> files = Files.list(saves)) {
            assertThat(files).isEmpty();
        }
        played("arena", "--seed", "7");
        assertThat(played("arena", "--bot", "--seed", "3")).containsExactly("arena 8x8 3 at 8");
    }

    @Test
    void aFaultInTheTerminalExitsWithOneAndItsStackTrace() {
        TestStage broken = new TestStage(true);
        broken.fault = true;
        int exitCode = new PlayCommand(List.of(new Arena()), broken, saves)
                .run(new PrintWriter(out), new PrintWriter(err), "arena");

        assertThat(exitCode).isEqualTo(1);
        assertThat(err.toString()).contains("IllegalStateException: planted", "\tat ");
    }
}
