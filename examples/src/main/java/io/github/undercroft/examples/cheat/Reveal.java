package io.github.undercroft.examples.cheat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.sense.Familiarity;
import io.github.undercroft.sense.Perceiver;
import io.github.undercroft.sense.Senses;
import java.util.List;

/**
 * Learns how the level is built. The actor forgets all else, as a memory is complete only from its beginning: it goes
 * without senses for a step, then begins with those of somebody who lives here, and goes on with its own.
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
            context.clear(context.view().actor().id(), Perceiver.class);
            return ActionResult.continues(new Sense(ImmutableList.of(own.replacing(Familiarity.AT_HOME), own)));
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
