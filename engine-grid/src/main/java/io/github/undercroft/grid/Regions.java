package io.github.undercroft.grid;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Objects;

/**
 * The connected regions of a grid, numbered from 0 in the order of their first cells in reading order.
 *
 * @param labels for each cell the number of its region, {@link #NONE} where the cell belongs to none
 * @param sizes for each region its number of cells, at least 1
 */
public record Regions(IntGridView labels, List<Integer> sizes) {

    /** The label of a cell that belongs to no region. */
    public static final int NONE = -1;

    /** Keeps its own list of sizes. */
    public Regions {
        Objects.requireNonNull(labels, "labels");
        Objects.requireNonNull(sizes, "sizes");
        sizes = ImmutableList.copyOf(sizes);
    }

    /** @return how many regions there are */
    public int count() {
        return sizes.size();
    }

    /** @return the number of the region with the most cells, the first of several; {@link #NONE} without regions */
    public int largest() {
        int largest = NONE;
        for (int region = 0; region < sizes.size(); region++) {
            if (largest == NONE || sizes.get(region) > sizes.get(largest)) {
                largest = region;
            }
        }
        return largest;
    }

    /**
     * Cuts one region out.
     *
     * @return its cells, in a new grid; O(cells of the whole grid)
     * @throws IllegalArgumentException if there is no such region
     */
    public BitGrid cells(int region) {
        if (region < 0 || region >= sizes.size()) {
            throw new IllegalArgumentException(
                    "no region " + region + "; there are " + sizes.size() + ", numbered from 0");
        }
        BitGrid cells = BitGrid.of(labels.width(), labels.height());
        for (int y = 0; y < labels.height(); y++) {
            for (int x = 0; x < labels.width(); x++) {
                if (labels.get(x, y) == region) {
                    cells.set(x, y);
                }
            }
        }
        return cells;
    }
}
