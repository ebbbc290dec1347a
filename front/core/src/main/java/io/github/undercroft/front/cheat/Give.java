package io.github.undercroft.front.cheat;

import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Location;

/** The actor gets a new thing. */
record Give(Blueprint what) implements Typed {
    @Override
    public String line() {
        return "give " + what.name();
    }

    @Override
    public ActionResult perform(ActionContext context) {
        return context.trySpawn(
                        what, new Location.CarriedBy(context.view().actor().id()))
                .toActionResult();
    }
}
