package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.memory.Memories;
import io.github.undercroft.memory.Memory;
import io.github.undercroft.memory.Picture;
import io.github.undercroft.memory.RememberedWorld;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Component;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Location;
import io.github.undercroft.model.TurnView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What the engine knows of one entity, and at once the handle that authors look at. Only {@link Changes} and
 * {@link TurnRunner} write to it. Forks share the slots.
 */
final class EntityState implements Entity {

    final EntityId id;
    final long key;
    final String name;
    /** Its components. */
    Slots slots;

    Location location = Location.NOWHERE;
    /** Where it was last, while it is carried or gone; null while it is on a cell, which its location tells. */
    Location.@Nullable OnLevel placeLeft;
    /** The level of its cell, once somebody asked for it; null while it is on none. */
    @Nullable
    Level here;
    /** The next thing on the same cell, by id; only for what does not fill the cell. */
    @Nullable
    EntityState nextOnCell;
    /** How many things it carries or wears. */
    int burden;
    /** The first of them by id, once {@link Belongings} has linked them. */
    @Nullable
    EntityState firstThing;
    /** The next thing of the same bearer, by id. */
    @Nullable
    EntityState nextThing;

    boolean alive;
    /** What was noted of it; made when there is something to note. */
    private @Nullable EntityNotes notes;
    /** How many turns it has decided; its own chance depends on it. */
    long decisions;
    /** What was submitted and not yet asked for. */
    @Nullable
    Action input;
    /** What it has begun and not finished. */
    @Nullable
    Action unfinished;

    boolean unfinishedIsInput;
    /** What it sees; made when it first acts. */
    private @Nullable ActorView view;
    /** What it remembers, once it has perceived anything; written only at the end of a step. */
    private @Nullable Memory memory;
    /** What it remembers of other levels, by number; copied before it is written to again. */
    private ImmutableList<Memory> otherMemories = ImmutableList.of();
    /** What its view was drawn from. */
    @Nullable
    Vantage vantage;
    /** How it looks, until it changes. */
    private @Nullable Picture picture;
    /** The hash of all its state, while {@code hashed}. */
    long hash;

    boolean hashed;

    EntityState(EntityId id, String name, Slots slots) {
        this.id = id;
        this.key = id.key();
        this.name = name;
        this.slots = slots;
    }

    EntityState copy() {
        EntityState copy = new EntityState(id, name, slots);
        copy.location = location;
        copy.placeLeft = placeLeft;
        copy.burden = burden;
        copy.alive = alive;
        if (notes != null && notes.waitsOn != EntityNotes.NOWHERE) {
            copy.notes().waitsOn = notes.waitsOn;
        }
        copy.decisions = decisions;
        copy.input = input;
        copy.unfinished = unfinished;
        copy.unfinishedIsInput = unfinishedIsInput;
        copy.memory = memory == null ? null : memory.fork();
        copy.otherMemories = otherMemories;
        copy.vantage = vantage;
        copy.picture = picture;
        copy.hash = hash;
        copy.hashed = hashed;
        return copy;
    }

    EntityNotes notes() {
        EntityNotes known = notes;
        if (known == null) {
            known = new EntityNotes();
            notes = known;
        }
        return known;
    }

    /** What was noted of it, if anything was. */
    @Nullable
    EntityNotes knownNotes() {
        return notes;
    }

    /** Whether it is in the game and has senses. */
    boolean perceives() {
        return alive && slots.observer != null;
    }

    /** Is not found any more by what happens near it. */
    void stopWatching() {
        Watch known = notes == null ? null : notes.watch;
        if (known != null) {
            known.among.leave(known);
            notes().watch = null;
        }
    }

    /** Where it is or was last; null if it never was on a level. */
    Location.@Nullable OnLevel lastPlace() {
        return location instanceof Location.OnLevel on ? on : placeLeft;
    }

    /** What this actor sees of that world, which is always the same one. */
    ActorView view(World world) {
        ActorView known = view;
        if (known == null) {
            known = new ActorView(world, this);
            view = known;
        }
        return known;
    }

    /** What it remembers of the level where it looked around last; null if it never perceived anything. */
    @Nullable
    Memory memory() {
        return memory;
    }

    /** What it remembers of other levels, by number. */
    ImmutableList<Memory> otherMemories() {
        return otherMemories;
    }

    /** What it remembers of where it looked last; at first that is nothing, or how the level is built. Only for the end of a step. */
    Memory memory(World world) {
        Memory known = memory;
        if (known == null) {
            known = world.perceiving.newMemory(this, world.levelOf(this));
            memory = known;
        }
        return known;
    }

    /** What it remembers of that level, on which it looks around from now on. Only for the end of a step. */
    Memory memory(World world, Level level, long lastTime) {
        Memory known = memory(world);
        if (known.level() == level.level()) {
            return known;
        }
        known.lookAway(world.levels.at(known.level()).scenery(), lastTime);
        ImmutableList.Builder<Memory> others = ImmutableList.builder();
        Memory next = null;
        for (Memory other : otherMemories) {
            if (other.level() == level.level()) {
                next = other.fork();
            } else {
                others.add(other);
            }
        }
        next = next == null ? world.perceiving.newMemory(this, level) : next;
        known.forgetNoises(); // they tell where on that level something was
        remember(next, others.add(known.fork()).build());
        return next;
    }

    /** Gives it one more memory that was read back. */
    void learn(Memory restored, boolean isPresent) {
        List<Memory> others = new ArrayList<>(otherMemories);
        if (!isPresent) {
            others.add(restored);
        }
        remember(isPresent ? restored : memory, others);
    }

    /** Gives it memories that were read back, or none: of where it looked last, and of other levels in any sequence. */
    void remember(@Nullable Memory present, List<Memory> others) {
        memory = present;
        otherMemories = ImmutableList.sortedCopyOf((one, other) -> Integer.compare(one.level(), other.level()), others);
        vantage = null;
    }

    /** What it perceives. Who has not looked around yet knows nothing, and asking must not be what makes it begin. */
    RememberedWorld perception(World world) {
        RememberedWorld known = notes().perception;
        if (known == null) {
            known = new RememberedWorld(new OwnMemories(world), this, world.view);
            notes().perception = known;
        }
        return known;
    }

    private final class OwnMemories implements Memories {
        private final World world;
        private @Nullable Memory nothing;

        OwnMemories(World world) {
            this.world = world;
        }

        @Override
        public Memory present() {
            Memory remembered = memory;
            if (remembered != null) {
                return remembered;
            }
            Memory known = nothing;
            if (known == null) {
                known = new Memory(id, world.levelOf(EntityState.this));
                nothing = known;
            }
            return known;
        }

        @Override
        public ImmutableList<Memory> others() {
            return otherMemories;
        }
    }

    /** How it looks now. */
    Picture picture() {
        Picture known = picture;
        if (known == null) {
            known = slots.picture(id, name, location);
            picture = known;
        }
        return known;
    }

    /** Notes that its place or its components are other ones. */
    void changed() {
        hashed = false;
        picture = null;
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
        return Optional.ofNullable(slots.find(slot));
    }

    @Override
    public boolean has(Class<? extends Component> slot) {
        return slots.indexOf(slot) >= 0;
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
    public Location location() {
        return location;
    }

    @Override
    public Optional<Point> position() {
        return location instanceof Location.OnLevel on ? Optional.of(on.cell()) : Optional.empty();
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
