package io.github.undercroft.wording;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.Aim;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Damage;
import io.github.undercroft.Effect;
import io.github.undercroft.Enchantment;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Look;
import io.github.undercroft.Rest;
import io.github.undercroft.combat.Health;
import io.github.undercroft.effect.Harm;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.Bursts;
import io.github.undercroft.item.Consumable;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.StackSize;
import io.github.undercroft.item.Throw;
import io.github.undercroft.item.Use;
import io.github.undercroft.kind.UnknownKinds;
import io.github.undercroft.lore.Lore;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class KillersTest {

    private static final Blueprint HERO =
            Blueprint.player("you").with(Health.of(3)).with(Inventory.of(5)).with(Senses.ofRadius(5));
    private static final Blueprint FLASK = Blueprint.item("flask of fire").with(Bursts.of(1, Harm.of("9")));

    /** Takes three hit points a turn. */
    private record Drains() implements Effect {
        @Override
        public Optional<Effect> turnEnds(ActionContext context, Entity bearer) {
            context.damage(bearer.id(), Damage.physical(3));
            return Optional.of(this);
        }
    }

    private static List<String> killers(Blueprint hero, Function<EntityId, Action> deed) {
        UnknownKinds flasks = UnknownKinds.of("flask", "flask of fire", "flask of ice")
                .looking("blue flask", Look.of("!", 1))
                .looking("blue flagon", Look.of("!", 2));
        Scenario scenario = Scenario.of(Scenario.legend().replacing('@', hero), rules -> rules.guises(flasks), "@....");
        EntityId you = scenario.hero().id();
        Killers all =
                new Killers(scenario.game().view(), scenario.game().view().as(you), English.standard(), words -> words);
        Killers truth = new Killers(scenario.game().view(), English.standard(), words -> words);
        scenario.game()
                .submit(
                        you,
                        deed.apply(scenario.game().view().things(you).get(0).id()));
        Step.Acted acted = (Step.Acted) scenario.game().step();
        all.add(acted.events(), acted::perceivedBy);
        truth.add(acted.events());
        return List.of(all.all().toString(), truth.all().toString());
    }

    @Test
    void aWornThingIsToldByItsName() {
        Blueprint ring = Blueprint.item("ring of hunger").with(Enchantment.whileWorn(new Drains()));
        assertThat(killers(HERO.wearing(EquipmentSlot.BODY, ring), thing -> new Rest()))
                .containsExactly("[a ring of hunger]", "[a ring of hunger]");
    }

    @Test
    void whatOneDrankIsToldByItsName() {
        Blueprint poison = Consumable.potion("potion of death", Harm.of("9"));
        assertThat(killers(HERO.carrying(poison), Use::new))
                .containsExactly("[a potion of death]", "[a potion of death]");
    }

    @Test
    void anUnknownFlaskThatOneThrewAtOneselfIsToldAsOneTakesIt() {
        assertThat(killers(HERO.with(Lore.NONE).carrying(FLASK), thing -> new Throw(thing, Aim.at(new Point(1, 0)))))
                .last()
                .isEqualTo("[a flask of fire]");
        assertThat(killers(
                        HERO.with(Lore.NONE).carrying(FLASK.with(new StackSize(3))),
                        thing -> new Throw(thing, Aim.at(new Point(1, 0)))))
                .containsExactly("[a blue flagon]", "[a flask of fire]");
    }
}
