package io.github.undercroft.examples;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.hash.Hashing;
import io.github.undercroft.examples.arena.Arena;
import io.github.undercroft.examples.bot.BotGame;
import io.github.undercroft.examples.bot.BotSeries;
import io.github.undercroft.examples.descent.Descent;
import io.github.undercroft.examples.scatter.Scatter;
import io.github.undercroft.examples.thieflike.Thieflike;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.game.Game;
import io.github.undercroft.scenario.InvariantWatch;
import io.github.undercroft.scenario.Invariants;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for every bundled game that its bot plays. */
class BundledGamesTest {

    /**
     * The first games of the bot, and the SHA-256 of what it prints.
     */
    private record Series(int games, String digest) {}

    /**
     * A game, with what its bot prints.
     *
     * @param few played in each build: as many as take some seconds
     * @param more played where all tries of the laws are made
     */
    record Bundled(BundledGame game, Series few, Series more, Series thousand) {

        Bundled(BundledGame game, String ofAHundred, String ofAThousand) {
            this(game, 100, ofAHundred, ofAThousand);
        }

        Bundled(BundledGame game, int few, String ofAFew, String ofAThousand) {
            this(game, new Series(few, ofAFew), new Series(few, ofAFew), new Series(1000, ofAThousand));
        }

        @Override
        public String toString() {
            return game.about().name();
        }

        /** The bot's game, with its invariants checked after every step. */
        BotGame checked(BoardSize size) {
            return new BotGame(game, size, everyCheck());
        }

        /** With one check in eight, as each of them looks at the whole game: what is broken mostly stays broken. */
        BotGame sampled(BoardSize size) {
            Consumer<Game> check = everyCheck();
            AtomicInteger steps = new AtomicInteger();
            return new BotGame(game, size, running -> {
                if (steps.getAndIncrement() % 8 == 0) {
                    check.accept(running);
                }
            });
        }

        private Consumer<Game> everyCheck() {
            return game instanceof Thieflike || game instanceof Descent ? eachTurn() : Invariants::check;
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

    private static BundledGame variant(BundledGame game, String name) {
        return Optional.ofNullable(game.variants().get(name)).orElseThrow();
    }

    static List<Bundled> bundled() {
        return List.of(
                new Bundled(
                        new Arena(),
                        "252a2d831c8b1888d7f6bd9c74e7dbf6baaf0c8f1a22ec54ba04d4079e88c438",
                        "c7c5c9f7bf758c6b532ad987219f2a68fdf878166a21b1e5c599d79678323f56"),
                new Bundled(
                        variant(new Arena(), "core"),
                        20,
                        "c11ef4416513bbc8607d97d5c6acb6f7a3c37e24f8bd3be86596811eeb08ea76",
                        "6f2a9b3287218845c8ef830b6f6b713a1f06acbc04214401a07e2bac3794bc95"),
                new Bundled(
                        variant(new Arena(), "core-cached"),
                        20,
                        "48d38757e92edd5f6d43023f561b15faee8d2c3ae32d8ca95d03a35e0fe18250",
                        "0f46aa1709c40501f4c46ab04179e31dbefdf9ba16af40427fc5012073895b29"),
                new Bundled(
                        new Scatter(),
                        "2cda1259b883cea0a9bcbe7e357b928668617d827764d5d2e08dd5a230430dbc",
                        "2cdcb1b5841e6d3342e22f0e9a19206e760bb5dedf94f72ddc5cafdcc735926a"),
                new Bundled(
                        variant(new Scatter(), "deep"),
                        "96f29632153d3a241b98ca87256e8f0098ec2a49fc8cacb45243b50756edc479",
                        "23650b0219a5ecf11d00ba296c5598547ba49a8d3098a679f680e7725d01512c"),
                new Bundled(
                        new Thieflike(),
                        new Series(30, "3d80942cea48b7b209b34a69b1cabbc9a0c76e951b1753fe7306f41c73d796af"),
                        new Series(100, "490b6d47071bfbe38942fa23476f687a503e0d591ad5653ed780ed3e467a07f4"),
                        new Series(1000, "3a104a72d553463a46b6f816da23c3323f2a4c3d650ccdb210c88667c1b1fd49")),
                new Bundled(
                        new Descent(),
                        new Series(12, "cc8927bac1b3f635782b4a43e2c8f1b156e2608ab733ae7f19ae4ce5ffeefb73"),
                        new Series(30, "9515a80a0e7ea538aa0551b9a3c3f5087e5301223429c9e403af17fd5632be80"),
                        new Series(1000, "e34a03605dc533cc7542284c544eeea396e3a002386bfd87a29645aa04290134")));
    }

    static List<Bundled> bundledWithMore() {
        return bundled().stream()
                .filter(bundled -> !bundled.more.equals(bundled.few))
                .toList();
    }

    private static void assertResults(Bundled bundled, BotGame bot, Series series) {
        int games = series.games;
        List<String> lines = new ArrayList<>();
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
        assertThat(found).isEqualTo(series.digest);
    }

    @ParameterizedTest
    @MethodSource("bundled")
    @Tag("long")
    void aFewGamesComeToTheResultsTheyAlwaysCameTo(Bundled bundled) {
        BotGame bot = bundled.sampled(bundled.game.about().usualSize());
        assertResults(bundled, bot, bundled.few);
    }

    @ParameterizedTest
    @MethodSource("bundledWithMore")
    @Tag("laws")
    void moreGamesComeToTheResultsTheyAlwaysCameTo(Bundled bundled) {
        BotGame bot = bundled.sampled(bundled.game.about().usualSize());
        assertResults(bundled, bot, bundled.more);
    }

    @ParameterizedTest
    @MethodSource("bundled")
    @Tag("soak")
    void aThousandGamesComeToTheResultsTheyAlwaysCameTo(Bundled bundled) {
        BotGame bot = bundled.checked(bundled.game.about().usualSize());
        assertResults(bundled, bot, bundled.thousand);
    }

    @ParameterizedTest
    @MethodSource("bundled")
    void theSameGameIsPlayedOnLargerBoards(Bundled bundled) {
        BotGame bot = bundled.sampled(atLeast(bundled.game.about().minSize(), 30, 12));

        assertThat(bot.play(3)).isEqualTo(bot.play(3));
        assertThat(bot.play(3)).isNotEqualTo(bot.play(4));
    }

    private static BoardSize atLeast(BoardSize min, int width, int height) {
        return new BoardSize(Math.max(min.width(), width), Math.max(min.height(), height));
    }
}
