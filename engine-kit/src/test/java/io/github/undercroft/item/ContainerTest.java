package io.github.undercroft.item;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Component;
import io.github.undercroft.Destructible;
import io.github.undercroft.EntityId;
import io.github.undercroft.Offer;
import io.github.undercroft.Refusal;
import io.github.undercroft.combat.Health;
import io.github.undercroft.game.Choice;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Chests and bags. */
class ContainerTest {

    private static final EntityId CHEST = new EntityId(0, 1);
    private static final EntityId COINS = new EntityId(0, 2);
    private static final EntityId HERO = new EntityId(0, 0);
    private static final Move EAST = new Move(Direction.EAST);

    private static Scenario chest(Blueprint hero, Component... more) {
        Blueprint chest = Blueprint.of("chest").with(Container.CLOSED);
        for (Component component : more) {
            chest = chest.with(component);
        }
        chest = chest.carrying(Blueprint.item("coin").with(new StackSize(9)), Blueprint.item("cup"));
        return Scenario.of(Scenario.legend().replacing('@', hero).with('C', chest), "@C.");
    }

    private static Blueprint hero() {
        return Blueprint.player("you").with(Health.of(10)).with(Inventory.of(5));
    }

    private static List<String> things(Scenario scenario, EntityId bearer) {
        return scenario.game().view().things(bearer).stream()
                .map(each -> each.name() + " " + Stacks.count(each))
                .toList();
    }

    private static void refused(Scenario scenario, Action action, Refusal why) {
        long before = scenario.game().stateHash();
        scenario.play(action).expectRefusal(why);
        assertThat(scenario.game().stateHash()).isEqualTo(before);
    }

    @Test
    void bumpingIntoAChestOpensItAndThenEmptiesIt() {
        Scenario scenario = chest(hero());
        scenario.play(EAST);
        assertThat(scenario.expectEventOf(ContainerEvent.Opened.class))
                .isEqualTo(new ContainerEvent.Opened(HERO, CHEST));
        assertThat(things(scenario, CHEST)).containsExactly("coin 9", "cup 1");
        scenario.play(EAST);
        assertThat(things(scenario, HERO)).containsExactly("coin 9", "cup 1");
        assertThat(things(scenario, CHEST)).isEmpty();
        scenario.play(EAST);
        assertThat(scenario.refusal().orElseThrow()).isInstanceOf(Refusal.Occupied.class);
    }

    /** What an open chest in view holds is seen, so it is foretold that a bump empties it, and that the next one is refused. */
    @Test
    void aBumpIntoAChestIsForetoldAsItComes() {
        Scenario scenario = chest(hero().with(Senses.ofRadius(5)));
        for (int bump = 0; bump < 2; bump++) {
            assertThat(foretold(scenario)).isInstanceOf(Choice.Legal.class);
            scenario.play(EAST);
            assertThat(scenario.refusal()).isEmpty();
        }
        Refusal why = ((Choice.Refused) foretold(scenario)).why();
        refused(scenario, EAST, why);
    }

