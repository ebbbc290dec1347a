package io.github.undercroft.door;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.Offer;
import io.github.undercroft.Offers;
import io.github.undercroft.Passage;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.dig.Bash;
import io.github.undercroft.dig.Breakable;
import io.github.undercroft.dig.Work;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.Key;
import io.github.undercroft.value.SavedAs;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A door with a lock. Bumping into it opens it, with a {@link io.github.undercroft.item.Key} of that name if it is locked.
 * Closed or locked, it can be bashed in. A door that is locked looks like it: it has
 * a name of its own, and so a look of its own.
 *
 * @param state how it is
 * @param key the name of the keys that fit
 * @param hitPoints what blows it takes, 1 or more; 0 for one that is broken
 */
public record LockableDoor(State state, String key, int hitPoints) implements Breakable, Offers {

    /** How a door is. */
    @SavedAs("door-state")
    public enum State {
        /** Stands open. */
        OPEN,
        /** Is shut, but not locked. */
        CLOSED,
        /** Is shut and locked. */
        LOCKED,
        /** Was bashed in: open for good. */
        BROKEN
    }

    /** Refuses a lock without a name, and hit points that do not go with the state. */
    public LockableDoor {
        Objects.requireNonNull(state, "state");
        Objects.requireNonNull(key, "key");
        if (key.isEmpty()) {
            throw new IllegalArgumentException("A lock needs the name of its keys, for example \"cellar\"");
        }
        if (state == State.BROKEN ? hitPoints != 0 : hitPoints < 1) {
            throw new IllegalArgumentException("A door has 1 or more hit points, a broken one 0; this is " + state
                    + " with " + hitPoints + ". Give " + (state == State.BROKEN ? "0" : "1 or more"));
        }
    }

    /** @return a door that is locked */
    public static LockableDoor locked(String key, int hitPoints) {
        return new LockableDoor(State.LOCKED, key, hitPoints);
    }

    /** @return the same door in another state */
    LockableDoor as(State other) {
        return new LockableDoor(other, key, hitPoints);
    }

    private boolean isShut() {
        return state == State.CLOSED || state == State.LOCKED;
    }

    @Override
    public String name() {
        return switch (state) {
            case OPEN -> "open door";
            case CLOSED -> "closed door";
            case LOCKED -> "locked door";
            case BROKEN -> "broken door";
        };
    }

    @Override
    public Passage passage() {
        return isShut() ? Passage.CLOSED : Passage.OPEN;
    }

    @Override
    public boolean transparent() {
        return !isShut();
    }

    @Override
    public int soundCost() {
        return isShut() ? 8 : 1;
    }

    @Override
    public Work work() {
        return Work.BASH;
    }

    /** A door that stands open, or is broken, stays as it is. */
    @Override
    public Terrain worked(int points) {
        if (!isShut()) {
            return this;
        }
        return points >= hitPoints
                ? new LockableDoor(State.BROKEN, key, 0)
                : new LockableDoor(state, key, hitPoints - points);
    }

    /** @return whether it lets that actor through or is opened by its bump: it is not locked, or the actor has a key to it */
    public boolean opensFor(TurnView by) {
        return state != State.LOCKED || Key.isHeldBy(by, by.actor().id(), key);
    }

    @Override
    public Optional<Action> whenBumped(TurnView by, Point at) {
        return isShut() ? Optional.of(new UseDoor(UseDoor.Handling.OPEN, at)) : Optional.empty();
    }

    /** Offers to open, close, lock or bash it wherever it is next to the actor. */
    @Override
    public List<Offer> offers(TurnView turn) {
        ImmutableList.Builder<Offer> offers = ImmutableList.builder();
        for (Point at : turn.neighbours(this)) {
            if (isShut()) {
                offers.add(Offer.of(new UseDoor(UseDoor.Handling.OPEN, at)), Offer.of(new Bash(at)));
            }
            if (state == State.OPEN) {
                offers.add(Offer.of(new UseDoor(UseDoor.Handling.CLOSE, at)));
            }
            if (state == State.CLOSED) {
                offers.add(Offer.of(new UseDoor(UseDoor.Handling.LOCK, at)));
            }
        }
        return offers.build();
    }
}
