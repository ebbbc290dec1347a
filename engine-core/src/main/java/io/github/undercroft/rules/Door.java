package io.github.undercroft.rules;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Offer;
import io.github.undercroft.model.Offers;
import io.github.undercroft.model.Passage;
import io.github.undercroft.model.Terrain;
import io.github.undercroft.model.TurnView;
import java.util.List;
import java.util.Optional;

/** A door. Closed, nothing passes or is seen through it; bumping into it opens it. */
public enum Door implements Terrain, Offers {
    /** Stands open. */
    OPEN,
    /** Is shut, not locked. */
    CLOSED;

    @Override
    public Passage passage() {
        return this == OPEN ? Passage.OPEN : Passage.CLOSED;
    }

    @Override
    public boolean transparent() {
        return this == OPEN;
    }

    @Override
    public int soundCost() {
        return this == OPEN ? 1 : 8;
    }

    @Override
    public Optional<Action> whenBumped(TurnView by, Point at) {
        return this == CLOSED ? Optional.of(new OpenDoor(at)) : Optional.empty();
    }

    /** Offers to open or close each door of this kind next to the actor. */
    @Override
    public List<Offer> offers(TurnView turn) {
        ImmutableList.Builder<Offer> offers = ImmutableList.builder();
        for (Direction direction : Direction.all()) {
            Point at = turn.position().step(direction);
            if (turn.board().terrainAt(at) == this) {
                offers.add(Offer.of(this == CLOSED ? new OpenDoor(at) : new CloseDoor(at)));
            }
        }
        return offers.build();
    }
}
