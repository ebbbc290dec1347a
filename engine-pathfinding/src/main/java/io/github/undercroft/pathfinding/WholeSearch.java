package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.pathfinding.PathBuffer.Outcome;
import java.util.Arrays;

/**
 * A* on whole-number prices. All that it knows of a cell is one long: a stamp that becomes less with each search, the cost,
 * whether the cell is done, that is expanded, and the direction to it; so whether a way is cheaper than one known, and known in this search,
 * takes one comparison. Where a cell and all around it cost the same, of equally cheap ways only those that go diagonally
 * first are followed, as jump point search does.
 *
 * <p>Source: N. Sturtevant, S. Rabin, "Canonical Orderings on Grids", 2016 (fewer ways).
 */
final class WholeSearch implements SearchKernel {

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

    /**
     * The ways on from any cell, by the direction to it: the three cells closest to the one before are reached from there
     * at a lower price, and so are those that are left out with four directions.
     */
    private static final int[] EIGHT_ONWARD = {0xC7, 0x8F, 0x1F, 0x3E, 0x7C, 0xF8, 0xF1, 0xE3, 0xFF};

    private static final int[] FOUR_ONWARD = {0x45, 0, 0x15, 0, 0x54, 0, 0x51, 0, 0xFF};

    /** The ways on from a cell whose neighbours are all alike. */
    private static final int[] EIGHT = {0x01, 0x07, 0x04, 0x1C, 0x10, 0x70, 0x40, 0xC1, 0xFF};

    private static final int[] FOUR = {0x01, 0, 0x15, 0, 0x10, 0, 0x51, 0, 0xFF};
    private static final int[] ALL = {0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF};

    private final LongHeap queue = new LongHeap();
    private final WholeGoals goals = new WholeGoals();
    private final ClosestCell closest = new ClosestCell();
    private final int[] offsets = new int[8];
    private final int[] units = new int[8];
    private long[] known = new long[0];
    private int stamp = 1;
    private long stampBits;
    private PriceTable map;
    private Keys keys;
    /** The ways that are followed from cells among others like them, and from all others. */
    private int[] followed = ALL;

    private int[] onward = ALL;
    private int start;

    WholeSearch(PriceTable map, Keys keys) {
        this.map = map;
        this.keys = keys;
    }

    private void begin(PriceTable onMap, Keys onKeys, PathRequest request) {
        map = onMap;
        keys = onKeys;
        queue.clear();
        stamp--;
        if (known.length < map.cells.length) {
            known = new long[map.cells.length];
            stamp = 0;
        }
        if (stamp == 0) {
            // Old stamps must be higher than new ones.
            Arrays.fill(known, Long.MAX_VALUE);
            stamp = FIRST_STAMP - 1;
        }
        stampBits = (long) stamp << STAMP_SHIFT;
        for (int i = 0; i < 8; i++) {
            offsets[i] = DY[i] * map.pitch + DX[i];
            units[i] = DX[i] != 0 && DY[i] != 0 ? keys.diagonal : keys.straight;
        }
        PathGround ground = request.ground();
        boolean isFour = ground.movement() == Movement.FOUR_WAY;
        boolean prunes = request.options().ties() == Ties.AS_FOUND && map.least > 0;
        followed = !prunes ? ALL : isFour ? FOUR : EIGHT;
        onward = !prunes ? ALL : isFour ? FOUR_ONWARD : EIGHT_ONWARD;
        goals.begin(map, keys, isFour, request);
        closest.begin(request);
        start = map.number(request.start().x(), request.start().y());
    }

    /** Answers the request. */
    void find(PriceTable onMap, Keys onKeys, PathRequest request, PathBuffer buffer) {
        begin(onMap, onKeys, request);
        boolean isLast = goals.isSingle() && request.options().ties() == Ties.AS_FOUND;
        int budget = request.options().budget();
        int expanded = 0;
        int reached = -1;
        long best = Long.MAX_VALUE;
        known[start] = stampBits;
        long rest = goals.rest(request.start().x() + 1, request.start().y() + 1);
        queue.add(keys.key(rest, rest, start));
        int way = START;
        while (!queue.isEmpty() && keys.total(queue.first()) <= best) {
            int cell = keys.cell(queue.pop());
            long knows = known[cell];
            if ((knows & DONE) != 0) {
                continue;
            }
            if (goals.isGoal(cell)) {
                best = knows >> COST_SHIFT & COST;
                reached = goals.preferred(reached, cell);
                if (isLast) {
                    break;
                }
            } else if (expanded < budget) {
                expanded++;
                if (closest.isWanted()) {
                    closest.consider(cell, (double) goals.distance(cell));
                }
                known[cell] = knows | DONE;
                expand(cell, knows >> COST_SHIFT & COST, way == START ? START : (int) knows & WAY);
                way = 0;
            } else if (reached < 0) {
                write(Outcome.BUDGET_SPENT, closest.cell(), expanded, request, buffer);
                return;
            } else {
                break;
            }
        }
        Outcome outcome = reached < 0 ? Outcome.PARTIAL : Outcome.FOUND;
        write(outcome, reached < 0 ? nearest() : reached, expanded, request, buffer);
    }

