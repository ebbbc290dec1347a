package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.pathfinding.PathBuffer.Status;
import org.jspecify.annotations.Nullable;

/** Finds one goal over open cells that all cost the same: with diagonal steps by jump points, without by two stacks. */
final class OpenSearch {

    private final TwoStackSearch stacks = new TwoStackSearch();
    private @Nullable StrictJumps strict;
    private @Nullable CuttingJumps cutting;
    private long[] free = {};

    /**
     * Finds the first goal of the request. Diagonal ways are not priced.
     *
     * @param jumps what is known of that map
     * @return null if jump points have found that there is no path
     */
    @Nullable
    SearchKernel find(WalkMap map, KnownJumps jumps, PathRequest request, PathBuffer into) {
        return find(map, jumps, request, 0, into);
    }

    /** The same for the goal with that index. */
    @Nullable
    SearchKernel find(WalkMap map, KnownJumps jumps, PathRequest request, int goal, PathBuffer into) {
        Point to = request.goals().get(goal);
        if (map.movement() == Movement.FOUR_WAY) {
            stacks.find(map, map.open, request, to, into);
            return stacks;
        }
        JumpPointSearch search = jumps(map);
        return search.find(map, jumps, request, to, into) ? search : null;
    }

    private JumpPointSearch jumps(WalkMap map) {
        return map.movement() == Movement.EIGHT_WAY ? cutting(map) : strict(map);
    }

    /**
     * The same with diagonal steps, where some cells of the map cost tolls.
     *
     * @return null if there is no path
     */
    @Nullable
    SearchKernel findPast(Tolls tolls, KeptMap kept, PathRequest request, int goal, PathBuffer into) {
        JumpPointSearch search = jumps(kept.map);
        return search.find(kept, tolls, request, request.goals().get(goal), into) ? search : null;
    }

    /** The same in four directions; gives up if a toll is not a whole number of steps. */
    @Nullable
    SearchKernel findPast(
            TollSteps steps, TollCells cells, KeptMap kept, PathRequest request, int goal, PathBuffer into) {
        Status outcome =
                stacks.findPast(kept.map, cells, steps, request, request.goals().get(goal), into);
        if (outcome == Status.BUDGET_SPENT) {
            into.begin(outcome, 0, 0);
        }
        return outcome == Status.PARTIAL ? null : stacks;
    }

    /** What the last path past tolls on that map costs, in units. */
    long unitsFound(WalkMap map) {
        return map.movement() == Movement.FOUR_WAY ? stacks.total() : jumps(map).unitsFound();
    }

    /**
     * The same in four directions, with some cells as walls, except the goal if it is exempt. Without diagonal steps there
     * are no corners.
     */
    SearchKernel findRound(WalkMap map, BitGridView others, boolean sparesGoal, PathRequest request, PathBuffer into) {
        if (free.length < map.open.length) {
            free = new long[map.open.length];
        }
        map.writeOpenWithout(others, free);
        Point goal = request.goals().get(0);
        if (sparesGoal && map.isOpen(goal.x(), goal.y())) {
            free[(goal.y() + 1) * map.stride + ((goal.x() + 1) >> 6)] |= 1L << (goal.x() + 1);
        }
        stacks.find(map, free, request, goal, into);
        return stacks;
    }

    private StrictJumps strict(WalkMap map) {
        StrictJumps search = strict;
        if (search == null) {
            search = new StrictJumps(map);
            strict = search;
        }
        return search;
    }

    private CuttingJumps cutting(WalkMap map) {
        CuttingJumps search = cutting;
        if (search == null) {
            search = new CuttingJumps(map);
            cutting = search;
        }
        return search;
    }
}
