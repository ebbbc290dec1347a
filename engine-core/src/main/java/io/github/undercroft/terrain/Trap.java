package io.github.undercroft.terrain;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.Terrain;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A trap in the floor. It springs upon whoever comes into its cell and acts, but not upon who flies. Hidden, it is called and
 * looks like its floor, also to brains that look at what they perceive; {@link Search} finds it.
 *
 * @param state whether it is known, and whether it can still spring
 * @param after what springing makes of it
 * @param floor what it lies in, and looks like while it is hidden
 * @param consequences what befalls who comes, in this order
 */
public record Trap(State state, State after, Terrain floor, List<Consequence> consequences) implements Surprise {

    /** How a trap is. */
    public enum State {
        /** Nobody knows of it. */
        HIDDEN,
        /** It can be seen, and springs all the same. */
        FOUND,
        /** It has sprung and does not spring again. */
        SPENT
    }

    /** Copies the list; refuses a trap that springs back into hiding. */
    public Trap {
        Objects.requireNonNull(state, "state");
        Objects.requireNonNull(after, "after");
        Objects.requireNonNull(floor, "floor");
        Objects.requireNonNull(consequences, "consequences");
        consequences = ImmutableList.copyOf(consequences);
        if (after == State.HIDDEN) {
            throw new IllegalArgumentException("A trap that sprang is known; this one would be " + after
                    + ". Give FOUND, to spring again, or SPENT");
        }
    }

    /** @return a hidden trap that springs once */
    public static Trap hidden(Terrain floor, Consequence... consequences) {
        return new Trap(State.HIDDEN, State.SPENT, floor, ImmutableList.copyOf(consequences));
    }

    /** @return the same trap, springing again and again */
    public Trap again() {
        return new Trap(state, State.FOUND, floor, consequences);
    }

    /** @return the same trap in that state */
    public Trap as(State newState) {
        return new Trap(newState, after, floor, consequences);
    }

    @Override
    public String name() {
        return switch (state) {
            case HIDDEN -> floor.name();
            case FOUND -> "trap";
            case SPENT -> "sprung trap";
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

    @Override
    public void whenEntered(ActionContext context, Entity who) {
        Optional<Point> at = who.position();
        if (state != State.SPENT && at.isPresent() && Near.treads(who) && Near.isSomebody(who)) {
            befall(context, who, as(after), new Sprung(who.id(), at.get()));
        }
    }
}
