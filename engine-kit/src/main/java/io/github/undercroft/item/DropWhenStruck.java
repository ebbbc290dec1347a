package io.github.undercroft.item;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Entity;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Location;
import io.github.undercroft.Reaction;
import io.github.undercroft.event.Damaged;

/** Drops all that it carries where it stands, when it is damaged: for thieves. What it wears it keeps. */
public record DropWhenStruck() implements Reaction {

    @Override
    public void react(ActionContext context, Entity self, GameEvent event) {
        if (event instanceof Damaged damaged
                && damaged.who().equals(self.id())
                && self.location() instanceof Location.OnLevel here) {
            for (Entity thing : context.game().things(self.id())) {
                if (thing.location().equals(new Location.CarriedBy(self.id()))) {
                    Stacks.move(context, thing, StackSize.ALL, here);
                }
            }
        }
    }
}
