package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Entity;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.PickUp;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A behaviour that goes to the nearest thing that it perceives and could carry, and picks it up. For actors with an {@code
 * Inventory}; things that cannot be reached are left alone.
 *
 * <p>If somebody stands in the only way or on the thing, it waits for as long as its {@link Patience} lasts, and changes
 * places with an ally. It may wait for 60 turns again once it has picked something up.
 *
 * @param patience the patience that is left
 */
public record Fetch(Patience patience) implements Behaviour {

    public Fetch {
        Objects.requireNonNull(patience, "patience");
    }

    /** The behaviour at the start. */
    public Fetch() {
        this(Patience.FRESH);
    }

    @Override
    public Optional<Action> next(TurnView turn) {
        List<Point> places = new ArrayList<>();
        for (Entity thing : turn.board().entities()) {
            Optional<Point> at = PickUp.isPossible(turn, thing) ? thing.position() : Optional.empty();
            if (at.isPresent() && Anchors.isOn(turn, at.get())) {
                return Optional.of(PickUp.all(thing.id()));
            }
            at.ifPresent(places::add);
        }
        return Errand.step(turn, places, patience.on(turn.board()));
    }

    @Override
    public Fetch afterwards(TurnView turn, Action chosen) {
        Patience now = patience.on(turn.board());
        Patience next =
                chosen instanceof PickUp ? now.renewed() : Errand.afterStep(turn, chosen, now, () -> places(turn));
        return next.equals(patience) ? this : new Fetch(next);
    }

    private static List<Point> places(TurnView turn) {
        return turn.board().entities().stream()
                .filter(thing -> PickUp.isPossible(turn, thing))
                .flatMap(thing -> thing.position().stream())
                .toList();
    }
}
