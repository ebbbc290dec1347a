package io.github.undercroft.game.perception;

import io.github.undercroft.Location;
import io.github.undercroft.game.state.EntityNotes;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.Observers;
import io.github.undercroft.game.state.Watcher;
import io.github.undercroft.game.state.Watchers;
import io.github.undercroft.game.state.World;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.memory.Memory;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Finds the observers that a step may concern; only these look around and listen at its end. They are: the acting
 * entity; entities that changed or are involved in an event; observers that may see a changed cell or the cell of an
 * event, or hear it; observers whose view may change because the terrain or the light did; and, in every step,
 * observers that perceive through others, are carried, or failed to answer. Not state: asking more observers would
 * change nothing.
 */
public final class Alerts {

    /** Up to this many cells are compared one by one. */
    private static final int FEW = 8;

    private final World world;
    private final Observers observers;
    private final SurroundingsIndex surroundingsIndex;
    /** The cells that changed in this step, once for each change. */
    private final ArrayList<Location.OnLevel> touched = new ArrayList<>();
    /** The cells among them whose terrain changed. */
    private final ArrayList<Location.OnLevel> rebuilt = new ArrayList<>();

    private final ArrayList<Location.OnLevel> distinct = new ArrayList<>();
    private final Consumer<EntityState> expecting = this::expect;
    private ArrayList<EntityState> expected = new ArrayList<>();
    private ArrayList<EntityState> taken = new ArrayList<>();

    public Alerts(World world, SurroundingsIndex surroundings) {
        this.world = world;
        this.surroundingsIndex = surroundings;
        this.observers = world.observers;
        for (int i = 0; i < observers.size(); i++) {
            expect(observers.at(i));
        }
    }

    void begin() {
        touched.clear();
        rebuilt.clear();
    }

    /** The number of touched cells. */
    public int touched() {
        return touched.size();
    }

    /** Notes a change on a cell. */
    void touch(Location.OnLevel on) {
        touched.add(on);
        Level level = world.levels.find(on.level());
        if (level != null) {
            level.stirred = true;
        }
    }

    /** Notes a change of a cell's terrain. */
    void rebuild(Location.OnLevel on) {
        touch(on);
        rebuilt.add(on);
    }

    /** Notes that an entity changes or moves. */
    void stir(EntityState entity) {
        world.levelOf(entity).stirred = true;
        expect(entity);
    }

    /** Notes that an observer has to look around. */
    public void expect(EntityState observer) {
        if (observer.slots.observer != null && !observer.notes().isExpected) {
            observer.notes().isExpected = true;
            expected.add(observer);
        }
    }

    /** Updates the index after an entity came, left or got other components. */
    void update(EntityState entity) {
        if (entity.perceives()) {
            if (observers.add(entity)) {
                expect(entity);
            }
        } else if (observers.remove(entity)) {
            stopWatching(entity);
        }
    }

    /** Removes an observer from the index by place. */
    private static void stopWatching(EntityState entity) {
        EntityNotes notes = entity.knownNotes();
        Watcher known = notes == null ? null : notes.watch;
        if (notes != null && known != null) {
            known.among.leave(known);
            notes.watch = null;
        }
    }

    /** Whether there are so few observers that all of them simply look around. */
    public boolean areAllExpected() {
        Observers all = observers;
        int size = all.size();
        for (int i = 0; i < size && size <= FEW; i++) {
            if (!all.at(i).notes().isExpected) {
                return false;
            }
        }
        return size <= FEW;
    }

    /** Alerts the observers that may see or hear an event at a place; null for an event without one. */
    void alert(Level level, @Nullable Point place, int loudness) {
        Surroundings surroundings = surroundingsIndex.known(level);
        if (place != null && surroundings != null) {
            expectViewers(surroundings.watchers(), place);
            if (loudness > 0) {
                surroundings.watchers().hearing(place, loudness, expecting);
            }
        }
    }

    private void expectViewers(Watchers watchers, Point at) {
        List<Watcher> near = watchers.viewing(at);
        for (int i = 0; i < near.size(); i++) {
            Memory memory = near.get(i).who.memory();
            if (memory != null && memory.sees(at.x(), at.y())) {
                expect(near.get(i).who);
            }
        }
    }

    /** The cells touched since the given one, each once. Valid until the next call. */
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

    /** The observers on the level of a location; null if there never was one, or if the level could not be made. */
    private @Nullable Watchers watchersOf(Location.OnLevel place) {
        Level level = world.levels.find(place.level());
        Surroundings surroundings = level == null ? null : surroundingsIndex.known(level);
        return surroundings == null ? null : surroundings.watchers();
    }

    /** Takes the observers that have to look around now, each once, by id. Later notes count for the next call. */
    public List<EntityState> take(List<Location.OnLevel> cells) {
        if (!areAllExpected()) {
            expectAround(cells);
        }
        rebuilt.clear();
        expectWhoMindsLight();
        ArrayList<EntityState> now = expected;
        expected = taken;
        expected.clear();
        taken = now;
        boolean allPerceive = true;
        for (int i = 0; i < now.size(); i++) {
            now.get(i).notes().isExpected = false;
            allPerceive &= now.get(i).perceives();
        }
        if (!allPerceive) {
            now.removeIf(entity -> !entity.perceives());
        }
        if (now.size() > 1) {
            now.sort((one, other) -> Long.compare(one.key, other.key));
        }
        return now;
    }

    /** Adds the observers that may see one of the cells, or whose range of sight may change. */
    private void expectAround(List<Location.OnLevel> cells) {
        for (int i = 0; i < cells.size(); i++) {
            Watchers watchers = watchersOf(cells.get(i));
            if (watchers != null) {
                expectViewers(watchers, cells.get(i).cell());
            }
        }
        for (int i = 0; i < rebuilt.size(); i++) {
            Watchers watchers = watchersOf(rebuilt.get(i));
            if (watchers != null) {
                watchers.reaching(rebuilt.get(i).cell(), expecting);
            }
        }
    }

    /** Adds the observers from whom darkness can hide something, if the light on their level has changed. */
    private void expectWhoMindsLight() {
        for (int i = 0; i < world.levels.size(); i++) {
            Level level = world.levels.get(i);
            Surroundings surroundings = level.stirred ? surroundingsIndex.known(level) : null;
            if (surroundings != null && surroundings.watchers().mindLight()) {
                if (surroundings.sight().hasOtherLight()) {
                    surroundings.watchers().mindingLight(expecting);
                }
            }
            level.stirred = false;
        }
    }

    /** Notes how an observer perceives after it has looked around, so that changes near it find it. */
    public void watch(EntityState observer, ObserverAnswers answers, Level level, Memory memory) {
        Surroundings surroundings = surroundingsIndex.of(level);
        if (!answers.isOwn) {
            stopWatching(observer);
            expect(observer);
            return;
        }
        Watchers watchers = surroundings.watchers();
        Point at = answers.from.get(0);
        boolean mindsLight = surroundings.sight().minds(answers.eyes);
        int reach = answers.eyes.reach().radius();
        Watcher known = observer.notes().watch;
        if (known != null && known.mindsLight == mindsLight && known.holds(watchers, reach, answers.hearing)) {
            watchers.look(known, at, memory.viewBox());
            return;
        }
        stopWatching(observer);
        Watcher next = new Watcher(observer, watchers, at, reach, answers.hearing, mindsLight, memory.viewBox());
        observer.notes().watch = next;
        watchers.enter(next);
    }
}
