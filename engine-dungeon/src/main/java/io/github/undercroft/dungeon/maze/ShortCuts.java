package io.github.undercroft.dungeon.maze;

import java.util.Arrays;

/**
 * Shortens the ways of mazes without dead ends. Where a way comes back beside itself, it is opened there, and the stretch that is
 * then not needed is filled, up to forks and doors. So hardly any ways of a maze run side by side.
 */
final class ShortCuts {

    /** The longest way that is looked at, in nodes, so that large mazes take no longer than small ones. */
    private static final int LONGEST = 30;

    private static final int NONE = -1;

    private final MazeGrid grid;
    private final MazeRegions regions;
    /** For each node of a search the one from which it was reached. */
    private final int[] from;

    private final int[] queue = new int[LONGEST + MazeGrid.DIRECTIONS];
    private final int[] way = new int[LONGEST + MazeGrid.DIRECTIONS];

    ShortCuts(MazeGrid grid, MazeRegions regions) {
        this.grid = grid;
        this.regions = regions;
        from = new int[grid.size()];
        Arrays.fill(from, NONE);
    }

    void cut() {
        for (int node = 0; node < grid.size(); node++) {
            if (regions.isMaze(node) && !tryCut(node, MazeRegions.EAST)) {
                tryCut(node, MazeRegions.SOUTH);
            }
        }
    }

    private boolean tryCut(int node, int direction) {
        int other = grid.neighbour(node, direction);
        if (other < 0 || regions.at(other) != regions.at(node) || grid.isWay(node, direction)) {
            return false;
        }
        int length = findWay(node, other);
        int begin = 0;
        int end = 0;
        int first = 1;
        for (int i = 1; i < length; i++) {
            boolean isNeeded = i == length - 1 || grid.wayCount(way[i]) > 2;
            if (isNeeded && i - first > end - begin) {
                begin = first;
                end = i;
            }
            first = isNeeded ? i + 1 : first;
        }
        for (int i = begin; i < end; i++) {
            regions.fill(way[i]);
        }
        if (begin < end) {
            grid.digWay(node, direction);
        }
        return begin < end;
    }

    /** Finds the nodes from one to another of the same maze, both included; returns how many, or 0 if there are too many. */
    private int findWay(int start, int goal) {
        int end = 0;
        queue[end++] = start;
        from[start] = start;
        for (int begin = 0; begin < end && end < LONGEST && from[goal] == NONE; begin++) {
            int node = queue[begin];
            for (int direction = 0; direction < MazeGrid.DIRECTIONS; direction++) {
                if (grid.isWay(node, direction)) {
                    int next = grid.alongWay(node, direction);
                    if (from[next] == NONE && regions.at(next) == regions.at(start)) {
                        from[next] = node;
                        queue[end++] = next;
                    }
                }
            }
        }
        int length = 0;
        if (from[goal] != NONE) {
            way[length++] = goal;
            while (way[length - 1] != start) {
                way[length] = from[way[length - 1]];
                length++;
            }
        }
        for (int i = 0; i < end; i++) {
            from[queue[i]] = NONE;
        }
        return length;
    }
}
