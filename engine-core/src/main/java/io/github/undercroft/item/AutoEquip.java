package io.github.undercroft.item;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Entity;
import io.github.undercroft.GameEvent;
import io.github.undercroft.GameView;
import io.github.undercroft.Location;
import io.github.undercroft.Reaction;
import io.github.undercroft.event.Placed;

/**
 * Wears or wields whatever its owner takes up while nothing is in that slot, in the same turn. What the owner takes off stays
 * off. A reaction: O(things of the owner) for each thing that it gets.
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
            GameView game = context.view().game();
            game.entity(placed.thing())
                    .filter(thing -> Wearable.fitsAnEmptySlot(thing, game.things(self.id())))
                    .ifPresent(thing -> new Equip(thing.id()).perform(context));
        }
    }
}
