package io.github.undercroft.examples.scatter;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.hash.Hashing;
import io.github.undercroft.examples.BoardSize;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.bot.BotGame;
import io.github.undercroft.examples.bot.BotSeries;
import io.github.undercroft.scenario.Invariants;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class DeepScatterGamesTest {

    private static final BundledGame DEEP =
            Optional.ofNullable(new Scatter().variants().get("deep")).orElseThrow();

    private final List<String> lines = new ArrayList<>();

    private BotSeries.Tally play(int games) {
        BotGame bot = new BotGame(DEEP, DEEP.about().usualSize(), Invariants::check);
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
        assertThat(digest()).isEqualTo("1700154e6fb4bb2e4ff609fae84f758d611c2cb3817aa438ee78f99211ba6d5c");
    }

    @Test
    @Tag("soak")
    void aThousandGamesComeToTheResultsTheyAlwaysCameTo() {
        assertResults(play(1000));
        assertThat(digest()).isEqualTo("33a563e902ee36d4318aa44043d294ac342b69bfd117ada877c5fc807ed2508c");
    }

    @Test
    void theSameGameIsPlayedOnLargerBoards() {
        BotGame bot = new BotGame(DEEP, new BoardSize(30, 12), Invariants::check);

        assertThat(bot.play(3)).isEqualTo(bot.play(3));
        assertThat(bot.play(3)).isNotEqualTo(bot.play(4));
    }

    @Test
    void smallBoardsHoldFewerEnemiesAndComeToAResultToo() {
        BotGame bot = new BotGame(DEEP, DEEP.about().leastSize(), Invariants::check);

        for (int seed = 0; seed < 50; seed++) {
            assertThat(bot.play(seed).turns()).isPositive();
        }
    }
}
