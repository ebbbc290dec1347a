package io.github.undercroft.game;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.memory.Memory;
import io.github.undercroft.memory.Picture;
import io.github.undercroft.model.Component;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Location;
import io.github.undercroft.model.Percept;
import io.github.undercroft.model.StateNode;
import io.github.undercroft.model.Terrain;
import io.github.undercroft.model.ValueRegistry;
import io.github.undercroft.model.ValueWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes and hashes what one observer remembers, and makes a memory of what was written. */
final class MemoryParts {

    private MemoryParts() {}

    /** What one memory adds to the hash of a game. */
    static long hash(Memory memory, long part, HashWriter out) {
        long rows = memory.hashOfRows(y -> {
            out.begin(part + y);
            memory.visitRow(y, (x, terrain, there, seen) -> {
                out.add(x);
                out.add(seen);
                out.value("terrain", terrain);
                writePictures(there, out);
            });
            return out.result();
        });
        out.begin(part + memory.height());
        out.add(rows);
        memory.visitSightings((picture, when) -> {
            out.add(when);
            writePicture(picture, out);
        });
        out.list("heard", memory.heard());
        return out.result();
    }

    private static void writePictures(Picture @Nullable [] there, HashWriter out) {
        out.add(there == null ? 0 : there.length);
        if (there != null) {
            for (Picture picture : there) {
                writePicture(picture, out);
            }
        }
    }

    private static void writePicture(Picture picture, ValueWriter out) {
        out.value("id", picture.id());
        out.text("name", picture.name());
        out.list("components", picture.components());
        out.value("location", picture.location());
    }

    /** One memory as a neutral tree. */
    static StateNode.Fields write(Memory memory, ValueRegistry registry) {
        List<Terrain> palette = new ArrayList<>();
        List<StateNode> cells = new ArrayList<>();
        for (int y = 0; y < memory.height(); y++) {
            int row = y;
            memory.visitRow(y, (x, terrain, there, seen) -> {
                if (!palette.contains(terrain)) {
                    palette.add(terrain);
                }
                TreeWriter cell = new TreeWriter(registry);
                cell.value("at", new Point(x, row));
                cell.whole("terrain", palette.indexOf(terrain));
                cell.whole("seen", seen);
                cell.list("there", there == null ? List.of() : pictures(Arrays.asList(there), registry));
                cells.add(cell.part());
            });
        }
        TreeWriter out = new TreeWriter(registry);
        out.value("observer", memory.observer());
        out.whole("level", memory.level());
        out.list("palette", palette);
        out.list("cells", cells);
        out.list("sightings", sightings(memory, registry));
        out.list("heard", memory.heard());
        return out.part();
    }

    private static List<StateNode> sightings(Memory memory, ValueRegistry registry) {
        List<StateNode> sightings = new ArrayList<>();
        memory.visitSightings((picture, when) -> {
            TreeWriter sighting = new TreeWriter(registry);
            sighting.value("who", pictures(List.of(picture), registry).get(0));
            sighting.whole("when", when);
            sightings.add(sighting.part());
        });
        return sightings;
    }

    private static List<StateNode> pictures(List<Picture> pictures, ValueRegistry registry) {
        List<StateNode> all = new ArrayList<>();
        for (Picture picture : pictures) {
            TreeWriter out = new TreeWriter(registry);
            writePicture(picture, out);
            all.add(out.part());
        }
        return all;
    }

    /** Gives an observer of that world back what it remembered. */
    static void read(World world, TreeReader in) {
        EntityId id = in.value("observer", EntityId.class);
        Level level = MemoryChecks.level(world, in.integer("level"));
        EntityState observer = MemoryChecks.observer(world, id, level);
        Memory memory = new Memory(id, level);
        MemoryChecks checks = new MemoryChecks(world, level, memory);
        List<Terrain> palette = in.list("palette", Terrain.class);
        for (TreeReader cell : in.parts("cells")) {
            Point at = cell.value("at", Point.class);
            int terrain = cell.integer("terrain");
            long seen = cell.whole("seen");
            checks.checkCell(at, seen);
            RestoredChecks.checkPalette(terrain, palette.size());
            memory.restoreCell(at, palette.get(terrain), readPictures(cell.parts("there")), seen);
        }
        for (TreeReader sighting : in.parts("sightings")) {
            Picture picture = readPicture(sighting.part("who"));
            long when = sighting.whole("when");
            checks.checkSighting(picture, when);
            memory.restoreSighting(picture, when);
        }
        List<Percept.Heard> heard = in.list("heard", Percept.Heard.class);
        checks.checkHeard(heard);
        heard.forEach(memory::hear);
        checks.checkWhole();
        observer.learn(memory, world.levelOf(observer) == level);
    }

    private static List<Picture> readPictures(List<TreeReader> parts) {
        List<Picture> pictures = new ArrayList<>();
        for (TreeReader part : parts) {
            pictures.add(readPicture(part));
        }
        return pictures;
    }

    private static Picture readPicture(TreeReader in) {
        return Picture.of(
                in.value("id", EntityId.class),
                in.text("name"),
                in.list("components", Component.class),
                in.value("location", Location.class));
    }
}
