package io.github.undercroft.dungeon.shape;

import io.github.undercroft.dungeon.Runs;
import io.github.undercroft.dungeon.noise.CaveRule;
import io.github.undercroft.dungeon.tool.SettingRange;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.grid.Regions;
import io.github.undercroft.random.RandomSource;

/**
 * Shapes without corners, for a lake or a small cave: the largest region of smoothed noise.
 *
 * <p>Source: the lakes and caves of Brogue, by B. Walker.
 */
public final class Blob {

    private static final int ROCK_PERCENT = 40;
    private static final int ROUNDS = 4;
    private static final int TRIES = 4;
    /** A shape that fills less than one part in so many of its box is tried again. */
    private static final int MIN_SHARE = 3;

    private Blob() {}

    /**
     * Draws a shape within a box. Its cells are connected by straight steps; it may have holes. If no shape fills a third of
     * the box in {@value #TRIES} tries, the largest of them is returned, or the whole box if there is none. O(cells of the
     * box).
     *
     * @return a grid just as large as the shape
     * @throws IllegalArgumentException if there is no such box
     */
    public static BitGrid within(int width, int height, RandomSource random) {
        SettingRange.requireSize(width, height);
        BitGrid best = BitGrid.of(width, height);
        best.not();
        int max = 0;
        for (int i = 0; i < TRIES && max * MIN_SHARE < width * height; i++) {
            CaveRows rows = new CaveRows(width + 2, height + 2, ROCK_PERCENT, random);
            for (int round = 0; round < ROUNDS; round++) {
                rows.smooth(CaveRule.FOUR_FIVE);
            }
            Regions regions = FloodFill.of(Movement.FOUR_WAY).regions(rows);
            if (regions.count() > 0 && regions.sizes().get(regions.largest()) > max) {
                max = regions.sizes().get(regions.largest());
                best = cropped(regions.cells(regions.largest()));
            }
        }
        return best;
    }

    /** A grid of the set cells of another one, of which there must be one, without empty rows and columns at its sides. */
    private static BitGrid cropped(BitGrid cells) {
        Rect bounds = Runs.bounds(cells);
        BitGrid cropped = BitGrid.of(bounds.width(), bounds.height());
        Point corner = new Point(bounds.x(), bounds.y());
        Runs.forEach(cells, (y, from, to) -> cropped.setRange(y - corner.y(), from - corner.x(), to - corner.x()));
        return cropped;
    }
}
