package io.github.undercroft.memory;

import io.github.undercroft.Body;
import io.github.undercroft.Component;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Optional;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * How an entity looked at some moment. It does not change any more; two are equal if they show the same. Shares its components
 * with the engine, which replaces them and never writes into them.
 */
public final class Picture implements Entity {

    private final EntityId id;
    private final String name;
    private final Components components;
    private final Location location;
    /** Whether it shows somebody that leaves the game at that moment. */
    private final boolean isLast;
    /** What it adds to a hash, once somebody asked. Forks in other threads share it; all would write an equal one. */
    private @Nullable Digest digest;

    /** Takes the components as they are. */
    public Picture(EntityId id, String name, Components components, Location location) {
        this(id, name, components, location, false);
    }

    private Picture(EntityId id, String name, Components components, Location location, boolean isLast) {
        this.isLast = isLast;
        this.id = id;
        this.name = name;
        this.components = components;
        this.location = location;
    }

    /** Makes a picture of components in the order of their slots. */
    public static Picture of(EntityId id, String name, List<Component> components, Location location) {
        Class<?>[] slots = new Class<?>[components.size()];
        for (int i = 0; i < slots.length; i++) {
            slots[i] = components.get(i).slot();
        }
        return new Picture(id, name, Components.of(slots, components.toArray(new Component[0])), location);
    }

    /**
     * An equal picture that is another object, to lie on a cell for somebody who is not in view: so it is not taken for the one that
     * is seen there later.
     */
    Picture unseen() {
        return new Picture(id, name, components, location);
    }

    /** @return an equal one of somebody that leaves the game where it is shown, and is not alive any more */
    public Picture last() {
        return new Picture(id, name, components, location, true);
    }

    /** What it adds to a hash, found out once. */
    long digest(ToLongFunction<Picture> made) {
        Digest known = digest;
        if (known == null) {
            known = new Digest(made.applyAsLong(this));
            digest = known;
        }
        return known.value;
    }

    /** A number that other threads see whole or not at all. */
    private record Digest(long value) {}

    /** Whether it was on that cell, with one of its cells at least. */
    boolean fills(int x, int y) {
        return location instanceof Location.OnLevel on
                && (isLarge()
                        ? footprint().fills(on.cell(), new Point(x, y))
                        : on.cell().x() == x && on.cell().y() == y);
    }

    /** Whether it fills several cells, one of which is in view. */
    boolean isPartlyIn(SeenCells view) {
        return isLarge() && cells().stream().anyMatch(cell -> view.isSet(cell.x(), cell.y()));
    }

    /** Whether it fills several cells. */
    boolean isLarge() {
        return find(Body.class) != null && !footprint().isOneCell();
    }

    <T extends Component> @Nullable T find(Class<T> slot) {
        return components.find(slot);
    }

    @Override
    public EntityId id() {
        return id;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public <T extends Component> Optional<T> get(Class<T> slot) {
        T found = find(slot);
        if (found == null) {
            components.requireNone(slot);
        }
        return Optional.ofNullable(found);
    }

    @Override
    public boolean has(Class<? extends Component> slot) {
        boolean isThere = components.indexOf(slot) >= 0;
        if (!isThere) {
            components.requireNone(slot);
        }
        return isThere;
    }

    @Override
    public List<Component> components() {
        return components.list();
    }

    /** Its components, as the engine keeps them. */
    public Components kept() {
        return components;
    }

    @Override
    public Location location() {
        return location;
    }

    /** Whether it was alive when it was seen. */
    @Override
    public boolean isAlive() {
        return !isLast && !(location instanceof Location.Nowhere);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Picture picture
                && id.equals(picture.id)
                && name.equals(picture.name)
                && components.areEqual(picture.components)
                && location.equals(picture.location);
    }

    @Override
    public int hashCode() {
        return id.hashCode() * 31 + location.hashCode();
    }

    @Override
    public String toString() {
        return name + " " + id + " as seen at " + location;
    }
}
