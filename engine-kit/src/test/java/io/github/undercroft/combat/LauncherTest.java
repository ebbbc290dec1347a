package io.github.undercroft.combat;

import static io.github.undercroft.combat.Armoury.sights;
import static io.github.undercroft.geometry.Direction.EAST;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.ActionResult;
import io.github.undercroft.Aim;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Location;
import io.github.undercroft.event.Attacked;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.Missile;
import io.github.undercroft.item.PickUp;
import io.github.undercroft.item.StackSize;
import io.github.undercroft.item.Stacks;
import io.github.undercroft.item.Throw;
import io.github.undercroft.item.Wearable;
import io.github.undercroft.move.Move;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.scenario.Scenario;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class LauncherTest {

    private static final Launcher BOW = Launcher.bow(6, Blow.of("1"));
    private static final Aim TOWARD_EAST = new Aim.Toward(EAST);
    private static final EquipmentSlot QUIVER = new EquipmentSlot("quiver");

    private static Blueprint arrows(int count, int breaks) {
        return Blueprint.item("arrow").with(new StackSize(count)).with(new Ammunition("arrow", breaks));
    }

    private static Blueprint archer() {
        return Blueprint.player("you").with(Health.of(10)).with(BOW).with(Inventory.of(9));
    }

    private static Scenario scenario(Blueprint hero, String... rows) {
        return Scenario.of(Armoury.unarmed().replacing('@', hero), rows);
    }

    private static List<Entity> pieces(Scenario scenario) {
        return scenario.game().view().entities().stream()
                .filter(each -> each.has(Ammunition.class) || each.has(Missile.class))
                .toList();
    }

    private static int total(Scenario scenario) {
        return pieces(scenario).stream().mapToInt(Stacks::count).sum();
    }

    private static int carried(Scenario scenario) {
        return scenario.game().view().things(scenario.id('@')).stream()
                .mapToInt(Stacks::count)
                .sum();
    }

    @Test
    void anArrowLiesWhereItHit() {
        Scenario scenario = scenario(archer().carrying(arrows(3, 0)), "@..g.");

        scenario.play(Attack.toward(EAST));

        assertThat(scenario.expectEventOf(Struck.class).weapon()).isEqualTo(BOW);
        assertThat(carried(scenario)).isEqualTo(2);
        assertThat(scenario.game().view().board().entitiesAt(new Point(3, 0)))
                .extracting(Entity::name)
                .containsExactly("goblin", "arrow");
        assertThat(total(scenario)).isEqualTo(3);
    }

    @Test
    void whoHasNoArrowsFightsWithItsOwnWeapon() {
        Blueprint bow = Blueprint.item("bow").with(BOW).with(new Wearable(EquipmentSlot.HAND));
        Blueprint fists = Blueprint.player("you").with(Health.of(10)).with(LinearWeapon.ofDamage(2));
        Scenario close = scenario(fists.wearing(EquipmentSlot.HAND, bow), "@g.");
        Scenario away = scenario(fists.wearing(EquipmentSlot.HAND, bow), "@..g.");
        Scenario armed = scenario(
                fists.wearing(EquipmentSlot.HAND, bow).with(Inventory.of(9)).carrying(arrows(1, 0)), "@..g.");

        close.play(Attack.toward(EAST));
        assertThat(close.expectEventOf(Attacked.class).weapon()).isEqualTo(LinearWeapon.ofDamage(2));
        away.play(Attack.toward(EAST));
        away.expectMap(".@.g.");
        armed.play(Attack.toward(EAST));
        assertThat(armed.expectEventOf(Attacked.class).weapon()).isEqualTo(BOW);
    }

    @Test
    void theLastArrowIsTheThingItself() {
        Scenario scenario = scenario(archer().carrying(arrows(1, 0)), "@..g.");
        EntityId arrow = pieces(scenario).get(0).id();

        scenario.play(Attack.toward(EAST));

        assertThat(pieces(scenario)).extracting(Entity::id).containsExactly(arrow);
        assertThat(pieces(scenario).get(0).location()).isEqualTo(new Location.OnLevel(0, new Point(3, 0)));
    }

    @Test
    void arrowsThatLieTogetherJoin() {
        Scenario scenario = scenario(archer().carrying(arrows(3, 0)), "@..g.");

        scenario.play(Attack.toward(EAST), Attack.toward(EAST));

        assertThat(pieces(scenario)).hasSize(2);
        assertThat(total(scenario)).isEqualTo(3);
    }

    @Test
    void whatBreaksIsGone() {
        Scenario scenario = scenario(archer().wearing(QUIVER, arrows(2, 100)), "@..g.");

        scenario.play(Attack.toward(EAST));
        assertThat(total(scenario)).isEqualTo(1);
        scenario.play(Attack.toward(EAST));
        assertThat(pieces(scenario)).isEmpty();
    }

    @Test
    void withoutAmmunitionThereIsNoTarget() {
        Scenario scenario =
                scenario(archer().carrying(Blueprint.item("bolts").with(new Ammunition("bolt", 0))), "@..g.");
        Aim atGoblin = new Aim.At(new Point(3, 0));

        assertThat(sights(scenario, TOWARD_EAST)).isEmpty();
        assertThat(scenario.perform(new Attack(atGoblin)))
                .isEqualTo(ActionResult.failed(new Launcher.NoAmmunition("arrow")));
        assertThat(scenario.perform(Attack.toward(EAST))).isEqualTo(ActionResult.alternate(new Move(EAST)));
    }

    @Test
    void aLauncherMayStrikeAnArea() {
        Launcher rockets = new Launcher(AreaWeapon.burst(1, Trajectory.straight(6), Blow.of("1")), "rocket");
        Blueprint hero =
                archer().replacing(rockets).carrying(Blueprint.item("rocket").with(new Ammunition("rocket", 0)));
        Scenario scenario = scenario(hero, "@...gg");

        scenario.play(Attack.toward(EAST));

        assertThat(scenario.events()).filteredOn(Struck.class::isInstance).hasSize(2);
        assertThat(carried(scenario)).isZero();
    }

    @Test
    void aThrownKnifeStrikesAndLiesThere() {
        ThrowingWeapon knife = ThrowingWeapon.of(5, Blow.of("3").with(ToHit.d20()));
        Blueprint hero =
                archer().with(new Accuracy(20)).carrying(Blueprint.item("knife").with(knife));
        Scenario scenario = scenario(hero, "@..g.");
        EntityId thing = pieces(scenario).get(0).id();

        scenario.play(new Throw(thing, TOWARD_EAST));

        Struck struck = scenario.expectEventOf(Struck.class);
        assertThat(struck.weapon()).isEqualTo(knife);
        assertThat(struck.roll().orElseThrow().attack()).hasSize(1);
        assertThat(scenario.entity('g').get(Destructible.class)).contains(new Health(1, 4));
        assertThat(pieces(scenario).get(0).position()).contains(new Point(3, 0));
        assertThat(pieces(scenario).get(0).get(Missile.class)).contains(knife);
    }

    @Test
    void aThrownKnifeMayBreakAndHitNobody() {
        ThrowingWeapon knife = new ThrowingWeapon(2, Blow.of("3"), 100);
        Scenario scenario = scenario(archer().carrying(Blueprint.item("knife").with(knife)), "@...g");

        scenario.play(new Throw(pieces(scenario).get(0).id(), TOWARD_EAST));

        assertThat(pieces(scenario)).isEmpty();
        assertThat(scenario.events()).noneMatch(Damaged.class::isInstance);
    }

    @Test
    void badNumbersAreRefused() {
        assertThatThrownBy(() -> new Ammunition("", 1)).hasMessageContaining("needs a name");
        assertThatThrownBy(() -> new Ammunition("arrow", 101)).hasMessageContaining("101");
        assertThatThrownBy(() -> new ThrowingWeapon(0, Blow.of("1"), 0)).hasMessageContaining("1 or more");
        assertThatThrownBy(() -> new Launcher(AreaWeapon.melee(Blow.of("1")), ""))
                .hasMessageContaining("needs a name");
    }

    @Property
    void piecesAreNeitherLostNorMadeButByBreaking(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        int breaks = random.pick(List.of(0, 0, 30, 100));
        Blueprint hero = archer().carrying(arrows(1 + random.nextInt(4), breaks))
                .wearing(QUIVER, arrows(1 + random.nextInt(4), breaks))
                .carrying(Blueprint.item("knife")
                        .with(new StackSize(2))
                        .with(new ThrowingWeapon(3, Blow.of("1"), breaks)));
        Scenario scenario = Scenario.of(
                Armoury.unarmed().replacing('@', hero),
                Battlefield.rows(random, 1 + random.nextInt(9), 1 + random.nextInt(6))
                        .toArray(new String[0]));
        for (int i = 0; i < 12; i++) {
            int before = total(scenario);
            play(random, scenario);
            Invariants.check(scenario.game());
            long shots = scenario.events().stream()
                    .filter(event -> event instanceof Attacked || event instanceof Throw.Thrown)
                    .count();
            int after = total(scenario);
            assertThat(after).isBetween(breaks == 0 ? before : before - (int) shots, before);
            if (breaks == 100) {
                assertThat(after).isEqualTo(before - (int) shots);
            }
        }
    }

    private static void play(RandomSource random, Scenario scenario) {
        Optional<Entity> thing = scenario.game().view().things(scenario.id('@')).stream()
                .filter(each -> each.has(Missile.class))
                .findFirst();
        Direction direction = random.pick(Direction.all());
        switch (random.nextInt(4)) {
            case 0 -> scenario.perform(PickUp.all());
            case 1 -> scenario.perform(new Move(direction));
            case 2 ->
                scenario.perform(
                        thing.isPresent() ? new Throw(thing.get().id(), new Aim.Toward(direction)) : PickUp.all());
            default -> scenario.perform(new Attack(Battlefield.aim(random, scenario)));
        }
    }
}
