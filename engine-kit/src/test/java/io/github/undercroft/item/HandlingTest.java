package io.github.undercroft.item;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.DamageKind;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Location;
import io.github.undercroft.Refusal;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.effect.Harm;
import io.github.undercroft.effect.Heal;
import io.github.undercroft.game.Choice;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.move.Move;
import io.github.undercroft.random.Dice;
import io.github.undercroft.scenario.Scenario;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Picking up, dropping, wearing, using. */
class HandlingTest {

    private static final Blueprint COINS = Blueprint.item("coin").with(new StackSize(7));
    private static final Blueprint ANVIL = Blueprint.item("anvil").with(new Weight(60));
    private static final Blueprint SWORD =
            Blueprint.item("sword").with(LinearWeapon.ofDamage(5)).with(new Wearable(EquipmentSlot.HAND));
    private static final Blueprint HERO =
            Blueprint.player("you").with(Health.of(10)).with(new Inventory(3, 100));

    private static Scenario hero(Blueprint hero, String... rows) {
        return Scenario.of(
                Scenario.legend()
                        .replacing('@', hero)
                        .with('$', COINS)
                        .with('a', ANVIL)
                        .with('/', SWORD),
                rows);
    }

    /** A hero and what it has; their ids are 0:0, 0:1, 0:2 and so on. */
    private static Scenario having(Blueprint... things) {
        return hero(HERO.carrying(things), "@.");
    }

    private static EntityId thing(int number) {
        return new EntityId(0, number);
    }

    private static List<String> has(Scenario scenario) {
        return scenario.game().view().things(scenario.hero().id()).stream()
                .map(each -> each.name() + " " + Stacks.count(each))
                .toList();
    }

    private static List<String> lying(Scenario scenario) {
        return scenario
                .game()
                .view()
                .board()
                .entitiesAt(scenario.hero().position().orElseThrow())
                .stream()
                .filter(each -> !each.equals(scenario.hero()))
                .map(each -> each.name() + " " + Stacks.count(each))
                .toList();
    }

    private static void refused(Scenario scenario, Action action, Refusal why) {
        long before = scenario.game().stateHash();
        scenario.play(action).expectRefusal(why);
        assertThat(scenario.game().stateHash()).isEqualTo(before);
    }

    @Test
    void partOfAStackIsPutDownAndTakenUpAgain() {
        Scenario scenario = having(COINS);

        scenario.play(new Drop(thing(1), 3));
        assertThat(has(scenario)).containsExactly("coin 4");
        assertThat(lying(scenario)).containsExactly("coin 3");
        scenario.play(new PickUp(thing(2), 2));
        assertThat(has(scenario)).containsExactly("coin 6");
        assertThat(scenario.expectEventOf(StackEvent.Joined.class).count()).isEqualTo(2);
        assertThat(Stacks.held(scenario.game().view(), thing(0), "coin")).isEqualTo(6);
        scenario.play(PickUp.first());
        assertThat(has(scenario)).containsExactly("coin 7");
        assertThat(lying(scenario)).isEmpty();
    }

    @Test
    void whatLiesTogetherJoinsToo() {
        Scenario scenario = having(COINS);
        scenario.play(new Drop(thing(1), 3), Drop.all(thing(1)));
        assertThat(lying(scenario)).containsExactly("coin 7");
    }

    @Test
    void aThingThatDiffersInAnyComponentStaysByItself() {
        Blueprint four = HERO.replacing(new Inventory(4, 100))
                .carrying(COINS, COINS.with(new Weight(1)), COINS.named("token"), Blueprint.item("coin"));
        Scenario scenario = hero(four, "@.");
        scenario.play(Drop.all(thing(1)), Drop.all(thing(2)), Drop.all(thing(3)), PickUp.all());
        assertThat(scenario.game().view().things(scenario.hero().id())).hasSize(4);
    }

    @Test
    void soManyStacksAreTakenUpByIdWhateverTheyAre() {
        Scenario scenario = having(COINS, SWORD, Blueprint.item("cup"));
        scenario.play(Drop.all(thing(1)), Drop.all(thing(2)), Drop.all(thing(3)));

        scenario.play(new PickUp(Optional.empty(), 2));

        assertThat(has(scenario)).containsExactly("coin 7", "sword 1");
        assertThat(lying(scenario)).containsExactly("cup 1");
    }

