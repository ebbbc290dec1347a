package io.github.undercroft.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Blueprint;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.combat.Health;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import io.github.undercroft.item.Drop;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.PickUp;
import org.junit.jupiter.api.Test;

/** Two games at once, and the ids of one in the other. */
class OtherGamesTest {

    private static Scenario treasury(String row) {
        return Scenario.of(
                Scenario.legend()
                        .replacing(
                                '@', Blueprint.player("you").with(Health.of(9)).with(Inventory.of(5)))
                        .with('c', Blueprint.item("cup"))
                        .with('r', Blueprint.item("ring")),
                row);
    }

    private final Scenario here = treasury("@c");
    private final Scenario there = treasury("@.rcg");

    private static Game waiting(Scenario scenario) {
        assertThat(scenario.game().step()).isInstanceOf(Step.Awaiting.class);
        return scenario.game();
    }

    @Test
    void anIdThatNobodyEverHadHereIsRefusedByName() {
        EntityId stranger = there.id('c');
        Game game = waiting(here);
        game.submit(here.id('@'), PickUp.all(stranger));

        assertThatThrownBy(game::step)
                .hasRootCauseInstanceOf(IllegalArgumentException.class)
                .rootCause()
                .hasMessage(
                        "There never was an entity " + stranger + " in this game; ids come from its views and events");
    }

    @Test
    void whoHasNoTurnHereIsRefusedByName() {
        EntityId stranger = there.id('g');
        Game game = waiting(here);

        assertThatIllegalArgumentException()
                .isThrownBy(() -> game.turn(stranger))
                .withMessageContaining("It is the turn of you 0:0, not of " + stranger)
                .withMessageContaining("view().perception(id)");
        assertThatIllegalArgumentException().isThrownBy(() -> game.legalActions(stranger));
    }

    @Test
    void viewsKnowNothingOfIt() {
        EntityId stranger = there.id('g');

        assertThat(here.game().view().entity(stranger)).isEmpty();
        assertThat(here.game().view().things(stranger)).isEmpty();
        assertThat(here.game().view().energy(stranger)).isZero();
        assertThat(here.game().view().perception(stranger)).isEmpty();
    }

    @Test
    void anIdThatSomebodyHasHereTooMeansTheOneHere() {
        EntityId both = there.id('r');
        assertThat(both).isEqualTo(here.id('c'));
        Scenario near = treasury("@");
        assertThat(near.game().view().entity(both)).isEmpty();

        Blueprint hero = Blueprint.player("you").with(Inventory.of(5));
        Scenario floor = Scenario.of(Scenario.legend().replacing('@', hero.carrying(Blueprint.item("cup"))), "@..");
        floor.play(Drop.all(both));

        assertThat(floor.game().view().entity(both).orElseThrow().name()).isEqualTo("cup");
        assertThat(floor.game().view().entity(both).orElseThrow().location()).isInstanceOf(Location.OnLevel.class);
        assertThat(there.entity('r').name()).isEqualTo("ring");
    }
}
