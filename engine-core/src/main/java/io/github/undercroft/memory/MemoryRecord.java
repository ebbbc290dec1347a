package io.github.undercroft.memory;

import io.github.undercroft.Blocks;
import io.github.undercroft.Terrain;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The content of a memory, for saving and loading: what is known of each cell, and where each entity was last seen. The
 * entities on a cell are not saved, as they follow from the sightings.
 */
public final class MemoryRecord {

    /** Instead of a kind of terrain. */
    public static final int UNKNOWN = KnownCells.UNKNOWN;

    private final Memory memory;
    private final KnownCells cells;

    MemoryRecord(Memory memory, KnownCells cells) {
        this.memory = memory;
        this.cells = cells;
    }

    /** Shown what is known of cells, row by row from the top left. */
    public interface CellVisitor {
        /** So many cells next to each other: what they are made of, {@link #UNKNOWN} or a kind, and when they were seen. */
        void cells(int count, int kind, long seen);
    }

    /** Shown where others were seen. */
    public interface SightingVisitor {
        /**
         * One of them.
         *
         * @param when the time when it was there last, {@link Memory#NOW} if it is in view
         * @param shown whether it is remembered to be there still; if not, the cell was seen again without it
         */
        void sighting(Picture who, long when, boolean shown);
    }

    /** Shows all cells of the level, by what has read the memories before this one. */
    public void visitCells(CellRuns runs, CellVisitor visitor) {
        for (int tileY = 0; tileY << 3 < memory.height(); tileY++) {
            runs.visit(cells, tileY, memory.height(), visitor);
        }
    }

    /** The kinds of terrain are less than this. */
    public int kinds() {
        return cells.kinds();
    }

    /** The terrain of a kind that some cell has; each kind has another one. */
    public Terrain terrain(int kind) {
        return cells.terrain(kind);
    }

    /** When a cell was seen. */
    public long seenAt(int x, int y) {
        return cells.seenAt(x, y);
    }

    /** Shows where others were seen, by id. */
    public void visitSightings(SightingVisitor visitor) {
        Sightings all = memory.sightings();
        for (int i = 0; i < all.size(); i++) {
            visitor.sighting(all.picture(i), all.when(i), all.isShown(i));
        }
    }

    /** Writes down what a cell is made of, as it was read back. */
    public void restoreTerrain(int x, int y, Terrain terrain) {
        cells.setTerrain(x, y, terrain);
    }

    /** Writes down when a cell was seen, as it was read back. */
    public void restoreSeen(int x, int y, long when) {
        cells.setSeen(x, y, when);
    }

    /** Whether it is known what a cell is made of. */
    public boolean isKnown(int x, int y) {
        return cells.isKnown(x, y);
    }

    /** Writes down a sighting, as it was read back. */
    public void restoreSighting(Picture who, long when, boolean shown) {
        memory.ownSightings().put(who, when, shown);
    }

    /** How that entity looked when it was seen last; null if it never was. */
    public @Nullable Picture lastPicture(Picture who) {
        return memory.sightings().of(who.id());
    }

    /** Who and what was on a cell, first who fills it, then by id; null for nobody. Not to be written to. */
    public Picture @Nullable [] picturesAt(int x, int y) {
        return cells.thereAt(x, y);
    }

    /** Puts everybody who is shown on its cell, and takes the cells seen now for the view, once all is read back. */
    public void complete() {
        Map<Integer, List<Picture>> piles = new LinkedHashMap<>();
        visitSightings((who, when, shown) -> {
            if (shown) {
                for (Point at : who.cells()) {
                    List<Picture> pile =
                            piles.computeIfAbsent(at.y() * memory.width() + at.x(), cell -> new ArrayList<>());
                    pile.add(who.has(Blocks.class) ? 0 : pile.size(), when == Memory.NOW ? who : who.unseen());
                }
            }
        });
        piles.forEach((cell, pile) ->
                cells.putThere(cell % memory.width(), cell / memory.width(), pile.toArray(new Picture[0])));
        BitGrid inView = BitGrid.of(memory.width(), memory.height());
        for (int y = 0; y < memory.height(); y++) {
            for (int x = 0; x < memory.width(); x++) {
                if (cells.seenAt(x, y) == Memory.NOW) {
                    inView.set(x, y);
                }
            }
        }
        memory.restoreView(inView);
    }
}