    @Test
    void whoIsFullTakesOnlyWhatJoins() {
        Scenario scenario = having(COINS, Blueprint.item("cup"), Blueprint.item("cap"));
        scenario.play(new Drop(thing(1), 3), Drop.all(thing(2)), PickUp.first());
        assertThat(has(scenario)).containsExactly("coin 4", "cup 1", "cap 1");

        scenario.play(PickUp.all(thing(4)));
        assertThat(has(scenario)).containsExactly("coin 7", "cup 1", "cap 1");
        scenario.play(new Drop(thing(1), 1));
        Scenario full = hero(HERO.carrying(ANVIL.without(Weight.class), SWORD, SWORD), "@$");
        full.play(Attack.toward(Direction.EAST));
        refused(full, PickUp.all(thing(4)), new ThingRefusal.Full(thing(0), 3));
    }

    @Test
    void whatIsTooHeavyStaysThereButPartOfItMayNot() {
        Scenario scenario =
                having(ANVIL, Blueprint.item("brick").with(new Weight(10)).with(new StackSize(4)));
        scenario.play(new Drop(thing(2), 4));
        scenario.play(PickUp.all(thing(2)));
        assertThat(has(scenario)).containsExactly("anvil 1", "brick 4");

        Scenario burdened = having(
                ANVIL,
                Blueprint.item("ingot").with(new Weight(20)).with(new StackSize(2)),
                Blueprint.item("ingot").with(new StackSize(1)));
        burdened.play(Drop.all(thing(2)));
        refused(burdened, new PickUp(thing(2), 3), new ThingRefusal.TooFew(thing(2), 2));
        Scenario weak = hero(
                HERO.replacing(Inventory.upTo(30))
                        .carrying(Blueprint.item("ingot").with(new Weight(20)).with(new StackSize(1))),
                "@.");
        weak.play(Drop.all(thing(1)));
        weak.play(PickUp.all());
        assertThat(has(weak)).containsExactly("ingot 1");
    }

    @Test
    void aLoadBeyondTheLimitIsRefusedWithItsWeight() {
        Scenario scenario = hero(HERO.replacing(Inventory.upTo(100)).carrying(ANVIL), "@a");
        scenario.play(new Move(Direction.EAST));
        refused(scenario, PickUp.first(), new ThingRefusal.TooHeavy(thing(0), thing(2), 60));
        assertThat(Weight.heldBy(scenario.game().view(), thing(0))).isEqualTo(60);
    }

    @Test
    void whoHasNoInventoryTakesNothingUp() {
        Scenario scenario = hero(HERO.without(Inventory.class), "@$");
        scenario.play(new Move(Direction.EAST));
        refused(scenario, PickUp.first(), new ThingRefusal.NoInventory(thing(0)));
    }

    @Test
    void wieldingTakesOffWhatIsInTheHand() {
        Scenario scenario = having(SWORD, SWORD.named("axe"));
        scenario.play(new Equip(thing(1)), new Equip(thing(2)));

        assertThat(scenario.game().view().entity(thing(1)).orElseThrow().location())
                .isEqualTo(new Location.CarriedBy(thing(0)));
        assertThat(scenario.game().view().entity(thing(2)).orElseThrow().location())
                .isEqualTo(new Location.WornBy(thing(0), EquipmentSlot.HAND));
        refused(scenario, new Equip(thing(2)), new ThingRefusal.AlreadyWorn(thing(2)));
        scenario.play(new TakeOff(thing(2)));
        refused(scenario, new TakeOff(thing(2)), new ThingRefusal.NotWorn(thing(2)));
    }

    @Test
    void whatIsCursedClings() {
        Scenario scenario = having(SWORD.with(new Cursed()), SWORD);
        scenario.play(new Equip(thing(1)));
        for (Action action : List.of(new TakeOff(thing(1)), Drop.all(thing(1)), new Equip(thing(2)))) {
            refused(scenario, action, new ThingRefusal.Clings(thing(1)));
        }
    }

    @Test
    void thingsOfOthersThingsFarAwayAndThingsThatStayAreRefused() {
        Scenario scenario = hero(HERO, "@$");
        refused(scenario, PickUp.all(thing(1)), new ThingRefusal.NotHere(thing(1)));
        refused(scenario, Drop.all(thing(1)), new ThingRefusal.NotCarried(thing(1)));
        refused(scenario, new Use(thing(1)), new ThingRefusal.NotCarried(thing(1)));
        refused(scenario, new Equip(thing(1)), new ThingRefusal.NotCarried(thing(1)));
        refused(scenario, PickUp.first(), new ThingRefusal.NothingHere());
        refused(scenario, PickUp.all(thing(0)), new ThingRefusal.Immovable(thing(0)));
        Scenario plain = having(COINS);
        refused(plain, new Use(thing(1)), new ThingRefusal.NotUsable(thing(1)));
        refused(plain, new Equip(thing(1)), new ThingRefusal.NotWearable(thing(1)));
    }

