package io.github.undercroft.grid;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import java.util.Arrays;

/**
 * Opens cells until all open cells are connected by straight steps; for a cave, or a field of scattered walls, before
 * anybody is placed in it.
 *
 * <p>Digs one tunnel fewer than there are regions. Each is the shortest between the regions that it joins, and their total
 * length is as short as possible for tunnels from region to region. (Three regions that meet in a point might be joined by
 * less, if tunnels branched.) An open cell is never closed; connected cells stay connected.
 *
 * <p>Of tunnels of equal length, the one whose middle comes first in reading order is dug. Equal grids give equal results.
 * O(cells * log cells) in time, O(cells) in memory.
 *
 * <p>Source: K. Mehlhorn, "A faster approximation algorithm for the Steiner problem in graphs", 1988: a shortest tree is
 * found among the ways that lead from one region's surroundings straight into another's.
 */
public final class Joining {

    private static final int NOT_REACHED = Regions.NONE;

    private final int width;
    private final int height;
    private final BitGrid joined;
    /** For each cell the region that is nearest to it; {@link #NOT_REACHED} where none is. */
    private final int[] nearest;
    /** How many cells are to be dug from that region to the cell, itself included. */
    private final int[] distance;
    /** The next cell on the way to that region; itself where the cell is open. */
    private final int[] back;
    /** For each region another one that it is joined to, or itself. */
    private final int[] joinedTo;

    private Joining(BitGridView open, BitGridView diggable) {
        Regions regions = FloodFill.of(Movement.FOUR_WAY).regions(open);
        width = open.width();
        height = open.height();
        joined = BitGrid.copyOf(open);
        nearest = new int[width * height];
        distance = new int[width * height];
        back = new int[width * height];
        joinedTo = new int[regions.count()];
        Arrays.setAll(joinedTo, region -> region);
        spread(regions, diggable);
    }

    /**
     * Joins by digging only some cells, for example not the border or the walls of a vault.
     *
     * @param diggable the cells that may be opened, in a grid of the same size; its values for open cells do not matter
     * @return a new grid; regions that no tunnel through these cells can join stay apart
     * @throws IllegalArgumentException if the grids are not of one size
     */
    public static BitGrid joined(BitGridView open, BitGridView diggable) {
        Sizes.requireSame(open, diggable);
        Joining joining = new Joining(open, diggable);
        joining.dig();
        return joining.joined;
    }

    /** Lets all regions grow at once, a ring of cells at a time. */
    private void spread(Regions regions, BitGridView diggable) {
        int[] queue = new int[width * height];
        int end = 0;
        for (int cell = 0; cell < nearest.length; cell++) {
            nearest[cell] = regions.labels().get(cell % width, cell / width);
            if (nearest[cell] != NOT_REACHED) {
                back[cell] = cell;
                queue[end++] = cell;
            }
        }
        for (int next = 0; next < end; next++) {
            int cell = queue[next];
            int x = cell % width;
            int y = cell / width;
            for (Direction direction : Direction.cardinal()) {
                int toX = x + direction.dx();
                int toY = y + direction.dy();
                int to = toY * width + toX;
                if (diggable.getOrFalse(toX, toY) && nearest[to] == NOT_REACHED) {
                    nearest[to] = nearest[cell];
                    distance[to] = distance[cell] + 1;
                    back[to] = cell;
                    queue[end++] = to;
                }
            }
        }
    }

    private void dig() {
        long[] meetings = meetings();
        Arrays.sort(meetings);
        for (long meeting : meetings) {
            int cell = (int) ((meeting & 0xFFFF_FFFFL) >>> 1);
            int other = (meeting & 1) == 0 ? cell + 1 : cell + width;
            int one = find(nearest[cell]);
            int two = find(nearest[other]);
            if (one != two) {
                joinedTo[two] = one;
                digFrom(cell);
                digFrom(other);
            }
        }
    }

    /**
     * Where the surroundings of two regions touch, each as one number: first how long the tunnel through there is, then the
     * cell, then whether the other one is to the east or to the south.
     */
    private long[] meetings() {
        long[] meetings = new long[2 * nearest.length];
        int size = 0;
        for (int cell = 0; cell < nearest.length; cell++) {
            if ((cell + 1) % width != 0 && isMeeting(cell, cell + 1)) {
                meetings[size++] = ((long) (distance[cell] + distance[cell + 1]) << 32) | (2L * cell);
            }
            if (cell + width < nearest.length && isMeeting(cell, cell + width)) {
                meetings[size++] = ((long) (distance[cell] + distance[cell + width]) << 32) | (2L * cell + 1);
            }
        }
        return Arrays.copyOf(meetings, size);
    }

    private boolean isMeeting(int cell, int other) {
        return nearest[cell] != nearest[other] && nearest[cell] != NOT_REACHED && nearest[other] != NOT_REACHED;
    }

    private int find(int region) {
        int root = region;
        while (joinedTo[root] != root) {
            joinedTo[root] = joinedTo[joinedTo[root]];
            root = joinedTo[root];
        }
        return root;
    }

    private void digFrom(int start) {
        int cell = start;
        while (back[cell] != cell) {
            joined.set(cell % width, cell / width);
            cell = back[cell];
        }
    }
}
