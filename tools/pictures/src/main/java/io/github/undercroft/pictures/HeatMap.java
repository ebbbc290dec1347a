package io.github.undercroft.pictures;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.grid.IntGrid;
import io.github.undercroft.grid.IntGridView;

/**
 * Whole numbers drawn as colours, from violet (low) to yellow (high): a picture of their own, or an overlay on a map.
 *
 * <pre>{@code
 * HeatMap heat = HeatMap.of(noise).without(NoiseMap.SILENT).numbered();
 * map.with(heat).captioned("How far the noise goes");
 * Picture.stacked(heat.picture(), heat.legend());
 * }</pre>
 *
 * <p>The range reaches from the lowest to the highest value unless {@link #range} says otherwise; values beyond it have
 * the colour of its end. Cells that are {@link #without} heat keep the tile below. A value that copies the numbers.
 *
 * <p>Without numbers the tiles below keep their text. Where they have none, only {@link Picture#toText} shows a digit:
 * the tenth of the range, 0 to 9.
 */
public final class HeatMap implements Overlay {

    /** Where there is no heat and no map below. */
    private static final Tile NOTHING = new Tile("░", 0x343943, Colours.BACKGROUND);

    private static final int LEGEND_STEPS = 4;

    private final IntGrid values;
    private final ImmutableSet<Integer> absent;
    /** Higher than {@code high} if no cell has heat. */
    private final long low;

    private final long high;
    private final Labels labels;

    private enum Labels {
        NONE,
        NUMBERS
    }

    private HeatMap(IntGrid values, ImmutableSet<Integer> absent, long low, long high, Labels labels) {
        this.values = values;
        this.absent = absent;
        this.low = low;
        this.high = high;
        this.labels = labels;
    }

    /** @return the heat of every cell, from the lowest to the highest value */
    public static HeatMap of(IntGridView values) {
        return spanning(IntGrid.copyOf(values), ImmutableSet.of(), Labels.NONE);
    }

    private static HeatMap spanning(IntGrid values, ImmutableSet<Integer> absent, Labels labels) {
        long low = Integer.MAX_VALUE;
        long high = Integer.MIN_VALUE;
        for (int y = 0; y < values.height(); y++) {
            for (int x = 0; x < values.width(); x++) {
                int value = values.get(x, y);
                if (!absent.contains(value)) {
                    low = Math.min(low, value);
                    high = Math.max(high, value);
                }
            }
        }
        return new HeatMap(values, absent, low, high, labels);
    }

    /**
     * @return this without heat where the value is this one, such as "unreached"; the range is computed again from the
     *     others
     */
    public HeatMap without(int value) {
        ImmutableSet<Integer> all =
                ImmutableSet.<Integer>builder().addAll(absent).add(value).build();
        return spanning(values, all, labels);
    }

    /**
     * Sets the values of the first and the last colour, so that several heat maps can be compared.
     *
     * @throws IllegalArgumentException if {@code lowest} is greater than {@code highest}
     */
    public HeatMap range(int lowest, int highest) {
        if (lowest > highest) {
            throw new IllegalArgumentException(
                    "a range from " + lowest + " to " + highest + "; give the lowest value first");
        }
        return new HeatMap(values, absent, lowest, highest, labels);
    }

    /** @return this with the numbers written into the cells, which grow as needed */
    public HeatMap numbered() {
        return new HeatMap(values, absent, low, high, Labels.NUMBERS);
    }

    /** @return a picture of nothing but the heat; cells without it are hatched */
    public MapPicture picture() {
        Grid<Tile> nothing = Grid.of(
                values.width(),
                values.height(),
                cell -> absent.contains(values.get(cell)) ? NOTHING : Tile.blank(Colours.BACKGROUND));
        return MapPicture.of(nothing).with(this);
    }

    /** @return one line with up to five colours of the range and their values */
    public Picture legend() {
        if (low > high) {
            return Picture.text("no values");
        }
        long steps = Math.min(LEGEND_STEPS, high - low);
        LegendEntry[] keys = new LegendEntry[(int) steps + 1];
        for (int step = 0; step <= steps; step++) {
            long value = steps == 0 ? low : low + (high - low) * step / steps;
            Tile tile = heated(Tile.blank(Colours.BACKGROUND), value);
            keys[step] = new LegendEntry(tile, labels == Labels.NUMBERS ? "" : String.valueOf(value));
        }
        return Picture.legend(keys);
    }

    @Override
    public Grid<Tile> over(Grid<Tile> tiles) {
        Overlay.requireSame(values, tiles);
        return Grid.of(tiles.width(), tiles.height(), cell -> {
            int value = values.get(cell);
            Tile tile = tiles.get(cell);
            return absent.contains(value) ? tile : heated(tile, value);
        });
    }

    private Tile heated(Tile below, long value) {
        long whole = Math.max(1, high - low);
        long part = Math.max(0, Math.min(value, high) - low);
        int paper = Ramp.colour(part, whole);
        int ink = Colours.inkOn(paper);
        if (labels == Labels.NUMBERS) {
            return new Tile(String.valueOf(value), ink, paper);
        }
        return below.isBlank()
                ? new Tile(String.valueOf(Math.min(9, part * 10 / whole)), paper, paper)
                : new Tile(below.text(), Colours.mix(paper, ink, 55), paper);
    }
}
