package io.github.undercroft.wording;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Aim;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Damage;
import io.github.undercroft.DamageKind;
import io.github.undercroft.Effects;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Reaction;
import io.github.undercroft.combat.Ammunition;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Blow;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.Launcher;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.dig.Bash;
import io.github.undercroft.door.LockableDoor;
import io.github.undercroft.effect.Blindness;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Harm;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.event.Placed;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.Consumable;
import io.github.undercroft.item.Container;
import io.github.undercroft.item.Drop;
import io.github.undercroft.item.Equip;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.PickUp;
import io.github.undercroft.item.PutIn;
import io.github.undercroft.item.StackSize;
import io.github.undercroft.item.Stacks;
import io.github.undercroft.item.TakeOff;
import io.github.undercroft.item.TakeOut;
import io.github.undercroft.item.Throw;
import io.github.undercroft.item.Usable;
import io.github.undercroft.item.Use;
import io.github.undercroft.item.UseContainer;
import io.github.undercroft.item.Wearable;
import io.github.undercroft.move.Move;
import io.github.undercroft.random.Dice;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.terrain.Door;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.trap.PowerUp;
import io.github.undercroft.trap.Search;
import io.github.undercroft.trap.Secret;
import io.github.undercroft.trap.Trap;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** What is told of things and of the ground to who does it. */
class ThingsToldTest {

    private static final EntityId THING = new EntityId(0, 1);

