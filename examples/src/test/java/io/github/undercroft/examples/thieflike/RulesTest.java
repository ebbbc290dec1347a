package io.github.undercroft.examples.thieflike;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.DamageKind;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Location;
import io.github.undercroft.Rest;
import io.github.undercroft.Terrain;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Health;
import io.github.undercroft.dig.BashFirst;
import io.github.undercroft.dig.GroundRefusal;
import io.github.undercroft.dig.Worked;
import io.github.undercroft.door.LockableDoor;
import io.github.undercroft.door.LockableDoor.State;
import io.github.undercroft.effect.Harm;
import io.github.undercroft.event.Attacked;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Acid;
import io.github.undercroft.item.Consumable;
import io.github.undercroft.item.PickUp;
import io.github.undercroft.item.TakeOff;
import io.github.undercroft.item.Use;
import io.github.undercroft.level.Legend;
import io.github.undercroft.move.Move;
import io.github.undercroft.random.Dice;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.stairs.Climb;
import io.github.undercroft.stairs.NoStairs;
import io.github.undercroft.stairs.Stairs;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the thief may do, each on a few cells. */
class RulesTest {

    private static final Move EAST = new Move(Direction.EAST);
    private static final RandomSource RANDOM = RandomSource.of(5);
    private static final Blueprint VILLAIN = Villain.wandering(1, RANDOM)
            .without(Destructible.class)
            .with(Health.of(1))
            .replacing(new Bystander());

    private static Scenario play(Blueprint thief, String... rows) {
        Legend legend = Scenario.legend()
                .replacing('@', thief)
                .with('v', VILLAIN)
                .with('$', Gear.gold(30))
                .with(')', Gear.weapon(2, RANDOM))
                .with('[', Gear.armour(2, RANDOM))
                .with('!', Gear.healing(1))
                .with('~', Acid.of(1))
                .replacing('+', door(State.CLOSED))
                .with('L', door(State.LOCKED))
                .with('>', Stairs.down(0));
        return Scenario.of(legend, rules -> rules.steps(Movement.FOUR_WAY), rows);
    }

    private static LockableDoor door(State state) {
        return new LockableDoor(state, "lost", 6);
    }

    private static Blueprint hurt(int hitPoints) {
        return Thief.blueprint().replacing(new Health(hitPoints, 10));
    }

    private static int hitPoints(Scenario scenario) {
        return scenario.entity('@').get(Destructible.class).orElseThrow().hitPoints();
    }

    private static Terrain ground(Scenario scenario, int x) {
        return scenario.game().view().board().terrainAt(new Point(x, 0));
    }

    private static Use use(Scenario scenario, String name) {
        return scenario.game().view().things(scenario.id('@')).stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .map(each -> new Use(each.id()))
                .orElseThrow();
    }

    private static List<String> things(Scenario scenario) {
        return scenario.game().view().things(scenario.id('@')).stream()
                .map(Entity::name)
                .toList();
    }

    @Test
    void goldIsInThePurseOnceOneStepsOntoIt() {
        Scenario scenario = play(Thief.blueprint(), "@$.$");
        scenario.play(EAST);
        assertThat(scenario.expectEventOf(Purse.Filled.class).gold()).isEqualTo(30);
        scenario.play(EAST, EAST);

        assertThat(Purse.goldIn(scenario.game().view().entities())).isEqualTo(60);
        assertThat(things(scenario)).containsExactlyInAnyOrder("purse", "rags");
    }

    @Test
    void theThiefBeginsInRagsWithBareFists() {
        Scenario scenario = play(Thief.blueprint(), "@)[");
        assertThat(status(scenario)).endsWith("Depth 1   bare fists, rags");
        scenario.play(EAST, PickUp.first());
        assertThat(status(scenario)).endsWith("Depth 1   rags, sword +" + Gear.grade(scenario.entity(')')));
    }

    @Test
    void theStatusNamesNoFistsOfAThiefThatIsDead() {
        Scenario scenario = play(hurt(1), "@~");
        scenario.play(EAST);

        assertThat(scenario.entity('@').isAlive()).isFalse();
        assertThat(status(scenario)).endsWith("Depth 1");
    }

    private static String status(Scenario scenario) {
        return new Thieflike().status(scenario.game().view());
    }

    @Test
    void whatAVillainHasLiesWhereItDied() {
        Scenario scenario = play(Thief.blueprint(), "@v");
        while (scenario.entity('v').isAlive()) {
            scenario.play(Attack.toward(Direction.EAST));
        }
        scenario.play(EAST);

        assertThat(Purse.goldIn(scenario.game().view().entities())).isBetween(10, 60);
    }

    @Test
    void theScoreOutlivesTheThief() {
        Scenario scenario = play(hurt(1), "@$~");
        scenario.play(EAST, EAST);

        assertThat(scenario.entity('@').isAlive()).isFalse();
        assertThat(Purse.goldIn(scenario.game().view().entities())).isEqualTo(30);
    }

    @Test
    void acidBurnsOnEnteringAndInEachTurnStoodIn() {
        Scenario scenario = play(Thief.blueprint(), "@~");
        scenario.play(EAST);
        assertThat(hitPoints(scenario)).isEqualTo(8);
        scenario.play(new Rest(), new Rest());
        assertThat(hitPoints(scenario)).isEqualTo(6);
    }

    @Test
    void aStepIntoAClosedDoorOpensIt() {
        Scenario scenario = play(Thief.blueprint(), "@+.");
        scenario.play(Attack.toward(Direction.EAST));

        assertThat(ground(scenario, 1)).isEqualTo(door(State.OPEN));
    }

