package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.pathfinding.PathBuffer.Outcome;
import io.github.undercroft.pathfinding.PathRequest.Occupied;
import java.util.Arrays;

/**
 * A* on whole numbers where most open cells cost the same: on the board of a game, or on open cells of which some are
 * occupied. A cell that is not plain is asked for its toll when a search first comes to it. All that it knows of a cell is
 * one long, as in {@link WholeSearch}; a cell that cannot be stepped onto is known at no cost, which nothing undercuts.
 *
 * <p>On a board for which {@link Algorithm#ASTAR} is named it takes cells and ways in the same order as {@link ExactSearch}, and
 * where sums of doubles are not rounded it finds the same path.
 */
final class TollSearch implements SearchKernel {

    private static final int STAMP_SHIFT = 48;
    private static final int COST_SHIFT = 4;
    private static final long COST = (1L << (STAMP_SHIFT - COST_SHIFT)) - 1;
    private static final int DONE = 8;
    private static final int WAY = 7;
    private static final int LOW = 15;
    private static final int START = 8;
    private static final int FIRST_STAMP = (1 << 15) - 1;

    /** By the numbers of directions. */
    private static final int[] DX = {0, 1, 1, 1, 0, -1, -1, -1};

    private static final int[] DY = {-1, -1, 0, 1, 1, 1, 0, -1};

    /** The ways on from any cell, by the direction to it: the others lead to cells next to the one before. */
    private static final int[] ONWARD = {0xC7, 0x8F, 0x1F, 0x3E, 0x7C, 0xF8, 0xF1, 0xE3, 0xFF};

    /** The ways on from a cell whose neighbours are all plain, as jump point search goes on. */
    private static final int[] EIGHT = {0x01, 0x07, 0x04, 0x1C, 0x10, 0x70, 0x40, 0xC1, 0xFF};

    private static final int[] FOUR = {0x01, 0, 0x15, 0, 0x10, 0, 0x51, 0, 0xFF};

    private final LongHeap queue = new LongHeap();
    private final TollGoals goals = new TollGoals();
    private final StepPrices prices = new StepPrices();
    private final Expectation expectation = new Expectation();
    private final ClosestCell closest = new ClosestCell();
    private final Tolls tolls = new Tolls();
    private final int[] offsets = new int[8];
    private final long[] units = new long[8];
    private long[] known = new long[0];
    private int stamp = 1;
    private long stampBits;
    private Keys keys = Keys.ofUnits(1, 1, 1, 1);
    private int width;
    private int height;
    private int start;
    /** The first and the last cell reached, in reading order. */
    private int first;

    private int last;
    /** Which steps there are. */
    private int steps;

    private boolean needsBothSides;
    private boolean opensClosed;
    /** The ways that are followed from cells among plain ones. */
    private int[] followed = ONWARD;
    /** Whether a price came up that cannot be counted. */
    private boolean isStuck;

    /** Answers a request on a board; false if a price comes up that cannot be counted. */
    boolean find(BoardCost board, PathRequest request, PathBuffer buffer) {
        keys = tolls.begin(board);
        return find(request, buffer);
    }

    /** The same on open cells, or on the places for the footprint that the request names. */
    boolean find(WalkMap map, Occupied occupied, PathRequest request, PathBuffer buffer) {
        keys = tolls.begin(map, occupied, request.options().footprint());
        return find(request, buffer);
    }

    private void begin(PathRequest request) {
        PathGround ground = request.ground();
        width = ground.width();
        height = ground.height();
        queue.clear();
        stamp--;
        if (known.length < width * height) {
            known = new long[width * height];
            stamp = 0;
        }
        if (stamp == 0) {
            // Old stamps must be higher than new ones.
            Arrays.fill(known, Long.MAX_VALUE);
            stamp = FIRST_STAMP - 1;
        }
        stampBits = (long) stamp << STAMP_SHIFT;
        for (int way = 0; way < 8; way++) {
            offsets[way] = DY[way] * width + DX[way];
            units[way] = (way & 1) == 0 ? keys.straight : keys.diagonal;
        }
        boolean isFour = ground.movement() == Movement.FOUR_WAY;
        steps = isFour ? Around.STRAIGHT : Around.ALL;
        needsBothSides = ground.movement().needsBothSides();
        followed = !prunes(request) ? ONWARD : isFour ? FOUR : EIGHT;
        opensClosed = tolls.opensClosed();
        isStuck = false;
        goals.begin(request, keys.straight, keys.diagonal, isFour);
        closest.begin(request);
        prices.begin(request);
        if (request.goalTest() == null) {
            expectation.begin(prices, request);
        }
        start = request.start().y() * width + request.start().x();
        first = start;
        last = start;
    }

    /** Whether of equally cheap ways only one is followed; on a board that is named, paths are those of the exact search. */
    private static boolean prunes(PathRequest request) {
        return !(request.ground() instanceof BoardCost board)
                || (request.options().algorithm() == Algorithm.AUTO && BoardSearch.allowsJumps(board));
    }

