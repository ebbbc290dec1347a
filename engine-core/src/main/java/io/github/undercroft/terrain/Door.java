package io.github.undercroft.terrain;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.Offer;
import io.github.undercroft.Offers;
import io.github.undercroft.Passage;
import io.github.undercroft.Refusal;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A door of wood. Closed, nothing passes or is seen through it; bumping into it opens it. It burns. */
public enum Door implements Flammable, Offers {
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

    @Override
    public int catching() {
        return 15;
    }

    @Override
    public int burning() {
        return 6;
    }

    @Override
    public Terrain burnt() {
        return Ground.FLOOR;
    }

    /** Why an actor can't handle that cell as a door of this kind: it is out of reach, or something else is there. */
    @Nullable
    Refusal whyNotAt(Point at, ActionContext context) {
        if (!context.view().isBeside(at)) {
            return new Refusal.OutOfReach(at);
        }
        Terrain terrain = context.board().terrainAt(at);
        return terrain == this ? null : new Refusal.WrongTerrain(at, terrain);
    }

    /** Offers to open or close each door of this kind next to the actor. */
    @Override
    public List<Offer> offers(TurnView turn) {
        ImmutableList.Builder<Offer> offers = ImmutableList.builder();
        for (Point at : turn.neighbours(this)) {
            offers.add(Offer.of(this == CLOSED ? new OpenDoor(at) : new CloseDoor(at)));
        }
        return offers.build();
    }
}
