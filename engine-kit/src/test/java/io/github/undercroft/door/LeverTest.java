package io.github.undercroft.door;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Blueprint;
import io.github.undercroft.combat.Health;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.wording.English;
import io.github.undercroft.wording.MessageLog;
import org.junit.jupiter.api.Test;

class LeverTest {

    private static final Legend LEGEND = Scenario.legend()
            .replacing('@', Blueprint.player("you").with(Health.of(9)))
            .with('l', Lever.of("vault"))
            .with('v', Bars.shut("vault"))
            .with('c', Bars.shut("crypt"));

    private static String ground(Scenario scenario, int x, int y) {
        return scenario.game().view().board().terrainAt(new Point(x, y)).name();
    }

    @Test
    void whoComesThereOpensAllBarsOfThatNameForGood() {
        Scenario scenario = Scenario.of(LEGEND, "@l.v.", "####v", "..c..");
        scenario.play(new Move(Direction.EAST));
        assertThat(scenario.events()).contains(new Lever.Pulled(scenario.hero().id(), new Point(1, 0)));
        assertThat(ground(scenario, 1, 0)).isEqualTo("pulled lever");
        assertThat(ground(scenario, 3, 0)).isEqualTo("open bars");
        assertThat(ground(scenario, 4, 1)).isEqualTo("open bars");
        assertThat(ground(scenario, 2, 2)).isEqualTo("bars");
        scenario.play(new Move(Direction.WEST), new Move(Direction.EAST));
        assertThat(scenario.events()).noneMatch(Lever.Pulled.class::isInstance);
        scenario.play(new Move(Direction.EAST), new Move(Direction.EAST));
        assertThat(scenario.hero().position()).contains(new Point(3, 0));
    }

    @Test
    void shutBarsLetNobodyThroughButSight() {
        Scenario scenario = Scenario.of(LEGEND, "@v.");
        scenario.play(new Move(Direction.EAST));
        assertThat(scenario.hero().position()).contains(new Point(0, 0));
        assertThat(Bars.shut("vault").transparent()).isTrue();
    }

    @Test
    void theLogTellsOfIt() {
        Scenario scenario = Scenario.of(LEGEND, "@l.v.");
        MessageLog log = MessageLog.of(scenario.hero().id(), English.standard());
        scenario.play(new Move(Direction.EAST));
        log.addAll(scenario.events(), scenario.game().view());
        assertThat(log.messages()).extracting(Object::toString).containsExactly("You pull a lever.", "The bars open.");
    }

    @Test
    void bothNeedAName() {
        assertThatThrownBy(() -> Lever.of("")).hasMessageContaining("name of their lever");
        assertThatThrownBy(() -> Bars.shut("")).hasMessageContaining("name of their lever");
    }
}
