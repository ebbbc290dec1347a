package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.pathfinding.PathBuffer.Status;

/**
 * A* on whole-number prices. Where a cell and all cells around it cost the same, only those of equally cheap paths are followed
 * that go diagonally first, as in jump point search.
 *
 * <p>Source: N. Sturtevant, S. Rabin, "Canonical Orderings on Grids", 2016 (fewer ways).
 */
final class WholeSearch extends WholeNumberSearch {

    /** The ways on from any cell in four directions: what {@link Ways#ONWARD} leaves out is left out here too. */
    private static final int[] FOUR_ONWARD = {0x45, 0, 0x15, 0, 0x54, 0, 0x51, 0, 0xFF};

    /** With more goals than that, it is faster to search without a heuristic. */
    private static final int MAX_EXPECTED = 16;

    private static final int[] ALL = {0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF};

    private PriceTable map;
    /** The ways that are followed from cells among others like them, and from all others. */
    private int[] followed = ALL;

    private int[] onward = ALL;

    WholeSearch(PriceTable map) {
        this.map = map;
    }

    private void begin(PriceTable onMap, PathKeys onKeys, PathRequest request) {
        map = onMap;
        begin(request, 1, onKeys);
        goals.expect(map.min, MAX_EXPECTED);
        boolean isFour = request.ground().movement() == Movement.FOUR_WAY;
        boolean prunes = map.min > 0;
        followed = !prunes ? ALL : isFour ? Ways.AMONG_ALIKE_FOUR : Ways.AMONG_ALIKE;
        onward = !prunes ? ALL : isFour ? FOUR_ONWARD : Ways.ONWARD;
    }

    void find(PriceTable onMap, PathKeys onKeys, PathRequest request, PathBuffer buffer) {
        begin(onMap, onKeys, request);
        long rest = goals.rest(request.start().x() + 1, request.start().y() + 1);
        queue.add(keys.key(rest, rest, start));
        write(search(request), request, buffer);
    }

    @Override
    boolean isOver() {
        return goals.isSingle();
    }

    @Override
    double distance(int cell) {
        return (double) goals.distance(cell);
    }

    @Override
    boolean isReached(int cell) {
        return isTouched(cell);
    }

    @Override
    int nearest() {
        return nearest(0, map.cells.length - 1);
    }

    @Override
    void expand(int cell, long cost, int way) {
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
            long reached = cost + (prices[to] & PriceTable.PRICE) * units[direction];
            long mark = stampBits | reached << COST_SHIFT;
            if ((mark | LOW) < knowledge[to]) {
                knowledge[to] = mark | direction;
                long rest = goals.rest(x + Ways.DX[direction], y + Ways.DY[direction]);
                queue.add(keys.key(reached + rest, rest, to));
            }
        }
    }

    private void write(Status outcome, PathRequest request, PathBuffer buffer) {
        int end = end(outcome);
        writeCells(outcome, end, buffer);
        if (request.ground() instanceof CostMap priced) {
            buffer.priceOn(priced);
        } else {
            buffer.priceAlike();
        }
    }
}
