package io.github.undercroft.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.combat.Health;
import io.github.undercroft.examples.arena.Arena;
import io.github.undercroft.examples.scatter.Scatter;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.StatusLine;
import io.github.undercroft.front.Words;
import io.github.undercroft.game.Game;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.StackSize;
import io.github.undercroft.item.Wearable;
import io.github.undercroft.scenario.Scenario;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StatusLineTest {

    private static String status(BundledGame game) {
        return game.status(
                Game.start(game.rules(game.about().usualSize(), Seat.PERSON), 1).view());
    }

    @Test
    void eachGameTellsWhatItHas() {
        BundledGame scatter = new Scatter();
        BundledGame deep = Optional.ofNullable(scatter.variants().get("deep")).orElseThrow();

        assertThat(status(new Arena())).isEqualTo("Hit points 5 of 5   Energy 0 of 2   Foes 1");
        assertThat(status(scatter)).isEqualTo("Hit points 3 of 3   Foes 9");
        assertThat(status(deep)).isEqualTo("Hit points 3 of 3   Foes 9   Depth 1   Carrying nothing");
    }

    private static Scenario scenario() {
        Blueprint potions = Blueprint.item("healing potion").with(new StackSize(2));
        Blueprint hero = Blueprint.player("you")
                .with(Health.of(4))
                .with(Inventory.of(3))
                .carrying(potions)
                .wearing(EquipmentSlot.HAND, Wearable.inHand("sword"));
        return Scenario.of(Scenario.legend().replacing('@', hero), "@..");
    }

    @Test
    void thingsAreCountedAndWhatIsWornHasAStar() {
        assertThat(StatusLine.of(scenario().game().view(), Words.ENGLISH, List.of(StatusLine.THINGS)))
                .isEqualTo("Carrying 2 healing potions, sword*");
    }

    @Test
    void partsStandInTheSequenceInWhichTheyAreNamedAndEmptyOnesAreLeftOut() {
        String status = StatusLine.of(
                scenario().game().view(),
                Words.ENGLISH,
                List.of(StatusLine.FOES, (game, player, words) -> "", StatusLine.HIT_POINTS));

        assertThat(status).isEqualTo("Foes 0   Hit points 4 of 4");
    }
}
