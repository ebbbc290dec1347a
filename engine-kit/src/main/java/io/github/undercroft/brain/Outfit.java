package io.github.undercroft.brain;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Entity;
import io.github.undercroft.TurnView;
import io.github.undercroft.item.Equip;
import io.github.undercroft.item.PickUp;
import io.github.undercroft.item.Wearable;
import io.github.undercroft.value.SavedAs;
import java.util.List;
import java.util.Optional;

/**
 * A behaviour that wears carried things in empty slots, then picks up things at its feet that it can carry; each time the
 * first thing by id. It does not know which of two swords is better.
 */
@SavedAs(constant = "OUTFIT")
public record Outfit() implements Behaviour {
    @Override
    public Optional<Action> next(TurnView turn) {
        List<Entity> things = turn.things();
        for (Entity thing : things) {
            if (Wearable.fitsAnEmptySlot(thing, things)) {
                return Optional.of(new Equip(thing.id()));
            }
        }
        for (Entity thing : turn.board().entitiesAt(turn.position())) {
            if (PickUp.isPossible(turn, thing)) {
                return Optional.of(PickUp.all(thing.id()));
            }
        }
        return Optional.empty();
    }
}
