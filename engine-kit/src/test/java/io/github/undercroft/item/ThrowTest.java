package io.github.undercroft.item;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Aim;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Component;
import io.github.undercroft.Damage;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Motility;
import io.github.undercroft.Passage;
import io.github.undercroft.Refusal;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Health;
import io.github.undercroft.game.Choice;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.scenario.Scenario;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Things that fly. */
class ThrowTest {

    private static final EntityId HERO = new EntityId(0, 0);
    private static final EntityId THING = new EntityId(0, 1);
    private static final Aim EAST = new Aim.Toward(Direction.EAST);

    /** Strikes who is hit. */
    private record Dart(int reach, int damage) implements Missile {
        @Override
        public void land(ActionContext context, Flight flight) {
            flight.hit().ifPresent(who -> context.damage(who, Damage.physical(damage)));
        }
    }

    /** What is left in a wand. */
    private record Charges(int left) implements Component {}

    private enum Water implements Terrain {
        DEEP;

        @Override
        public Passage passage() {
            return Passage.only(Motility.FLY);
        }

        @Override
        public boolean transparent() {
            return true;
        }
    }

    private static final Blueprint THROWER =
            Blueprint.player("you").with(Health.of(10)).with(Inventory.of(5));

    private static Scenario holding(Blueprint thing, String row) {
        return of(THROWER.carrying(thing), thing, row);
    }

    private static Scenario of(Blueprint hero, Blueprint thing, String row) {
        return Scenario.of(
                Scenario.legend().replacing('@', hero).with('~', Water.DEEP).with(',', thing), row);
    }

    private static List<String> at(Scenario scenario, int x) {
        return scenario.game().view().board().entitiesAt(new Point(x, 0)).stream()
                .map(each -> each.name() + " " + Stacks.count(each))
                .toList();
    }

    @Test
    void aPlainThingFliesItsReachAndLiesThere() {
        Scenario scenario = holding(Blueprint.item("cup"), "@.......");
        scenario.play(new Throw(THING, EAST));

        assertThat(at(scenario, 5)).containsExactly("cup 1");
        Flight flight = scenario.expectEventOf(Throw.Thrown.class).flight();
        assertThat(flight.at()).isEqualTo(new Point(5, 0));
        assertThat(flight.hit()).isEmpty();
        assertThat(flight.path()).hasSize(5);
    }

    /** Whatever it throws strikes, and flies a cell farther than a dart. */
    private record Arm() implements ThrowingArm {
        @Override
        public Optional<Missile> missile(Entity thrower, Entity thing) {
            return Optional.of(new Dart(3, 2));
        }

        @Override
        public int reach(Entity thrower, Entity thing) {
            return ThrowingArm.super.reach(thrower, thing) + (thrower.has(Inventory.class) ? 1 : 0);
        }
    }

    @Test
    void howFarAThingFliesAndWhatItDoesIsAskedOfTheArmThatThrowsIt() {
        Blueprint cup = Blueprint.item("cup");
        Scenario scenario = of(THROWER.with(new Arm()).carrying(cup), cup, "@...gg");
        ThrowTemplate template = new ThrowTemplate(THING);
        TurnView turn = scenario.game().turn(HERO);
        assertThat(template.range(turn)).isEqualTo(4);
        assertThat(template.area(turn, EAST)).containsExactly(new Point(4, 0));
        scenario.play(template.aimed(EAST));
        assertThat(at(scenario, 4)).containsExactly("goblin 1", "cup 1");
        assertThat(scenario.entity('g').get(Destructible.class)).contains(new Health(2, 4));
    }

    private record Weak() implements ThrowingArm {
        @Override
        public int reach(Entity thrower, Entity thing) {
            return -1;
        }
    }

    @Test
    void anArmThatAnswersNoReachIsNamed() {
        Blueprint cup = Blueprint.item("cup");
        Scenario scenario = of(THROWER.with(new Weak()).carrying(cup), cup, "@...");
        TurnView turn = scenario.game().turn(HERO);
        assertThatThrownBy(() -> new ThrowTemplate(THING).range(turn))
                .hasMessage("A thing flies 0 or more cells; Weak[] answers -1 for the cup");
    }

