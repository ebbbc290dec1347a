package io.github.undercroft.dungeon.maze;

import io.github.undercroft.random.RandomSource;

/**
 * Grows a tree over all nodes of a maze. The nodes that may still grow are kept in the order in which they were reached. A
 * node that cannot grow any more leaves a gap; the gaps are closed when they are half of all.
 */
final class TreeGrowth {

    private static final int GAP = -1;

    private final MazeGrid maze;
    private final MazeStyle.GrowingTree style;
    private final RandomSource random;
    private final int[] nodes;
    private int first;
    private int end;
    private int alive;

    TreeGrowth(MazeGrid maze, MazeStyle.GrowingTree style, RandomSource random) {
        this.maze = maze;
        this.style = style;
        this.random = random;
        nodes = new int[maze.size()];
    }

    void grow() {
        int root = random.nextInt(maze.size());
        maze.digNode(root);
        add(root);
        while (alive > 0) {
            int place = choose();
            int direction = freeDirection(nodes[place]);
            if (direction < 0) {
                remove(place);
            } else {
                maze.digWay(nodes[place], direction);
                add(maze.neighbour(nodes[place], direction));
            }
        }
    }

    private void add(int node) {
        nodes[end++] = node;
        alive++;
    }

    private void remove(int place) {
        nodes[place] = GAP;
        alive--;
        if (2 * alive < end - first) {
            closeGaps();
        }
    }

    private void closeGaps() {
        int size = 0;
        for (int i = first; i < end; i++) {
            if (nodes[i] != GAP) {
                nodes[size++] = nodes[i];
            }
        }
        first = 0;
        end = size;
    }

    /** The index of a node that may grow. */
    private int choose() {
        int roll = random.nextInt(100);
        if (roll < style.newestPercent()) {
            while (nodes[end - 1] == GAP) {
                end--;
            }
            return end - 1;
        }
        if (roll < style.newestPercent() + style.oldestPercent()) {
            while (nodes[first] == GAP) {
                first++;
            }
            return first;
        }
        int place = first + random.nextInt(end - first);
        while (nodes[place] == GAP) {
            place = first + random.nextInt(end - first);
        }
        return place;
    }

    /** A random one of the directions to nodes that are not dug; -1 if there is none. */
    private int freeDirection(int node) {
        int free = 0;
        int chosen = -1;
        for (int direction = 0; direction < MazeGrid.DIRECTIONS; direction++) {
            int other = maze.neighbour(node, direction);
            if (other >= 0 && !maze.isDug(other)) {
                free++;
                chosen = random.nextInt(free) == 0 ? direction : chosen;
            }
        }
        return chosen;
    }
}
