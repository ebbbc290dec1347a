package io.github.undercroft.combat;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActionResult;
import io.github.undercroft.model.Aim;
import io.github.undercroft.model.Blueprint;
import io.github.undercroft.model.Damage;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.EquipmentSlot;
import io.github.undercroft.model.Faction;
import io.github.undercroft.model.GameEvent;
import io.github.undercroft.model.Location;
import io.github.undercroft.model.Target;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.model.Weapon;
import io.github.undercroft.rules.Legend;
import io.github.undercroft.scenario.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** What the tests of fighting share: who stands about, and weapons and actions of their own. */
final class Armoury {

    private static final Legend LEGEND = Scenario.legend()
            .with('f', Blueprint.of("friend").with(Faction.PLAYERS).with(Health.of(4)))
            .with('b', Blueprint.of("barrel").with(Health.of(4)))
            .with('o', Blueprint.of("pillar"))
            .with('O', Blueprint.of("idol").with(Faction.PLAYERS))
            .with('s', Blueprint.item("egg").with(Health.of(1)));

    private Armoury() {}

    /** The hero with a weapon; f friend, b barrel, o pillar, O a pillar of one's own side, s something that lies about. */
    static Legend armed(Weapon weapon) {
        return LEGEND.with('@', Blueprint.player("you").with(Health.of(10)).with(weapon));
    }

    /** The hero without one. */
    static Legend unarmed() {
        return LEGEND.with('@', Blueprint.player("you").with(Health.of(10)));
    }

    static LinearWeapon line(int range, AllyPolicy allies) {
        return new LinearWeapon(range, 1, allies);
    }

    /** What the hero's view of a turn answers. */
    static <T> T asked(Scenario scenario, Function<TurnView, T> question) {
        List<T> answers = new ArrayList<>();
        scenario.play(new Asking(view -> answers.add(question.apply(view))));
        return answers.get(0);
    }

    /** What the hero's weapon has in its sights. */
    static Optional<Target> sights(Scenario scenario, Aim aim) {
        return asked(scenario, view -> view.weapon().orElseThrow().acquireTarget(view, view.position(), aim));
    }

    /** Whom the hero's weapon would hit; empty for nobody. */
    static Optional<EntityId> struck(Scenario scenario, Aim aim) {
        return sights(scenario, aim).map(target -> target.struck().get(0));
    }

    private record Asking(Consumer<TurnView> question) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            question.accept(context.view());
            return ActionResult.succeeded();
        }
    }

    /** Takes a thing into the hand. */
    record Wield(EntityId thing) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            EntityId bearer = context.view().actor().id();
            return context.tryPlace(thing, new Location.WornBy(bearer, EquipmentSlot.HAND));
        }
    }

    /** A weapon that seeks who has that name, over the heads of all others. */
    record Seeker(String name, int reach) implements Weapon {
        @Override
        public Optional<Target> acquireTarget(TurnView turn, Point from, Aim aim) {
            return turn.firstAlong(from, aim, reach, entity -> entity.name().equals(name));
        }

        @Override
        public void use(ActionContext context, Target target) {
            context.damage(target, Damage.physical(1));
        }
    }

    /** The attack in the last events. */
    static GameEvent.Attacked attacked(Scenario scenario) {
        return scenario.expectEventOf(GameEvent.Attacked.class);
    }
}
