package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Speed;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.LevelContent.Placement;
import io.github.undercroft.move.Wait;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.time.Schedulers;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How often who acts. */
class SpeedLawsTest {

    private static final int PASSES = 10_000;
    private static final int THRESHOLD = 240;
    private static final Action WAIT = new Wait();

    private enum Waits implements Brain {
        ALWAYS;

        @Override
        public Decision decide(TurnView turn) {
            return Decision.act(WAIT);
        }
    }

    @Test
    void everyPairOfSpeedsActsExactlyAsOftenAsItsEnergyAllowsInTenThousandPasses() {
        for (int one = Schedulers.Speeds.SLOWEST; one <= Schedulers.Speeds.FASTEST; one++) {
            for (int other = Schedulers.Speeds.SLOWEST; other <= Schedulers.Speeds.FASTEST; other++) {
                Game game = game(Schedulers.Speeds.gain(one), Schedulers.Speeds.gain(other));
                int[] turns = new int[2];
                while (game.view().now() <= PASSES) {
                    Step.Acted acted = (Step.Acted) game.step();
                    turns[acted.actor().number()]++;
                }
                assertThat(turns)
                        .as("speeds %d and %d", one, other)
                        .containsExactly(
                                PASSES * Schedulers.Speeds.gain(one) / THRESHOLD,
                                PASSES * Schedulers.Speeds.gain(other) / THRESHOLD);
            }
        }
    }

    private static Game game(int gain, int otherGain) {
        Grid<Terrain> ground = Grid.filled(2, 1, Ground.FLOOR);
        Blueprint waits = Blueprint.of("waiting").with(Waits.ALWAYS);
        List<Placement> both = List.of(
                new Placement(waits.with(new Speed(gain)), new Point(0, 0)),
                new Placement(waits.with(new Speed(otherGain)), new Point(1, 0)));
        Rules rules = Rules.named("speeds")
                .scheduler(Schedulers.energyBySpeed())
                .level("level", random -> new LevelContent(ground, both))
                .build();
        return Game.start(rules, 1);
    }
}
