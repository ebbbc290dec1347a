package io.github.undercroft.dungeon.cave;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.step.PlaceStairs;
import io.github.undercroft.dungeon.tool.SettingRange;
import java.util.List;

/**
 * A field of scattered walls: each cell inside the border is a wall with some probability. Cells that are cut off are joined
 * by the shortest tunnels, so the whole field is one area.
 *
 * <pre>{@code
 * LevelPlan plan = ScatterLevels.of(15, 10).generate(random);
 * }</pre>
 *
 * <p>At least {@value #MIN_SIDE} cells wide and high. If fewer than two cells are free, two are opened: a level never
 * fails. O(cells * log cells) in time.
 *
 * <p>Source: the Phaser tutorial "How to make your first roguelike", which has a wall in one of five cells; there, cells may
 * be cut off.
 *
 * @param wallPercent the chance of a wall, from 0 to 90
 */
public record ScatterLevels(int width, int height, int wallPercent) implements LevelGenerator {

    static final int MIN_SIDE = 4;

    public ScatterLevels {
        SettingRange.requireSize("ScatterLevels", width, height, MIN_SIDE);
        SettingRange.require("wallPercent", wallPercent, 0, 90);
    }

    /** A wall in one of five cells, evenly. */
    public static ScatterLevels of(int width, int height) {
        return new ScatterLevels(width, height, 20);
    }

    /** @return the same with another chance of a wall */
    public ScatterLevels withWallPercent(int percent) {
        return new ScatterLevels(width, height, percent);
    }

    @Override
    public List<LevelStep> steps() {
        return ImmutableList.of(new Scattering(this), new PlaceStairs().withAlcovePercent(0));
    }
}