    @Test
    void itEndsBeforeAWallAndAtTheFirstOneInItsWay() {
        Scenario wall = holding(Blueprint.item("cup"), "@..#");
        wall.play(new Throw(THING, EAST));
        assertThat(at(wall, 2)).containsExactly("cup 1");

        Scenario goblin = holding(Blueprint.item("dart").with(new Dart(4, 3)), "@.gg");
        goblin.play(new Throw(THING, EAST));
        assertThat(at(goblin, 2)).containsExactly("goblin 1", "dart 1");
        assertThat(goblin.entity('g').get(Destructible.class)).contains(new Health(1, 4));
    }

    @Test
    void oneOfAStackFliesAndJoinsWhatLiesThere() {
        Scenario scenario = holding(Blueprint.item("dart").with(new Dart(3, 1)).with(new StackSize(3)), "@...");
        scenario.play(new Throw(THING, EAST), new Throw(THING, EAST));
        assertThat(at(scenario, 3)).containsExactly("dart 2");
        scenario.play(new Throw(THING, EAST));
        assertThat(at(scenario, 3)).containsExactly("dart 3");
        assertThat(scenario.game().view().things(HERO)).isEmpty();
    }

    @Test
    void whereItCannotLieItLiesOnTheLastCellBefore() {
        Scenario scenario = holding(Blueprint.item("cup"), "@.~~#");
        scenario.play(new Throw(THING, EAST));
        assertThat(at(scenario, 1)).containsExactly("cup 1");
        Scenario shore = holding(Blueprint.item("cup").with(new StackSize(2)), "@~~#");
        shore.play(new Throw(THING, EAST));
        assertThat(at(shore, 0)).containsExactly("you 1", "cup 1");
    }

    @Test
    void againstAWallNothingFlies() {
        Scenario scenario = holding(Blueprint.item("cup"), "@#");
        long before = scenario.game().stateHash();
        scenario.play(new Throw(THING, EAST)).expectRefusal(new Refusal.NoTarget(EAST));
        assertThat(scenario.game().stateHash()).isEqualTo(before);
    }

    @Test
    void aFlaskBreaksOverWhoIsHit() {
        Scenario scenario = holding(Consumable.potion("venom", new Sting(3)).replacing(new StackSize(2)), "@..g");
        scenario.play(new Throw(THING, EAST));
        assertThat(at(scenario, 3)).containsExactly("goblin 1");
        assertThat(scenario.entity('g').get(Destructible.class)).contains(new Health(1, 4));
        assertThat(Stacks.count(scenario.game().view().entity(THING).orElseThrow()))
                .isEqualTo(1);
    }

    @Test
    void aThingThatIsWornThrownAndTakenUpAgainKeepsItsOwnValues() {
        Blueprint wand =
                Blueprint.item("wand").with(new Charges(3)).with(new Wearable(io.github.undercroft.EquipmentSlot.HAND));
        Scenario scenario = holding(wand, "@.#");
        List<Component> before =
                scenario.game().view().entity(THING).orElseThrow().components();
        scenario.play(
                new Equip(THING),
                new Throw(THING, EAST),
                new io.github.undercroft.move.Move(Direction.EAST),
                PickUp.first());
        assertThat(scenario.game().view().entity(THING).orElseThrow().components())
                .isEqualTo(before);
        assertThat(scenario.game().view().things(HERO)).hasSize(1);
    }

    @Test
    void aThrowIsOfferedAsOneTemplateThatTellsWhereItEnds() {
        Scenario scenario = holding(Blueprint.item("dart").with(new Dart(4, 3)), "@..g");
        Choice.Aimed aimed = scenario.game().legalActions(HERO).stream()
                .filter(Choice.Aimed.class::isInstance)
                .map(Choice.Aimed.class::cast)
                .findFirst()
                .orElseThrow();
        assertThat(aimed.template()).isEqualTo(new ThrowTemplate(THING));
        assertThat(aimed.template().aimed(EAST)).isEqualTo(new Throw(THING, EAST));
    }
}
