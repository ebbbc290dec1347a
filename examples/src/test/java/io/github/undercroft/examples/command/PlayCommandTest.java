package io.github.undercroft.examples.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.TinyGame;
import io.github.undercroft.examples.arena.Arena;
import io.github.undercroft.examples.scatter.Scatter;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlayCommandTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private final List<String> played = new ArrayList<>();
    private boolean terminalIsThere;

    private int play(String... arguments) {
        List<BundledGame> games = List.of(new Arena(), TinyGame.endless(), new Scatter());
        Stage stage = (game, size, seed) -> played.add(game.about().name() + " " + size + " " + seed);
        return new PlayCommand(games, () -> terminalIsThere, stage)
                .run(new PrintWriter(out), new PrintWriter(err), arguments);
    }

    private void assertOneLineOfError(int exitCode, String text) {
        assertThat(exitCode).isEqualTo(2);
        assertThat(out.toString()).isEmpty();
        assertThat(err.toString()).startsWith("./play: ").contains(text).endsWith("\n");
        assertThat(err.toString().lines()).hasSize(1);
    }

    @Test
    void withoutAGameItListsThem() {
        assertThat(play()).isZero();

        assertThat(out.toString()).contains("./play arena\n", "./play scatter\n", "./play scatter --variant deep\n");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void helpTellsOfEveryOption() {
        assertThat(play("--help")).isZero();

        assertThat(out.toString()).contains("--bot", "--seed", "--games", "--size", "--variant", "--help");
    }

    @Test
    void withATerminalItIsPlayedThere() {
        terminalIsThere = true;

        assertThat(play("arena", "--seed", "7", "--size", "12x10")).isZero();

        assertThat(played).containsExactly("arena 12x10 7");
    }

    @Test
    void withoutATerminalItSaysInOneLineToUseTheBot() {
        assertOneLineOfError(play("arena"), "./play arena --bot");
        assertThat(played).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "chess, Unknown game 'chess'; there is arena",
        "arena --fast, Unknown option: '--fast'",
        "arena --games x, 'x' is not an int",
        "arena --games 0, '--games': 1 to",
        "arena --games -3, '--games': 1 to",
        "arena --games 99999999999, is not an int",
        "arena --seed twelve, 'twelve' is not a long",
        "arena --seed, --seed",
        "arena --size 8, as in 12x10",
        "arena --size 7x8, needs a board of 8x8 or larger",
        "arena --size 1000x8, 1 to 200 cells",
        "arena --bot --bot, --bot",
        "arena more, 'more'",
        "arena --variant deep, Unknown variant 'deep' of arena; it has none",
        "scatter --variant deeper --bot, Unknown variant 'deeper' of scatter; there is deep",
        "scatter --variant, --variant",
        "scatter --variant deep, ./play scatter --variant deep --bot",
        "scatter --variant deep --size 3x3, deep-scatter needs a board of 4x3 or larger",
        "--variant deep, Which game?",
        "--bot, Which game?",
        "--games 3, Which game?"
    })
    void whatIsWrongIsToldInOneLine(String arguments, String text) {
        assertOneLineOfError(play(arguments.split(" ")), text);
    }

    @Test
    void theBotPlaysOneGameUnlessToldOtherwise() {
        assertThat(play("arena", "--bot")).isZero();

        assertThat(out.toString().lines()).hasSize(2);
        assertThat(out.toString()).startsWith("arena 8x8, seed 0: ").contains("\narena, 1 game: ");
        assertThat(err.toString()).startsWith("took ");
    }

    @Test
    void gamesImplyTheBotAndSeedsFollowEachOther() {
        assertThat(play("arena", "--games", "3", "--seed", "41")).isZero();

        assertThat(out.toString()).contains("seed 41: ", "seed 42: ", "seed 43: ", "arena, 3 games: ");
    }

    @Test
    void aVariantIsPlayedLikeAGame() {
        terminalIsThere = true;

        assertThat(play("scatter", "--variant", "deep", "--seed", "7", "--size", "12x10"))
                .isZero();
        assertThat(play("scatter", "--variant", "deep", "--games", "2", "--seed", "4"))
                .isZero();

        assertThat(played).containsExactly("deep-scatter 12x10 7");
        assertThat(out.toString()).startsWith("deep-scatter 15x10, seed 4: ").contains("\ndeep-scatter, 2 games: ");
    }

    @Test
    void theSameSeedPrintsTheSameBytes() {
        play("arena", "--games", "5", "--seed", "9", "--size", "10x9");
        String first = out.toString();
        out.getBuffer().setLength(0);
        play("arena", "--games", "5", "--seed", "9", "--size", "10x9");

        assertThat(out.toString()).isEqualTo(first).doesNotContain("\r");
    }

    @Test
    void aStallExitsWithOne() {
        assertThat(play("tiny", "--bot")).isEqualTo(1);

        assertThat(out.toString()).contains("tiny 4x1, seed 0: stalled, no end after");
    }

    @Test
    void aFaultInTheTerminalExitsWithOneAndItsStackTrace() {
        terminalIsThere = true;
        Stage broken = (game, size, seed) -> {
            throw new IllegalStateException("planted");
        };
        int exitCode = new PlayCommand(List.of(new Arena()), () -> true, broken)
                .run(new PrintWriter(out), new PrintWriter(err), "arena");

        assertThat(exitCode).isEqualTo(1);
        assertThat(err.toString()).contains("IllegalStateException: planted", "\tat ");
    }
}
