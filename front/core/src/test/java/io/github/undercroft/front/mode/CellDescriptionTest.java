package io.github.undercroft.front.mode;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Rest;
import io.github.undercroft.brain.Intent;
import io.github.undercroft.front.play.Cellar;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.scenario.Scenario;
import java.util.List;
import org.junit.jupiter.api.Test;

class CellDescriptionTest {

    private static String ogreThatMeans(Point cell) {
        Blueprint ogre = Blueprint.of("ogre").with(new Intent(List.of(cell), new Rest()));
        Scenario scenario = Scenario.of(Scenario.legend().with('o', ogre), "@..o");
        return CellDescription.at(
                Cellar.QUIET, scenario.game().turn(scenario.hero().id()), new Point(3, 0));
    }

    @Test
    void whatSomebodyHasAnnouncedIsToldByTheLookAtIt() {
        assertThat(ogreThatMeans(new Point(2, 0))).contains("It is about to strike the marked cells.");
        assertThat(ogreThatMeans(new Point(0, 0))).contains("It is about to strike where you stand.");
    }
}
