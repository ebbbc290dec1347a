package io.github.undercroft.examples.descent;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Health;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Haste;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.sense.Awareness;
import java.util.List;
import java.util.Optional;

/** In half of its turns it mends friends in view that are hurt, or hastes those that fight; else it does what another brain decides. */
record Aid(Brain other) implements Brain {

    private static final int POINTS = 2;
    private static final int TURNS = 4;

    /** Mends or hastes a friend. */
    record Help(EntityId friend, boolean isHurt) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            if (isHurt) {
                context.heal(friend, POINTS);
            } else {
                context.afflict(friend, Haste.of(TURNS));
            }
            return ActionResult.succeeded();
        }
    }

    @Override
    public Decision decide(TurnView turn) {
        List<Entity> friends = turn.board().entities().stream()
                .filter(each -> each.has(Brain.class) && turn.spares(each) && !each.equals(turn.actor()))
                .filter(each -> turn.perception().orElseThrow().sees(each.id()))
                .toList();
        Optional<Action> help = friends.stream()
                .filter(Aid::isHurt)
                .findFirst()
                .<Action>map(each -> new Help(each.id(), true))
                .or(() -> Awareness.of(turn).enemies().isEmpty()
                        ? Optional.empty()
                        : friends.stream()
                                .filter(each -> !Lasting.has(each, EffectKind.HASTE))
                                .findFirst()
                                .map(each -> new Help(each.id(), false)));
        return help.filter(action -> turn.random().nextBoolean())
                .map(Decision::act)
                .orElseGet(() -> after(other.decide(turn)));
    }

    private static Decision after(Decision decided) {
        return decided instanceof Decision.Act act && act.next().isPresent()
                ? Decision.act(act.action(), new Aid(act.next().get()))
                : decided;
    }

    private static boolean isHurt(Entity friend) {
        return friend.get(Destructible.class).orElse(null) instanceof Health health
                && health.hitPoints() < health.max();
    }
}
