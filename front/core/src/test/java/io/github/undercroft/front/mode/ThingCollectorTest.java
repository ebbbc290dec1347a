package io.github.undercroft.front.mode;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.TurnView;
import io.github.undercroft.front.Words;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.OneOf;
import io.github.undercroft.item.PickUp;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Scenario;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What exploring picks up by itself. */
class ThingCollectorTest {

    private static Scenario scenario(int room, String row) {
        Blueprint ring = Blueprint.item("ring").with(new OneOf("hoard"));
        return Scenario.of(
                Scenario.legend()
                        .replacing('@', Blueprint.player("you").with(Inventory.of(room)))
                        .with('1', ring)
                        .with('2', ring.named("sword"))
                        .with('*', Blueprint.item("rock")),
                row);
    }

    private static Optional<Action> next(Scenario scenario) {
        TurnView turn = scenario.game().turn(scenario.hero().id());
        return new ThingCollector(thing -> false).next(turn, Journey.none(turn));
    }

    @Test
    void whichOfSeveralOffersToTakeIsThePlayersChoice() {
        assertThat(next(scenario(9, "@12"))).isEmpty();
        assertThat(next(scenario(9, "*.@1"))).contains(new Move(Direction.WEST));
        Scenario onARock = scenario(9, "@1*");
        onARock.play(new Move(Direction.EAST));
        assertThat(next(onARock)).contains(new Move(Direction.EAST));
        assertThat(next(onARock)).get().isNotInstanceOf(PickUp.class);
    }

    @Test
    void anOfferIsNotToldAsLeftForWantOfRoom() {
        Scenario full = scenario(1, "@*1*");
        full.play(new Move(Direction.EAST), PickUp.first());
        assertThat(new ThingCollector(thing -> false)
                        .leftForWantOfRoom(full.game().turn(full.hero().id()), Words.ENGLISH))
                .containsExactly("a rock");
    }
}
