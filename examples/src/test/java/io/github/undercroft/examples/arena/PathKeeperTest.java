package io.github.undercroft.examples.arena;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Rest;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Scenario;
import java.util.List;
import org.junit.jupiter.api.Test;

class PathKeeperTest {

    private static Scenario hunt(String... rows) {
        Blueprint fighter = Blueprint.of("fighter").with(Health.of(3)).with(LinearWeapon.ofDamage(1));
        return Scenario.of(
                Legend.standard()
                        .with('@', Blueprint.player("prey").with(Health.of(3)))
                        .with('k', fighter.with(PathKeeper.NEW)),
                rules -> rules.steps(Movement.FOUR_WAY),
                rows);
    }

    private static List<Point> pathAfter(Scenario scenario, Action... actions) {
        scenario.play(actions);
        return ((PathKeeper) scenario.entity('k').get(Brain.class).orElseThrow()).path();
    }

    @Test
    void itSearchesOnceAndGoesAlongThePath() {
        Scenario scenario = hunt("@....k");

        assertThat(pathAfter(scenario, new Rest())).hasSize(6).first().isEqualTo(new Point(5, 0));
        assertThat(pathAfter(scenario, new Rest())).hasSize(5).first().isEqualTo(new Point(4, 0));
    }

    @Test
    void aPathOnWhichThePreyIsIsOnlyCut() {
        assertThat(pathAfter(hunt("@....k"), new Rest(), new Move(Direction.EAST)))
                .containsExactly(new Point(4, 0), new Point(3, 0), new Point(2, 0), new Point(1, 0));
    }

    @Test
    void thePathIsRepairedAtItsEnd() {
        Scenario scenario = hunt(
                "@.....", //
                ".####.", ".....k");
        List<Point> before = pathAfter(scenario, new Rest());
        List<Point> after = pathAfter(scenario, new Move(before.get(6).y() == 0 ? Direction.SOUTH : Direction.EAST));

        assertThat(after.get(0)).isEqualTo(before.get(1));
        assertThat(after.subList(0, 5)).isEqualTo(before.subList(1, 6));
    }
}
