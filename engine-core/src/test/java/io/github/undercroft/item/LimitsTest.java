package io.github.undercroft.item;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.combat.Health;
import io.github.undercroft.game.Game;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActionResult;
import io.github.undercroft.model.Blueprint;
import io.github.undercroft.model.Damage;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.EquipmentSlot;
import io.github.undercroft.rules.Move;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.scenario.Scenario;
import org.junit.jupiter.api.Test;

/** What becomes of limits where something comes to somebody otherwise than by taking it. */
class LimitsTest {

    private static final Blueprint STONE = Blueprint.item("stone").with(new Weight(3));
    private static final Blueprint COIN = Blueprint.item("coin").with(new Stack(1));
    private static final Blueprint BAG =
            Blueprint.item("bag").with(Container.OPEN).with(Health.of(1)).carrying(STONE, STONE, COIN);
    private static final EntityId YOU = new EntityId(0, 0);

    /** Breaks something. */
    private record Break(EntityId what) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.damage(what, Damage.physical(1));
            return ActionResult.succeeded();
        }
    }

    private static Scenario scenario(Blueprint bag, Blueprint there) {
        Blueprint you = Blueprint.player("you").with(new Inventory(2, 10)).carrying(bag, STONE);
        return Scenario.of(Scenario.legend().with('@', you).with('s', there), "@s");
    }

    /** Breaks the bag with the id after the hero's. */
    private static Game broken(Scenario scenario) {
        scenario.game().submit(YOU, new Break(new EntityId(0, 1)));
        scenario.game().step();
        Invariants.check(scenario.game());
        return scenario.game();
    }

    @Test
    void aBagThatBreaksLeavesWhatItHeldToItsBearerBeyondTheNumberButNotTheWeight() {
        Scenario scenario = scenario(BAG.with(new Weight(1)), STONE);
        assertThat(Weight.heldBy(scenario.game().view(), YOU)).isEqualTo(10);

        Game game = broken(scenario);
        assertThat(game.view().things(YOU)).hasSize(4);
        assertThat(Weight.heldBy(game.view(), YOU)).isEqualTo(9);
    }

    @Test
    void whoHasTooManyThingsKeepsThemAndTakesNothingMoreButWhatJoins() {
        Scenario stone = scenario(BAG, Blueprint.item("feather"));
        broken(stone);
        stone.play(new Move(Direction.EAST), new PickUpFirst()).expectRefusal(new ThingRefusal.Full(YOU, 2));

        Scenario coin = scenario(BAG, COIN);
        broken(coin);
        coin.play(new Move(Direction.EAST), new PickUpFirst());
        assertThat(Stacks.held(coin.game().view(), YOU, "coin")).isEqualTo(2);
        EntityId one = coin.game().view().things(YOU).get(0).id();
        coin.play(Drop.all(one), PickUp.all(one)).expectRefusal(new ThingRefusal.Full(YOU, 2));
    }

    @Test
    void aBagInABagLeavesWhatItHeldToTheOuterOne() {
        Blueprint outer = Blueprint.item("outer")
                .with(Container.OPEN)
                .with(new Inventory(1, 9))
                .carrying(BAG);
        Blueprint you = Blueprint.player("you").carrying(outer);
        Scenario scenario = Scenario.of(Scenario.legend().with('@', you), "@");
        scenario.game().submit(YOU, new Break(new EntityId(0, 2)));
        scenario.game().step();

        assertThat(scenario.game().view().things(new EntityId(0, 1))).hasSize(3);
        Invariants.check(scenario.game());
    }

    @Test
    void aBlueprintThatStartsAboveItsLimitsIsRefused() {
        Blueprint pair = Blueprint.player("you").with(new Inventory(2, 10)).carrying(STONE);
        assertThatThrownBy(() -> pair.carrying(STONE, STONE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "The blueprint \"you\" has too much with it: 3 things of a weight of 9, where its inventory"
                                + " holds 2 things of a weight of 10; let it start with less, or give it a larger inventory first");
        assertThatThrownBy(() -> pair.wearing(EquipmentSlot.BODY, STONE.with(new Stack(3))))
                .hasMessageContaining("2 things of a weight of 12, where");
        assertThatThrownBy(() -> pair.carrying(BAG).with(Inventory.upTo(8)))
                .hasMessageContaining(
                        "2 things of a weight of 9, where its inventory holds any things of a weight of 8");
        assertThat(pair.carrying(BAG).belongings()).hasSize(2);
    }
}
