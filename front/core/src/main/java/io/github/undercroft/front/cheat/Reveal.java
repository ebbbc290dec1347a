package io.github.undercroft.front.cheat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.sense.Familiarity;
import io.github.undercroft.sense.Perceiver;
import io.github.undercroft.sense.Senses;
import java.util.List;

/**
 * Learns how the level is built. A memory knows that only if it does from its beginning, so the actor goes without senses for
 * a step, then begins with those of somebody who lives here, and goes on with its own. The things and creatures of this level
 * that it knew it sees again in between, each from its own cell; what it knew of other levels is lost.
 */
record Reveal() implements Typed {
    @Override
    public String line() {
        return "reveal";
    }

    @Override
    public String told() {
        return "You know now how this level is built.";
    }

    @Override
    public ActionResult perform(ActionContext context) {
        if (context.view().actor().get(Perceiver.class).orElse(null) instanceof Senses own) {
            List<EntityId> known = context.view().board().entities().stream()
                    .map(Entity::id)
                    .filter(id -> context.view().entity(id).isPresent())
                    .toList();
            Senses atHome = Senses.ofRadius(0).replacing(Familiarity.AT_HOME).through(known);
            context.clear(context.view().actor().id(), Perceiver.class);
            return ActionResult.continues(new Sense(ImmutableList.of(atHome, own)));
        }
        return ActionResult.succeeded();
    }

    /** Has each of these senses for a turn, and the last one from then on. */
    record Sense(List<Senses> turns) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.set(context.view().actor().id(), turns.get(0));
            return turns.size() == 1
                    ? ActionResult.succeeded()
                    : ActionResult.continues(new Sense(turns.subList(1, turns.size())));
        }
    }
}
