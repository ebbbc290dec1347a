package io.github.undercroft.combat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Aim;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Board;
import io.github.undercroft.Damage;
import io.github.undercroft.EntityId;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Faction;
import io.github.undercroft.Location;
import io.github.undercroft.Target;
import io.github.undercroft.TurnView;
import io.github.undercroft.Weapon;
import io.github.undercroft.event.Attacked;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
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
        return LEGEND.replacing('@', Blueprint.player("you").with(Health.of(10)).with(weapon));
    }

    /** The hero without one. */
    static Legend unarmed() {
        return LEGEND.replacing('@', Blueprint.player("you").with(Health.of(10)));
    }

    static LinearWeapon line(int range, AllyPolicy allies) {
        return new LinearWeapon(range, 1, allies);
    }

    /** What the hero's view of a turn answers. */
    static <T> T asked(Scenario scenario, Function<TurnView, T> question) {
        List<T> answers = new ArrayList<>();
        scenario.play(new Asking(context -> answers.add(question.apply(context.view()))));
        return answers.get(0);
    }

    /** What the hero's weapon has in its sights. */
    static Optional<Target> sights(Scenario scenario, Aim aim) {
        List<Optional<Target>> answers = new ArrayList<>();
        scenario.play(new Asking(context -> answers.add(context.view()
                .weapon()
                .orElseThrow()
                .target(context.board(), context.view(), context.view().position(), aim))));
        return answers.get(0);
    }

    /** Whom the hero's weapon would hit; empty for nobody. */
    static Optional<EntityId> struck(Scenario scenario, Aim aim) {
        return sights(scenario, aim).map(target -> target.struck().get(0));
    }

    private record Asking(Consumer<ActionContext> question) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            question.accept(context);
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
        public Optional<Target> target(Board board, TurnView turn, Point from, Aim aim) {
            return turn.firstAlong(
                    board, from, aim, reach, entity -> entity.name().equals(name));
        }

        @Override
        public void use(ActionContext context, Target target) {
            context.damage(target, Damage.physical(1));
        }
    }

    /** The attack in the last events. */
    static Attacked attacked(Scenario scenario) {
        return scenario.expectEventOf(Attacked.class);
    }
}
