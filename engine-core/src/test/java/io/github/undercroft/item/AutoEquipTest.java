package io.github.undercroft.item;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Entity;
import io.github.undercroft.Location;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.level.Legend;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Scenario;
import java.util.List;
import org.junit.jupiter.api.Test;

class AutoEquipTest {

    private final Legend legend = Scenario.legend()
            .replacing('@', Blueprint.player("you").with(Inventory.of(5)).with(new AutoEquip()))
            .with('d', Wearable.inHand("dagger"))
            .with('s', Wearable.inHand("sword"))
            .with('p', Blueprint.item("potion"));

    private static List<String> worn(Scenario scenario) {
        return scenario.game().view().things(scenario.id('@')).stream()
                .filter(thing -> thing.location() instanceof Location.WornBy)
                .map(Entity::name)
                .toList();
    }

    @Test
    void whatIsTakenUpWithAnEmptyHandIsWieldedInTheSameTurn() {
        Scenario scenario = Scenario.of(legend, "@d").play(new Move(Direction.EAST), new PickUpFirst());

        assertThat(worn(scenario)).containsExactly("dagger");
    }

    @Test
    void whatIsTakenUpWithAFullHandIsCarried() {
        Scenario scenario = Scenario.of(legend, "@ds")
                .play(new Move(Direction.EAST), new PickUpFirst(), new Move(Direction.EAST), new PickUpFirst());

        assertThat(worn(scenario)).containsExactly("dagger");
    }

    @Test
    void whatIsTakenOffStaysOff() {
        Scenario scenario = Scenario.of(legend, "@d").play(new Move(Direction.EAST), new PickUpFirst());
        scenario.play(new TakeOff(scenario.id('d')));

        assertThat(worn(scenario)).isEmpty();
    }

    @Test
    void whatCanNotBeWornIsOnlyCarried() {
        Scenario scenario = Scenario.of(legend, "@p").play(new Move(Direction.EAST), new PickUpFirst());

        assertThat(worn(scenario)).isEmpty();
    }
}