    @Test
    void aLockedDoorHasNoKeyButGivesWayToBlowsThatAreHeardFarOff() {
        Scenario scenario = play(Thief.blueprint(), "@L.");
        scenario.play(EAST).expectRefusal(new GroundRefusal.NeedsKey(new Point(1, 0), "lost"));
        scenario.play(new BashFirst());
        assertThat(scenario.expectEventOf(Worked.class).loudness()).isEqualTo(20);
        for (int i = 0; i < 50 && !ground(scenario, 1).transparent(); i++) {
            scenario.play(new BashFirst());
        }

        assertThat(ground(scenario, 1).name()).isEqualTo("broken door");
    }

    @Test
    void weaponsAndArmourAreWornAtOnce() {
        Scenario scenario = play(Thief.blueprint(), "@)[");
        scenario.play(EAST, PickUp.first(), EAST, PickUp.first());

        assertThat(scenario.game().view().weapon(scenario.entity('@')))
                .contains(Gear.striking(Gear.grade(scenario.entity(')'))));
        assertThat(Gear.grade(scenario.entity('['))).isBetween(2, 3);
        assertThat(scenario.entity('[').location())
                .isEqualTo(new Location.WornBy(scenario.id('@'), EquipmentSlot.BODY));
    }

    @Test
    void aWeaponThatIsNoBetterIsOnlyCarried() {
        Scenario scenario = play(Thief.blueprint().wearing(EquipmentSlot.HAND, Gear.weapon(9, RANDOM)), "@)");
        scenario.play(EAST, PickUp.first());

        assertThat(scenario.entity(')').location()).isEqualTo(new Location.CarriedBy(scenario.id('@')));
    }

    @Test
    void whatIsTakenOffStaysOff() {
        Scenario scenario = play(Thief.blueprint(), "@[");
        scenario.play(EAST, PickUp.first(), new TakeOff(scenario.id('[')));

        assertThat(scenario.entity('[').location()).isEqualTo(new Location.CarriedBy(scenario.id('@')));
    }

    @Test
    void healingStopsAtTheMost() {
        Scenario scenario = play(hurt(9).carrying(Gear.healing(1)), "@");
        scenario.play(use(scenario, "healing potion"));
        assertThat(hitPoints(scenario)).isEqualTo(10);
    }

    @Test
    void harmStopsAtNought() {
        Harm poison = new Harm(Dice.constant(500), new DamageKind("poison"));
        Scenario scenario = play(Thief.blueprint().carrying(Consumable.potion("bad", poison)), "@");
        scenario.play(use(scenario, "bad"));

        assertThat(scenario.expectEventOf(Damaged.class).hitPoints()).isZero();
    }

    @Test
    void theBotThrowsWhatHarmsAtTheVillainInSight() {
        Scenario scenario = play(thrower().carrying(Gear.harming(1)), "@...v");
        scenario.game().step();

        assertThat(scenario.entity('v').isAlive()).isFalse();
    }

    @Test
    void withoutAVillainItThrowsNothing() {
        Scenario scenario = play(thrower().carrying(Gear.harming(1)), "@....");
        scenario.game().step();

        assertThat(things(scenario)).contains("harming potion");
    }

    private static Blueprint thrower() {
        return Thief.blueprint().replacing(PriorityBrain.of(new Hurl()));
    }

    @Test
    void stairsDownDoNotLeadUp() {
        Scenario scenario = play(Thief.blueprint(), "@>");
        scenario.play(EAST, new Climb(Stairs.Way.UP));
        assertThat(scenario.refusal()).containsInstanceOf(NoStairs.class);
        scenario.play(new Climb(Stairs.Way.DOWN));
        assertThat(scenario.refusal()).isEmpty();
    }

    @Test
    void fromTheSecondLevelOnSomeVillainsAreArchersWhoShootFromAfar() {
        assertThat(villains(1)).containsOnly("villain");
        assertThat(villains(2)).contains("villain", "archer");
        Blueprint archer = Stream.generate(() -> Villain.wandering(2, RANDOM))
                .filter(each -> each.name().equals("archer"))
                .findFirst()
                .orElseThrow();
        Legend legend = Scenario.legend().replacing('@', Thief.blueprint()).with('a', archer);
        Scenario scenario = Scenario.of(legend, rules -> rules.steps(Movement.FOUR_WAY), "@....a");
        scenario.play(new Rest());

        assertThat(scenario.events()).hasAtLeastOneElementOfType(Attacked.class);
        assertThat(new Thieflike().description(archer.name()))
                .hasValueSatisfying(told -> assertThat(told).contains("afar"));
    }

    private static Set<String> villains(int depth) {
        return IntStream.range(0, 100)
                .mapToObj(seed -> Villain.waiting(depth, RandomSource.of(seed)).name())
                .collect(Collectors.toSet());
    }

    @Test
    void somebodyComesWanderingOutOfSight() {
        Scenario scenario = play(Thief.blueprint(), "@..####.........", "...####.........");
        for (int i = 0; i < 1000 && scenario.game().view().actors().size() == 1; i++) {
            scenario.play(new Rest());
        }
        Entity villain = scenario.game()
                .view()
                .entity(scenario.game().view().actors().get(1))
                .orElseThrow();

        assertThat(villain.name()).isEqualTo("villain");
        assertThat(villain.position().orElseThrow().x()).isGreaterThan(6);
    }
}
