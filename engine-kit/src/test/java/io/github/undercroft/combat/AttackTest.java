package io.github.undercroft.combat;

import static io.github.undercroft.combat.Armoury.attacked;
import static io.github.undercroft.geometry.Direction.EAST;
import static io.github.undercroft.geometry.Direction.NORTH;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Aim;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Board;
import io.github.undercroft.Cause;
import io.github.undercroft.Damage;
import io.github.undercroft.EntityId;
import io.github.undercroft.Refusal;
import io.github.undercroft.Target;
import io.github.undercroft.TurnView;
import io.github.undercroft.Weapon;
import io.github.undercroft.combat.Armoury.Seeker;
import io.github.undercroft.combat.Armoury.Wield;
import io.github.undercroft.event.Attacked;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.event.Unharmed;
import io.github.undercroft.geometry.Line;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.move.Move;
import io.github.undercroft.random.Dice;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.time.Schedulers;
import java.util.List;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class AttackTest {

    private static final LinearWeapon FIST = LinearWeapon.ofDamage(1);
    private static final LinearWeapon BOW = LinearWeapon.ofDamage(2).withRange(9);

    private static Attack at(int x) {
        return Attack.at(new Point(x, 0));
    }

    @Test
    void theUnarmedCannotAttackACell() {
        Scenario scenario = Scenario.of(Armoury.unarmed(), "@g");

        assertThat(scenario.perform(at(1))).isEqualTo(ActionResult.failed(new Refusal.Unarmed()));
        scenario.expectEvents();
    }

    @Test
    void theUnarmedWalkThatWay() {
        Scenario scenario = Scenario.of(Armoury.unarmed(), "@.g");

        assertThat(scenario.perform(Attack.toward(EAST))).isEqualTo(ActionResult.alternate(new Move(EAST)));
        scenario.expectMap(".@g");
        scenario.play(Attack.toward(EAST)).expectRefusal(new Refusal.Occupied(new Point(2, 0), scenario.id('g')));
    }

    @Test
    void anAttackOnACellWithNobodyThereIsRefused() {
        Scenario scenario = Scenario.of(Armoury.armed(BOW), "@..g");

        assertThat(scenario.perform(at(2)))
                .isEqualTo(ActionResult.failed(new Refusal.NoTarget(new Aim.At(new Point(2, 0)))));
        scenario.expectEvents().expectMap("@..g");
    }

    @Test
    void anAttackThatWayWithNobodyThereIsAStep() {
        Scenario scenario = Scenario.of(Armoury.armed(BOW), "g..", "@..");

        assertThat(scenario.perform(Attack.toward(EAST))).isEqualTo(ActionResult.alternate(new Move(EAST)));
        scenario.expectMap("g..", ".@.");
        scenario.play(Attack.toward(NORTH)).expectMap("g@.", "...");
    }

    @Test
    void anAttackOnADoorOpensIt() {
        Scenario.of(Armoury.armed(BOW), "@+g").play(Attack.toward(EAST)).expectMap("@-g");
    }

    @Test
    void whoHoldsFireBumpsIntoTheAlly() {
        Scenario scenario = Scenario.of(Armoury.armed(BOW), "@fg");

        scenario.play(Attack.toward(EAST)).expectRefusal(new Refusal.Occupied(new Point(1, 0), scenario.id('f')));
    }

    @Test
    void theAttackIsToldBeforeWhatItDoes() {
        Scenario scenario = Scenario.of(Armoury.armed(BOW), "@..g");

        assertThat(scenario.perform(Attack.toward(EAST))).isEqualTo(ActionResult.succeeded());

        Target target = new Target(
                List.of(scenario.id('g')),
                List.of(new Point(1, 0), new Point(2, 0), new Point(3, 0)),
                List.of(new Point(3, 0)));
        Cause deed = new Cause.Deed(scenario.id('@'), Attack.toward(EAST));
        scenario.expectEvents(
                new Attacked(scenario.id('@'), BOW, new Point(0, 0), target),
                new Damaged(
                        scenario.id('g'), new Point(3, 0), Damage.physical(2).from(deed), 2));
        assertThat(attacked(scenario).place()).contains(new Point(3, 0));
    }

    @Test
    void anAttackByALineOnACellCrossesTheCellsOfThatLine() {
        Scenario scenario = Scenario.of(Armoury.armed(BOW), "@....", ".....", "....g");

        scenario.play(new Attack(new Aim.At(new Point(4, 2))));

        assertThat(attacked(scenario).target().path())
                .hasSize(4)
                .endsWith(new Point(4, 2))
                .isEqualTo(Line.between(new Point(0, 0), new Point(4, 2)).subList(1, 5));
    }

    @Test
    void aWornWeaponComesBeforeOnesOwn() {
        Legend legend = Armoury.armed(FIST).replacing('s', Blueprint.item("bow").with(BOW));
        Scenario scenario = Scenario.of(legend, "@.g", "s..");

        scenario.play(Attack.toward(EAST)).expectMap(".@g", "s..");
        scenario.play(Attack.toward(EAST));
        assertThat(attacked(scenario).weapon()).isEqualTo(FIST);
        scenario.play(new Wield(scenario.id('s')), Attack.toward(EAST));
        assertThat(attacked(scenario).weapon()).isEqualTo(BOW);
        scenario.expectMap(".@g", "...");
    }

    @Test
    void theUnarmedFightWithWhatTheyWield() {
        Legend legend = Armoury.unarmed().replacing('s', Blueprint.item("bow").with(BOW));
        Scenario scenario = Scenario.of(legend, "@.g", "s..");

        scenario.play(new Wield(scenario.id('s')), at(2));

        assertThat(attacked(scenario).weapon()).isEqualTo(BOW);
    }

    @Test
    void aWornThingThatIsNoWeaponLeavesOneToOnesOwn() {
        Legend legend = Armoury.armed(FIST).replacing('s', Blueprint.item("lamp"));
        Scenario scenario = Scenario.of(legend, "@g", "s.");

        scenario.play(new Wield(scenario.id('s')), Attack.toward(EAST));

        assertThat(attacked(scenario).weapon()).isEqualTo(FIST);
    }

    @Test
    void whatCannotBeDamagedIsUnharmed() {
        Scenario scenario = Scenario.of(Armoury.armed(new Seeker("pillar", 9)), "@.o");

        scenario.play(Attack.toward(EAST));

        Cause deed = new Cause.Deed(scenario.id('@'), Attack.toward(EAST));
        assertThat(scenario.expectEventOf(Unharmed.class))
                .isEqualTo(new Unharmed(
                        scenario.id('o'), new Point(2, 0), Damage.physical(1).from(deed)));
        assertThat(scenario.events()).noneMatch(Damaged.class::isInstance);
        scenario.expectMap("@.o");
    }

    @Test
    void anAttackCostsWhatItsWeaponCostsAndAStepWhatTheStepCosts() {
        Weapon axe = new Dear(170);
        Scenario scenario = Scenario.of(Armoury.armed(axe), rules -> rules.scheduler(Schedulers.timeline()), "@.g");

        scenario.play(Attack.toward(EAST)).expectMap(".@g");
        assertThat(scenario.game().view().now()).isEqualTo(200);
        scenario.play(Attack.toward(EAST));
        assertThat(attacked(scenario).weapon()).isEqualTo(axe);
        assertThat(scenario.game().view().now()).isEqualTo(370);
    }

    private record Dear(int price) implements Weapon {
        @Override
        public Optional<Target> target(Board board, TurnView turn, Point from, Aim aim) {
            return FIST.target(board, turn, from, aim);
        }

        @Override
        public int cost(TurnView turn) {
            return price;
        }

        @Override
        public void use(ActionContext context, Target target) {
            FIST.use(context, target);
        }
    }

    @Test
    void oneAttackHasOneWeaponAndOneWayToHit() {
        Attack attack = Attack.toward(EAST).with(new EntityId(0, 1));
        AttackTemplate template = new AttackTemplate(1).with(new EntityId(0, 1));
        Blow blow = Blow.of("1").with(ToHit.d20());

        for (ThrowingCallable second : List.<ThrowingCallable>of(
                () -> attack.with(new EntityId(0, 2)),
                () -> template.with(new EntityId(0, 2)),
                () -> blow.with(new ToHit(Dice.of("1d6"), 3)))) {
            assertThatThrownBy(second)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("already")
                    .hasMessageContaining("use replacing");
        }
        assertThat(attack.replacing(new EntityId(0, 2)).with()).contains(new EntityId(0, 2));
        assertThat(template.replacing(new EntityId(0, 2)).with()).contains(new EntityId(0, 2));
        assertThat(blow.replacing(new ToHit(Dice.of("1d6"), 3)).toHit()).contains(new ToHit(Dice.of("1d6"), 3));
    }

    @Test
    void aimingAtTheEndOfTheWorldCostsNoMore() {
        Scenario scenario = Scenario.of("@..");

        scenario.play(new Attack(new Aim.At(new Point(Integer.MAX_VALUE, Integer.MIN_VALUE))));

        scenario.expectRefusal(new Refusal.NoTarget(new Aim.At(new Point(Integer.MAX_VALUE, Integer.MIN_VALUE))));
    }
}
