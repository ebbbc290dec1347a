package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Stamp;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Keeps a path while the actor and the goal move. It always costs as little as a path from a new search; it may be another
 * one of several equally cheap paths.
 *
 * <pre>{@code
 * PathCache cache = new PathCache(pathfinder);                             // once for each walker
 * cache.find(board.stamp(), ground, walker, target);                       // each turn
 * }</pre>
 *
 * <p>The path is valid for one stamp. A board's stamp stands for its terrain: if prices depend on who stands where, use a
 * {@link Stamp} of your own, and a new one when somebody has moved. Under the same stamp
 *
 * <ul>
 *   <li>the path is kept while start and goal lie on it in this order: a part of a cheapest path is a cheapest path;
 *   <li>if the goal has left the path, its end is repaired, provided that the result costs no more than a straight path over
 *       open ground at the lowest prices: then nothing can be cheaper;
 *   <li>else a new search replaces it; this also happens if the last search did not reach the goal.
 * </ul>
 *
 * <p>O(steps) to keep a path; a repair searches {@value #BUDGET} cells at most. On ground whose lowest price is not known
 * ({@link CostFunction#minStep()} is 0) it never repairs. Sums of prices are added up from the start, so they may differ from
 * a search's by their rounding. For one thread at a time.
 *
 * <p>For tools, and for actors outside of games. Brains do not use it: what is kept in a workspace must never change a
 * decision, since a fork starts without it, and of two equally cheap paths a cache may give another one than a search.
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

    /** A cache that searches with that pathfinder, which may be shared. */
    public PathCache(Pathfinder pathfinder) {
        this.pathfinder = Objects.requireNonNull(pathfinder, "pathfinder");
    }

    /**
     * Returns a cheapest path.
     *
     * @param current the state of the ground; another object whenever a price has changed, or the ground is another one
     * @return the result, which is {@code Found} for a path that was kept or repaired
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

    /** The longest part of the path that may belong to a straight one, and from there a search with a small budget. */
    private PathResult.@Nullable Found repair(Part part, PathGround ground, Point goal) {
        CostFunction prices = ground.prices();
        if (!isInside(ground, goal) || !(prices.minStep() > 0)) {
            return null;
        }
        double min = min(ground, part.cells().get(0), goal);
        double allowed = min + A_LITTLE * (1 + min);
        double soFar = 0;
        double price = 0;
        int end = 0;
        for (int i = 0; i < part.stepCosts().size(); i++) {
            price += part.through(i, prices);
            if (price + min(ground, part.cells().get(i + 1), goal) <= allowed) {
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

    /** No path costs less. */
    private static double min(PathGround ground, Point from, Point to) {
        long across = Math.abs((long) to.x() - from.x());
        long down = Math.abs((long) to.y() - from.y());
        double straight = ground.prices().minStep();
        double diagonal = ground.movement() == Movement.FOUR_WAY
                ? 2 * straight
                : Math.min(ground.prices().minDiagonalStep(), 2 * straight);
        long shared = Math.min(across, down);
        return shared * diagonal + (Math.max(across, down) - shared) * straight;
    }

    /** @return how often the path was kept */
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

    /** A part of a path; the last step of the whole path is priced as a step onto a goal. */
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

        /** This part as a path, its last step priced as a step onto a goal. */
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
