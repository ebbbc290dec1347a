package io.github.undercroft.wording;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.combat.Health;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.CloseContainer;
import io.github.undercroft.item.Consumable;
import io.github.undercroft.item.Container;
import io.github.undercroft.item.Drop;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.OpenContainer;
import io.github.undercroft.item.PickUpFirst;
import io.github.undercroft.item.PutIn;
import io.github.undercroft.item.Stack;
import io.github.undercroft.item.TakeOut;
import io.github.undercroft.item.Throw;
import io.github.undercroft.item.Use;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Aim;
import io.github.undercroft.model.Blueprint;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.perception.Senses;
import io.github.undercroft.rules.Door;
import io.github.undercroft.rules.Ground;
import io.github.undercroft.rules.Move;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.terrain.Bash;
import io.github.undercroft.terrain.LockableDoor;
import io.github.undercroft.terrain.PowerUp;
import io.github.undercroft.terrain.Search;
import io.github.undercroft.terrain.Secret;
import io.github.undercroft.terrain.Trap;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is told of things and of the ground to who does it. */
class ThingsToldTest {

    private static final EntityId THING = new EntityId(0, 1);

    private static Scenario scenario(String row) {
        Blueprint hero = Blueprint.player("you")
                .with(Health.of(10))
                .with(Senses.ofRadius(9))
                .with(Inventory.of(9))
                .carrying(Consumable.potion("potion").with(new Stack(4)));
        return Scenario.of(
                Scenario.legend()
                        .with('@', hero)
                        .with('C', Blueprint.of("chest").with(Container.OPEN))
                        .with('*', PowerUp.of("wings", Ground.FLOOR))
                        .with('^', Trap.hidden(Ground.FLOOR))
                        .with('S', new Secret(Ground.WALL, Door.CLOSED))
                        .with('D', LockableDoor.locked("cellar", 1)),
                row);
    }

    /** What the hero is told of its own deeds, line by line. */
    private static List<String> told(Scenario scenario, Action... actions) {
        EntityId hero = scenario.hero().id();
        MessageLog log = MessageLog.of(hero, English.standard());
        for (Action action : actions) {
            scenario.game().step();
            scenario.game().submit(hero, action);
            Step step = scenario.game().step();
            if (step instanceof Step.Acted acted) {
                log.add(acted.perceivedBy(hero), scenario.game().view());
            }
        }
        return log.lines().stream().map(MessageLog.Line::toString).toList();
    }

    @Test
    void aPowerUpIsToldAndNotThatTheGroundChanges() {
        assertThat(told(scenario("@*"), new Move(Direction.EAST))).containsExactly("You find wings.");
    }

    @Test
    void puttingDownAndTakingUpAreToldAlikeForAStackAndItsPart() {
        assertThat(told(scenario("@."), new Drop(THING, 1), new Drop(THING, 1), new PickUpFirst()))
                .containsExactly("You drop the potion. (x2)", "You pick up the potion.");
    }

    @Test
    void aThrowAndADrinkAreTold() {
        assertThat(told(scenario("@."), new Throw(THING, new Aim.Toward(Direction.EAST)), new Use(THING)))
                .containsExactly("You throw the potion.", "You use the potion.");
    }

    @Test
    void whatGoesIntoAChestAndOutOfItIsTold() {
        EntityId chest = new EntityId(0, 2);
        assertThat(told(
                        scenario("@C"),
                        PutIn.all(THING, chest),
                        TakeOut.all(THING),
                        new CloseContainer(chest),
                        new OpenContainer(chest)))
                .containsExactly(
                        "You put the potion into the chest.",
                        "You take the potion from the chest.",
                        "You close the chest.",
                        "You open the chest.");
    }

    @Test
    void trapsAndDoorsAreTold() {
        assertThat(told(scenario("^@"), new Search(100), new Move(Direction.WEST)))
                .containsExactly("You find a trap.", "You spring a trap.");
        assertThat(told(scenario("S@"), new Search(100), new Move(Direction.WEST)))
                .containsExactly("You find a hidden door.", "You open the door.");
        assertThat(told(scenario("@D"), new Bash(new Point(1, 0))))
                .containsExactly("You bash away.", "You break the door.");
    }
}
