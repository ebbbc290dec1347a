package io.github.undercroft.dungeon.rogue;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.dungeon.Guarantee;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.random.RandomSource;
import java.util.Set;

/**
 * The passages of Rogue: a tree that joins all cells of the grid, and a few more. O(cells of the grid), plus the cells that
 * are dug.
 */
record RoguePassages(RogueLevels levels) implements LevelStep {

    private static final byte RIGHT = 1;
    private static final byte DOWN = 2;

    @Override
    public String name() {
        return "passages";
    }

    @Override
    public Set<Guarantee> gives() {
        return ImmutableSet.of(Guarantee.CONNECTED, Guarantee.CLOSED_BORDER, Guarantee.DOORWAYS);
    }

    @Override
    public void apply(LevelDraft draft, RandomSource random) {
        new Joining(levels.grid(), random, new RogueDigging(draft, random, RogueSecrets.of(levels))).run();
    }

    /** Which cells of the grid are joined so far. */
    private static final class Joining {

        private final RogueGrid grid;
        private final RandomSource random;
        private final RogueDigging digging;
        private final byte[] links;
        private final boolean[] isJoined;
        private final int[] choices = new int[4];
        /** Cells that are joined and may have a neighbour that is not. */
        private final int[] edge;

        private int edgeSize;

        Joining(RogueGrid grid, RandomSource random, RogueDigging digging) {
            this.grid = grid;
            this.random = random;
            this.digging = digging;
            links = new byte[grid.size()];
            isJoined = new boolean[grid.size()];
            edge = new int[grid.size()];
        }

        void run() {
            int cell = random.nextInt(grid.size());
            add(cell);
            for (int missing = grid.size() - 1; missing > 0; missing--) {
                int next = neighbour(cell, false);
                while (next < 0) {
                    cell = anyOnEdge();
                    next = neighbour(cell, false);
                }
                join(cell, next);
                add(next);
                cell = next;
            }
            for (int more = random.nextInt(grid.size() / 2 + 1); more > 0; more--) {
                int one = random.nextInt(grid.size());
                int other = neighbour(one, true);
                if (other >= 0) {
                    join(one, other);
                }
            }
        }

        private void add(int cell) {
            isJoined[cell] = true;
            edge[edgeSize++] = cell;
        }

        /** Removes those that are surrounded, so that all draws together take O(cells). */
        private int anyOnEdge() {
            while (true) {
                int place = random.nextInt(edgeSize);
                int cell = edge[place];
                if (choices(cell, false) > 0) {
                    return cell;
                }
                edge[place] = edge[--edgeSize];
            }
        }

        /** A random cell beside one, with equal chances; -1 if there is none. */
        private int neighbour(int cell, boolean isJoinedBefore) {
            int count = choices(cell, isJoinedBefore);
            return count == 0 ? -1 : choices[random.nextInt(count)];
        }

        /** Finds the neighbouring cells that are joined to nothing yet, or else those not directly joined to this one. */
        private int choices(int cell, boolean isJoinedBefore) {
            int column = cell % grid.columns();
            int count = 0;
            if (cell >= grid.columns()) {
                count = consider(cell, cell - grid.columns(), isJoinedBefore, count);
            }
            if (column < grid.columns() - 1) {
                count = consider(cell, cell + 1, isJoinedBefore, count);
            }
            if (cell < grid.size() - grid.columns()) {
                count = consider(cell, cell + grid.columns(), isJoinedBefore, count);
            }
            if (column > 0) {
                count = consider(cell, cell - 1, isJoinedBefore, count);
            }
            return count;
        }

        private int consider(int cell, int next, boolean isJoinedBefore, int count) {
            if (isJoinedBefore ? isLinked(cell, next) : isJoined[next]) {
                return count;
            }
            choices[count] = next;
            return count + 1;
        }

        private boolean isLinked(int one, int other) {
            return (links[Math.min(one, other)] & way(one, other)) != 0;
        }

        private byte way(int one, int other) {
            // In a grid of one column the next cell is always below.
            return grid.columns() > 1 && Math.abs(one - other) == 1 ? RIGHT : DOWN;
        }

        private void join(int one, int other) {
            int from = Math.min(one, other);
            links[from] |= way(one, other);
            digging.dig(from, Math.max(one, other), way(one, other) == RIGHT);
        }
    }
}
