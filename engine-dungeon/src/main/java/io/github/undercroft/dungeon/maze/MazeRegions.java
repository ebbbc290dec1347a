package io.github.undercroft.dungeon.maze;

import com.google.common.primitives.ImmutableIntArray;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The region of each node of a maze: rooms first, from 1, then the mazes between them. */
final class MazeRegions {

    static final int EAST = 1;
    static final int SOUTH = 2;

    private final MazeGrid grid;
    private final int[] regions;
    private final List<Rect> rooms = new ArrayList<>();
    private int count;
    /** Twice the node, and 1 more if the door is to the south and not to the east. */
    private ImmutableIntArray doors = ImmutableIntArray.of();

    MazeRegions(MazeGrid grid) {
        this.grid = grid;
        regions = new int[grid.size()];
    }

    int count() {
        return count;
    }

    /** In nodes. */
    List<Rect> rooms() {
        return rooms;
    }

    ImmutableIntArray doors() {
        return doors;
    }

    static int directionOf(int door) {
        return (door & 1) == 0 ? EAST : SOUTH;
    }

    /** The region of a node; 0 for none. */
    int at(int node) {
        return regions[node];
    }

    boolean isFree(Rect nodes) {
        for (int row = nodes.y(); row <= nodes.bottom(); row++) {
            for (int column = nodes.x(); column <= nodes.right(); column++) {
                if (regions[row * grid.columns + column] != 0) {
                    return false;
                }
            }
        }
        return true;
    }

    void addRoom(Rect nodes) {
        rooms.add(nodes);
        count++;
        for (int row = nodes.y(); row <= nodes.bottom(); row++) {
            int first = row * grid.columns + nodes.x();
            Arrays.fill(regions, first, first + nodes.width(), count);
        }
        grid.digField(nodes);
    }

    /** Grows a tree in each free part, from its newest node, straight on unless it turns. */
    void addMazes(int windingPercent, RandomSource random) {
        int[] path = new int[regions.length];
        for (int start = 0; start < regions.length; start++) {
            if (regions[start] == 0) {
                count++;
                regions[start] = count;
                grid.digNode(start);
                grow(start, path, windingPercent, random);
            }
        }
    }

    private void grow(int start, int[] path, int windingPercent, RandomSource random) {
        path[0] = start;
        int straight = -1;
        for (int size = 1; size > 0; ) {
            int node = path[size - 1];
            int direction = isFree(node, straight) && !random.chance(windingPercent, 100)
                    ? straight
                    : freeDirection(node, random);
            straight = direction;
            if (direction < 0) {
                size--;
            } else {
                grid.digWay(node, direction);
                int next = grid.neighbour(node, direction);
                regions[next] = count;
                path[size++] = next;
            }
        }
    }

    private boolean isFree(int node, int direction) {
        if (direction < 0) {
            return false;
        }
        int next = grid.neighbour(node, direction);
        return next >= 0 && regions[next] == 0;
    }

    private int freeDirection(int node, RandomSource random) {
        int free = 0;
        int chosen = -1;
        for (int direction = 0; direction < MazeGrid.DIRECTIONS; direction++) {
            if (isFree(node, direction)) {
                free++;
                chosen = random.nextInt(free) == 0 ? direction : chosen;
            }
        }
        return chosen;
    }

    /** Opens doors in random order: those that join separate regions, and some others that have no door beside them. */
    void connect(int loopPercent, RandomSource random) {
        int[] walls = walls();
        random.shuffle(walls);
        int[] joinedTo = new int[count + 1];
        Arrays.setAll(joinedTo, region -> region);
        ImmutableIntArray.Builder opened = ImmutableIntArray.builder();
        for (int wall : walls) {
            int node = wall >> 1;
            int direction = directionOf(wall);
            int one = find(joinedTo, regions[node]);
            int two = find(joinedTo, regions[grid.neighbour(node, direction)]);
            boolean isLoop = one == two;
            if (!isLoop || (random.chance(loopPercent, 100) && !isBesideDoor(node, direction))) {
                joinedTo[two] = one;
                grid.digWay(node, direction);
                opened.add(wall);
            }
        }
        doors = opened.build();
    }

    /** The place where two regions meet, as the number of a door. */
    private int[] walls() {
        ImmutableIntArray.Builder walls = ImmutableIntArray.builder();
        for (int wall = 0; wall < 2 * regions.length; wall++) {
            int other = grid.neighbour(wall >> 1, directionOf(wall));
            if (other >= 0 && regions[other] != regions[wall >> 1]) {
                walls.add(wall);
            }
        }
        return walls.build().toArray();
    }

    private boolean isBesideDoor(int node, int direction) {
        int left = grid.neighbour(node, (direction + 3) % MazeGrid.DIRECTIONS);
        int right = grid.neighbour(node, (direction + 1) % MazeGrid.DIRECTIONS);
        return (left >= 0 && grid.isWay(left, direction)) || (right >= 0 && grid.isWay(right, direction));
    }

    private static int find(int[] joinedTo, int region) {
        int root = region;
        while (joinedTo[root] != root) {
            joinedTo[root] = joinedTo[joinedTo[root]];
            root = joinedTo[root];
        }
        return root;
    }

    boolean isMaze(int node) {
        return regions[node] > rooms.size();
    }

    /** Fills a node of a maze and all ways from it. */
    void fill(int node) {
        for (int direction = 0; direction < MazeGrid.DIRECTIONS; direction++) {
            if (grid.isWay(node, direction)) {
                grid.closeWay(node, direction);
            }
        }
        grid.fillNode(node);
        regions[node] = 0;
    }

    /** Whether a maze has only one way out of a node. */
    boolean isDeadEnd(int node) {
        return isMaze(node) && grid.wayCount(node) == 1;
    }

    /** Fills a dead end, back to the next fork or door. */
    void takeBack(int deadEnd) {
        for (int node = deadEnd; isDeadEnd(node); ) {
            int direction = 0;
            while (!grid.isWay(node, direction)) {
                direction++;
            }
            fill(node);
            node = grid.neighbour(node, direction);
        }
    }
}
