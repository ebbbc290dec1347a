package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Blocks;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Component;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Faction;
import io.github.undercroft.Location;
import io.github.undercroft.Rest;
import io.github.undercroft.Weapon;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.game.Values.Deed;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Light;
import io.github.undercroft.value.RecordTypes;
import io.github.undercroft.value.ValueRegistry;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** One value in each slot. */
class ComponentSlotsTest {

    private static final EntityId HERO = new EntityId(0, 0);

    private record Route(List<Point> cells) implements Component {}

    private record Plan(Route route) implements Component {}

    private record Liar() implements Component {
        @Override
        public Class<? extends Component> slot() {
            return Faction.class;
        }
    }

    private static Scenario registered(Legend legend, String... rows) {
        ValueRegistry registry = ValueRegistry.builder()
                .types(RecordTypes.of(MethodHandles.lookup(), "test", Route.class, Plan.class))
                .build();
        return Scenario.of(legend, rules -> rules.registry(registry), rows);
    }

    @Test
    void aComponentIsInTheSlotOfItsOwnClassUnlessAnInterfaceOfItIsTheSlot() {
        assertThat(new Plan(new Route(List.of())).slot()).isEqualTo(Plan.class);
        assertThat(new Blocks().slot()).isEqualTo(Blocks.class);
        assertThat(LinearWeapon.ofDamage(3).slot()).isEqualTo(Weapon.class);
    }

    @Test
    void aComponentIsFoundByItsSlotAlone() {
        Entity hero = Scenario.of("@").hero();

        assertThat(hero.get(Weapon.class)).contains(LinearWeapon.ofDamage(3));
        assertThat(hero.has(Weapon.class)).isTrue();
        assertThat(hero.get(Light.class)).isEmpty();
    }

    @Test
    void whoAsksForAClassThatIsKeptInAnotherSlotIsToldWhichOne() {
        Scenario scenario = Scenario.of("@").play(new Rest());
        Entity hero = scenario.hero();
        Entity picture = scenario.game().turn(hero.id()).actor();

        assertThatThrownBy(() -> hero.get(LinearWeapon.class))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "LinearWeapon is kept in the slot of Weapon: ask for Weapon.class, and what it is by instanceof");
        assertThatThrownBy(() -> hero.has(Health.class)).hasMessageContaining("ask for Destructible.class");
        assertThatThrownBy(() -> picture.get(Health.class)).hasMessageContaining("ask for Destructible.class");
    }

    @Test
    void aNewValueTakesThePlaceOfTheOldOneAndANewSlotIsLast() {
        Scenario scenario = Scenario.of("@");
        List<Component> before = scenario.hero().components();
        scenario.play(Deed.doing("arms", context -> {
            context.set(HERO, LinearWeapon.ofDamage(1).withRange(4));
            context.set(HERO, new io.github.undercroft.Speed(90));
        }));

        List<Component> after = scenario.hero().components();
        assertThat(after).hasSize(before.size() + 1);
        assertThat(after.indexOf(LinearWeapon.ofDamage(1).withRange(4)))
                .isEqualTo(before.indexOf(LinearWeapon.ofDamage(3)));
        assertThat(after.get(after.size() - 1)).isEqualTo(new io.github.undercroft.Speed(90));
    }

    @Test
    void aComponentThatDoesNotFitItsSlotIsRefused() {
        assertThatThrownBy(() -> Scenario.of("@").play(Deed.doing("lies", context -> context.set(HERO, new Liar()))))
                .hasCauseInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Liar")
                .hasMessageContaining("Faction");
        Legend legend = Scenario.legend().with('l', Blueprint.of("liar").with(new Liar()));
        assertThatThrownBy(() -> Scenario.of(legend, "l"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Liar");
    }

    @Test
    void aListThatCanStillBeChangedIsRefusedWithClassSlotAndField() {
        Route route = new Route(new ArrayList<>(List.of(new Point(0, 0))));

        assertThatThrownBy(() -> registered(Scenario.legend(), "@")
                        .play(Deed.doing("sets", context -> context.set(HERO, route))))
                .hasCauseInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(Route.class.getName())
                .hasMessageContaining("slot Route")
                .hasMessageContaining("\"cells\"");
    }

    @Test
    void aListThatCanStillBeChangedIsRefusedWhereverItIs() {
        Plan plan = new Plan(new Route(new ArrayList<>()));
        Legend legend = Scenario.legend().with('p', Blueprint.of("planner").with(plan));

        assertThatThrownBy(() -> registered(legend, "p"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("\"cells\"");
        assertThatThrownBy(() -> registered(Scenario.legend(), "@.")
                        .play(Deed.doing(
                                "spawns",
                                context ->
                                        context.trySpawn(Blueprint.of("planner").with(plan), new Point(1, 0)))))
                .hasCauseInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("\"cells\"");
    }

    @Test
    void anImmutableListIsFine() {
        Scenario scenario = registered(Scenario.legend(), "@");
        Plan plan = new Plan(new Route(List.of(new Point(0, 0), new Point(1, 0), new Point(2, 0))));

        scenario.play(Deed.doing("sets", context -> context.set(HERO, plan)));

        assertThat(scenario.hero().get(Plan.class)).contains(plan);
        Invariants.check(scenario.game());
    }

    @Test
    void wornEquipmentGoesBeforeOnesOwnAndKeepsItsValues() {
        LinearWeapon bow = LinearWeapon.ofDamage(2).withRange(5);
        Scenario scenario =
                Scenario.of(Scenario.legend().with('b', Blueprint.item("bow").with(bow)), "@b");
        scenario.play(Deed.doing(
                "wields",
                context -> context.tryPlace(scenario.id('b'), new Location.WornBy(HERO, EquipmentSlot.HAND))));

        assertThat(scenario.game().view().weapon(scenario.hero())).contains(bow);
        assertThat(scenario.hero().get(Weapon.class)).contains(LinearWeapon.ofDamage(3));
        scenario.play(Deed.doing(
                "drops", context -> context.tryPlace(scenario.id('b'), new Location.OnLevel(0, new Point(0, 0)))));
        assertThat(scenario.game().view().weapon(scenario.hero())).contains(LinearWeapon.ofDamage(3));
    }

    @Test
    void blockingIsAComponent() {
        Scenario scenario = Scenario.of("@g");
        EntityId goblin = scenario.id('g');
        scenario.play(Deed.doing("ghost", context -> context.clear(goblin, Blocks.class)));
        scenario.play(new io.github.undercroft.move.Move(io.github.undercroft.geometry.Direction.EAST));
        scenario.expectMap(".@");
        Invariants.check(scenario.game());

        assertThatThrownBy(() -> scenario.play(Deed.doing("solid", context -> context.set(goblin, new Blocks()))))
                .hasCauseInstanceOf(IllegalStateException.class)
                .hasMessageContaining("Occupied");
        Invariants.check(scenario.game());
    }
}
