package io.github.undercroft.combat;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.ActionResult;
import io.github.undercroft.Aim;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Destructible;
import io.github.undercroft.EntityId;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Rest;
import io.github.undercroft.Weapon;
import io.github.undercroft.game.Choice;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.scenario.Scenario;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Of two worn weapons the hand decides, and an attack can be told another one. */
class WornWeaponsTest {

    private static final EquipmentSlot BACK = new EquipmentSlot("back");
    private static final EntityId HERO = new EntityId(0, 0);
    private static final EntityId BOW = new EntityId(0, 1);
    private static final EntityId SWORD = new EntityId(0, 2);

    private static final Blueprint SWORD_OF_3 = Blueprint.item("sword").with(LinearWeapon.ofDamage(3));

    /** The bow is born first, so that its id is the lower one; it has no arrows. */
    private static Scenario archer() {
        Blueprint bow = Blueprint.item("bow").with(Launcher.bow(6, Blow.of("1d1")));
        Blueprint hero = Blueprint.player("you")
                .with(LinearWeapon.ofDamage(1))
                .wearing(BACK, bow)
                .wearing(EquipmentSlot.HAND, SWORD_OF_3);
        return Scenario.of(
                Scenario.legend()
                        .replacing('@', hero)
                        .replacing('g', Blueprint.of("goblin").with(Health.of(20))),
                "@g");
    }

    private static int hurt(Scenario scenario) {
        return 20 - scenario.entity('g').get(Destructible.class).orElseThrow().hitPoints();
    }

    @Test
    void theSwordInTheHandStrikesAlsoWithAnEmptyBowOnTheBack() {
        Scenario scenario = archer();
        assertThat(scenario.perform(Attack.toward(Direction.EAST))).isEqualTo(ActionResult.succeeded());
        assertThat(hurt(scenario)).isEqualTo(3);
    }

    @Test
    void anAttackCanBeToldTheWeapon() {
        Scenario scenario = archer();
        assertThat(scenario.perform(Attack.toward(Direction.EAST).with(HERO))).isEqualTo(ActionResult.succeeded());
        assertThat(hurt(scenario)).as("with its own fists").isEqualTo(1);
        assertThat(scenario.perform(Attack.toward(Direction.EAST).with(SWORD))).isEqualTo(ActionResult.succeeded());
        assertThat(hurt(scenario)).isEqualTo(4);
        assertThat(scenario.perform(new Attack(new Aim.At(new Point(1, 0))).with(BOW)))
                .isEqualTo(ActionResult.failed(new Launcher.NoAmmunition("arrow")));
    }

    @Test
    void aTemplateCanBeToldTheWeapon() {
        Scenario scenario = archer();
        AttackTemplate withFists = new AttackTemplate(1).with(HERO);
        Aim east = new Aim.Toward(Direction.EAST);
        assertThat(withFists.aimed(east))
                .isEqualTo(Attack.toward(Direction.EAST).with(HERO));
        List<Point> hit = Armoury.asked(scenario, view -> withFists.area(view, east));
        assertThat(hit).containsExactly(new Point(1, 0));
        AttackTemplate withTheGoblin = withFists.replacing(scenario.entity('g').id());
        List<Point> hitByTheGoblin = Armoury.asked(scenario, view -> withTheGoblin.area(view, east));
        assertThat(hitByTheGoblin).isEmpty();
    }

    @Test
    void eachWeaponThatIsWieldedIsOfferedByItsNameAndNoneThatIsOnlyCarried() {
        Scenario scenario = Scenario.of(
                Scenario.legend()
                        .replacing(
                                '@',
                                Blueprint.player("you")
                                        .with(LinearWeapon.ofDamage(1))
                                        .with(Inventory.of(3))
                                        .wearing(BACK, Blueprint.item("bow").with(Launcher.bow(6, Blow.of("1d1"))))
                                        .wearing(EquipmentSlot.HAND, SWORD_OF_3)
                                        .carrying(Blueprint.item("spear")
                                                .with(LinearWeapon.ofDamage(1).withRange(2)))),
                "@");
        assertThat(scenario.game().legalActions(HERO))
                .filteredOn(each -> each instanceof Choice.Aimed aimed && aimed.template() instanceof AttackTemplate)
                .containsExactly(
                        new Choice.Aimed(new AttackTemplate(1).with(HERO)),
                        new Choice.Aimed(new AttackTemplate(6).with(BOW)),
                        new Choice.Aimed(new AttackTemplate(1)));
    }

    @Test
    void anAttackNamesTheWeaponThatItIsTold() {
        assertThat(Attack.toward(Direction.EAST)).hasToString("Attack[aim=Toward[direction=EAST]]");
        assertThat(Attack.toward(Direction.EAST).with(BOW)).hasToString("Attack[aim=Toward[direction=EAST], with=0:1]");
    }

    @Test
    void aWeaponThatIsNotWieldedIsRefusedAndNobodyWalksInstead() {
        Scenario scenario = archer();
        EntityId goblin = scenario.entity('g').id();
        for (EntityId wrong : List.of(goblin, new EntityId(0, 99))) {
            assertThat(scenario.perform(Attack.toward(Direction.WEST).with(wrong)))
                    .isEqualTo(ActionResult.failed(new Attack.NotWielded(wrong)));
        }
    }

    @Property
    void theFirstSlotDecidesInWhateverOrderTheyWereTaken(@ForAll @IntRange(min = 0, max = 719) int permutation) {
        List<EquipmentSlot> slots = new ArrayList<>(List.of(
                EquipmentSlot.HAND,
                BACK,
                EquipmentSlot.BODY,
                new EquipmentSlot("tail"),
                new EquipmentSlot("Zeal"),
                new EquipmentSlot("hands")));
        Collections.shuffle(slots, new Random(permutation));
        int worn = 1 + permutation % 6;
        Blueprint hero = Blueprint.player("you");
        for (int i = 0; i < worn; i++) {
            hero = hero.wearing(slots.get(i), Blueprint.item("w").with(LinearWeapon.ofDamage(2 + i)));
        }
        Scenario scenario = Scenario.of(Scenario.legend().replacing('@', hero), "@");
        EquipmentSlot first = Collections.min(slots.subList(0, worn));
        assertThat(scenario.game().view().weapon(scenario.hero()))
                .contains((Weapon) LinearWeapon.ofDamage(2 + slots.indexOf(first)));
        List<EquipmentSlot> sorted = slots.stream().sorted().toList();
        assertThat(sorted.get(0)).isEqualTo(EquipmentSlot.HAND);
        assertThat(sorted.stream().skip(1).map(EquipmentSlot::name).toList()).isSorted();
        scenario.play(new Rest());
    }
}
