package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Stamp;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Keeps one way while who walks it and where it leads move. What it costs is always what a new search would find; which of
 * several equally cheap ways it is may differ.
 *
 * <pre>{@code
 * PathCache cache = new PathCache(pathfinder);                             // once for each walker
 * cache.find(board.stamp(), ground, walker, target);                       // each turn
 * }</pre>
 *
 * <p>The answer holds for a stamp. That of a board tells of its terrain: where prices depend on who stands where, give a
 * {@link Stamp} of your own, and a new one when somebody has moved. Under the same stamp
 *
 * <ul>
 *   <li>the way is kept while start and goal lie on it in this order: a part of a cheapest way is a cheapest way;
 *   <li>it is repaired from its end where the goal has left it, if the result costs no more than the straight way there over
 *       open ground would at the ground's least prices: then nothing can be cheaper;
 *   <li>else it is replaced by a new search, and so is what was no whole way.
 * </ul>
 *
 * <p>O(steps) to keep a way; a repair searches {@value #BUDGET} cells at most. On ground whose least price is not known
 * ({@link CostFunction#leastStep()} is 0) it never repairs. Sums of prices are added up from the start, so they may differ from
 * a search's by their rounding. For one thread at a time.
 *
 * <p>For tools, and for walkers outside of games. The brains of this package do not use it: what is kept in a workspace must
 * never change an answer, as a fork starts without it, and of two equally cheap ways a cache may give another one than
 * a search.
 */
public final class PathCache {

    private static final int BUDGET = 64;
    /** More than the rounding of a sum of steps. */
    private static final double A_LITTLE = 1e-9;

    private final Pathfinder pathfinder;
    private @Nullable Stamp stamp;
    private @Nullable Path path;
    private long kept;
    private long repaired;
    private long replaced;

    /** A cache that searches by that path-finder, which may serve others as well. */
    public PathCache(Pathfinder pathfinder) {
        this.pathfinder = Objects.requireNonNull(pathfinder, "pathfinder");
    }

    /**
     * A cheapest way.
     *
     * @param current the state of the ground; another object whenever a price has changed, or the ground is another one
     * @return what a search says; a way that was kept or repaired is found
     * @throws IllegalArgumentException as {@link Pathfinder#find(PathRequest)} throws
     */
    public PathResult find(Stamp current, PathGround ground, Point start, Point goal) {
        Path old = stamp == current ? path : null;
        if (old != null) {
            List<Point> cells = old.cells();
            int from = cells.indexOf(start);
            int to = cells.lastIndexOf(goal);
            if (from >= 0 && from <= to) {
                kept++;
                return keep(new PathResult.Found(Part.of(old, from, to).endingAt(ground), 0));
            }
            PathResult.Found mended = from < 0 ? null : repair(Part.of(old, from, old.steps()), ground, goal);
            if (mended != null) {
                repaired++;
                return keep(mended);
            }
        }
        replaced++;
        PathResult result = pathfinder.find(PathRequest.from(start).to(goal).on(ground));
        stamp = current;
        path = result instanceof PathResult.Found found ? found.path() : null;
        return result;
    }

    private PathResult keep(PathResult.Found found) {
        path = found.path();
        return found;
    }

    /** The longest part of the way that may belong to a straight one, and from there a search that is soon given up. */
    private PathResult.@Nullable Found repair(Part part, PathGround ground, Point goal) {
        CostFunction prices = ground.prices();
        if (!isInside(ground, goal) || !(prices.leastStep() > 0)) {
            return null;
        }
        double least = least(ground, part.cells().get(0), goal);
        double allowed = least + A_LITTLE * (1 + least);
        double soFar = 0;
        double price = 0;
        int end = 0;
        for (int i = 0; i < part.stepCosts().size(); i++) {
            price += part.through(i, prices);
            if (price + least(ground, part.cells().get(i + 1), goal) <= allowed) {
                end = i + 1;
                soFar = price;
            }
        }
        Point turn = part.cells().get(end);
        PathRequest rest = PathRequest.from(turn).to(goal).on(ground).within(BUDGET);
        return pathfinder.find(rest) instanceof PathResult.Found found
                        && soFar + found.path().cost() <= allowed
                ? new PathResult.Found(part.upTo(end, prices).and(found.path()), found.expanded())
                : null;
    }

    private static boolean isInside(PathGround ground, Point cell) {
        return cell.x() >= 0 && cell.y() >= 0 && cell.x() < ground.width() && cell.y() < ground.height();
    }

    /** No way costs less. */
    private static double least(PathGround ground, Point from, Point to) {
        long across = Math.abs((long) to.x() - from.x());
        long down = Math.abs((long) to.y() - from.y());
        double straight = ground.prices().leastStep();
        double diagonal = ground.movement() == Movement.FOUR_WAY
                ? 2 * straight
                : Math.min(ground.prices().leastDiagonalStep(), 2 * straight);
        long shared = Math.min(across, down);
        return shared * diagonal + (Math.max(across, down) - shared) * straight;
    }

    /** @return how often the way was kept */
    public long kept() {
        return kept;
    }

    /** @return how often it was repaired */
    public long repaired() {
        return repaired;
    }

    /** @return how often there was a new search for it */
    public long replaced() {
        return replaced;
    }

    /** A part of a way; the last step of the whole is priced as one onto a goal. */
    private record Part(List<Point> cells, List<Double> stepCosts) {

        static Part of(Path path, int from, int to) {
            return new Part(path.cells().subList(from, to + 1), path.stepCosts().subList(from, to));
        }

        /** The price of a step where it is not the last one. */
        double through(int step, CostFunction prices) {
            Point from = cells.get(step);
            Point to = cells.get(step + 1);
            return step < stepCosts.size() - 1 ? stepCosts.get(step) : prices.cost(from.x(), from.y(), to.x(), to.y());
        }

        /** This part as a way, its last step one onto a goal. */
        Path endingAt(PathGround ground) {
            if (stepCosts.isEmpty()) {
                return Path.of(cells, List.of());
            }
            List<Double> prices = new ArrayList<>(stepCosts);
            int last = prices.size() - 1;
            Point from = cells.get(last);
            Point to = cells.get(last + 1);
            prices.set(last, ground.prices().costOntoGoal(from.x(), from.y(), to.x(), to.y()));
            return Path.of(cells, prices);
        }

        Part upTo(int end, CostFunction prices) {
            List<Double> costs = new ArrayList<>(stepCosts.subList(0, end));
            if (end > 0) {
                costs.set(end - 1, through(end - 1, prices));
            }
            return new Part(cells.subList(0, end + 1), costs);
        }

        Path and(Path more) {
            List<Point> allCells = new ArrayList<>(cells);
            allCells.addAll(more.cells().subList(1, more.cells().size()));
            List<Double> allCosts = new ArrayList<>(stepCosts);
            allCosts.addAll(more.stepCosts());
            return Path.of(allCells, allCosts);
        }
    }
}
