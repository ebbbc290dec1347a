package io.github.undercroft.examples.descent.first;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Entity;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Location;
import io.github.undercroft.TurnView;
import io.github.undercroft.item.Equip;
import io.github.undercroft.item.Wearable;
import io.github.undercroft.sense.Awareness;
import java.util.List;
import java.util.Optional;

/** Wears or wields what is better than what is in its place, with no enemy in view. */
record TakeBetter() implements Behaviour {
    @Override
    public Optional<Action> next(TurnView turn) {
        List<Entity> things = turn.things();
        for (Entity thing : Awareness.of(turn).enemies().isEmpty() ? things : List.<Entity>of()) {
            Optional<EquipmentSlot> slot = thing.get(Wearable.class).map(Wearable::on);
            if (slot.isPresent() && Armoury.rank(thing) > rankOfWorn(slot.get(), things)) {
                return Optional.of(new Equip(thing.id()));
            }
        }
        return Optional.empty();
    }

    private static int rankOfWorn(EquipmentSlot slot, List<Entity> things) {
        return things.stream()
                .filter(each -> each.location() instanceof Location.WornBy worn
                        && worn.slot().equals(slot))
                .mapToInt(Armoury::rank)
                .findFirst()
                .orElse(-1);
    }
}
