package io.github.undercroft.examples;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMultiset;
import com.google.common.hash.Hashing;
import io.github.undercroft.examples.arena.Arena;
import io.github.undercroft.examples.bot.BotGame;
import io.github.undercroft.examples.bot.BotSeries;
import io.github.undercroft.examples.descent.Descent;
import io.github.undercroft.examples.scatter.Scatter;
import io.github.undercroft.examples.thieflike.Thieflike;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.game.Game;
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
            return game instanceof Thieflike || game.about().name().startsWith("descent")
                    ? eachTurn()
                    : Invariants::check;
        }

        /** Where there are many large levels, not after every step but once when everybody has had a turn. */
        private static Consumer<Game> eachTurn() {
            Invariants.Watch watch = new Invariants.Watch();
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
                        "8e057d97d3afcadf04ce957277671456cb2bcb2314dbce9ba7822c8704615d68",
                        "607afc2134c184be0043168afcb369a1fa2929a1bbeec8b25835f6f46a8920d8"),
                new Bundled(
                        variant(new Arena(), "core"),
                        20,
                        "f0d02e2d5bd2e162ec2baa4016921f618f9910f9e2393bd3272e26eed0ba1c71",
                        "46f093fa486922719ca269138c6a5982149a029be05aaa357a94df9bb519dbf0"),
                new Bundled(
                        variant(new Arena(), "core-cached"),
                        20,
                        "8afaa32afb22eaddfeaffab9670b0821d369c19df02370adabd8d7f27e13b396",
                        "1ebb33af3e31a78548404f4d06d00d5b42355b7e8051a981327db243430f549b"),
                new Bundled(
                        new Scatter(),
                        "81e7f48181c7302f1dc90a95defa488de40724c938ae41952262ea05994d5a00",
                        "6b640b363a0700799aa41eec7c2599811e28393c325ed3d7f9f5f116e85fc723"),
                new Bundled(
                        variant(new Scatter(), "deep"),
                        "fcb1abc2c48d254794901089757b6ae530097833165afab77f67ecfe351b693c",
                        "700cd8449998e88e9a5b113cf4e3598f03debf64fb8dc92acd2766e0be758272"),
                new Bundled(
                        new Thieflike(),
                        new Series(30, "10765eeca16cbf0915ea34911a89fc9c1c0689ed4a1109a2ae4a08b383eedef0"),
                        new Series(100, "ec84c300d8e39c0f1e2a845ba30174003833ef693be617994767463cc7c88335"),
                        new Series(1000, "ed921fa4c88c8153ad89d692c61c599bc2b7aeb58c987c7e6789876b21e02841")),
                new Bundled(
                        variant(new Descent(), "first"),
                        new Series(12, "02f6f0cfe0e9f9ec6ce329b31004ca9927928bdde9401c185ff6fc669cc6616f"),
                        new Series(30, "333787859687942ea8e963837f5450e1ed836829d764fa6f434ab51c650f2c59"),
                        new Series(1000, "af33628e3c77912e679e04677f7ad03190a31dc22c7f3227a18b6469afea97c6")),
                new Bundled(
                        variant(new Descent(), "proving"),
                        20,
                        "18dc8e9ae9b24e85bb84622fd3d643e8d18f35c580ae2fd51716b20c15c970d6",
                        "4419477e30ff6fa412484a50aafe66f747762ac85f345e64a48577a89b38ad51"),
                new Bundled(
                        new Descent(),
                        new Series(12, "855745b7aabb253afa0c3137f4dec6b9a958d0c424d464e0539e55c0a5603466"),
                        new Series(30, "ed41fa858e96dd1b1389808b45510476ef5bbaeeef5ab330964c545aad4f2cc1"),
                        new Series(100, "70d27465bcfc59d46857538db92102ec9e8bcdb9f43836aae4969fc9c96b6cda")));
    }

    static List<Bundled> bundledWithMore() {
        return bundled().stream()
                .filter(bundled -> !bundled.more.equals(bundled.few))
                .toList();
    }

    private static void assertResults(Bundled bundled, BotGame bot, Series series) {
        int games = series.games;
        List<String> lines = new ArrayList<>();
        ImmutableMultiset<String> results = new BotSeries(bot, lines::add, thrown -> {
                    throw new AssertionError("a game broke", thrown);
                })
                .play(0, games);
        assertThat(BotSeries.broken(results)).isZero();
        assertThat(results.count("lost")).isGreaterThanOrEqualTo(games / 20);
        if (bundled.game instanceof Thieflike) { // it has no end but death
            assertThat(results.count("won")).isZero();
        } else {
            assertThat(results.count("won")).isGreaterThanOrEqualTo(games / 20);
            assertThat(results.count("drawn")).isZero();
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
