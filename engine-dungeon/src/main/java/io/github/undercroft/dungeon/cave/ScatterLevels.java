package io.github.undercroft.dungeon.cave;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.step.PlaceStairs;
import io.github.undercroft.dungeon.tool.SettingRange;
import java.util.List;

/**
 * A field of scattered walls: each cell inside the border is a wall with some probability. Cells that are cut off are joined
 * by the shortest tunnels, so the whole field is one area. Walls may stand in clumps, with clearings between them.
 *
 * <pre>{@code
 * LevelPlan plan = ScatterLevels.of(15, 10).generate(random);
 * LevelPlan wood = ScatterLevels.of(80, 24).withClumpPercent(90).withClearings(4).generate(random);
 * }</pre>
 *
 * <p>At least {@value #MIN_SIDE} cells wide and high. If fewer than two cells are free, two are opened: a level never
 * fails. O(cells * log cells) in time.
 *
 * <p>Source: the Phaser tutorial "How to make your first roguelike", which has a wall in one of five cells; there, cells may
 * be cut off.
 *
 * @param wallPercent the chance of a wall, from 0 to 90
 * @param clumpPercent how much the chance is lower outside of clumps, from 0 to 100, and higher by twice as much in them; they
 *     are about a third of the map
 * @param clearings how many patches are without walls, each 6 to 14 cells wide and 4 to 8 high on a map that is larger; from 0
 *     to 1000
 */
public record ScatterLevels(int width, int height, int wallPercent, int clumpPercent, int clearings)
        implements LevelGenerator {

    static final int MIN_SIDE = 4;

    public ScatterLevels {
        SettingRange.requireSize("ScatterLevels", width, height, MIN_SIDE);
        SettingRange.require("wallPercent", wallPercent, 0, 90);
        SettingRange.require("clumpPercent", clumpPercent, 0, 100);
        SettingRange.require("clearings", clearings, 0, 1000);
    }

    /** A wall in one of five cells, evenly. */
    public static ScatterLevels of(int width, int height) {
        return new ScatterLevels(width, height, 20, 0, 0);
    }

    /** @return the same with another chance of a wall */
    public ScatterLevels withWallPercent(int percent) {
        return new ScatterLevels(width, height, percent, clumpPercent, clearings);
    }

    /** @return the same with walls in clumps */
    public ScatterLevels withClumpPercent(int percent) {
        return new ScatterLevels(width, height, wallPercent, percent, clearings);
    }

    /** @return the same with patches without walls */
    public ScatterLevels withClearings(int count) {
        return new ScatterLevels(width, height, wallPercent, clumpPercent, count);
    }

    @Override
    public List<LevelStep> steps() {
        return ImmutableList.of(new Scattering(this), new PlaceStairs().withAlcovePercent(0));
    }
}
