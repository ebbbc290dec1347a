package io.github.undercroft.dungeon.step;

import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.DraftCells;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.Runs;
import io.github.undercroft.dungeon.tool.SettingRange;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.random.RandomSource;

/**
 * Marks floor cells for lights, with the word {@code "light"} and the radius as amount. Every area gets lights that is wider
 * than a corridor and not dark. A large area is divided into equal rectangles, each at most {@code 2 * radius + 1} cells wide and high,
 * and each rectangle gets one light: on its floor cell nearest to the middle, counted in steps without diagonals,
 * the first in reading order on a tie. Only bare floor without a mark is used.
 *
 * <p>Changes no cell. O(cells). Draws once for each area that may be lit.
 *
 * @param percent how likely each of these areas gets lights
 * @param radius how far a light reaches, from 1 to 100
 */
public record AddLights(int percent, int radius) implements LevelStep {

    /** The word for lights in marks. */
    public static final String LIGHT = "light";

    public AddLights {
        SettingRange.require("percent of AddLights", percent, 0, 100);
        SettingRange.require("radius", radius, 1, 100);
    }

    /** @return lights of that radius in all of these areas */
    public static AddLights of(int radius) {
        return new AddLights(100, radius);
    }

    @Override
    public String name() {
        return "lights";
    }

    @Override
    public void apply(LevelDraft draft, RandomSource random) {
        LightFields fields = new LightFields(draft, radius);
        for (Area area : draft.areas()) {
            if (!area.kind().isNarrow() && !area.isDark() && random.chance(percent, 100)) {
                fields.light(area);
            }
        }
        BitGrid bare = BitGrid.copyOf(draft.open());
        bare.andNot(draft.special());
        bare.andNot(DraftCells.marked(draft));
        Runs.forEach(bare, (y, from, to) -> {
            for (int x = from; x < to; x++) {
                fields.look(x, y);
            }
        });
        fields.mark();
    }
}
