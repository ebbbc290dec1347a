package io.github.undercroft.dungeon.maze;

import io.github.undercroft.dungeon.tool.SettingRange;

/** How a maze is made. Each style makes perfect mazes: there is exactly one way between any two cells. */
public sealed interface MazeStyle {

    /** A tree that grows from the cell reached last: long winding ways with few dead ends. */
    MazeStyle NEWEST = new GrowingTree(100, 0);

    /** A tree that grows from the cell reached first: long straight ways from one point. */
    MazeStyle OLDEST = new GrowingTree(0, 100);

    /** A tree that grows from any of its cells: short ways with many dead ends. */
    MazeStyle RANDOM = new GrowingTree(0, 0);

    /** Walls that divide the maze again and again: long straight walls with one gap each. */
    MazeStyle DIVIDED = new RecursiveDivision();

    /**
     * A tree that grows by a cell at a time, from the newest cell in some cases, from the oldest in others, and else from a
     * random one of those that can still grow. Expected O(cells).
     *
     * <p>Source: J. Buck, "Maze Generation: Growing Tree algorithm", 2011.
     *
     * @param newestPercent from 0 to 100
     * @param oldestPercent from 0 to what is left
     */
    record GrowingTree(int newestPercent, int oldestPercent) implements MazeStyle {

        public GrowingTree {
            SettingRange.require("newestPercent", newestPercent, 0, 100);
            SettingRange.require("oldestPercent", oldestPercent, 0, 100 - newestPercent);
        }
    }

    /**
     * A wall across the shorter side of a field, with one gap, and again on both sides of it, until only single ways are
     * left. Expected O(cells * log cells).
     *
     * <p>Source: J. Buck, "Maze Generation: Recursive Division", 2011.
     */
    record RecursiveDivision() implements MazeStyle {}
}
