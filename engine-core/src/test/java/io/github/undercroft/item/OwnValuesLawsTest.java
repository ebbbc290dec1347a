package io.github.undercroft.item;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.combat.Accuracy;
import io.github.undercroft.combat.AreaWeapon;
import io.github.undercroft.combat.Blow;
import io.github.undercroft.combat.Defence;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.Might;
import io.github.undercroft.combat.ThrowingWeapon;
import io.github.undercroft.effect.EachTurn;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Heal;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Aim;
import io.github.undercroft.model.Blueprint;
import io.github.undercroft.model.Component;
import io.github.undercroft.model.Effects;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.EquipmentSlot;
import io.github.undercroft.model.Faction;
import io.github.undercroft.model.GameEvent;
import io.github.undercroft.model.Look;
import io.github.undercroft.random.Dice;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.rules.Legend;
import io.github.undercroft.rules.LevelText;
import io.github.undercroft.rules.Move;
import io.github.undercroft.rules.Stairs;
import io.github.undercroft.rules.TakeStairs;
import io.github.undercroft.scenario.Scenario;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** A thing that is worn, taken to another level, thrown and picked up again is what it was, whatever its components are. */
class OwnValuesLawsTest {

    private static Component component(RandomSource random) {
        int any = 1 + random.nextInt(9);
        return switch (random.nextInt(14)) {
            case 0 -> new Stack(any);
            case 1 -> new Weight(any);
            case 2 -> new Look('a' + any, any);
            case 3 -> Health.of(any);
            case 4 -> new Accuracy(any);
            case 5 -> new Defence(any);
            case 6 -> new Might(any);
            case 7 -> Locked.by("key" + any);
            case 8 -> random.nextBoolean() ? Container.OPEN : Container.CLOSED;
            case 9 -> Trapped.hidden(new Sting(any));
            case 10 -> AreaWeapon.melee(Blow.of("1d" + any));
            case 11 -> ThrowingWeapon.of(any, Blow.of("" + any));
            case 12 -> new Faction("owners" + any);
            default -> Effects.of(Lasting.of(EffectKind.REGENERATION, new EachTurn(new Heal(Dice.constant(1))), any));
        };
    }

    private static Blueprint relic(RandomSource random) {
        Blueprint relic = Blueprint.item("relic");
        for (int i = random.nextInt(6); i > 0; i--) {
            relic = relic.with(component(random));
        }
        relic = relic.with(new Wearable(random.nextBoolean() ? EquipmentSlot.HAND : EquipmentSlot.BODY));
        return random.nextBoolean()
                ? relic
                : relic.without(Stack.class).carrying(Blueprint.item("pebble").with(new Stack(2)));
    }

    private static Scenario scenario(Blueprint relic) {
        Legend legend = Scenario.legend()
                .with('@', Blueprint.player("you").with(Inventory.of(9)).carrying(relic), Stairs.down(1))
                .with('<', Stairs.up(0));
        return Scenario.of(legend, rules -> rules.level("cellar", LevelText.of("<.#", legend)), "@");
    }

    private static List<Component> unstacked(List<Component> components) {
        return components.stream().filter(each -> !(each instanceof Stack)).toList();
    }

    @Property
    void aThingKeepsItsOwnValues(@ForAll long seed) {
        Blueprint relic = relic(RandomSource.of(seed));
        Scenario scenario = scenario(relic);
        EntityId you = scenario.id('@');
        EntityId thing = scenario.game().view().things(you).get(0).id();
        int count = Stacks.count(scenario.game().view().entity(thing).orElseThrow());
        Action thrown = new Throw(thing, new Aim.Toward(Direction.EAST));

        scenario.play(new Equip(thing), new TakeStairs(), thrown);
        scenario.expectEventOf(Thrown.class);
        scenario.play(new Move(Direction.EAST), new PickUpFirst());
        scenario.expectEventOf(GameEvent.Placed.class);

        List<Entity> after = scenario.game().view().things(you);
        assertThat(after.stream().mapToInt(Stacks::count).sum()).isEqualTo(count);
        assertThat(after)
                .allSatisfy(each -> assertThat(unstacked(each.components())).isEqualTo(unstacked(relic.components())));
        assertThat(scenario.game().view().things(thing))
                .hasSize(relic.belongings().size());
    }
}
