package io.github.undercroft;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Footprint;
import io.github.undercroft.value.inner.FaultyValueException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * One thing in the game: an actor, an item, a barrel. This is a read-only handle that is always up to date. Between turns
 * keep the {@link #id()}, not the handle: a fork has handles of its own.
 */
public interface Entity {

    /** @return its id, for the whole game */
    EntityId id();

    /** @return its name, from its blueprint */
    String name();

    /**
     * The component in that slot, such as {@code Destructible.class} for what has hit points.
     *
     * @throws IllegalArgumentException if it has a component of that class in another slot, as {@code Health} is in that of {@code Destructible}
     */
    <T extends Component> Optional<T> get(Class<T> slot);

    /**
     * Whether there is a component in that slot.
     *
     * @throws IllegalArgumentException if it has a component of that class in another slot
     */
    boolean has(Class<? extends Component> slot);

    /** @return all components, in the order in which their slots were first filled */
    List<Component> components();

    /** @return whether one of its components is {@link Bumpable}, whatever use that has now */
    default boolean isBumpable() {
        List<Component> all = components();
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i) instanceof Bumpable) {
                return true;
            }
        }
        return false;
    }

    /** @return what walking into it does instead of a step: the first use that one of its {@link Bumpable} components has */
    default Optional<Action> whenBumped(TurnView by) {
        for (Component component : components()) {
            if (component instanceof Bumpable bumpable) {
                Optional<Action> use = use(bumpable, by);
                if (use.isPresent()) {
                    return use;
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Action> use(Bumpable bumpable, TurnView by) {
        try {
            return Objects.requireNonNull(
                    bumpable.whenBumped(by, this), "whenBumped() returned null; return empty if there is no use");
        } catch (Throwable thrown) {
            throw new FaultyValueException("bumping into", bumpable, thrown);
        }
    }

    /** @return where it is; {@link Location.Nowhere} once it has left the game */
    Location location();

    /** @return the cell on which it stands or lies; empty while it is carried, worn or gone */
    default Optional<Point> position() {
        return location() instanceof Location.OnLevel on ? Optional.of(on.cell()) : Optional.empty();
    }

    /** @return the cells that it fills wherever it is: one, if it fills none or has no {@link Body} */
    default Footprint footprint() {
        return has(Blocks.class) ? get(Body.class).map(Body::footprint).orElse(Footprint.ONE_CELL) : Footprint.ONE_CELL;
    }

    /** @return the cells that it fills, row by row: more than one with a {@link Body}; empty while it is carried, worn or gone */
    default List<Point> cells() {
        return position().map(footprint()::cells).orElse(ImmutableList.of());
    }

    /** @return the one of its {@link #cells()} that is nearest to that cell, which is its {@link #position()} if it has only one */
    default Optional<Point> nearest(Point to) {
        return position().map(at -> footprint().nearest(at, to));
    }

    /** @return whether it is still part of the game */
    boolean isAlive();
}
