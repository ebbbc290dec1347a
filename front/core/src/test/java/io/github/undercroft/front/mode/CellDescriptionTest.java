package io.github.undercroft.front.mode;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Body;
import io.github.undercroft.Effects;
import io.github.undercroft.Rest;
import io.github.undercroft.brain.Intent;
import io.github.undercroft.brain.Stalker;
import io.github.undercroft.effect.Haste;
import io.github.undercroft.front.play.Cellar;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.OneOf;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Wary;
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
    void aLookTellsWhoIsAsleepAndWhatWillPass() {
        Blueprint ogre = Blueprint.of("ogre").with(Wary.asleep(new Stalker()));
        Blueprint imp = Blueprint.of("imp").with(Effects.of(Haste.of(5)));
        Scenario scenario = Scenario.of(Scenario.legend().with('o', ogre).with('i', imp), "@.io");
        assertThat(at(scenario, 3)).startsWith("ogre (asleep)");
        assertThat(at(scenario, 2)).startsWith("imp (haste)");
        assertThat(at(scenario, 1)).doesNotContain("(");
    }

    @Test
    void aLookTellsThatOneMayTakeOneOfSeveral() {
        Blueprint ring = Blueprint.item("ring").with(new OneOf("vault"));
        Scenario scenario =
                Scenario.of(Scenario.legend().with('i', Blueprint.item("pin")).with('r', ring), "@.ir");
        assertThat(at(scenario, 3)).contains("take one, and the others are gone");
        assertThat(at(scenario, 2)).doesNotContain("the others");
    }

    @Test
    void aBlowAtAnyCellOfALargePlayerIsWhereThePlayerStands() {
        Blueprint ogre = Blueprint.of("ogre").with(new Intent(List.of(new Point(1, 1)), new Rest()));
        Scenario scenario = Scenario.of(
                Scenario.legend()
                        .replacing('@', Blueprint.player("you").with(new Body(2, 2)))
                        .with('o', ogre),
                "@@.o",
                "@@..");
        assertThat(at(scenario, 3)).contains("It is about to strike where you stand.");
    }

    private static String at(Scenario scenario, int x) {
        return CellDescription.at(
                Cellar.QUIET, scenario.game().turn(scenario.hero().id()), new Point(x, 0));
    }

    @Test
    void whatSomebodyHasAnnouncedIsToldByTheLookAtIt() {
        assertThat(ogreThatMeans(new Point(2, 0))).contains("It is about to strike the marked cells.");
        assertThat(ogreThatMeans(new Point(0, 0))).contains("It is about to strike where you stand.");
    }
}