    @Test
    void theFirstThingThatCanBeUsedOrWornIsTaken() {
        Scenario scenario = having(COINS, SWORD, Consumable.potion("venom", new Sting(2)));

        scenario.play(Use.first(), Equip.first());

        assertThat(has(scenario)).containsExactly("coin 7", "sword 1");
        assertThat(scenario.hero().get(Destructible.class)).contains(new Health(8, 10));
        assertThat(scenario.game().view().entity(thing(2)).orElseThrow().location())
                .isEqualTo(new Location.WornBy(thing(0), EquipmentSlot.HAND));
        refused(scenario, Use.first(), new ThingRefusal.NothingUsable());
        refused(scenario, Equip.first(), new ThingRefusal.NothingWearable());
    }

    @Test
    void ofTwoSwordsTheOtherOneIsWielded() {
        Scenario scenario = having(SWORD, SWORD);

        scenario.play(Equip.first(), Equip.first());

        assertThat(scenario.game().view().entity(thing(2)).orElseThrow().location())
                .isEqualTo(new Location.WornBy(thing(0), EquipmentSlot.HAND));
    }

    @Test
    void aPotionIsUsedUpOneByOneAndBefallsWhoDrinks() {
        Scenario scenario = having(Consumable.potion("venom", new Sting(2)).replacing(new StackSize(2)));
        scenario.play(new Use(thing(1)));
        assertThat(has(scenario)).containsExactly("venom 1");
        scenario.play(new Use(thing(1)));
        assertThat(has(scenario)).isEmpty();
        assertThat(scenario.hero().get(Destructible.class)).contains(new Health(6, 10));
        refused(scenario, new Use(thing(1)), new Refusal.Gone(thing(1)));
    }

    @Test
    void aPotionOfReadyMadeConsequencesHealsAndHarms() {
        Scenario scenario = having(
                Consumable.potion("healing", new Heal(Dice.constant(5))),
                Consumable.potion("poison", new Harm(Dice.constant(4), DamageKind.PHYSICAL)));
        scenario.play(new Use(thing(2)));
        assertThat(scenario.hero().get(Destructible.class)).contains(new Health(6, 10));
        scenario.play(new Use(thing(1)));
        assertThat(scenario.hero().get(Destructible.class)).contains(new Health(10, 10));
    }

    @Test
    void whatCanBeDoneWithThingsIsListed() {
        Scenario scenario = having(SWORD, Consumable.potion("venom", new Sting(2)), COINS);
        scenario.play(Drop.all(thing(3)));
        List<Action> listed = scenario.game().legalActions(thing(0)).stream()
                .filter(Choice.Legal.class::isInstance)
                .map(choice -> ((Choice.Legal) choice).action())
                .toList();

        assertThat(listed)
                .contains(
                        PickUp.all(thing(3)),
                        Drop.all(thing(1)),
                        new Equip(thing(1)),
                        Drop.all(thing(2)),
                        new Use(thing(2)));
        assertThat(scenario.game().legalActions(thing(0)))
                .contains(new Choice.Aimed(new ThrowTemplate(thing(1))), new Choice.Aimed(new ThrowTemplate(thing(2))));
    }

    @Test
    void badNumbersAreNamed() {
        assertThatThrownBy(() -> new StackSize(-2))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("-2");
        assertThatThrownBy(() -> new StackSize(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("remove");
        assertThatThrownBy(() -> new Weight(-1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("-1");
        assertThatThrownBy(() -> new Inventory(0, 5)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Drop(thing(1), 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("StackSize.ALL");
        assertThatThrownBy(() -> new Locked("", 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Locked("cellar", 101)).hasMessageContaining("101");
    }

    @Test
    void aThingOfAnotherGameIsAMistake() {
        Scenario scenario = having(COINS);
        for (Action action :
                List.of(PickUp.all(thing(99)), new Use(thing(99)), new UseContainer(Container.OPEN, thing(99)))) {
            assertThatThrownBy(() -> scenario.play(action))
                    .hasRootCauseInstanceOf(IllegalArgumentException.class)
                    .hasStackTraceContaining("There never was an entity 0:99");
        }
        Entity hero = scenario.hero();
        assertThat(hero.isAlive()).isTrue();
    }
}
