package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.PickUp;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.rules.Behaviour;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Goes to the nearest thing that it perceives and could carry, and takes it up there. Where somebody fills the cell it waits
 * beside it. For actors with an {@code Inventory}; what no way leads to is left alone.
 */
public enum Fetch implements Behaviour {
    /** The only value. */
    FETCH;

    @Override
    public Optional<Action> next(TurnView turn) {
        List<Point> places = new ArrayList<>();
        for (Entity thing : turn.perceived().entities()) {
            Optional<Point> at = PickUp.isPossible(turn, thing) ? thing.position() : Optional.empty();
            if (at.equals(Optional.of(turn.position()))) {
                return Optional.of(PickUp.all(thing.id()));
            }
            at.ifPresent(places::add);
        }
        return Errand.step(turn, places);
    }
}
