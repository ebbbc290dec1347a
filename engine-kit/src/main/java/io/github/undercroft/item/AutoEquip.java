package io.github.undercroft.item;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Entity;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Location;
import io.github.undercroft.Look;
import io.github.undercroft.Reaction;
import io.github.undercroft.TurnView;
import io.github.undercroft.event.Placed;

/**
 * Wears or wields whatever its owner takes up while nothing is in that slot, in the same turn, but what the owner knows to be {@link
 * Cursed}, and what it does not know ({@link io.github.undercroft.kind.UnknownKinds}). What the owner takes off stays off. A
 * reaction: O(things of the owner) for each thing that it gets.
 *
 * <pre>{@code
 * Blueprint.player("you").with(Inventory.of(20)).with(new AutoEquip())
 * }</pre>
 */
public record AutoEquip() implements Reaction {

    @Override
    public void react(ActionContext context, Entity self, GameEvent event) {
        if (event instanceof Placed placed
                && placed.to().equals(new Location.CarriedBy(self.id()))
                && !(placed.from() instanceof Location.WornBy)) {
            TurnView turn = context.view();
            turn.entity(placed.thing())
                    .filter(thing -> Wearable.fitsAnEmptySlot(thing, turn.things()) && isKnown(thing, context))
                    .ifPresent(thing -> new Equip(thing.id()).perform(context));
        }
    }

    /** Whether its owner takes a thing for what it is, or for something that has a use while it is worn. */
    private static boolean isKnown(Entity seeming, ActionContext context) {
        boolean hasUse = seeming.components().stream()
                .anyMatch(each -> !(each instanceof Look
                        || each instanceof Wearable
                        || each instanceof Usable
                        || each instanceof StackSize
                        || each instanceof Weight));
        return hasUse
                || context.game()
                        .entity(seeming.id())
                        .filter(thing -> thing.components().equals(seeming.components()))
                        .isPresent();
    }
}
