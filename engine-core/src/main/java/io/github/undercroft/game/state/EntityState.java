package io.github.undercroft.game.state;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.Component;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.memory.Memory;
import io.github.undercroft.memory.Picture;
import io.github.undercroft.sense.Perceiver;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The state of one entity, and the handle that authors see. Written only by {@code EntityWriter} (components, location,
 * life), {@code Plans} (submitted input and unfinished action), {@code Recollections} (memory), {@link Belongings} and
 * {@link CellIndex} (links of their chains), {@code Births} (who summoned it), and {@code StateParts}, which reads it back. A test of the build checks
 * this list. It caches what can be derived from its state. Forks share the slots.
 */
public final class EntityState implements Entity {

    public final EntityId id;
    public final long key;
    public final String name;
    /** Its components. */
    public Slots slots;

    public Location location = Location.NOWHERE;
    /**
     * Where it was last, while it is carried or gone; null while it is on a cell, since then its location says where.
     */
    public Location.@Nullable OnLevel placeLeft;
    /** The level of its cell, cached when first asked for; null while it is on none. */
    private @Nullable Level here;
    /** The next thing on the same cell, by id; only for entities that do not block the cell. */
    @Nullable
    public EntityState nextOnCell;
    /** The number of things that it carries or wears. */
    public int burden;
    /** The first of these things by id, once {@link Belongings} has linked them. */
    @Nullable
    EntityState firstThing;
    /** The next thing of the same bearer, by id. */
    @Nullable
    public EntityState nextThing;

    public boolean alive;
    /** Notes of indices and phases; made when there is something to note. */
    private @Nullable EntityNotes notes;
    /** The number of turns that it has decided; its own random numbers depend on it. */
    public long decisions;
    /** The submitted input that has not been used yet. */
    @Nullable
    public Action input;

    @Nullable
    public Action unfinished;

    public boolean unfinishedIsInput;
    /** Its view of the game; made when it first acts. */
    private @Nullable TurnView view;
    /** Its memory, once it has perceived anything; written only at the end of a step. */
    @Nullable
    public Memory memory;

    /** Its memories of other levels, by number; copied before they are written to again. */
    public ImmutableList<Memory> otherMemories = ImmutableList.of();
    /** The senses with which it looked around last, which are its present ones between two steps. */
    @Nullable
    public Perceiver lookedWith;
    /** What its view was computed from. */
    @Nullable
    public Vantage vantage;
    /** How it looks, cached until it changes. */
    private @Nullable Picture picture;
    /** The hash of its state, valid while {@code hashed}. */
    private long hash;

    private boolean hashed;

    public EntityState(EntityId id, String name, Slots slots) {
        this.id = id;
        this.key = id.key();
        this.name = name;
        this.slots = slots;
    }

    /** The same entity for a fork; both share what never changes. */
    public EntityState copy() {
        EntityState copy = copyAsSeen();
        copy.burden = burden;
        copy.decisions = decisions;
        copy.input = input;
        copy.unfinished = unfinished;
        copy.unfinishedIsInput = unfinishedIsInput;
        copy.memory = memory == null ? null : memory.fork();
        copy.otherMemories = otherMemories;
        copy.lookedWith = lookedWith;
        copy.vantage = vantage;
        copy.hash = hash;
        copy.hashed = hashed;
        return copy;
    }

    /** A copy without what others cannot see: memory, plans and belongings. */
    public EntityState copyAsSeen() {
        EntityState copy = new EntityState(id, name, slots);
        copy.location = location;
        copy.placeLeft = placeLeft;
        copy.alive = alive;
        copy.picture = picture;
        return copy;
    }

    /** The same with another name and other components. */
    public EntityState copyAs(String otherName, Slots components) {
        EntityState copy = new EntityState(id, otherName, components);
        copy.location = location;
        copy.placeLeft = placeLeft;
        copy.alive = alive;
        return copy;
    }

    /** Whether it still looks as in a picture of it. */
    @SuppressWarnings("ReferenceEquality") // the same look is the same object
    public boolean isAsIn(Picture taken) {
        return picture == taken;
    }

    /** An entity as a picture shows it. */
    public static EntityState of(Picture picture) {
        EntityState shown = new EntityState(picture.id(), picture.name(), Slots.of(picture.components()));
        shown.location = picture.location();
        shown.alive = true;
        shown.picture = picture;
        return shown;
    }

    public EntityNotes notes() {
        EntityNotes known = notes;
        if (known == null) {
            known = new EntityNotes();
            notes = known;
        }
        return known;
    }

    /** Its notes, if it has any. */
    @Nullable
    public EntityNotes knownNotes() {
        return notes;
    }

    /** Whether it is in the game and has senses. */
    public boolean perceives() {
        return alive && slots.observer != null;
    }

    /** Where it is or was last; null if it was never on a level. */
    public Location.@Nullable OnLevel lastPlace() {
        return location instanceof Location.OnLevel on ? on : placeLeft;
    }

    /** The view of this actor; made at the first call. The maker must always be the same. */
    public TurnView view(ViewMaker maker) {
        TurnView known = view;
        if (known == null) {
            known = maker.viewFor(this);
            view = known;
        }
        return known;
    }

    /** Makes the views of actors. */
    public interface ViewMaker {
        TurnView viewFor(EntityState actor);
    }

    /** What it remembers of the level where it looked around last; null if it never perceived anything. */
    @Nullable
    public Memory memory() {
        return memory;
    }

    /** What it remembers of other levels, by number. */
    public ImmutableList<Memory> otherMemories() {
        return otherMemories;
    }

    /** How it looks now. */
    public Picture picture() {
        Picture known = picture;
        if (known == null) {
            known = slots.picture(id, name, location);
            picture = known;
        }
        return known;
    }

    /** Drops caches after its location or its components changed. */
    public void changed() {
        hashed = false;
        picture = null;
    }

    /** Drops the hash after its state changed, though it looks the same. */
    public void forgetHash() {
        hashed = false;
    }

    /** Whether the hash of its state is known. */
    public boolean isHashed() {
        return hashed;
    }

    public long hash() {
        return hash;
    }

    /** Keeps the hash of its state until that changes. */
    public void keepHash(long now) {
        hash = now;
        hashed = true;
    }

    /** The level of its cell, if that is cached. */
    @Nullable
    Level knownLevel() {
        return here;
    }

    /** Caches the level of its cell; null when it goes to another one. */
    public void keepLevel(@Nullable Level level) {
        here = level;
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
        T found = slots.find(slot);
        if (found == null) {
            slots.components().requireNone(slot);
        }
        return Optional.ofNullable(found);
    }

    @Override
    public boolean has(Class<? extends Component> slot) {
        boolean isThere = slots.indexOf(slot) >= 0;
        if (!isThere) {
            slots.components().requireNone(slot);
        }
        return isThere;
    }

    @Override
    public List<Component> components() {
        return slots.list();
    }

    @Override
    public Optional<Action> whenBumped(TurnView by) {
        return slots.isBumpable() ? Entity.super.whenBumped(by) : Optional.empty();
    }

    @Override
    public List<Point> cells() {
        return location instanceof Location.OnLevel on ? slots.cells(on.cell()) : ImmutableList.of();
    }

    @Override
    public Location location() {
        return location;
    }

    @Override
    public boolean isAlive() {
        return alive;
    }

    @Override
    public String toString() {
        return name + " " + id;
    }
}
