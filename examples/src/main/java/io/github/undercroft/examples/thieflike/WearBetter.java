package io.github.undercroft.examples.thieflike;

import io.github.undercroft.item.Equip;
import io.github.undercroft.item.Wearable;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EquipmentSlot;
import io.github.undercroft.model.Location;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.rules.Behaviour;
import java.util.List;
import java.util.Optional;

/** Wears or wields the first thing, by id, that is better than what is in its place. */
enum WearBetter implements Behaviour {
    /** The only value. */
    WEAR_BETTER;

    @Override
    public Optional<Action> next(TurnView turn) {
        List<Entity> things = turn.game().things(turn.actor().id());
        return things.stream()
                .filter(thing -> thing.get(Wearable.class)
                        .filter(wearable -> Gear.grade(thing) > gradeOfWorn(wearable.on(), things))
                        .isPresent())
                .findFirst()
                .map(better -> new Equip(better.id()));
    }

    private static int gradeOfWorn(EquipmentSlot slot, List<Entity> things) {
        return things.stream()
                .filter(each -> each.location() instanceof Location.WornBy worn
                        && worn.slot().equals(slot))
                .mapToInt(Gear::grade)
                .findFirst()
                .orElse(0);
    }
}
