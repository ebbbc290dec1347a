package io.github.undercroft.dungeon.step;

import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.SizeRange;
import io.github.undercroft.dungeon.shape.Blob;
import io.github.undercroft.dungeon.tool.SettingRange;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.random.RandomSource;
import java.util.Objects;

/**
 * Adds lakes without corners: deep water over floor and rock alike, which opens views from room to room, with shallow water
 * beside the floor. Cells under deep water no longer belong to an area; a room that a lake divides stays one area in several
 * pieces.
 *
 * <p>A lake is placed only where it covers more floor than rock, and where there is a way around it near its shore: cells
 * that were connected before stay connected, even without finding secrets and opening locks. It keeps off the border, off
 * doors, stairs, marks, cells to be kept and places where areas meet, and off the cells around them; at most half of all
 * floor becomes wet. So the step can come at any time after digging, with any generator; stairs placed before it stay at
 * least as far apart as they were.
 *
 * <p>There are {@value #TRIES} tries for each lake, each with another size at another place. A lake without a place is left
 * out; after {@value #MAX_IN_VAIN} such lakes in a row the rest is left out, too. O(cells + lakes * cells of a lake).
 *
 * <p>Source: the lakes of Brogue, by B. Walker; there, all of the level is looked at for each place.
 *
 * @param lakes how many at most, 0 to 1,000,000
 * @param width of the box that a lake is in, 1 or more
 * @param height of that box, 1 or more
 */
public record AddLakes(int lakes, SizeRange width, SizeRange height) implements LevelStep {

    private static final int TRIES = 10;
    /** By then the level is wet enough; only a huge number of lakes would find the last places. */
    private static final int MAX_IN_VAIN = 100;

    public AddLakes {
        Objects.requireNonNull(width, "width");
        Objects.requireNonNull(height, "height");
        SettingRange.require("lakes", lakes, 0, 1_000_000);
    }

    /** Lakes of 5 to 20 by 4 to 10 cells. */
    public static AddLakes of(int lakes) {
        return new AddLakes(lakes, new SizeRange(5, 20), new SizeRange(4, 10));
    }

    @Override
    public String name() {
        return "lakes";
    }

    @Override
    public void apply(LevelDraft draft, RandomSource random) {
        if (draft.width() < 3 || draft.height() < 3) {
            return;
        }
        Flooding flooding = new Flooding(draft);
        int inVain = 0;
        for (int lake = 0; lake < lakes && inVain < MAX_IN_VAIN; lake++) {
            boolean isPlaced = false;
            for (int i = 0; i < TRIES && !isPlaced; i++) {
                int lakeWidth = width.upTo(draft.width() - 2).draw(random);
                BitGrid shape =
                        Blob.within(lakeWidth, height.upTo(draft.height() - 2).draw(random), random);
                int left = 1 + random.nextInt(draft.width() - 1 - shape.width());
                int top = 1 + random.nextInt(draft.height() - 1 - shape.height());
                isPlaced = flooding.tryFlood(shape, new Point(left, top));
            }
            inVain = isPlaced ? 0 : inVain + 1;
        }
        draft.tidyAreas();
    }
}