    private static Scenario scenario(String row) {
        Blueprint hero = Blueprint.player("you")
                .with(Health.of(10))
                .with(Senses.ofRadius(9))
                .with(Inventory.of(9))
                .carrying(Consumable.potion("potion").replacing(new StackSize(4)));
        return Scenario.of(
                Scenario.legend()
                        .replacing('@', hero)
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
        return log.messages().stream().map(MessageLog.Message::toString).toList();
    }

    @Test
    void aPowerUpIsToldAndNotThatTheGroundChanges() {
        assertThat(told(scenario("@*"), new Move(Direction.EAST))).containsExactly("You find wings.");
    }

    @Test
    void puttingDownAndTakingUpAreToldAlikeForAStackAndItsPart() {
        assertThat(told(scenario("@."), new Drop(THING, 1), new Drop(THING, 1), PickUp.first()))
                .containsExactly("You drop the potion. (x2)", "You pick up 2 potions.");
    }

    @Test
    void aWholeStackIsToldWithItsCount() {
        assertThat(told(scenario("@."), Drop.all(THING), PickUp.first()))
                .containsExactly("You drop 4 potions.", "You pick up 4 potions.");
    }

    @Test
    void arrowsThatWereShotAreNotDropped() {
        assertThat(told(archer(3), Attack.toward(Direction.EAST), Attack.toward(Direction.EAST)))
                .containsExactly("You hit the target. (x2)");
        assertThat(told(archer(1), Attack.toward(Direction.EAST))).containsExactly("You hit the target.");
    }

    @Test
    void aDeathIsToldBeforeWhatIsDropped() {
        Blueprint villain = Blueprint.of("villain")
                .with(Health.of(1))
                .carrying(Blueprint.item("gold piece").with(new StackSize(40)));

        assertThat(told(against(villain, hero()), Attack.toward(Direction.EAST)))
                .containsExactly("You kill the villain.", "The villain drops 40 gold pieces.");
    }

    @Test
    void whoStrikesSomebodyUnseenKnowsThatItStrikes() {
        Blueprint villain = Blueprint.of("villain").with(Health.of(2)).carrying(Blueprint.item("sword"));
        Blueprint blind = hero().replacing(Senses.ofRadius(0));

        assertThat(told(against(villain, blind), Attack.toward(Direction.EAST), Attack.toward(Direction.EAST)))
                .containsExactly("You hit something.", "You kill something.");
    }

    private static Scenario against(Blueprint villain, Blueprint hero) {
        Blueprint armed = hero.with(LinearWeapon.ofDamage(1));
        return Scenario.of(Scenario.legend().replacing('@', armed).replacing('g', villain), "@g");
    }

    @Test
    void aDropIsToldThoughTheActorIsElsewhereByTheEndOfTheStep() {
        Scenario scenario = Scenario.of(
                Scenario.legend()
                        .replacing('@', hero().carrying(Blueprint.item("sword")))
                        .replacing('g', Blueprint.of("ghost").with(new Snatch())),
                "@.g");
        assertThat(told(scenario, Drop.all(THING))).containsExactly("You drop the sword.");
        assertThat(scenario.hero().position()).contains(new Point(1, 0));
    }

    /** Pulls an actor that drops something one cell to the east. */
    private record Snatch() implements Reaction {
        @Override
        public void react(ActionContext context, Entity self, GameEvent event) {
            if (event instanceof Placed placed) {
                placed.from().holder().ifPresent(who -> context.tryStep(who, Direction.EAST));
            }
        }
    }

    @Test
    void aHiddenTrapIsNamedAndNotItsFloor() {
        Trap trap = Trap.hidden(Ground.FLOOR, new Harm(Dice.constant(2), DamageKind.PHYSICAL));
        Scenario scenario = Scenario.of(Scenario.legend().replacing('@', hero()).with('^', trap), "@^");
        assertThat(told(scenario, new Move(Direction.EAST)))
                .containsExactly("You spring a trap.", "The trap hurts you.");
    }

    private static Blueprint hero() {
        return Blueprint.player("you")
                .with(Health.of(10))
                .with(Senses.ofRadius(9))
                .with(Inventory.of(9));
    }

    private static Scenario archer(int arrows) {
        Blueprint archer = hero().with(Launcher.bow(5, Blow.of("1")))
                .carrying(
                        Blueprint.item("arrow").with(new Ammunition("arrow", 0)).with(new StackSize(arrows)));
        return Scenario.of(
                Scenario.legend()
                        .replacing('@', archer)
                        .with('T', Blueprint.of("target").with(Faction.MONSTERS).with(Health.of(9))),
                "@..T");
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
                        TakeOut.all(THING, chest),
                        new UseContainer(Container.CLOSED, chest),
                        new UseContainer(Container.OPEN, chest)))
                .containsExactly(
                        "You put 4 potions into the chest.",
                        "You take 4 potions from the chest.",
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

    /** Takes its user to the other end of the row, which it does not see. */
    private record FarAway() implements Usable {
        @Override
        public ActionResult use(ActionContext context, Entity thing) {
            Stacks.useUp(context, thing.id());
            context.tryMove(context.view().actor().id(), new Point(9, 0));
            return ActionResult.succeeded();
        }
    }

    @Test
    void whatOneDoesWithOnesOwnThingsIsToldByTheirNamesWhereverOneIsByThen() {
        Blueprint hero = Blueprint.player("you")
                .with(Senses.ofRadius(2))
                .with(Inventory.of(10))
                .carrying(
                        Blueprint.item("scroll of escape").with(new FarAway()),
                        Blueprint.item("rock").with(new StackSize(5)),
                        Blueprint.item("bag").with(Container.CLOSED).with(Inventory.of(5)),
                        Wearable.onBody("cloak"));
        assertThat(told(hero, things -> List.of(new Use(things.get(0))))).contains("You use the scroll of escape.");
        for (boolean isBlind : List.of(false, true)) {
            Blueprint who = isBlind
                    ? hero.with(new Effects(List.of(Lasting.of(EffectKind.BLINDNESS, new Blindness(), 99))))
                    : hero;
            assertThat(told(
                            who,
                            things -> List.of(
                                    new Drop(things.get(1), 2),
                                    new UseContainer(Container.OPEN, things.get(2)),
                                    PutIn.all(things.get(3), things.get(2)),
                                    TakeOut.all(things.get(3), things.get(2)),
                                    new Equip(things.get(3)),
                                    new TakeOff(things.get(3)),
                                    Drop.all(things.get(3)),
                                    PickUp.first())))
                    .noneMatch(sentence -> sentence.contains("something"));
        }
    }

    private static List<String> told(Blueprint hero, Function<List<EntityId>, List<Action>> deeds) {
        Scenario scenario = Scenario.of(Scenario.legend().replacing('@', hero), "@.........");
        EntityId you = scenario.hero().id();
        MessageLog log = MessageLog.of(you, English.standard());
        List<EntityId> things =
                scenario.game().view().things(you).stream().map(Entity::id).toList();
        List<String> all = new ArrayList<>();
        for (Action deed : deeds.apply(things)) {
            scenario.game().submit(you, deed);
            Step.Acted acted = (Step.Acted) scenario.game().step();
            log.add(acted.perceivedBy(you), scenario.game().view());
        }
        log.messages().forEach(message -> all.add(message.sentence()));
        return all;
    }

    /** Talks to the second entity, which slaps whoever talks to it. */
    private record Talk(int slap) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.damage(context.view().actor().id(), Damage.physical(slap), new EntityId(0, 1));
            return ActionResult.succeeded();
        }
    }

    @Test
    void harmThatAnotherDoesWithinOnesActionIsToldAsItsDeed() {
        Blueprint hero = Blueprint.player("you").with(Health.of(9));
        Scenario scenario = Scenario.of(
                Scenario.legend()
                        .replacing('@', hero)
                        .with('s', Blueprint.of("shopkeeper").with(new Bystander())),
                "@s");
        EntityId you = scenario.hero().id();
        MessageLog log = MessageLog.of(you, English.standard());
        Killers killers = new Killers(scenario.game().view(), English.standard(), words -> words);
        for (int slap : List.of(2, 9)) {
            scenario.game().submit(you, new Talk(slap));
            Step.Acted acted = (Step.Acted) scenario.game().step();
            log.addAll(acted.events(), scenario.game().view());
            killers.add(acted.events());
            scenario.game().step(); // the shopkeeper's turn
        }
        assertThat(log.messages())
                .extracting(MessageLog.Message::sentence)
                .first()
                .isEqualTo("The shopkeeper hurts you.");
        assertThat(killers.all()).containsExactly("a shopkeeper");
    }
}
