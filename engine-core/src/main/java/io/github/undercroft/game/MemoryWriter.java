package io.github.undercroft.game;

import io.github.undercroft.Terrain;
import io.github.undercroft.game.codec.StatePart;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.memory.CellRuns;
import io.github.undercroft.memory.Memory;
import io.github.undercroft.memory.MemoryRecord;
import io.github.undercroft.value.ValueWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Writes what observers remember: the cells of the level in runs, row by row, as indices into a palette of terrain and as the
 * times at which they were seen, then where other entities were seen last.
 */
final class MemoryWriter {

    private final CellRuns runs = new CellRuns();
    private final NumberRuns cells = new NumberRuns();
    private final NumberRuns seen = new NumberRuns();

    void write(Memory memory, ValueWriter out) {
        MemoryRecord record = memory.record();
        List<Terrain> palette = new ArrayList<>();
        int[] indices = new int[record.kinds()];
        Arrays.fill(indices, MemoryParts.UNKNOWN);
        record.visitCells(runs, (count, kind, when) -> {
            if (kind != MemoryRecord.UNKNOWN && indices[kind] == MemoryParts.UNKNOWN) {
                indices[kind] = palette.size();
                palette.add(record.terrain(kind));
            }
            cells.add(count, kind == MemoryRecord.UNKNOWN ? MemoryParts.UNKNOWN : indices[kind]);
            seen.add(count, when == Memory.NOW ? MemoryParts.IN_VIEW : when == Memory.NEVER ? MemoryParts.NEVER : when);
        });
        out.value("observer", memory.observer());
        out.whole("level", memory.level());
        out.list("palette", palette);
        out.value("cells", cells.take());
        out.value("seen", seen.take());
        out.list("sightings", sightings(record));
        out.list("heard", memory.heard());
    }

    private static List<StatePart> sightings(MemoryRecord record) {
        List<StatePart> sightings = new ArrayList<>();
        record.visitSightings((who, when, shown) -> sightings.add(out -> {
            Point at = who.position().orElseThrow();
            out.value("id", who.id());
            out.text("name", who.name());
            out.list("components", who.components());
            out.whole("x", at.x());
            out.whole("y", at.y());
            if (!shown) {
                out.whole("missedSince", when);
            } else if (when != record.seenAt(at.x(), at.y())) {
                out.whole("detectedAt", when);
            }
        }));
        return sightings;
    }
}
