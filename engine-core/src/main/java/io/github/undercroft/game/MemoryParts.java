package io.github.undercroft.game;

import io.github.undercroft.Component;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.Percept;
import io.github.undercroft.Terrain;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.perception.Recollections;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.World;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.memory.Memory;
import io.github.undercroft.memory.MemoryRecord;
import io.github.undercroft.memory.Picture;
import io.github.undercroft.value.TreeReader;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Reads back what {@link MemoryWriter} wrote.
 */
final class MemoryParts {

    /** Written for a cell whose terrain is unknown. */
    static final int UNKNOWN = -1;

    /** Written for the time of a cell that was never seen. */
    static final int NEVER = -1;

    /** Written for the time of a cell that is in view. */
    static final int IN_VIEW = -2;

    private MemoryParts() {}

    /** Reads all memories back into their observers. */
    static void readAll(World world, List<TreeReader> memories) {
        Map<EntityState, SortedMap<Integer, Memory>> byObserver = new LinkedHashMap<>();
        for (TreeReader in : memories) {
            Level level = MemoryChecks.level(world, in.integer("level"));
            EntityState observer = MemoryChecks.observer(world, in.value("observer", EntityId.class));
            SortedMap<Integer, Memory> byLevel = byObserver.computeIfAbsent(observer, any -> new TreeMap<>());
            if (byLevel.containsKey(level.level())) {
                throw RestoredChecks.broken("the observer " + observer.id + " has two memories of " + level);
            }
            byLevel.put(level.level(), read(world, observer, level, in));
        }
        byObserver.forEach((observer, byLevel) -> {
            Memory present = byLevel.remove(world.levelOf(observer).level());
            Recollections.restore(observer, present, byLevel.values());
        });
    }

    private static Memory read(World world, EntityState observer, Level level, TreeReader in) {
        Memory memory = new Memory(observer.id, level);
        MemoryChecks checks = new MemoryChecks(world, level, memory);
        readCells(in, memory, checks);
        for (TreeReader sighting : in.parts("sightings")) {
            readSighting(sighting, memory, checks);
        }
        memory.record().complete();
        List<Percept.Heard> heard = in.list("heard", Percept.Heard.class);
        checks.checkHeard(heard);
        heard.forEach(memory::hear);
        checks.checkView();
        return memory;
    }

    private static void readCells(TreeReader in, Memory memory, MemoryChecks checks) {
        int width = memory.width();
        int size = width * memory.height();
        String whose = " of " + checks + "'s memory of level " + memory.level();
        MemoryRecord record = memory.record();
        List<Terrain> palette = in.list("palette", Terrain.class);
        NumberRuns.read(in.list("cells", Long.class), size, "the cells" + whose, (first, end, index) -> {
            if (index != UNKNOWN) {
                RestoredChecks.checkPalette(index, palette.size());
                restoreTerrain(record, width, first, end, palette.get((int) index));
            }
        });
        NumberRuns.read(in.list("seen", Long.class), size, "the times" + whose, (first, end, written) -> {
            long when = written == IN_VIEW ? Memory.NOW : written;
            for (int cell = first; cell < end && written != NEVER; cell++) {
                checks.checkCell(new Point(cell % width, cell / width), when);
                record.restoreSeen(cell % width, cell / width, when);
            }
        });
    }

    private static void restoreTerrain(MemoryRecord record, int width, int first, int end, Terrain terrain) {
        try {
            for (int cell = first; cell < end; cell++) {
                record.restoreTerrain(cell % width, cell / width, terrain);
            }
        } catch (Throwable thrown) {
            throw GameCode.failure("Comparing", terrain, thrown);
        }
    }

    private static void readSighting(TreeReader in, Memory memory, MemoryChecks checks) {
        Point at = new Point(in.integer("x"), in.integer("y"));
        Picture who = Picture.of(
                in.value("id", EntityId.class),
                in.text("name"),
                in.list("components", Component.class),
                new Location.OnLevel(memory.level(), at));
        boolean shown = !in.has("missedSince");
        checks.checkSighting(who, at, shown);
        long when = !shown
                ? in.whole("missedSince")
                : in.has("detectedAt") ? in.whole("detectedAt") : memory.seenAt(at.x(), at.y());
        checks.checkTime(who, when, shown);
        memory.record().restoreSighting(who, when, shown);
    }
}
