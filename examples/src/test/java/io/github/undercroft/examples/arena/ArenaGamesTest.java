package io.github.undercroft.examples.arena;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.hash.Hashing;
import io.github.undercroft.examples.BoardSize;
import io.github.undercroft.examples.Seat;
import io.github.undercroft.examples.bot.BotGame;
import io.github.undercroft.examples.bot.BotSeries;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Faction;
import io.github.undercroft.model.GameEvent;
import io.github.undercroft.model.Motility;
import io.github.undercroft.scenario.Invariants;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ArenaGamesTest {

    private static final Arena ARENA = new Arena();

    private final List<String> lines = new ArrayList<>();

    private BotSeries.Tally play(int games) {
        BotGame bot = new BotGame(ARENA, ARENA.about().leastSize(), Invariants::check);
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
        assertThat(digest()).isEqualTo("9b88678f4a68f1ac8838ea1c4b9cfe4a5f9a7a23574eb7cf99e19f471d369afe");
    }

    @Test
    @Tag("soak")
    void aThousandGamesComeToTheResultsTheyAlwaysCameTo() {
        assertResults(play(1000));
        assertThat(digest()).isEqualTo("fa3ac3861f7884cef95e03fe2d188841bc03f9dd98371e67fe4d4b48b25d1aea");
    }

    @Test
    void noWeaponReachesThroughAWallAndNobodyHurtsAFriend() {
        int attacks = 0;
        for (int seed = 0; seed < 30; seed++) {
            attacks += attacksOf(Game.start(ARENA.rules(new BoardSize(9, 9), Seat.BOT), seed));
        }
        assertThat(attacks).isGreaterThan(100);
    }

    private static int attacksOf(Game game) {
        int attacks = 0;
        EntityId champion = game.view().entities().get(0).id();
        Step step = game.step();
        while (step instanceof Step.Acted acted) {
            for (GameEvent event : acted.events()) {
                if (event instanceof GameEvent.Attacked attacked) {
                    attacks++;
                    assertThat(attacked.target().path())
                            .allMatch(at -> game.view().board().isPassable(at, Motility.FLY));
                    boolean byChampion = attacked.who().equals(champion);
                    assertThat(attacked.target().struck()).allMatch(id -> id.equals(champion) != byChampion);
                }
            }
            step = game.step();
        }
        return attacks;
    }

    @Test
    void theSameGameIsPlayedOnLargerBoards() {
        BotGame bot = new BotGame(ARENA, new BoardSize(30, 12), Invariants::check);

        assertThat(bot.play(3)).isEqualTo(bot.play(3));
        assertThat(bot.play(3)).isNotEqualTo(bot.play(4));
    }

    @Test
    void theStatusCountsHitPointsEnergyAndFoes() {
        Game game = Game.start(ARENA.rules(ARENA.about().leastSize(), Seat.PERSON), 1);

        assertThat(ARENA.status(game.view())).isEqualTo("Hit points 5   Energy 0   Foes 5");
        assertThat(game.view().entities().get(0).get(Faction.class)).contains(Faction.PLAYERS);
    }
}
