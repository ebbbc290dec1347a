package io.github.undercroft.examples.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.examples.arena.Arena;
import io.github.undercroft.examples.descent.Descent;
import io.github.undercroft.examples.scatter.Scatter;
import io.github.undercroft.examples.thieflike.Thieflike;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Every option with every game and every variant: they all behave alike. */
class PlayOptionsTest {

    /** What can be played: how it is called, and what it then says of itself. */
    private enum Called {
        ARENA("arena", "arena", "8x8", "7x8", "8x8"),
        CORE("arena core", "arena-core", "8x8", "7x8", "8x8"),
        CACHED("arena core-cached", "arena-core-cached", "8x8", "7x8", "8x8"),
        SCATTER("scatter", "scatter", "15x10", "4x2", "4x3"),
        DEEP("scatter deep", "deep-scatter", "15x10", "3x3", "4x3"),
        THIEFLIKE("thieflike", "thieflike", "78x19", "10x8", "10x9"),
        FIRST_LEVEL("thieflike first-level", "thieflike-first-level", "78x19", "9x9", "10x9"),
        DESCENT("descent", "descent", "78x19", "40x17", "40x18"),
        FIRST_DESCENT("descent first", "descent-first", "78x19", "40x17", "40x18"),
        PROVING_LEVEL("descent proving", "descent-proving", "60x17", "60x16", "60x17");

        private final String call;
        private final String name;
        private final String usual;
        private final String tooSmall;
        private final String min;

        Called(String call, String name, String usual, String tooSmall, String min) {
            this.call = call;
            this.name = name;
            this.usual = usual;
            this.tooSmall = tooSmall;
            this.min = min;
        }

        /** Neither the usual size nor the smallest. */
        private String another() {
            return this == PROVING_LEVEL ? "62x20" : this == DESCENT || this == FIRST_DESCENT ? "44x20" : "12x10";
        }
    }

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private final List<String> played = new ArrayList<>();
    private boolean terminalIsThere = true;

    /** A new one for each game, so that nobody is asked about a saved one. */
    @TempDir
    Path saves;

