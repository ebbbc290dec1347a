package io.github.undercroft.fov;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.CellVisitor;
import io.github.undercroft.grid.IntGridView;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * How much light falls on each cell from all light sources together: the sum, because two torches are brighter than one;
 * at most {@link Integer#MAX_VALUE}. A source lights what the given field of view sees from it, walls included.
 *
 * <p>The order of the sources does not matter. O(cells lit, once for each source) beside the fields of view; between two
 * calls only what was lit before is cleared. Allocates nothing once its memory has grown to the grid. For one thread at a
 * time.
 */
public final class LightMap implements IntGridView {

    private final FieldOfView fov;
    private final CellVisitor adder = this::add;
    private int width = 1;
    private int height = 1;
    private int[] light = new int[1];
    private int[] lit = new int[64];
    private int litSize;
    private LightSource shining = new LightSource(new Point(0, 0), Reach.unlimited(), 1);

    /** Makes a dark map of a single cell; {@link #compute} gives it its size. The field of view is the map's own. */
    public LightMap(FieldOfView fov) {
        this.fov = Objects.requireNonNull(fov, "fov");
    }

    /**
     * Lights the map anew.
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

    @Override
    public int width() {
        return width;
    }

    @Override
    public int height() {
        return height;
    }

    @Override
    public int get(int x, int y) {
        if (!contains(x, y)) {
            throw new IndexOutOfBoundsException(
                    "cell (" + x + "," + y + ") is outside this light map of " + width + " x " + height + " cells");
        }
        return light[y * width + x];
    }

    private void clear(BitGridView transparent) {
        for (int i = 0; i < litSize; i++) {
            light[lit[i]] = 0;
        }
        litSize = 0;
        width = transparent.width();
        height = transparent.height();
        if (light.length < width * height) {
            light = new int[width * height];
        }
    }

    private void add(int x, int y) {
        int cell = y * width + x;
        if (light[cell] == 0) {
            if (litSize == lit.length) {
                lit = Arrays.copyOf(lit, 2 * litSize);
            }
            lit[litSize++] = cell;
        }
        long sum = (long) light[cell]
                + shining.lightAt(x - shining.at().x(), y - shining.at().y());
        light[cell] = (int) Math.min(sum, Integer.MAX_VALUE);
    }
}
