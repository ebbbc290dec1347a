package io.github.undercroft.game;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.memory.Memory;
import io.github.undercroft.model.Location;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Whom a step may concern, found by place: those observers look around and listen at its end, and nobody else does. These
 * are who acts, who changed or is involved in an event, who may see a cell that changed or on which something happened, or
 * hear it, whose view may end elsewhere since the terrain or the light changed, and, in each step, those who perceive
 * through others, are carried, or failed to answer. Nothing of it is state: asking more of them would change nothing.
 */
final class Alerts {

    /** So many cells are compared one by one. */
    private static final int FEW = 8;

    private final World world;
    /** The cells that have changed in this step, as often as they did. */
    private final ArrayList<Location.OnLevel> touched = new ArrayList<>();
    /** Those of them of which the terrain was changed. */
    private final ArrayList<Location.OnLevel> rebuilt = new ArrayList<>();

    private final ArrayList<Location.OnLevel> distinct = new ArrayList<>();
    private final Consumer<EntityState> expecting = this::expect;
    private ArrayList<EntityState> expected = new ArrayList<>();
    private ArrayList<EntityState> taken = new ArrayList<>();

    Alerts(World world) {
        this.world = world;
    }

    void begin() {
        touched.clear();
        rebuilt.clear();
    }

    /** How many cells were touched so far. */
    int touched() {
        return touched.size();
    }

    /** Notes that something is another one on a cell. */
    void touch(Location.OnLevel on) {
        touched.add(on);
        Level level = world.levels.find(on.level());
        if (level != null) {
            level.stirred = true;
        }
    }

    /** Notes that a cell is made of something else. */
    void rebuild(Location.OnLevel on) {
        touch(on);
        rebuilt.add(on);
    }

    /** Notes that an entity is another one or goes elsewhere. */
    void stir(EntityState entity) {
        world.levelOf(entity).stirred = true;
        expect(entity);
    }

    /** Notes that somebody has to look around. */
    void expect(EntityState observer) {
        if (observer.slots.observer != null && !observer.notes().isExpected) {
            observer.notes().isExpected = true;
            expected.add(observer);
        }
    }

    /** Whether so few perceive that it is seen at a glance that all of them have to look around. */
    boolean areAllExpected() {
        Observers all = world.observers;
        int size = all.size();
        for (int i = 0; i < size && size <= FEW; i++) {
            if (!all.at(i).notes().isExpected) {
                return false;
            }
        }
        return size <= FEW;
    }

    /** Notes that something happened there; nowhere is null. */
    void alert(Level level, @Nullable Point place, int loudness) {
        Surroundings surroundings = level.knownSurroundings();
        if (place != null && surroundings != null) {
            expectViewers(surroundings.watchers(), place);
            if (loudness > 0) {
                surroundings.watchers().hearing(place, loudness, expecting);
            }
        }
    }

    private void expectViewers(Watchers watchers, Point at) {
        List<Watch> near = watchers.viewing(at);
        for (int i = 0; i < near.size(); i++) {
            Memory memory = near.get(i).who.memory();
            if (memory != null && memory.sees(at.x(), at.y())) {
                expect(near.get(i).who);
            }
        }
    }

    /** The cells touched since the given one, each once. Valid until the next call. */
    List<Location.OnLevel> touchedFrom(int first) {
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

    /** The observers on the level of a place; null if nobody ever was one there, or if the level could not be made. */
    private @Nullable Watchers watchersOf(Location.OnLevel place) {
        Level level = world.levels.find(place.level());
        Surroundings surroundings = level == null ? null : level.knownSurroundings();
        return surroundings == null ? null : surroundings.watchers();
    }

    /** Those who have to look around now, by id, once. Whoever is expected from now on is so for the next time. */
    List<EntityState> take(List<Location.OnLevel> cells) {
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

    /** Expects those to look around who may see one of the cells, or may see farther or less far now. */
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

    /** Expects those to look around from whom darkness can hide something, if the light on their level is another one. */
    private void expectWhoMindsLight() {
        for (int i = 0; i < world.levels.size(); i++) {
            Level level = world.levels.get(i);
            Surroundings surroundings = level.knownSurroundings();
            if (level.stirred && surroundings != null && surroundings.watchers().mindLight()) {
                if (surroundings.sight().hasOtherLight()) {
                    surroundings.watchers().mindingLight(expecting);
                }
            }
            level.stirred = false;
        }
    }

    /** Notes how somebody perceives now that it has looked around, so that it is found by what happens near it. */
    void watch(EntityState observer, Sensing sensing, Level level, Memory memory) {
        Surroundings surroundings = level.surroundings(world);
        if (!sensing.isOwn) {
            observer.stopWatching();
            expect(observer);
            return;
        }
        Watchers watchers = surroundings.watchers();
        Point at = sensing.from.get(0);
        boolean mindsLight = surroundings.sight().minds(sensing.eyes);
        Watch known = observer.notes().watch;
        if (known != null && known.mindsLight == mindsLight && known.holds(watchers, sensing)) {
            watchers.look(known, at, memory.viewBox());
            return;
        }
        observer.stopWatching();
        Watch next = new Watch(observer, watchers, at, sensing, mindsLight, memory.viewBox());
        observer.notes().watch = next;
        watchers.enter(next);
    }
}
