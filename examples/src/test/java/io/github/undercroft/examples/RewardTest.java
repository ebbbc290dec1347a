package io.github.undercroft.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.EntityId;
import io.github.undercroft.PlayerView;
import io.github.undercroft.event.Died;
import io.github.undercroft.examples.descent.Descent;
import io.github.undercroft.examples.scatter.Scatter;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import org.junit.jupiter.api.Test;

/** What bots would be given for their turns. */
class RewardTest {

    private static final long FLOOR = 100;
    /** Of a game in which the bot comes below. */
    private static final long SEED = 2;

    private static long reward(PlayableGame played, Game before, Game after, EntityId player) {
        return played.reward(before.view().as(player), after.view().as(player)).orElseThrow();
    }

    @Test
    void eachFloorThatIsNewIsWorthAHundredInDescent() {
        Descent descent = new Descent();
        Game game = Game.start(descent.rules(descent.about().usualSize(), Seat.BOT), SEED);
        EntityId hero = game.view().players().get(0).id();
        Game before = game.fork();
        int deepest = 0;
        while (game.step() instanceof Step.Acted) {
            PlayerView now = game.view().as(hero);
            if (now.outcome().isPresent()) {
                assertThat(reward(descent, before, game, hero))
                        .isEqualTo(now.outcome().get().isWon() ? 1_000L : -FLOOR);
                break;
            }
            int floor = now.board().level();
            if (floor > deepest) {
                assertThat(reward(descent, before, game, hero)).isEqualTo(FLOOR);
                deepest = floor;
            } else {
                assertThat(reward(descent, before, game, hero)).isBetween(0L, FLOOR - 1);
            }
            before = game.fork();
        }
        assertThat(deepest).isPositive();
    }

    @Test
    void eachEnemyThatDiesIsWorthAPointInScatterAndTheEndTen() {
        Scatter scatter = new Scatter();
        Game game = Game.start(scatter.rules(scatter.about().usualSize(), Seat.BOT), 1);
        EntityId player = game.view().players().get(0).id();
        int killed = 0;
        while (game.view().outcome().isEmpty()) {
            Game before = game.fork();
            Step.Acted acted = (Step.Acted) game.step();
            long died = acted.events().stream().filter(Died.class::isInstance).count();
            killed += (int) died;
            assertThat(reward(scatter, before, game, player))
                    .isEqualTo(game.view()
                            .outcome()
                            .map(how -> how.isWon() ? 10L : -10L)
                            .orElse(died));
        }
        assertThat(killed).isPositive();
    }
}
