package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.pathfinding.PathBuffer.Status;
import io.github.undercroft.pathfinding.PathRequest.Occupied;
import io.github.undercroft.pathfinding.search.Around;

/**
 * A* on whole numbers where most open cells cost the same: on the board of a game, or on open cells of which some are
 * occupied. The toll of a cell that is not plain is asked for when the search first reaches it. A cell that cannot be entered
 * has the cost 0, which nothing undercuts.
 *
 * <p>On a board for which {@link Algorithm#ASTAR} is named it takes cells and ways in the same order as {@link ExactSearch}, and
 * where sums of doubles are not rounded it finds the same path.
 */
final class TollSearch extends WholeNumberSearch {

    private final StepPrices prices = new StepPrices();
    private final Expectation expectation = new Expectation();
    private final Tolls tolls = new Tolls();
    private int width;
    /** The first and the last cell reached, in reading order. */
    private int first;

    private int last;
    private int steps;

    private boolean needsBothSides;
    private boolean opensClosed;
    /** The ways that are followed from cells among plain ones. */
    private int[] followed = Ways.ONWARD;
    /** Whether a price came up that cannot be counted. */
    private boolean isStuck;

    /** Answers a request on a board; false if a price comes up that cannot be counted. */
    boolean find(TollGround board, PathRequest request, PathBuffer buffer) {
        return find(tolls.begin(board), request, buffer);
    }

    /** The same on open cells, or on the places for the footprint that the request names. */
    boolean find(WalkMap map, Occupied occupied, PathRequest request, PathBuffer buffer) {
        return find(tolls.begin(map, occupied, request.options().footprint()), request, buffer);
    }

    private void begin(PathKeys onKeys, PathRequest request) {
        PathGround ground = request.ground();
        width = ground.width();
        begin(request, 0, onKeys);
        boolean isFour = ground.movement() == Movement.FOUR_WAY;
        steps = isFour ? Around.STRAIGHT : Around.ALL;
        needsBothSides = ground.movement().needsBothSides();
        followed = !prunes(request) ? Ways.ONWARD : isFour ? Ways.AMONG_ALIKE_FOUR : Ways.AMONG_ALIKE;
        opensClosed = tolls.opensClosed();
        isStuck = false;
        prices.begin(request);
        expectation.begin(prices, request);
        first = start;
        last = start;
    }

    /** Whether of equally cheap ways only one is followed; on a board that is named, paths are those of the exact search. */
    private static boolean prunes(PathRequest request) {
        return !(request.ground() instanceof TollGround board)
                || (request.options().algorithm() == Algorithm.AUTO && BoardSearch.allowsJumps(board));
    }

    private boolean find(PathKeys onKeys, PathRequest request, PathBuffer buffer) {
        begin(onKeys, request);
        add(start, 0, goals.rest(request.start().x(), request.start().y()));
        Status outcome = search(request);
        if (!isStuck) {
            write(outcome, buffer);
        }
        return !isStuck;
    }

    @Override
    boolean isOver() {
        return goals.isSingle();
    }

    @Override
    double distance(int cell) {
        return expectation.distance(cell % width, cell / width);
    }

    @Override
    boolean isReached(int cell) {
        return cell == start || (isTouched(cell) && cost(cell) > 0);
    }

    @Override
    int nearest() {
        return nearest(first, last);
    }

    @Override
    void expand(int cell, long cost, int way) {
        int y = cell / width;
        int x = cell - y * width;
        int open = tolls.openAround(x, y);
        int plain = tolls.plainAmong(open, x, y);
        int ways = (opensClosed ? tolls.passableAround(x, y) : open) & steps;
        if (needsBothSides) {
            ways &= Around.withRoom(open);
        }
        ways &= (plain == Around.ALL ? followed : Ways.ONWARD)[way];
        for (int left = ways; left != 0; left &= left - 1) {
            int direction = Integer.numberOfTrailingZeros(left);
            int to = cell + offsets[direction];
            long reached = cost + units[direction];
            // At a toll it costs even more.
            if ((stampBits | reached << COST_SHIFT | LOW) < known[to]) {
                if ((plain >> direction & 1) != 0) {
                    reach(to, x + Ways.DX[direction], y + Ways.DY[direction], reached, direction);
                } else {
                    reachAtToll(to, x + Ways.DX[direction], y + Ways.DY[direction], reached, direction);
                }
            }
        }
    }

    private void reachAtToll(int to, int x, int y, long plainCost, int direction) {
        long toll = tolls.of(x, y, goals.isGoal(to));
        if (toll == Tolls.BLOCKED) {
            known[to] = stampBits;
        } else if (toll == Tolls.UNCOUNTABLE) {
            stick();
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
        if (cost + rest > keys.maxTotal) {
            stick();
        } else {
            queue.add(keys.key(cost + rest, rest, cell));
        }
    }

    private void stick() {
        isStuck = true;
        giveUp();
    }

    private void write(Status outcome, PathBuffer buffer) {
        writeCells(outcome, end(outcome), buffer);
        for (int i = 1; i < buffer.length(); i++) {
            int x = buffer.x(i);
            int y = buffer.y(i);
            boolean ontoGoal = goals.isGoal(y * width + x);
            buffer.priceStep(i - 1, prices.of(buffer.x(i - 1), buffer.y(i - 1), x, y, ontoGoal));
        }
    }
}
