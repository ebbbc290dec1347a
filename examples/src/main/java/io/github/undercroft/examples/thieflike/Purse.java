package io.github.undercroft.examples.thieflike;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Location;
import io.github.undercroft.Reaction;
import io.github.undercroft.event.CellEvent;
import io.github.undercroft.event.EntityEvent;
import io.github.undercroft.event.Moved;
import io.github.undercroft.event.TravelEvent;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.Stacks;
import java.util.List;

/**
 * Makes a thing a purse: it collects the gold that its bearer steps onto. It drops where a thief dies, so the score
 * outlives the thief.
 *
 * @param gold how many pieces, which is the score
 */
record Purse(int gold) implements Reaction {

    static final Blueprint EMPTY = Blueprint.item("purse").with(Colours.GOLD).with(new Purse(0));

    /** An actor put gold into a purse. */
    record Filled(EntityId who, Point at, int gold) implements EntityEvent, CellEvent {}

    @Override
    public void react(ActionContext context, Entity self, GameEvent event) {
        if (self.location() instanceof Location.CarriedBy carried && isComing(carried.bearer(), event)) {
            Point here = context.view().position();
            List<Entity> found = context.board().entitiesAt(here).stream()
                    .filter(each -> each.name().equals(Gear.GOLD))
                    .toList();
            int pieces = found.stream().mapToInt(Stacks::count).sum();
            if (pieces > 0) {
                found.forEach(each -> context.remove(each.id()));
                context.set(self.id(), new Purse(gold + pieces));
                context.emit(new Filled(carried.bearer(), here, pieces));
            }
        }
    }

    private static boolean isComing(EntityId who, GameEvent event) {
        return (event instanceof Moved || event instanceof TravelEvent.Arrived)
                && event.involved().contains(who);
    }

    /** The number of pieces of gold in the purses among those things. */
    static int goldIn(List<Entity> things) {
        return things.stream()
                .flatMap(each -> Reaction.Several.find(each, Purse.class).stream())
                .mapToInt(Purse::gold)
                .sum();
    }
}
