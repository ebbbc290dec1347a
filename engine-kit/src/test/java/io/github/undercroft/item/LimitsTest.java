package io.github.undercroft.item;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Damage;
import io.github.undercroft.EntityId;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Location;
import io.github.undercroft.combat.Health;
import io.github.undercroft.game.Game;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.scenario.Scenario;
import org.junit.jupiter.api.Test;

/** What becomes of limits where something comes to somebody otherwise than by taking it. */
class LimitsTest {

    private static final Blueprint STONE = Blueprint.item("stone").with(new Weight(3));
    private static final Blueprint COIN = Blueprint.item("coin").with(new StackSize(1));
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
        return Scenario.of(Scenario.legend().replacing('@', you).with('s', there), "@s");
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
        stone.play(new Move(Direction.EAST), PickUp.first()).expectRefusal(new ThingRefusal.Full(YOU, 2));

        Scenario coin = scenario(BAG, COIN);
        broken(coin);
        coin.play(new Move(Direction.EAST), PickUp.first());
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
        Scenario scenario = Scenario.of(Scenario.legend().replacing('@', you), "@");
        scenario.game().submit(YOU, new Break(new EntityId(0, 2)));
        scenario.game().step();

        assertThat(scenario.game().view().things(new EntityId(0, 1))).hasSize(3);
        Invariants.check(scenario.game());
    }

    /** Five stacks, each of the most that weigh the most, so that their sum does not fit in a long. */
    private static final Blueprint LEAD =
            Blueprint.item("bag").with(Container.OPEN).carrying(lead("a"), lead("b"), lead("c"), lead("d"), lead("e"));

    private static Blueprint lead(String name) {
        return Blueprint.item(name).with(new Weight(Integer.MAX_VALUE)).with(new StackSize(StackSize.MAX));
    }

    @Test
    void whatWeighsMoreThanANumberCanTellIsTooHeavy() {
        Blueprint you = Blueprint.player("you").with(Inventory.upTo(Integer.MAX_VALUE - 1));
        Scenario scenario = Scenario.of(Scenario.legend().replacing('@', you).with('s', LEAD), "@s");
        EntityId bag = scenario.id('s');

        assertThat(Weight.of(scenario.game().view(), scenario.entity('s'))).isEqualTo(Long.MAX_VALUE);
        assertThat(Weight.heldBy(scenario.game().view(), bag)).isEqualTo(Long.MAX_VALUE);
        scenario.play(new Move(Direction.EAST), PickUp.all(bag))
                .expectRefusal(new ThingRefusal.TooHeavy(YOU, bag, Long.MAX_VALUE));
    }

    @Test
    void aBlueprintWithMoreThanANumberCanTellIsRefusedUnlessItsInventoryTakesAnyWeight() {
        Blueprint you = Blueprint.player("you");
        assertThatThrownBy(() -> you.with(Inventory.upTo(5)).carrying(LEAD))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("1 things of a weight of 9223372036854775807 or more, where its inventory");
        assertThat(you.with(Inventory.of(1)).carrying(LEAD).belongings()).hasSize(1);
    }

    @Test
    void aBlueprintThatStartsAboveItsLimitsIsRefused() {
        Blueprint pair = Blueprint.player("you").with(new Inventory(2, 10)).carrying(STONE);
        assertThatThrownBy(() -> pair.carrying(STONE, STONE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "The blueprint \"you\" has too much with it: 3 things of a weight of 9, where its inventory"
                                + " holds 2 things of a weight of 10; let it start with less, or give it a larger inventory first");
        assertThatThrownBy(() -> pair.wearing(EquipmentSlot.BODY, STONE.with(new StackSize(3))))
                .hasMessageContaining("2 things of a weight of 12, where");
        assertThatThrownBy(() -> pair.carrying(BAG).replacing(Inventory.upTo(8)))
                .hasMessageContaining(
                        "2 things of a weight of 9, where its inventory holds any things of a weight of 8");
        assertThat(pair.carrying(BAG).belongings()).hasSize(2);
    }

    /** Puts a thing into the actor's inventory. */
    private record Grab(EntityId what) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            return context.tryPlace(what, new Location.CarriedBy(YOU));
        }
    }

    @Test
    void whatIsPlacedJoinsNoStack() {
        Blueprint you = Blueprint.player("you").with(Inventory.of(5)).carrying(COIN);
        Scenario scenario = Scenario.of(Scenario.legend().replacing('@', you).with('c', COIN), "@c");

        scenario.play(new Grab(scenario.id('c')));

        assertThat(scenario.game().view().things(YOU)).hasSize(2);
    }

    @Test
    void whoHasNoInventoryTakesNothingUpAndLeavesBehindWhatItCarries() {
        Blueprint rat = Blueprint.player("rat").with(Health.of(1)).carrying(COIN);
        Scenario scenario = Scenario.of(Scenario.legend().replacing('@', rat).with('s', STONE), "@s.");

        scenario.play(new Move(Direction.EAST), PickUp.first());
        assertThat(scenario.refusal()).contains(new ThingRefusal.NoInventory(YOU));
        scenario.play(new Break(YOU));
        assertThat(scenario.game().view().board().entitiesAt(new Point(1, 0))).hasSize(2);
    }
}
