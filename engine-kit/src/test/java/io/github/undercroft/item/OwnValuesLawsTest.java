package io.github.undercroft.item;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.Aim;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Component;
import io.github.undercroft.Effects;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Faction;
import io.github.undercroft.Look;
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
import io.github.undercroft.event.Placed;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Move;
import io.github.undercroft.random.Dice;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.stairs.TakeStairs;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** A thing that is worn, taken to another level, thrown and picked up again is what it was, whatever its components are. */
class OwnValuesLawsTest {

    private static Component component(RandomSource random) {
        int any = 1 + random.nextInt(9);
        return switch (random.nextInt(14)) {
            case 0 -> new StackSize(any);
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
            relic = relic.replacing(component(random));
        }
        relic = relic.with(new Wearable(random.nextBoolean() ? EquipmentSlot.HAND : EquipmentSlot.BODY));
        return random.nextBoolean()
                ? relic
                : relic.without(StackSize.class)
                        .carrying(Blueprint.item("pebble").with(new StackSize(2)));
    }

    private static Scenario scenario(Blueprint relic) {
        Legend legend = Scenario.legend()
                .replacing('@', Blueprint.player("you").with(Inventory.of(9)).carrying(relic), Stairs.down(1))
                .with('<', Stairs.up(0));
        return Scenario.of(legend, rules -> rules.level("cellar", LevelText.of("<.#", legend)), "@");
    }

    private static List<Component> unstacked(List<Component> components) {
        return components.stream().filter(each -> !(each instanceof StackSize)).toList();
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
        scenario.expectEventOf(Throw.Thrown.class);
        scenario.play(new Move(Direction.EAST), PickUp.first());
        assertThat(scenario.events()).anyMatch(event -> event instanceof Placed || event instanceof StackEvent.Joined);

        List<Entity> after = scenario.game().view().things(you);
        assertThat(after.stream().mapToInt(Stacks::count).sum()).isEqualTo(count);
        assertThat(after)
                .allSatisfy(each -> assertThat(unstacked(each.components())).isEqualTo(unstacked(relic.components())));
        assertThat(scenario.game().view().things(thing))
                .hasSize(relic.belongings().size());
    }
}
