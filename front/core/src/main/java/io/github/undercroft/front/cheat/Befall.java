package io.github.undercroft.front.cheat;

import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.effect.Afflict;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.effect.Heal;

/** The consequence befalls the actor itself. */
record Befall(Consequence what) implements Typed {
    @Override
    public String line() {
        return what instanceof Heal ? "heal" : "god " + (what instanceof Afflict ? "on" : "off");
    }

    @Override
    public String told() {
        if (what instanceof Heal) {
            return "All your wounds are healed.";
        }
        return what instanceof Afflict ? "Nothing harms you from now on." : "You can be harmed again.";
    }

    @Override
    public ActionResult perform(ActionContext context) {
        what.befall(context, context.view().actor().id());
        return ActionResult.succeeded();
    }
}
