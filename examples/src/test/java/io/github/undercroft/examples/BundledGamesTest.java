package io.github.undercroft.examples;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.hash.Hashing;
import io.github.undercroft.examples.arena.Arena;
import io.github.undercroft.examples.bot.BotGame;
import io.github.undercroft.examples.bot.BotSeries;
import io.github.undercroft.examples.scatter.Scatter;
import io.github.undercroft.examples.thieflike.Thieflike;
import io.github.undercroft.game.Game;
import io.github.undercroft.scenario.InvariantWatch;
import io.github.undercroft.scenario.Invariants;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for every bundled game that its bot plays. */
class BundledGamesTest {

    /** A game, with the SHA-256 of what its bot prints. */
    private record Bundled(BundledGame game, String ofAHundred, String ofAThousand) {

        @Override
        public String toString() {
            return game.about().name();
        }

        private BotGame bot(BoardSize size) {
            return new BotGame(game, size, game instanceof Thieflike ? eachTurn() : Invariants::check);
        }

        /** Where there are many large levels, not after every step but once when everybody has had a turn. */
        private static Consumer<Game> eachTurn() {
            InvariantWatch watch = new InvariantWatch();
            AtomicLong now = new AtomicLong(-1);
            return running -> {
                if (now.getAndSet(running.view().now()) != running.view().now()) {
                    watch.check(running);
                }
            };
        }
    }

    static List<Bundled> bundled() {
        BundledGame deep =
                Optional.ofNullable(new Scatter().variants().get("deep")).orElseThrow();
        return List.of(
                new Bundled(
                        new Arena(),
                        "18d6eebea8f85e780aeccdddf75e49814405d986c6816ed5c8046d956ae1f4c8",
                        "fa3ac3861f7884cef95e03fe2d188841bc03f9dd98371e67fe4d4b48b25d1aea"),
                new Bundled(
                        new Scatter(),
                        "902050d163ba782ba92855eaa217d323c8def5fe38f6b1cde8c0f3dbaa4eef1d",
                        "d96a5094e8a7564a630ccd4814f1329eb47067686aeb6cd3025c65fbaecc4a84"),
                new Bundled(
                        deep,
                        "3155b2acc598e2da1a778b5dd510e8cef822d8b280906cc1e012f30894ae324b",
                        "5badf45a559b27f79bcb6a2bd6868e9a9f41d4b69a8590bc5288b231d523a86b"),
                new Bundled(
                        new Thieflike(),
                        "8a1a9f6418af51917ace2fb19d2a297bcc7abd3f5425cf56c05f1abe93049250",
                        "389dd2741770c044242618729c06d66a041f45a80cfddd8bdfbc188a0840c289"));
    }

    private static void assertResults(Bundled bundled, int games, String digest) {
        List<String> lines = new ArrayList<>();
        BotGame bot = bundled.bot(bundled.game.about().usualSize());
        BotSeries.Tally tally = new BotSeries(bot, lines::add, thrown -> {
                    throw new AssertionError("a game broke", thrown);
                })
                .play(0, games);
        assertThat(tally.broken()).isZero();
        assertThat(tally.lost()).isGreaterThanOrEqualTo(games / 20);
        if (bundled.game instanceof Thieflike) { // it has no end but death
            assertThat(tally.won()).isZero();
        } else {
            assertThat(tally.won()).isGreaterThanOrEqualTo(games / 20);
            assertThat(tally.drawn()).isZero();
        }
        String found = Hashing.sha256()
                .hashString(String.join("\n", lines), StandardCharsets.UTF_8)
                .toString();
        assertThat(found).isEqualTo(digest);
    }

    @ParameterizedTest
    @MethodSource("bundled")
    void aHundredGamesComeToTheResultsTheyAlwaysCameTo(Bundled bundled) {
        assertResults(bundled, 100, bundled.ofAHundred);
    }

    @ParameterizedTest
    @MethodSource("bundled")
    @Tag("soak")
    void aThousandGamesComeToTheResultsTheyAlwaysCameTo(Bundled bundled) {
        assertResults(bundled, 1000, bundled.ofAThousand);
    }

    @ParameterizedTest
    @MethodSource("bundled")
    void theSameGameIsPlayedOnLargerBoards(Bundled bundled) {
        BotGame bot = bundled.bot(new BoardSize(30, 12));

        assertThat(bot.play(3)).isEqualTo(bot.play(3));
        assertThat(bot.play(3)).isNotEqualTo(bot.play(4));
    }

    @ParameterizedTest
    @MethodSource("bundled")
    void theSmallestBoardsComeToAResultToo(Bundled bundled) {
        BotGame bot = bundled.bot(bundled.game.about().leastSize());

        for (int seed = 0; seed < 50; seed++) {
            assertThat(bot.play(seed).turns()).isPositive();
        }
    }
}
