package io.github.undercroft.sense;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Entity;
import io.github.undercroft.Perception;
import io.github.undercroft.Rest;
import io.github.undercroft.combat.Health;
import io.github.undercroft.game.Game;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.terrain.Door;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.terrain.Unseen;
import org.junit.jupiter.api.Test;

class PerceivingTest {

    private static final Legend LEGEND = Scenario.legend()
            .replacing('@', Blueprint.player("you").with(Health.of(10)).with(Senses.ofRadius(8)))
            .with('!', Blueprint.item("potion"));

    private static Perception perception(Scenario scenario) {
        return scenario.game().view().perception(scenario.hero().id()).orElseThrow();
    }

    @Test
    void whatIsBehindADoorIsNotKnownUntilItIsOpened() {
        Scenario scenario = Scenario.of(LEGEND, "######", "#@+.g#", "######");
        Perception known = perception(scenario);

        assertThat(known.sees(new Point(2, 1))).isTrue();
        assertThat(known.sees(new Point(4, 1))).isFalse();
        assertThat(known.board().terrainAt(new Point(4, 1))).isEqualTo(Unseen.CELL);
        assertThat(known.board().terrainAt(new Point(2, 1))).isEqualTo(Door.CLOSED);
        assertThat(known.board().entities()).extracting(Entity::name).containsExactly("you");

        scenario.play(new Move(Direction.EAST));
        assertThat(known.board().terrainAt(new Point(4, 1))).isEqualTo(Ground.FLOOR);
        assertThat(known.board().occupantAt(new Point(4, 1)).orElseThrow().name())
                .isEqualTo("goblin");
        assertThat(known.sightings()).hasSize(1);
    }

    @Test
    void aResumedGameRemembersAndHashesTheSame() {
        Scenario scenario = Scenario.of(LEGEND, "########", "#@+.g.!#", "########");
        scenario.play(new Move(Direction.EAST), new Move(Direction.EAST), new Rest());
        Game game = scenario.game();
        Game fork = game.fork();
        assertThat(Game.firstDifference(game, fork)).isEmpty();
        scenario.play(new Move(Direction.WEST));
        assertThat(Game.firstDifference(game, fork)).isPresent();
    }
}
