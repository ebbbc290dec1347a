package io.github.undercroft.examples.thieflike;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Entity;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Location;
import io.github.undercroft.TurnView;
import io.github.undercroft.item.Equip;
import io.github.undercroft.item.Wearable;
import java.util.List;
import java.util.Optional;

/** Wears or wields the first thing, by id, that is better than what is in its place. */
record WearBetter() implements Behaviour {
    @Override
    public Optional<Action> next(TurnView turn) {
        List<Entity> things = turn.things();
        for (Entity thing : things) {
            Optional<EquipmentSlot> slot = thing.get(Wearable.class).map(Wearable::on);
            if (slot.isPresent() && Gear.grade(thing) > gradeOfWorn(slot.get(), things)) {
                return Optional.of(new Equip(thing.id()));
            }
        }
        return Optional.empty();
    }

    private static int gradeOfWorn(EquipmentSlot slot, List<Entity> things) {
        return things.stream()
                .filter(each -> each.location() instanceof Location.WornBy worn
                        && worn.slot().equals(slot))
                .mapToInt(Gear::grade)
                .sum();
    }
}
