package io.github.undercroft.examples.descent;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.EntityId;
import io.github.undercroft.TurnView;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Haste;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.pathfinding.brain.Tend;
import io.github.undercroft.sense.Awareness;
import java.util.Optional;

/** In half of its turns it mends the friend in view that is hurt most, or hastes those that fight; else it does what another brain decides. */
record Aid(Brain other) implements Brain {

    /** As far as it sees. */
    private static final Tend MENDING = new Tend(2, 7);

    private static final int TURNS = 12;

    /** Hastes a friend. */
    record Hasten(EntityId friend) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.afflict(friend, Haste.of(TURNS));
            return ActionResult.succeeded();
        }
    }

    @Override
    public Decision decide(TurnView turn) {
        return Optional.of(turn)
                .filter(now -> now.random().nextBoolean())
                .flatMap(now -> MENDING.next(now).or(() -> hasten(now)))
                .map(Decision::act)
                .orElseGet(() -> after(other.decide(turn)));
    }

    private static Optional<Action> hasten(TurnView turn) {
        Awareness aware = Awareness.of(turn);
        return aware.allies().stream()
                .filter(each -> each.has(Brain.class) && !Lasting.has(each, EffectKind.HASTE))
                .filter(each -> !aware.enemies().isEmpty())
                .findFirst()
                .map(each -> new Hasten(each.id()));
    }

    private static Decision after(Decision decided) {
        return decided instanceof Decision.Act act && act.next().isPresent()
                ? Decision.act(act.action(), new Aid(act.next().get()))
                : decided;
    }
}
