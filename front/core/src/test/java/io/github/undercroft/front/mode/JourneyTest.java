package io.github.undercroft.front.mode;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blocks;
import io.github.undercroft.Blueprint;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.pathfinding.Path;
import io.github.undercroft.scenario.Scenario;
import org.junit.jupiter.api.Test;

class JourneyTest {

    @Test
    void aWayLeadsBesideAChestAndNotIntoAWall() {
        Scenario scenario = Scenario.of(
                Scenario.legend().with('c', Blueprint.item("chest").with(new Blocks())), "######", "#@..c#", "######");
        TurnView turn = scenario.game().turn(scenario.hero().id());

        assertThat(Journey.path(turn, new Point(4, 1)).map(Path::cells).orElseThrow())
                .endsWith(new Point(3, 1));
        assertThat(Journey.path(turn, new Point(2, 0))).isEmpty();
    }
}
