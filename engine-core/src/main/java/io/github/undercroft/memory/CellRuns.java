package io.github.undercroft.memory;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Reads the cells of memories, one memory after the other, in runs of equal cells. A row of tiles that several memories share
 * is read once: the inhabitants of a large level share nearly all of it. Nothing may be written to a memory meanwhile.
 */
public final class CellRuns {

    /** For each row of tiles its runs: a count with a kind, and a time. */
    private final Map<TileRow, long[]> known = new LinkedHashMap<>();

    private long[] runs = new long[64];
    private int size;

    /** Shows the cells of one row of tiles. */
    void visit(KnownCells cells, int tileY, int height, MemoryRecord.CellVisitor visitor) {
        TileRow row = cells.rowAt(tileY);
        long[] read = row == null ? read(cells, tileY, height) : known.get(row);
        if (read == null) {
            read = read(cells, tileY, height);
            known.put(row, read);
        }
        for (int i = 0; i < read.length; i += 2) {
            visitor.cells((int) (read[i] >> 32), (int) read[i], read[i + 1]);
        }
    }

    private long[] read(KnownCells cells, int tileY, int height) {
        size = 0;
        int end = Math.min(height, (tileY + 1) << 3);
        for (int y = tileY << 3; y < end; y++) {
            cells.visitRow(y, this::add);
        }
        return Arrays.copyOf(runs, size);
    }

    private void add(int count, int kind, long seen) {
        if (size > 0 && (int) runs[size - 2] == kind && runs[size - 1] == seen) {
            runs[size - 2] += (long) count << 32;
            return;
        }
        if (size == runs.length) {
            runs = Arrays.copyOf(runs, 2 * size);
        }
        runs[size++] = ((long) count << 32) | (kind & 0xFFFF_FFFFL);
        runs[size++] = seen;
    }
}
