package io.github.undercroft.fov;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.CellVisitor;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * The light on each cell from all light sources: their sum, because two torches are brighter than one; at most {@link
 * Integer#MAX_VALUE}. A source lights the cells that the given field of view sees from it, including walls.
 *
 * <p>The order of the sources does not matter. O(cells lit, once for each source), plus the fields of view; between two
 * calls only the lit cells are cleared. Allocates nothing once its memory has grown to the grid. For one thread at a time.
 */
public final class LightMap extends SizedInts {

    private final FieldOfView fov;
    private final CellVisitor adder = this::add;
    private int[] lit = new int[64];
    private int litSize;
    private LightSource shining = new LightSource(new Point(0, 0), Reach.unlimited(), 1);

    /** Makes a dark map of a single cell; {@link #compute} gives it its size. The field of view is the map's own. */
    public LightMap(FieldOfView fov) {
        super(0);
        this.fov = Objects.requireNonNull(fov, "fov");
    }

    /**
     * Computes the light.
     *
     * @param transparent the cells that light passes through
     * @throws IllegalArgumentException if a source is outside the grid
     */
    public void compute(BitGridView transparent, List<LightSource> sources) {
        for (int i = 0; i < sources.size(); i++) {
            if (!transparent.contains(sources.get(i).at())) {
                throw SightBox.outside(transparent, "light " + i + ", " + sources.get(i) + ",");
            }
        }
        clear(transparent);
        for (int i = 0; i < sources.size(); i++) {
            shining = sources.get(i);
            fov.compute(transparent, shining.at(), shining.reach()).forEach(adder);
        }
    }

    private void clear(BitGridView transparent) {
        for (int i = 0; i < litSize; i++) {
            cells[lit[i]] = 0;
        }
        litSize = 0;
        resize(transparent);
    }

    private void add(int x, int y) {
        int cell = y * width + x;
        if (cells[cell] == 0) {
            if (litSize == lit.length) {
                lit = Arrays.copyOf(lit, 2 * litSize);
            }
            lit[litSize++] = cell;
        }
        long sum = (long) cells[cell]
                + shining.lightAt(x - shining.at().x(), y - shining.at().y());
        cells[cell] = (int) Math.min(sum, Integer.MAX_VALUE);
    }
}
