package io.github.undercroft.kind;

import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Entity;
import io.github.undercroft.item.Usable;

/** In the place of a use that is not known: it can be tried, and what comes of it nobody can imagine. */
public record Untried() implements Usable {
    /** @return whether what a thing does is not known */
    public static boolean is(Entity thing) {
        return thing.get(Usable.class).orElse(null) instanceof Untried;
    }

    @Override
    public ActionResult use(ActionContext context, Entity thing) {
        return ActionResult.succeeded();
    }
}
