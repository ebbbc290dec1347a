package io.github.undercroft.examples.scatter;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Outcome;
import io.github.undercroft.examples.Keys;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.game.Game;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a player reads in both games. */
class ScatterPlayTest {

    @Test
    void theDeadAreDrawnWithoutHitPoints() {
        Scatter game = new Scatter();
        Play play = new Play(game, game.about().usualSize(), Seat.PERSON, 1, Keymap.standard(game));
        for (int turn = 0; turn < 300; turn++) {
            Keys.press(Keys.settled(play), List.of("d", "s", "a", "w").get(turn / 3 % 4));
        }

        assertThat(play.view().outcome()).map(Outcome::result).contains(Outcome.Result.LOST);
        assertThat(play.sheet(80, 24).toString().lines().filter(row -> row.contains("|")))
                .anyMatch(row -> row.contains(" 0 "));
    }

    @Test
    void whoHasKilledAllOnAFieldIsSentDown() {
        DeepScatter deep = new DeepScatter();
        Game game = Game.start(deep.rules(new BoardSize(15, 10), Seat.BOT), 1);
        String seen = "";
        for (long seed = 1; seed <= 20 && seen.isEmpty(); seed++) {
            game = Game.start(deep.rules(new BoardSize(15, 10), Seat.BOT), seed);
            for (int step = 0; step < 2000 && game.view().outcome().isEmpty() && seen.isEmpty(); step++) {
                game.step();
                seen = deep.status(game.view()).contains("go down") ? deep.status(game.view()) : "";
            }
        }

        assertThat(seen).contains("Foes 0", "Depth 1, go down now");
        assertThat(game.view().levels()).hasSize(1);
    }
}