    private void expand(int cell, long cost, int way) {
        int[] prices = map.cells;
        long[] knowledge = known;
        int data = prices[cell];
        int[] follows = (data & PriceTable.ALIKE) != 0 ? followed : onward;
        int ways = data >>> PriceTable.PRICE_BITS & follows[way];
        int y = cell / map.pitch;
        int x = cell - y * map.pitch;
        for (int left = ways; left != 0; left &= left - 1) {
            int direction = Integer.numberOfTrailingZeros(left);
            int to = cell + offsets[direction];
            long reached = cost + (long) (prices[to] & PriceTable.PRICE) * units[direction];
            long mark = stampBits | reached << COST_SHIFT;
            if ((mark | LOW) < knowledge[to]) {
                knowledge[to] = mark | direction;
                long rest = goals.rest(x + DX[direction], y + DY[direction]);
                queue.add(keys.key(reached + rest, rest, to));
            }
        }
    }

    @Override
    public void markExpanded(BitGrid cells) {
        for (int y = 0; y < cells.height(); y++) {
            for (int x = 0; x < cells.width(); x++) {
                int cell = map.number(x, y);
                if (isTouched(cell) && (known[cell] & DONE) != 0) {
                    cells.set(x, y);
                }
            }
        }
    }

    private boolean isTouched(int cell) {
        return known[cell] >> STAMP_SHIFT == stamp;
    }

    private long cost(int cell) {
        return known[cell] >> COST_SHIFT & COST;
    }

    /** The reachable cell closest to a goal. All that can be reached has been touched by now. */
    private int nearest() {
        int nearest = start;
        long least = goals.distance(start);
        for (int cell = 0; cell < map.cells.length; cell++) {
            if (isTouched(cell)) {
                long distance = goals.distance(cell);
                if (distance < least
                        || (distance == least
                                && (cost(cell) < cost(nearest) || (cost(cell) == cost(nearest) && cell < nearest)))) {
                    least = distance;
                    nearest = cell;
                }
            }
        }
        return nearest;
    }

    private void write(Outcome outcome, int end, int expanded, PathRequest request, PathBuffer buffer) {
        Ties ties = request.options().ties();
        if (ties != Ties.AS_FOUND) {
            straighten(end, ties);
        }
        int cells = 1;
        for (int cell = end; cell != start; cell -= offsets[(int) known[cell] & WAY]) {
            cells++;
        }
        buffer.begin(outcome, expanded, cells);
        int cell = end;
        for (int index = cells - 1; index >= 0; index--) {
            int row = cell / map.pitch;
            buffer.put(index, cell - row * map.pitch - 1, row - 1);
            cell -= offsets[(int) known[cell] & WAY];
        }
        if (request.ground() instanceof CostMap priced) {
            buffer.priceOn(priced);
        } else {
            buffer.priceAlike();
        }
    }

    /** Turns the directions along one path, of those that are equally cheap, to what the rule wants. */
    private void straighten(int end, Ties ties) {
        int before = START;
        for (int cell = end; cell != start; cell -= offsets[(int) known[cell] & WAY]) {
            int way = (int) known[cell] & WAY;
            if (ties == Ties.STRAIGHT_ON && before != START && comesFrom(cell, before)) {
                way = before;
            } else {
                way = first(cell, way);
            }
            known[cell] = (known[cell] & ~WAY) | way;
            before = way;
        }
    }

    /** The direction to a cell from the first one clockwise from north of it that is on a cheapest path. */
    private int first(int cell, int otherwise) {
        for (int back = 0; back < 8; back++) {
            int way = (back + 4) & 7;
            if (comesFrom(cell, way)) {
                return way;
            }
        }
        return otherwise;
    }

    private boolean comesFrom(int cell, int way) {
        int from = cell - offsets[way];
        if (from < 0 || from >= map.cells.length || !isTouched(from) || (known[from] & DONE) == 0) {
            return false;
        }
        boolean canStep = (map.cells[from] >>> PriceTable.PRICE_BITS & 1 << way) != 0;
        long price = (long) (map.cells[cell] & PriceTable.PRICE) * units[way];
        return canStep && price > 0 && cost(from) + price == cost(cell) && (from == start || !goals.isGoal(from));
    }
}
