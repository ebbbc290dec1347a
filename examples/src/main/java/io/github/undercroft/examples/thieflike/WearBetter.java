package io.github.undercroft.examples.thieflike;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Entity;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Location;
import io.github.undercroft.Reaction;
import io.github.undercroft.event.Placed;
import io.github.undercroft.item.Equip;
import io.github.undercroft.item.Wearable;
import java.util.List;

/**
 * Wears or wields what its owner takes up, in the same turn, if it is better than what is in its place. What the owner takes
 * off stays off.
 */
record WearBetter() implements Reaction {

    @Override
    public void react(ActionContext context, Entity self, GameEvent event) {
        if (event instanceof Placed placed
                && placed.to().equals(new Location.CarriedBy(self.id()))
                && !(placed.from() instanceof Location.WornBy)) {
            List<Entity> things = context.view().things();
            things.stream()
                    .filter(each -> each.id().equals(placed.thing()) && Gear.grade(each) > gradeInPlaceOf(each, things))
                    .forEach(better -> new Equip(better.id()).perform(context));
        }
    }

    private static int gradeInPlaceOf(Entity thing, List<Entity> things) {
        return things.stream()
                .filter(each -> each.location() instanceof Location.WornBy
                        && each.get(Wearable.class).equals(thing.get(Wearable.class)))
                .mapToInt(Gear::grade)
                .sum();
    }
}
