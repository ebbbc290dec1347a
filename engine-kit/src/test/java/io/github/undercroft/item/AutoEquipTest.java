package io.github.undercroft.item;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Enchantment;
import io.github.undercroft.Entity;
import io.github.undercroft.Location;
import io.github.undercroft.Look;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.effect.Haste;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.kind.UnknownKinds;
import io.github.undercroft.level.Legend;
import io.github.undercroft.lore.Lore;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import java.util.List;
import org.junit.jupiter.api.Test;

class AutoEquipTest {

    private final Legend legend = Scenario.legend()
            .replacing('@', Blueprint.player("you").with(Inventory.of(5)).with(new AutoEquip()))
            .with('d', Wearable.inHand("dagger"))
            .with('s', Wearable.inHand("sword"))
            .with('p', Blueprint.item("potion"));

    private static List<String> worn(Scenario scenario) {
        return scenario.game().view().things(scenario.id('@')).stream()
                .filter(thing -> thing.location() instanceof Location.WornBy)
                .map(Entity::name)
                .toList();
    }

    @Test
    void whatIsTakenUpWithAnEmptyHandIsWieldedInTheSameTurn() {
        Scenario scenario = Scenario.of(legend, "@d").play(new Move(Direction.EAST), PickUp.first());

        assertThat(worn(scenario)).containsExactly("dagger");
    }

    @Test
    void whatIsTakenUpWithAFullHandIsCarried() {
        Scenario scenario = Scenario.of(legend, "@ds")
                .play(new Move(Direction.EAST), PickUp.first(), new Move(Direction.EAST), PickUp.first());

        assertThat(worn(scenario)).containsExactly("dagger");
    }

    @Test
    void whatIsTakenOffStaysOff() {
        Scenario scenario = Scenario.of(legend, "@d").play(new Move(Direction.EAST), PickUp.first());
        scenario.play(new TakeOff(scenario.id('d')));

        assertThat(worn(scenario)).isEmpty();
    }

    @Test
    void whatCanNotBeWornIsOnlyCarried() {
        Scenario scenario = Scenario.of(legend, "@p").play(new Move(Direction.EAST), PickUp.first());

        assertThat(worn(scenario)).isEmpty();
    }

    private static final Blueprint RING = Wearable.onBody("ring of speed").with(Enchantment.whileWorn(Haste.of(10)));

    private static Scenario takes(Blueprint thing) {
        Blueprint you = Blueprint.player("you")
                .with(Inventory.of(5))
                .with(Senses.ofRadius(5))
                .with(Lore.NONE)
                .with(new AutoEquip());
        return Scenario.of(
                        Scenario.legend().replacing('@', you).with('=', thing),
                        rules -> rules.guises(UnknownKinds.of("ring", "ring of speed", "ring of sloth")
                                .looking("iron ring", Look.of("=", 1))
                                .looking("gold ring", Look.of("=", 2))),
                        "@=")
                .play(new Move(Direction.EAST), PickUp.first());
    }

    @Test
    void whatIsKnownToBeCursedStaysInThePack() {
        Scenario scenario = takes(Wearable.inHand("sword").with(new Cursed()));
        assertThat(worn(scenario)).isEmpty();
        scenario.play(Equip.first());
        assertThat(worn(scenario)).isEmpty();
    }

    @Test
    void anUnknownRingStaysInThePack() {
        assertThat(worn(takes(RING))).isEmpty();
        assertThat(worn(takes(RING.with(new StackSize(2))))).isEmpty();
        assertThat(worn(takes(Wearable.onBody("ring of hope")))).containsExactly("ring of hope");
    }

    @Test
    void ofAStackOfRingsOneIsWornAndOfDartsAll() {
        Blueprint rings = Wearable.onBody("ring of hope").with(new StackSize(3));
        Scenario scenario = takes(rings);
        assertThat(worn(scenario)).containsExactly("ring of hope");
        assertThat(scenario.game().view().things(scenario.id('@')))
                .extracting(Stacks::count)
                .containsExactlyInAnyOrder(1, 2);
        Blueprint darts = Wearable.inHand("dart").with(LinearWeapon.ofDamage(1)).with(new StackSize(3));
        assertThat(takes(darts).game().view().things(scenario.id('@')))
                .extracting(Stacks::count)
                .containsExactly(3);
    }
}
