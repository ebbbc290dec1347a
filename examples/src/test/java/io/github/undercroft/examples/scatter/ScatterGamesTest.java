package io.github.undercroft.examples.scatter;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.hash.Hashing;
import io.github.undercroft.examples.BoardSize;
import io.github.undercroft.examples.Seat;
import io.github.undercroft.examples.bot.BotGame;
import io.github.undercroft.examples.bot.BotSeries;
import io.github.undercroft.game.Game;
import io.github.undercroft.scenario.Invariants;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ScatterGamesTest {

    private static final Scatter SCATTER = new Scatter();

    private final List<String> lines = new ArrayList<>();

    private BotSeries.Tally play(int games) {
        BotGame bot = new BotGame(SCATTER, SCATTER.about().usualSize(), Invariants::check);
        return new BotSeries(bot, lines::add, thrown -> {
                    throw new AssertionError("a game broke", thrown);
                })
                .play(0, games);
    }

    private String digest() {
        return Hashing.sha256()
                .hashString(String.join("\n", lines), StandardCharsets.UTF_8)
                .toString();
    }

    private static void assertResults(BotSeries.Tally tally) {
        assertThat(tally.broken()).isZero();
        assertThat(tally.won()).isGreaterThanOrEqualTo(tally.games() / 20);
        assertThat(tally.lost()).isGreaterThanOrEqualTo(tally.games() / 20);
        assertThat(tally.won() + tally.lost()).isEqualTo(tally.games());
    }

    @Test
    void aHundredGamesComeToTheResultsTheyAlwaysCameTo() {
        assertResults(play(100));
        assertThat(digest()).isEqualTo("1b76718ee2a86c2e793316b159bb7bf846c7061680b9e92bf020d50487dd8f50");
    }

    @Test
    @Tag("soak")
    void aThousandGamesComeToTheResultsTheyAlwaysCameTo() {
        assertResults(play(1000));
        assertThat(digest()).isEqualTo("ad7d495f140df024dad39ce13b1282dad9da0f520a74b9215472b8033aa8f2dd");
    }

    @Test
    void theSameGameIsPlayedOnLargerBoards() {
        BotGame bot = new BotGame(SCATTER, new BoardSize(30, 12), Invariants::check);

        assertThat(bot.play(3)).isEqualTo(bot.play(3));
        assertThat(bot.play(3)).isNotEqualTo(bot.play(4));
    }

    @Test
    void smallBoardsHoldFewerEnemiesAndComeToAResultToo() {
        BotGame bot = new BotGame(SCATTER, SCATTER.about().leastSize(), Invariants::check);

        for (int seed = 0; seed < 50; seed++) {
            assertThat(bot.play(seed).turns()).isPositive();
        }
    }

    @Test
    void theStatusCountsHitPointsAndFoes() {
        Game game = Game.start(SCATTER.rules(SCATTER.about().usualSize(), Seat.PERSON), 1);

        assertThat(SCATTER.status(game.view())).isEqualTo("Hit points 3   Foes 9");
    }
}