    private boolean find(PathRequest request, PathBuffer buffer) {
        begin(request);
        int budget = request.options().budget();
        int expanded = 0;
        int reached = -1;
        long best = Long.MAX_VALUE;
        known[start] = stampBits;
        add(start, 0, goals.rest(request.start().x(), request.start().y()));
        while (!queue.isEmpty() && keys.total(queue.first()) <= best) {
            int cell = keys.cell(queue.pop());
            long knows = known[cell];
            if ((knows & DONE) != 0) {
                continue;
            }
            if (goals.isGoal(cell)) {
                best = knows >> COST_SHIFT & COST;
                reached = goals.preferred(reached, cell);
                if (goals.isSingle()) {
                    break;
                }
            } else if (expanded < budget) {
                expanded++;
                if (closest.isWanted()) {
                    closest.consider(
                            cell, request.goalTest() != null ? 0 : expectation.distance(cell % width, cell / width));
                }
                known[cell] = knows | DONE;
                expand(cell, knows >> COST_SHIFT & COST, cell == start ? START : (int) knows & WAY);
            } else if (reached < 0) {
                write(Outcome.BUDGET_SPENT, closest.cell(), expanded, buffer);
                return true;
            } else {
                break;
            }
            if (isStuck) {
                return false;
            }
        }
        Outcome outcome = reached < 0 ? Outcome.PARTIAL : Outcome.FOUND;
        write(outcome, reached < 0 ? nearest(request) : reached, expanded, buffer);
        return true;
    }

    private void expand(int cell, long cost, int way) {
        int y = cell / width;
        int x = cell - y * width;
        int open = tolls.openAround(x, y);
        int plain = tolls.plainAmong(open, x, y);
        int ways = (opensClosed ? tolls.passableAround(x, y) : open) & steps;
        if (needsBothSides) {
            ways &= Around.withRoom(open);
        }
        ways &= (plain == Around.ALL ? followed : ONWARD)[way];
        for (int left = ways; left != 0; left &= left - 1) {
            int direction = Integer.numberOfTrailingZeros(left);
            int to = cell + offsets[direction];
            long reached = cost + units[direction];
            // At a toll it is dearer still.
            if ((stampBits | reached << COST_SHIFT | LOW) < known[to]) {
                if ((plain >> direction & 1) != 0) {
                    reach(to, x + DX[direction], y + DY[direction], reached, direction);
                } else {
                    reachAtToll(to, x + DX[direction], y + DY[direction], reached, direction);
                }
            }
        }
    }

    private void reachAtToll(int to, int x, int y, long plainCost, int direction) {
        long toll = tolls.of(x, y, goals.isGoal(to));
        if (toll == Tolls.BLOCKED) {
            known[to] = stampBits;
        } else if (toll == Tolls.UNCOUNTABLE) {
            isStuck = true;
        } else if ((stampBits | (plainCost + toll) << COST_SHIFT | LOW) < known[to]) {
            reach(to, x, y, plainCost + toll, direction);
        }
    }

    private void reach(int to, int x, int y, long cost, int direction) {
        known[to] = stampBits | cost << COST_SHIFT | direction;
        first = Math.min(first, to);
        last = Math.max(last, to);
        add(to, cost, goals.rest(x, y));
    }

    private void add(int cell, long cost, long rest) {
        if (cost + rest > keys.mostTotal) {
            isStuck = true;
        } else {
            queue.add(keys.key(cost + rest, rest, cell));
        }
    }

    @Override
    public void markExpanded(BitGrid cells) {
        for (int cell = first; cell <= last; cell++) {
            if (known[cell] >> STAMP_SHIFT == stamp && (known[cell] & DONE) != 0) {
                cells.set(cell % width, cell / width);
            }
        }
    }

    private boolean isReached(int cell) {
        return cell == start || (known[cell] >> STAMP_SHIFT == stamp && cost(cell) > 0);
    }

    private long cost(int cell) {
        return known[cell] >> COST_SHIFT & COST;
    }

    /** The reachable cell closest to a goal. All that can be reached has been reached by now. */
    private int nearest(PathRequest request) {
        int nearest = start;
        if (request.goalTest() != null) {
            return nearest;
        }
        double least = Double.POSITIVE_INFINITY;
        for (int cell = first; cell <= last; cell++) {
            if (isReached(cell)) {
                double distance = expectation.distance(cell % width, cell / width);
                if (distance < least || (distance == least && cost(cell) < cost(nearest))) {
                    least = distance;
                    nearest = cell;
                }
            }
        }
        return nearest;
    }

    private void write(Outcome outcome, int end, int expanded, PathBuffer buffer) {
        int cells = 1;
        for (int cell = end; cell != start; cell -= offsets[(int) known[cell] & WAY]) {
            cells++;
        }
        buffer.begin(outcome, expanded, cells);
        int at = end;
        for (int index = cells - 1; index >= 0; index--) {
            buffer.put(index, at % width, at / width);
            at -= offsets[(int) known[at] & WAY];
        }
        for (int i = 1; i < cells; i++) {
            int x = buffer.x(i);
            int y = buffer.y(i);
            boolean ontoGoal = goals.isGoal(y * width + x);
            buffer.priceStep(i - 1, prices.of(buffer.x(i - 1), buffer.y(i - 1), x, y, ontoGoal));
        }
    }
}
