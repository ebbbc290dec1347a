package io.github.undercroft.trap;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Board;
import io.github.undercroft.Motility;
import io.github.undercroft.Refusal;
import io.github.undercroft.Terrain;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Water;
import io.github.undercroft.level.Legend;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.terrain.Door;
import io.github.undercroft.terrain.Ground;
import org.junit.jupiter.api.Test;

/** Secret doors and passages, and water. */
class SecretTest {

    private static final Point AT = new Point(1, 0);
    private static final Secret DOOR = new Secret(Ground.WALL, Door.CLOSED);
    private static final Move EAST = new Move(Direction.EAST);

    private static Scenario scenario(Terrain terrain) {
        return Scenario.of(Scenario.legend().with('S', terrain), "@S.");
    }

    private static Terrain there(Scenario scenario) {
        return scenario.game().view().board().terrainAt(AT);
    }

    @Test
    void aSecretDoorIsAWallUntilItIsFound() {
        Scenario scenario = scenario(DOOR);
        assertThat(DOOR.appearance()).isEqualTo(Ground.WALL);
        assertThat(DOOR.name()).isEqualTo(Ground.WALL.name());
        assertThat(DOOR.soundCost()).isEqualTo(Ground.WALL.soundCost());
        assertThat(DOOR.transparent()).isFalse();

        scenario.play(EAST);
        scenario.expectRefusal(new Refusal.Impassable(AT, DOOR));
        scenario.play(new Search(0));
        assertThat(there(scenario)).isEqualTo(DOOR);

        scenario.play(new Search(100));
        assertThat(scenario.expectEventOf(Revealed.class))
                .isEqualTo(new Revealed(scenario.hero().id(), AT, Door.CLOSED));
        assertThat(there(scenario)).isEqualTo(Door.CLOSED);
        scenario.play(EAST, EAST);
        assertThat(scenario.hero().position()).contains(AT);
    }

    @Test
    void aFoundSecretMayHoldAnotherOne() {
        Trap pit = Trap.hidden(Ground.FLOOR, new Stab(1));
        Scenario scenario = scenario(new Secret(Ground.WALL, pit));
        scenario.play(new Search(100));
        assertThat(there(scenario)).isEqualTo(pit);
        scenario.play(new Search(100));
        assertThat(there(scenario)).isEqualTo(pit.as(Trap.State.FOUND));
    }

    @Test
    void deepWaterStopsWhoWalksButNotSight() {
        Legend legend = Scenario.legend().with('~', Water.SHALLOW).with('=', Water.DEEP);
        Scenario scenario = Scenario.of(legend, "@~=");
        scenario.play(EAST, EAST);
        scenario.expectRefusal(new Refusal.Impassable(new Point(2, 0), Water.DEEP));
        assertThat(scenario.hero().position()).contains(AT);
        Board board = scenario.game().view().board();
        assertThat(board.passable(Motility.SWIM).get(2, 0)).isTrue();
        assertThat(board.passable(Motility.FLY).get(2, 0)).isTrue();
        assertThat(Water.DEEP.transparent()).isTrue();
        assertThat(Water.DEEP.soundCost()).isEqualTo(1);
    }
}
