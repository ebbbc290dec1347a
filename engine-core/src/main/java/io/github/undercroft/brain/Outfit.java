package io.github.undercroft.brain;

import io.github.undercroft.item.Equip;
import io.github.undercroft.item.PickUp;
import io.github.undercroft.item.Wearable;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EquipmentSlot;
import io.github.undercroft.model.Location;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.rules.Behaviour;
import java.util.List;
import java.util.Optional;

/**
 * Wears what it carries for a place of the body where it wears nothing, then takes up what lies at its feet and it can
 * carry; each the first thing by id. It does not know which of two swords is better.
 */
public enum Outfit implements Behaviour {
    /** The only value. */
    OUTFIT;

    @Override
    public Optional<Action> next(TurnView turn) {
        List<Entity> things = turn.game().things(turn.actor().id());
        for (Entity thing : things) {
            if (fits(thing, things)) {
                return Optional.of(new Equip(thing.id()));
            }
        }
        for (Entity thing : turn.perceived().entitiesAt(turn.position())) {
            if (PickUp.isPossible(turn, thing)) {
                return Optional.of(PickUp.all(thing.id()));
            }
        }
        return Optional.empty();
    }

    private static boolean fits(Entity thing, List<Entity> things) {
        Optional<EquipmentSlot> slot = thing.get(Wearable.class).map(Wearable::on);
        return slot.isPresent() && thing.location() instanceof Location.CarriedBy && !isWornOn(slot.get(), things);
    }

    private static boolean isWornOn(EquipmentSlot slot, List<Entity> things) {
        for (Entity each : things) {
            if (each.location() instanceof Location.WornBy worn && worn.slot().equals(slot)) {
                return true;
            }
        }
        return false;
    }
}
