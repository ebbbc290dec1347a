package io.github.undercroft.memory;

import org.jspecify.annotations.Nullable;

/** The rows of a memory, each shared with others until it is first written to. */
final class MemoryRows {

    private static final boolean[] NONE = {};

    private final int width;
    private @Nullable MemoryRow[] rows;
    private boolean ownsArray;
    /** One flag for each row. */
    private boolean[] owned;
    /** The hash of each row, as far as it holds; made when first asked for. */
    private long @Nullable [] hashes;

    private boolean[] hashed = NONE;

    /** Makes a hash of one row. */
    interface RowHash {
        long of(int y);
    }

    /** No row holds anything. */
    MemoryRows(int width, int height) {
        this(width, new MemoryRow[height]);
        ownsArray = true;
    }

    private MemoryRows(int width, @Nullable MemoryRow[] rows) {
        this.width = width;
        this.rows = rows;
        this.owned = NONE;
    }

    /** The same rows; from now on neither side writes to them. */
    MemoryRows share() {
        ownsArray = false;
        owned = NONE;
        MemoryRows shared = new MemoryRows(width, rows);
        if (hashes != null) {
            shared.hashes = hashes.clone();
            shared.hashed = hashed.clone();
        }
        return shared;
    }

    /** The hash of a row, which is kept until the row is written to. */
    long hash(int y, RowHash hash) {
        long[] known = hashes;
        if (known == null) {
            known = new long[rows.length];
            hashes = known;
            hashed = new boolean[rows.length];
        }
        if (!hashed[y]) {
            known[y] = rows[y] == null ? 0 : hash.of(y);
            hashed[y] = true;
        }
        return known[y];
    }

    /** A row as it is; null if it never held anything. */
    @Nullable
    MemoryRow toRead(int y) {
        return rows[y];
    }

    /** A row that nobody else holds. */
    MemoryRow toWrite(int y) {
        if (owned.length == 0) {
            owned = new boolean[rows.length];
        }
        if (hashes != null) {
            hashed[y] = false;
        }
        MemoryRow row = rows[y];
        if (row != null && owned[y]) {
            return row;
        }
        if (!ownsArray) {
            rows = rows.clone();
            ownsArray = true;
        }
        row = row == null ? new MemoryRow(width) : row.copy();
        rows[y] = row;
        owned[y] = true;
        return row;
    }
}
