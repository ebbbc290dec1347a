package io.github.undercroft.pathfinding.brain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Destructible;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.Location;
import io.github.undercroft.Rest;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.combat.AllyPolicy;
import io.github.undercroft.combat.AreaWeapon;
import io.github.undercroft.combat.Blow;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.event.Attacked;
import io.github.undercroft.follower.Command;
import io.github.undercroft.follower.Companion;
import io.github.undercroft.follower.Order;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.stairs.TakeStairs;
import io.github.undercroft.wording.English;
import io.github.undercroft.wording.MessageLog;
import org.junit.jupiter.api.Test;

/** Allies told to stay, to come, and to attack. */
class ObeyTest {

    private static final EntityId FIRST = new EntityId(0, 0);

    private static Legend legend(EntityId you) {
        return Scenario.legend().with('d', dog(you));
    }

    private static Blueprint dog(EntityId you) {
        return Blueprint.of("dog")
                .with(Faction.PLAYERS)
                .with(Health.of(5))
                .with(LinearWeapon.ofDamage(1))
                .with(new Companion(you))
                .with(PriorityBrain.of(new Obey(you)));
    }

    @Test
    void aDogStaysWhenItIsToldToAndComesWhenItIsCalled() {
        Scenario scenario = Scenario.of(legend(FIRST), "@d", "..", "..", "..");

        scenario.play(new Command(scenario.id('d'), Order.stay()));
        scenario.play(new Move(Direction.SOUTH), new Move(Direction.SOUTH), new Move(Direction.SOUTH));
        scenario.expectMap(".d", "..", "..", "@.");

        scenario.play(new Command(scenario.id('d'), Order.come()), new Rest());
        assertThat(scenario.entity('d').position().orElseThrow().y()).isEqualTo(2);
    }

    @Test
    void aDogAttacksWhomItIsToldTo() {
        Scenario scenario = Scenario.of(legend(FIRST), "@d...g");
        scenario.play(new Rest()).expectMap("@d...g");

        scenario.play(new Command(scenario.id('d'), Order.attack(scenario.id('g'))));
        scenario.expectMap("@.d..g");
        scenario.play(new Rest(), new Rest(), new Rest());

        assertThat(scenario.expectEventOf(Attacked.class).who()).isEqualTo(scenario.id('d'));
    }

    @Test
    void aDogThatIsToldToAttackDoesNotStrikeItsLeaderAsWell() {
        AreaWeapon sweep = AreaWeapon.sweep(Blow.of("3")).replacing(AllyPolicy.HITS_ANYONE);
        Scenario scenario = Scenario.of(
                Scenario.legend()
                        .replacing('@', Blueprint.player("you").with(Health.of(50)))
                        .with('d', dog(FIRST).replacing(sweep)),
                "@g.",
                ".d.");
        scenario.play(new Command(scenario.id('d'), Order.attack(scenario.id('g'))));
        scenario.play(new Rest(), new Rest(), new Rest(), new Rest());

        assertThat(scenario.hero().get(Destructible.class).orElseThrow().hitPoints())
                .isEqualTo(50);
    }

    @Test
    void aDogThatIsToldToStayDoesNotTakeTheStairs() {
        Legend legend = legend(FIRST)
                .replacing('@', Blueprint.player("you").with(Health.of(10)), Stairs.down(1))
                .with('<', Stairs.up(0));
        Scenario scenario = Scenario.of(legend, rules -> rules.level("cellar", LevelText.of("...\n.<.", legend)), "@d");

        scenario.play(new Command(scenario.id('d'), Order.stay()), new TakeStairs());

        assertThat(scenario.entity('d').location()).isEqualTo(new Location.OnLevel(0, new Point(1, 0)));
        assertThat(scenario.hero().location())
                .isInstanceOfSatisfying(
                        Location.OnLevel.class, on -> assertThat(on.level()).isEqualTo(1));
    }

    @Test
    void aGoblinTakesNoOrders() {
        Scenario scenario = Scenario.of(legend(FIRST), "@dg");

        scenario.play(new Command(scenario.id('g'), Order.stay()))
                .expectRefusal(new Command.NotListening(scenario.id('g')));
    }

    @Test
    void aDogOutOfViewDoesNotListen() {
        Legend legend = legend(FIRST).replacing('@', Blueprint.player("you").with(Senses.ofRadius(5)));
        Scenario scenario = Scenario.of(legend, "@#d", ".#.", "...");

        scenario.play(new Command(scenario.id('d'), Order.come()))
                .expectRefusal(new Command.NotListening(scenario.id('d')));
    }

    @Test
    void aDogOnAnotherLevelDoesNotListen() {
        Legend legend = legend(FIRST)
                .replacing('@', Blueprint.player("you"), Stairs.down(1))
                .with('<', Stairs.up(0));
        Scenario scenario = Scenario.of(legend, rules -> rules.level("cellar", LevelText.of("<", legend)), "@...d");

        scenario.play(new TakeStairs());
        scenario.play(new Command(scenario.id('d'), Order.stay()))
                .expectRefusal(new Command.NotListening(scenario.id('d')));
    }

    @Test
    void nobodyIsToldToAttackWhoIsNoEnemy() {
        Legend legend = legend(FIRST).with('b', Blueprint.of("barrel").with(Health.of(2)));
        Scenario scenario = Scenario.of(legend, "@d.b");
        EntityId barrel = scenario.id('b');

        scenario.play(new Command(scenario.id('d'), Order.attack(barrel))).expectRefusal(new Command.NoEnemy(barrel));
        assertThat(English.standard()
                        .tell(new Command.NoEnemy(barrel), scenario.game().turn(FIRST)))
                .contains("The barrel is no enemy.");
    }

    @Test
    void anOrderIsTold() {
        Scenario scenario = Scenario.of(legend(FIRST), "@d..g");
        scenario.play(new Command(scenario.id('d'), Order.attack(scenario.id('g'))));

        MessageLog log = MessageLog.of(FIRST, English.standard());
        log.addAll(scenario.events(), scenario.game().view());
        assertThat(log.messages()).extracting(Object::toString).contains("You tell the dog to attack the goblin.");
    }

    @Test
    void nobodyIsToldToAttackItself() {
        EntityId dog = new EntityId(0, 1);
        assertThatThrownBy(() -> new Command(dog, Order.attack(dog)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("can't be told to attack itself");
    }
}
