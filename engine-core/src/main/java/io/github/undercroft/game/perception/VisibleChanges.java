package io.github.undercroft.game.perception;

import io.github.undercroft.Location;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.Lifted;
import io.github.undercroft.game.state.Roster;
import io.github.undercroft.game.state.Vantage;
import io.github.undercroft.game.state.World;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.memory.Memory;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Notes during a step what observers may have to look at when it is over, and whom it may concern; only these look
 * around and listen at its end. They are: the acting entity; entities that changed or are involved in an event; observers
 * that see a changed cell or the cell of an event, or may hear it; observers within whose reach the terrain changed, or
 * whose light did; and, in every step, observers that perceive through others, are carried, or failed to answer. Each
 * observer is asked in turn, which costs some nanoseconds. Not state: if more observers looked, nothing would change.
 */
public final class VisibleChanges {

    /** Up to this many cells are compared one by one. */
    private static final int FEW = 8;

    private final World world;
    private final SurroundingsIndex surroundings;
    /** The cells that changed in this step, once for each change. */
    private final ArrayList<Location.OnLevel> touched = new ArrayList<>();

    private final ArrayList<Location.OnLevel> distinct = new ArrayList<>();
    private final ArrayList<EntityState> taken = new ArrayList<>();
    /** The cells among them whose terrain changed. */
    private final ArrayList<Location.OnLevel> rebuilt = new ArrayList<>();
    /** The entities that stopped perceiving in this step, as far as known. */
    private final ArrayList<EntityState> blinded = new ArrayList<>();

    private long begunAt;

    public VisibleChanges(World world, SurroundingsIndex surroundings) {
        this.world = world;
        this.surroundings = surroundings;
    }

    /** Forgets the step before. */
    public void begin() {
        touched.clear();
        rebuilt.clear();
        blinded.clear();
        begunAt = world.order.now();
    }

    /** The time when the step began, for which the last views were valid. */
    public long begunAt() {
        return begunAt;
    }

    /** The number of changes that were noted in this step. */
    public int touched() {
        return touched.size();
    }

    /** The cells touched since a given number of changes, each once. Valid until the next call. */
    public List<Location.OnLevel> touchedFrom(int first) {
        distinct.clear();
        if (touched.size() - first > FEW) {
            distinct.addAll(new LinkedHashSet<>(touched.subList(first, touched.size())));
            return distinct;
        }
        for (int i = first; i < touched.size(); i++) {
            if (!distinct.contains(touched.get(i))) {
                distinct.add(touched.get(i));
            }
        }
        return distinct;
    }

    /** Whether there is an observer now, or was when the step began. */
    public boolean matter() {
        return !world.observers.isEmpty() || !blinded.isEmpty() || hasLostObserver();
    }

    /** Whether an observer with a memory left the game in this step. */
    public boolean hasLostObserver() {
        List<EntityState> left = world.departed.observers();
        for (int i = 0; i < left.size(); i++) {
            if (left.get(i).memory() != null) {
                return true;
            }
        }
        return false;
    }

    /** Whether the time that has passed since then has changed the light without any lamp, for somebody who looks. */
    public boolean isLitOtherwise(long before) {
        return world.order.now() != before && matter() && surroundings.isLitOtherwise(before);
    }

    /** Notes a change on the cells of an entity, if it is at a location. */
    public void touch(EntityState entity, Location location) {
        if (location instanceof Location.OnLevel on && matter()) {
            if (entity.slots.body == null) {
                touched.add(on);
                return;
            }
            for (Point cell : entity.slots.cells(on.cell())) {
                touched.add(new Location.OnLevel(on.level(), cell));
            }
        }
    }

    /** Notes that an entity moves. */
    public void moves(EntityState entity, Location to) {
        if (matter()) {
            touch(entity, entity.location);
            touch(entity, to);
            stir(entity);
            if (entity.location instanceof Location.OnLevel on
                    && !(to instanceof Location.OnLevel after && after.level() == on.level())) {
                world.lifted.add(new Lifted(entity, on, entity.cells()));
            }
        }
    }

    /** Notes that an entity has other components. */
    public void recomposed(EntityState entity) {
        if (matter()) {
            touch(entity, entity.location);
            stir(entity);
        }
    }

    /** Notes a change of a cell's terrain. */
    public void rebuilt(Location.OnLevel place) {
        if (matter()) {
            touched.add(place);
            rebuilt.add(place);
            if (world.hidden > 0) {
                touchLargeHider(place);
            }
        }
    }

    /** Notes the other cells of a large entity on a cell that changed: whether it is hidden depends on all of its ground. */
    private void touchLargeHider(Location.OnLevel place) {
        EntityState occupant = world.levels.at(place.level()).occupant(place.cell());
        if (occupant != null && occupant.slots.hides && occupant.slots.body != null) {
            touch(occupant, occupant.location);
        }
    }

    /** Notes that an entity came, left or got other components, so that it may have begun or ceased to perceive. */
    public void update(EntityState entity) {
        if (entity.perceives()) {
            world.observers.add(entity);
            expect(entity);
        } else {
            world.observers.remove(entity);
        }
    }

    /** Notes that an entity has lost its senses. */
    public void blind(EntityState entity) {
        blinded.add(entity);
    }

    /** The entities that had no senses at some time of this step. */
    public List<EntityState> blinded() {
        return blinded;
    }

    private void stir(EntityState entity) {
        if (entity.slots.observer != null) {
            entity.notes().isStirred = true;
            entity.notes().isExpected = true;
        }
    }

    /** Notes that an entity has to look around, if it perceives. */
    public void expect(EntityState observer) {
        if (observer.slots.observer != null) {
            observer.notes().isExpected = true;
        }
    }

    /** Notes the observers that may see or hear an event at a place; null for an event without one. */
    void expectAround(Level level, @Nullable Point place, int loudness) {
        Roster all = world.observers;
        for (int i = 0; i < all.size() && place != null; i++) {
            EntityState observer = all.at(i);
            Memory memory = observer.memory;
            Vantage last = observer.vantage;
            if (memory != null && last != null && memory.level() == level.level()) {
                if (memory.sees(place.x(), place.y()) || last.hears(place, loudness)) {
                    observer.notes().isExpected = true;
                }
            }
        }
    }

    /** Takes the observers that have to look around now, each once, by id. Valid until the next call; later notes count for that. */
    public List<EntityState> take(List<Location.OnLevel> changed) {
        ArrayList<EntityState> now = taken;
        now.clear();
        Roster all = world.observers;
        int size = all.size();
        for (int i = 0; i < size; i++) {
            EntityState observer = all.at(i);
            if (observer.notes().isExpected || isConcerned(observer, changed)) {
                observer.notes().isExpected = false;
                now.add(observer);
            }
        }
        rebuilt.clear();
        return now;
    }

    private boolean isConcerned(EntityState observer, List<Location.OnLevel> changed) {
        Vantage last = observer.vantage;
        Memory memory = observer.memory;
        if (last == null || memory == null || !last.isOwn()) {
            return true;
        }
        for (int i = 0; i < changed.size(); i++) {
            if (memory.sees(changed.get(i))) {
                return true;
            }
        }
        for (int i = 0; i < rebuilt.size(); i++) {
            if (rebuilt.get(i).level() == memory.level()
                    && last.reaches(rebuilt.get(i).cell())) {
                return true;
            }
        }
        Sight sight = surroundings.of(world.levels.at(memory.level())).sight();
        return last.light() != sight.lightFor(last.eyes());
    }
}
