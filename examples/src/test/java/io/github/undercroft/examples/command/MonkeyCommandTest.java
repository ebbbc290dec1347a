package io.github.undercroft.examples.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.arena.Arena;
import io.github.undercroft.examples.descent.Descent;
import io.github.undercroft.examples.scatter.Scatter;
import io.github.undercroft.examples.thieflike.Thieflike;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class MonkeyCommandTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    static List<BundledGame> games() {
        return List.of(new Arena(), new Scatter(), new Thieflike(), new Descent());
    }

    private int run(String... words) {
        return new CommandLine(new MonkeyCommand(new GameList(games())))
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(words);
    }

    @ParameterizedTest
    @MethodSource("games")
    void nothingBreaksInTheBundledGames(BundledGame game) {
        assertThat(run(game.about().name(), "--deeds", "200")).as("%s", err).isZero();
        assertThat(out.toString()).matches("\\d+ games, 200 deeds, \\d+ refused, \\d+ saves, nothing broke\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"chess", "arena --deeds x", "arena --deeds -1", "arena --deeds 1 --seed y", ""})
    void wrongWordsAreRefused(String words) {
        assertThat(run(words.split(" "))).isEqualTo(CommandLine.ExitCode.USAGE);
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void theSeedOfTheFirstGameIsChosen() {
        run("arena", "--deeds", "40", "--seed", "1");
        run("arena", "--deeds", "40", "--seed", "2");
        assertThat(out.toString().lines().distinct()).hasSize(2);
    }
}