    private Path noSaves() {
        try {
            return Files.createTempDirectory(saves, "saves");
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private int play(Called game, String options) {
        TestStage stage = new TestStage(terminalIsThere);
        int code = new PlayCommand(
                        List.of(new Arena(), new Scatter(), new Thieflike(), new Descent()), stage, noSaves())
                .run(new PrintWriter(out), new PrintWriter(err), words(game.call + " " + options));
        played.addAll(stage.played);
        return code;
    }

    private static String[] words(String text) {
        return Stream.of(text.split(" ")).filter(word -> !word.isEmpty()).toArray(String[]::new);
    }

    private void assertOneLineOfError(int exitCode, String text) {
        assertThat(exitCode).isEqualTo(2);
        assertThat(out.toString()).isEmpty();
        assertThat(played).isEmpty();
        assertThat(err.toString()).startsWith("./play: ").contains(text).endsWith("; see ./play --help\n");
        assertThat(err.toString().lines()).hasSize(1);
    }

    @ParameterizedTest
    @EnumSource(Called.class)
    void withATerminalItIsPlayedThereAtItsUsualSize(Called game) {
        assertThat(play(game, "--seed 7")).isZero();

        assertThat(played).containsExactly(game.name + " " + game.usual + " 7");
        assertThat(out).hasToString("Saved; go on with ./play " + game.name + "\n");
        assertThat(err.toString()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Called.class)
    void itsOwnNameIsEnoughToCallIt(Called game) {
        TestStage stage = new TestStage(true);
        new PlayCommand(List.of(new Scatter(), new Arena(), new Thieflike(), new Descent()), stage, noSaves())
                .run(new PrintWriter(out), new PrintWriter(err), game.name, "--seed", "7");

        assertThat(stage.played).containsExactly(game.name + " " + game.usual + " 7");
    }

    @ParameterizedTest
    @EnumSource(Called.class)
    void withoutASeedAPersonGetsOneOfAMillion(Called game) {
        assertThat(play(game, "")).isZero();

        assertThat(played).singleElement().asString().matches(game.name + " " + game.usual + " \\d{1,6}");
    }

    @ParameterizedTest
    @EnumSource(Called.class)
    void theGameOfTheDayHasTheDaysNumberForASeed(Called game) {
        long before = LocalDate.now(ZoneOffset.UTC).toEpochDay();
        assertThat(play(game, "--daily")).isZero();
        long after = LocalDate.now(ZoneOffset.UTC).toEpochDay();

        assertThat(played)
                .containsAnyOf(game.name + " " + game.usual + " " + before, game.name + " " + game.usual + " " + after);
        assertThat(out).hasToString("Saved; go on with ./play " + game.name + " --daily\n");
    }

    @ParameterizedTest
    @EnumSource(Called.class)
    void theGameOfTheDayHasNoOtherSeed(Called game) {
        assertOneLineOfError(play(game, "--daily --seed 7"), "leave out --daily or --seed 7");
    }

    @ParameterizedTest
    @EnumSource(Called.class)
    void theSizeIsUpToThePlayer(Called game) {
        assertThat(play(game, "--size " + game.another() + " --seed -3")).isZero();
        assertThat(play(game, "--seed 0 --size " + game.min)).isZero();

        assertThat(played).containsExactly(game.name + " " + game.another() + " -3", game.name + " " + game.min + " 0");
    }

    @ParameterizedTest
    @EnumSource(Called.class)
    void onASizeThatIsTooSmallNobodyPlays(Called game) {
        assertOneLineOfError(
                play(game, "--size " + game.tooSmall),
                "'--size': " + game.name + " needs a board of " + game.min + " or larger, not " + game.tooSmall);
    }

    @ParameterizedTest
    @EnumSource(Called.class)
    void withoutATerminalItSaysHowToLetTheBotPlay(Called game) {
        terminalIsThere = false;

        assertOneLineOfError(play(game, ""), "let the bot play: ./play " + game.call + " --bot;");
    }

    @ParameterizedTest
    @EnumSource(Called.class)
    void theBotNeedsNoTerminalAndPlaysOneGameOfSeedNought(Called game) {
        terminalIsThere = false;

        assertThat(play(game, "--bot")).isZero();

        assertThat(played).isEmpty();
        assertThat(out.toString().lines()).hasSize(2);
        assertThat(out.toString())
                .startsWith(game.name + " " + game.usual + ", seed 0: ")
                .contains("\n" + game.name + ", 1 game: ");
        assertThat(err.toString()).matches("took .*\n");
    }

    @ParameterizedTest
    @EnumSource(Called.class)
    void gamesImplyTheBotAndSeedsFollowEachOther(Called game) {
        assertThat(play(game, "--games 3 --seed 41 --size " + game.another())).isZero();

        String each = game.name + " " + game.another() + ", seed ";
        assertThat(out.toString()).contains(each + "41: ", each + "42: ", each + "43: ", game.name + ", 3 games: ");
    }

    @ParameterizedTest
    @EnumSource(Called.class)
    void theSameSeedPrintsTheSameBytes(Called game) {
        String options = "--bot --games 1 --seed 9 --size " + game.another();
        play(game, options);
        String first = out.toString();
        out.getBuffer().setLength(0);
        play(game, options);

        assertThat(out.toString()).isEqualTo(first).doesNotContain("\r");
        out.getBuffer().setLength(0);
        play(game, "--bot --games 1 --seed 10 --size " + game.another());
        assertThat(out.toString()).isNotEqualTo(first);
    }

    @ParameterizedTest
    @EnumSource(Called.class)
    void helpIsShownInsteadOfAGame(Called game) {
        assertThat(play(game, "--help")).isZero();

        assertThat(out.toString()).contains("--bot", "--seed", "--games", "--size", "--variant", "--help");
        assertThat(played).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Called.class)
    void anUnknownVariantIsRefused(Called game) {
        String twice = game.call.contains(" ") ? "One variant only, not 'nought' and" : "Unknown variant 'nought' of ";

        assertOneLineOfError(play(game, "--variant nought"), twice);
    }

    @ParameterizedTest
    @EnumSource(Called.class)
    void aWordTooManyIsRefused(Called game) {
        boolean isVariant = game.call.contains(" ");
        String tooMany = isVariant ? "One game and one variant only, not also 'more'" : "Unknown variant 'more' of ";
        String twoGames = isVariant ? "One game and one variant only, not also" : "One game only, not also 'arena'";

        assertOneLineOfError(play(game, "more"), tooMany);
        err.getBuffer().setLength(0);
        assertOneLineOfError(play(game, "arena"), twoGames);
    }

    @ParameterizedTest
    @EnumSource(Called.class)
    void aVariantIsCalledByAnOptionToo(Called game) {
        String[] words = words(game.call.replace(" ", " --variant ") + " --seed 7");
        TestStage stage = new TestStage(true);
        new PlayCommand(List.of(new Arena(), new Scatter(), new Thieflike(), new Descent()), stage, noSaves())
                .run(new PrintWriter(out), new PrintWriter(err), words);

        assertThat(stage.played).containsExactly(game.name + " " + game.usual + " 7");
    }

    @ParameterizedTest
    @CsvSource({
        "--fast, Unknown option: '--fast';",
        "--sed 5, 'Unknown option: ''--sed'', did you mean ''--seed''?'",
        "--sede=5, 'Unknown option: ''--sede'', did you mean ''--seed''?'",
        "--games x, 'x' is not a whole number",
        "--games 0, '--games': 1 to",
        "--games -3, '--games': 1 to",
        "--games 1000001, '--games': 1 to 1000000",
        "--games 99999999999, 99999999999 is too far from 0",
        "--games, --games",
        "--seed twelve, 'twelve' is not a whole number",
        "--seed, --seed",
        "--size 8, as in 12x10",
        "--size 0x8, 1 to 200 cells",
        "--size 1000x8, 1 to 200 cells",
        "--size, --size",
        "--bot --bot, --bot",
        "--keys /nope, there is no such file",
        "--keys src, it is a folder",
        "--keys /dev/zero, it is not a plain file",
        "--saves pom.xml, 'Invalid value for option ''--saves'': pom.xml is not a directory'",
        "--saves, --saves",
        "--variant, --variant"
    })
    void whatIsWrongIsToldInOneLine(String options, String text) {
        for (Called game : Called.values()) {
            err.getBuffer().setLength(0);
            assertOneLineOfError(play(game, options), text);
        }
    }
}
