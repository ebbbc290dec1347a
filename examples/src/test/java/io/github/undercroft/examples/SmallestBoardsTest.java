package io.github.undercroft.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.examples.BundledGamesTest.Bundled;
import io.github.undercroft.examples.bot.BotGame;
import io.github.undercroft.seeds.Tries;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The bundled games on the least boards that they take. A class of its own, so that it runs beside the games on usual ones. */
class SmallestBoardsTest {

    private static void assertResults(BotGame bot, int from, int to) {
        for (int seed = from; seed < to; seed++) {
            assertThat(bot.play(seed).result()).isIn("won", "lost", "drawn");
        }
    }

    @ParameterizedTest
    @MethodSource("io.github.undercroft.examples.BundledGamesTest#bundled")
    void theSmallestBoardsComeToAResultToo(Bundled bundled) {
        assertResults(bundled.checked(bundled.game().about().minSize()), 0, 3);
    }

    @ParameterizedTest
    @MethodSource("io.github.undercroft.examples.BundledGamesTest#bundled")
    @Tag("long")
    void inFiftyGamesToo(Bundled bundled) {
        assertResults(bundled.sampled(bundled.game().about().minSize()), 3, Tries.of(13, 50));
    }

    @ParameterizedTest
    @MethodSource("io.github.undercroft.examples.BundledGamesTest#bundled")
    @Tag("soak")
    void inFiftyGamesCheckedAfterEveryStep(Bundled bundled) {
        assertResults(bundled.checked(bundled.game().about().minSize()), 3, 50);
    }
}