    private static Choice foretold(Scenario scenario) {
        List<Choice> choices = scenario.game().legalActions(HERO, List.of(Offer.of(EAST)));
        return choices.stream()
                .filter(choice ->
                        (choice instanceof Choice.Legal legal && legal.action().equals(EAST))
                                || (choice instanceof Choice.Refused refused
                                        && refused.action().equals(EAST)))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aClosedChestIsNotReachedInto() {
        Scenario scenario = chest(hero());
        refused(scenario, TakeOut.all(COINS, CHEST), new ThingRefusal.Closed(CHEST));
        refused(scenario, TakeOut.everything(CHEST), new ThingRefusal.Closed(CHEST));
        refused(scenario, new UseContainer(Container.CLOSED, CHEST), new ThingRefusal.Closed(CHEST));
        scenario.play(new UseContainer(Container.OPEN, CHEST));
        refused(scenario, new UseContainer(Container.OPEN, CHEST), new ThingRefusal.AlreadyOpen(CHEST));
        refused(scenario, TakeOut.all(COINS, HERO), new ThingRefusal.NotHere(COINS));
        scenario.play(new TakeOut(COINS, 4, CHEST), new UseContainer(Container.CLOSED, CHEST));
        assertThat(things(scenario, HERO)).containsExactly("coin 4");
        assertThat(things(scenario, CHEST)).containsExactly("coin 5", "cup 1");
    }

    @Test
    void whatIsPutIntoItJoinsWhatIsThereAsFarAsThereIsRoom() {
        Scenario scenario = chest(hero(), new Inventory(2, 100));
        scenario.play(EAST, new TakeOut(COINS, 4, CHEST));
        EntityId four = scenario.game().view().things(HERO).get(0).id();
        scenario.play(new PutIn(four, 3, CHEST));
        assertThat(things(scenario, CHEST)).containsExactly("coin 8", "cup 1");

        scenario.play(TakeOut.everything(CHEST));
        EntityId cup = new EntityId(0, 3);
        scenario.play(PutIn.all(cup, CHEST));
        assertThat(things(scenario, CHEST)).containsExactly("cup 1");
    }

    @Test
    void aLockNeedsItsKeyAndIsOpenForGoodThen() {
        Scenario locked = chest(hero(), Locked.by("cellar"));
        refused(locked, new UseContainer(Container.OPEN, CHEST), new ThingRefusal.NeedsKey(CHEST, "cellar"));

        Blueprint wrong = Blueprint.item("key").with(new Key("attic"));
        Blueprint right = Blueprint.item("key").with(new Key("cellar"));
        Scenario keys = Scenario.of(
                Scenario.legend()
                        .replacing('@', hero().carrying(wrong, right))
                        .with('C', Blueprint.of("chest").with(Container.CLOSED).with(Locked.by("cellar"))),
                "@C");
        keys.play(EAST);
        assertThat(keys.entity('C').has(Locked.class)).isFalse();
        assertThat(things(keys, HERO)).hasSize(2);
    }

    @Test
    void keysThatStackLieTogetherAndEachLockUsesOneUp() {
        Blueprint key = Blueprint.item("key").with(new Key("cellar")).with(new StackSize(1));
        Scenario scenario = Scenario.of(
                Scenario.legend()
                        .replacing('@', hero())
                        .with('k', key)
                        .with('C', Blueprint.of("chest").with(Container.CLOSED).with(Locked.by("cellar"))),
                "Ckk@");
        Action west = new Move(Direction.WEST);
        scenario.play(west, PickUp.first(), west, PickUp.first());
        assertThat(things(scenario, scenario.id('@'))).containsExactly("key 2");

        scenario.play(west);
        assertThat(things(scenario, scenario.id('@'))).containsExactly("key 1");
    }

    @Test
    void aKeyThatIsNotUsedUpIsTakenFirst() {
        Blueprint lasting = Blueprint.item("ring of keys").with(new Key("cellar"));
        Blueprint brittle = Blueprint.item("key").with(new Key("cellar")).with(new StackSize(1));
        Scenario scenario = Scenario.of(
                Scenario.legend()
                        .replacing('@', hero().carrying(brittle, lasting))
                        .with('C', Blueprint.of("chest").with(Container.CLOSED).with(Locked.by("cellar"))),
                "@C");
        scenario.play(EAST);
        assertThat(things(scenario, HERO)).containsExactly("key 1", "ring of keys 1");
    }

    @Test
    void bashingBreaksAWeakLockWithNoiseAndNotAStrongOne() {
        Scenario weak = chest(hero(), new Locked("cellar", 100));
        weak.play(new BashLock(CHEST));
        assertThat(weak.expectEventOf(BashLock.Bashed.class).result()).isEqualTo(BashLock.Bashed.Result.BROKE);
        assertThat(weak.expectEventOf(BashLock.Bashed.class).loudness()).isEqualTo(20);
        assertThat(Container.isOpen(weak.entity('C'))).isTrue();
        refused(weak, new BashLock(CHEST), new ThingRefusal.NotLocked(CHEST));

        Scenario strong = chest(hero(), Locked.by("cellar"));
        strong.play(new BashLock(CHEST));
        assertThat(strong.expectEventOf(BashLock.Bashed.class).result()).isEqualTo(BashLock.Bashed.Result.HELD);
        assertThat(Container.isOpen(strong.entity('C'))).isFalse();
    }

    @Test
    void aTrapSpringsOnceUponWhoOpens() {
        Scenario scenario = chest(hero(), Trapped.hidden(new Sting(3)));
        scenario.play(new Disarm(CHEST)).expectRefusal(new ThingRefusal.NoTrapFound(CHEST));
        scenario.play(EAST);
        assertThat(scenario.hero().get(Destructible.class)).contains(new Health(7, 10));
        scenario.play(new UseContainer(Container.CLOSED, CHEST), EAST);
        assertThat(scenario.hero().get(Destructible.class)).contains(new Health(7, 10));
    }

    @Test
    void aTrapThatWasFoundAndDisarmedDoesNotSpring() {
        Scenario scenario = chest(hero(), Trapped.hidden(new Sting(3)).found());
        scenario.play(new Disarm(CHEST), EAST);
        assertThat(scenario.hero().get(Destructible.class)).contains(new Health(10, 10));
    }

    @Test
    void whoIsKilledByATrapLeavesTheChestOpen() {
        Scenario scenario = chest(hero(), Trapped.hidden(new Sting(30), new Sting(1)));
        scenario.play(EAST);
        assertThat(scenario.hero().isAlive()).isFalse();
        assertThat(things(scenario, CHEST)).hasSize(2);
        Invariants.check(scenario.game());
    }

    @Test
    void aBagGoesWithItsBearerAndCountsForItsWeight() {
        Blueprint brick = Blueprint.item("brick").with(new Weight(10)).with(new StackSize(3));
        Blueprint bag =
                Blueprint.item("bag").with(Container.OPEN).with(new Weight(5)).carrying(brick);
        Scenario scenario = Scenario.of(
                Scenario.legend()
                        .replacing('@', hero().replacing(Inventory.upTo(40)).carrying(bag))
                        .with('b', brick),
                "@b");
        assertThat(Weight.heldBy(scenario.game().view(), HERO)).isEqualTo(35);
        scenario.play(EAST, new TakeOut(COINS, 2, CHEST));
        assertThat(Weight.heldBy(scenario.game().view(), HERO)).isEqualTo(35);
        refused(scenario, PickUp.first(), new ThingRefusal.TooHeavy(HERO, new EntityId(0, 3), 30));
        scenario.play(Drop.all(CHEST));
        assertThat(things(scenario, CHEST)).containsExactly("brick 1");
        refused(scenario, PutIn.all(CHEST, CHEST), new ThingRefusal.NotCarried(CHEST));
    }

    @Test
    void whatCanBeDoneWithAChestIsListed() {
        Scenario scenario = chest(
                hero(), new Locked("cellar", 30), Trapped.hidden(new Sting(1)).found());
        List<Action> listed = scenario.game().legalActions(HERO).stream()
                .filter(Choice.Legal.class::isInstance)
                .map(choice -> ((Choice.Legal) choice).action())
                .toList();
        assertThat(listed).contains(new BashLock(CHEST), new Disarm(CHEST));
        assertThat(scenario.game().legalActions(HERO))
                .contains(new Choice.Refused(
                        new UseContainer(Container.OPEN, CHEST), new ThingRefusal.NeedsKey(CHEST, "cellar")));
    }
}
