package io.github.undercroft.trap;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.ActionContext;
import io.github.undercroft.Brain;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Moves;
import io.github.undercroft.Terrain;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.event.CellEvent;
import io.github.undercroft.event.EntityEvent;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.value.SavedAs;
import java.util.List;
import java.util.Objects;

/**
 * A trap in the floor. It springs on actors that enter its cell, except flyers. While it is hidden, it has the name and
 * the look of its floor, also for brains; {@link Search} finds it. In grass that burns, its cell burns as the grass does, and it is hidden in the
 * ash.
 *
 * @param kind what it is called once it is known, such as "trap" or "dart trap"
 * @param state whether it is known, and whether it can still spring
 * @param after its state after springing
 * @param floor the floor that it lies in, and looks like while it is hidden
 * @param consequences the consequences for the actor, in this order
 */
public record Trap(String kind, State state, State after, Terrain floor, List<Consequence> consequences)
        implements Surprise {

    /** How a trap is. */
    @SavedAs("trap-state")
    public enum State {
        /** Nobody knows of it. */
        HIDDEN,
        /** It can be seen, and can still spring. */
        FOUND,
        /** It has sprung and does not spring again. */
        SPENT
    }

    /** Copies the list; refuses a trap that springs back into hiding. */
    public Trap {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(state, "state");
        Objects.requireNonNull(after, "after");
        Objects.requireNonNull(floor, "floor");
        Objects.requireNonNull(consequences, "consequences");
        consequences = ImmutableList.copyOf(consequences);
        if (kind.isBlank()) {
            throw new IllegalArgumentException("A trap needs a name, such as \"dart trap\"; this one is blank");
        }
        if (after == State.HIDDEN) {
            throw new IllegalArgumentException(
                    "A sprung trap is known; this one would be " + after + ". Give FOUND, to spring again, or SPENT");
        }
    }

    /** @return a hidden trap that springs once */
    public static Trap hidden(Terrain floor, Consequence... consequences) {
        return new Trap("trap", State.HIDDEN, State.SPENT, floor, ImmutableList.copyOf(consequences));
    }

    /** @return the same trap, springing again and again */
    public Trap again() {
        return new Trap(kind, state, State.FOUND, floor, consequences);
    }

    /** @return the same trap, called so once it is known */
    public Trap named(String newKind) {
        return new Trap(newKind, state, after, floor, consequences);
    }

    /** @return the same trap in that state */
    public Trap as(State newState) {
        return new Trap(kind, newState, after, floor, consequences);
    }

    @Override
    public Trap in(Terrain other) {
        return new Trap(kind, state, after, other, consequences);
    }

    @Override
    public String name() {
        return switch (state) {
            case HIDDEN -> floor.name();
            case FOUND -> kind;
            case SPENT -> "sprung " + kind;
        };
    }

    @Override
    public Terrain appearance() {
        return state == State.HIDDEN ? floor.appearance() : this;
    }

    /** It is once it was found, until it is spent. */
    @Override
    public boolean isHarmful() {
        return state == State.FOUND;
    }

    /** Only a step onto it springs it. */
    @Override
    public boolean harmsWhoStands() {
        return false;
    }

    @Override
    public void whenEntered(ActionContext context, Entity who) {
        if (state != State.SPENT && !Moves.canFly(who) && who.has(Brain.class)) {
            befall(context, who, as(after), new Sprung(who.id(), context.place()));
        }
    }

    /** An entity sprang a trap in the floor. */
    public record Sprung(EntityId who, Point at) implements EntityEvent, CellEvent {
        public Sprung {
            Objects.requireNonNull(who, "who");
            Objects.requireNonNull(at, "at");
        }

        @Override
        public int loudness() {
            return 8;
        }
    }
}
