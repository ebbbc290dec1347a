package io.github.undercroft.dungeon.maze;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.step.PlaceStairs;
import io.github.undercroft.dungeon.tool.SettingRange;
import java.util.List;
import java.util.Objects;

/**
 * Mazes with ways of one cell and walls of one cell. Ways run through the cells with odd coordinates; where the width or the
 * height is even, the last column or row is rock. The whole maze is one area.
 *
 * <pre>{@code
 * LevelPlan plan = MazeLevels.of(81, 41).generate(random);
 * LevelPlan easy = MazeLevels.of(81, 41).withStyle(MazeStyle.DIVIDED).withBraidPercent(60).generate(random);
 * }</pre>
 *
 * <p>At least {@value #MIN_SIDE} cells wide and high. Without braiding there is exactly one way between two cells; with it
 * there are loops instead of dead ends. A level never fails. The cost is that of the style.
 *
 * @param style how the maze is made
 * @param braidPercent how many of the dead ends are opened, from 0 to 100; at 100 none is left
 */
public record MazeLevels(int width, int height, MazeStyle style, int braidPercent) implements LevelGenerator {

    static final int MIN_SIDE = 5;

    public MazeLevels {
        Objects.requireNonNull(style, "style");
        SettingRange.requireSize("MazeLevels", width, height, MIN_SIDE);
        SettingRange.require("braidPercent", braidPercent, 0, 100);
    }

    /** A maze of long winding ways, without loops. */
    public static MazeLevels of(int width, int height) {
        return new MazeLevels(width, height, MazeStyle.NEWEST, 0);
    }

    /** @return the same in another style */
    public MazeLevels withStyle(MazeStyle other) {
        return new MazeLevels(width, height, other, braidPercent);
    }

    /** @return the same with that share of the dead ends opened */
    public MazeLevels withBraidPercent(int percent) {
        return new MazeLevels(width, height, style, percent);
    }

    @Override
    public List<LevelStep> steps() {
        return ImmutableList.of(new DigMaze(style, braidPercent), new PlaceStairs().withAlcovePercent(0));
    }
}
