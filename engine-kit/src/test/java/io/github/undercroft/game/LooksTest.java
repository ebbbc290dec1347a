package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Look;
import io.github.undercroft.door.LockableDoor;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.terrain.Ground;
import org.junit.jupiter.api.Test;

class LooksTest {

    private static final Look DOT = Look.of(".", 0x606060);
    private static final Look PLUS = Look.of("+", 0x606060);

    @Test
    void theLookOfATerrainIsThatOfAllOfItsName() {
        Game game = Scenario.of(
                        Scenario.legend(),
                        rules -> rules.look(Ground.FLOOR, DOT).look(LockableDoor.locked("brass", 3), PLUS),
                        "@.")
                .game();

        assertThat(game.view().look(Ground.FLOOR)).contains(DOT);
        assertThat(game.view().look(LockableDoor.locked("another", 9))).contains(PLUS);
        assertThat(game.view().look(Ground.WALL)).isEmpty();
    }
}
