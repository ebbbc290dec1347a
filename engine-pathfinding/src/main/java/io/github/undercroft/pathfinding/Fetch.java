package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.PickUp;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.rules.Behaviour;
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
        List<Entity> things = turn.perceived().entities().stream()
                .filter(thing -> PickUp.isPossible(turn, thing))
                .toList();
        List<Point> places =
                things.stream().flatMap(thing -> thing.position().stream()).toList();
        int here = places.indexOf(turn.position());
        return here >= 0 ? Optional.of(PickUp.all(things.get(here).id())) : Errand.step(turn, places);
    }
}
