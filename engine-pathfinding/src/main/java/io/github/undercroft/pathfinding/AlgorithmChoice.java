package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.pathfinding.PathRequest.Options;

/** Chooses the algorithm that answers a request. */
final class AlgorithmChoice {

    private AlgorithmChoice() {}

    /** Never {@link Algorithm#AUTO}; throws if the request names one that cannot answer it. */
    static Algorithm of(PathRequest request) {
        Algorithm wanted = request.options().algorithm();
        if (wanted == Algorithm.AUTO) {
            return whyNoJumps(request).isEmpty()
                    ? Algorithm.JUMP_POINTS
                    : whyNoStacks(request).isEmpty()
                            ? Algorithm.TWO_STACKS
                            : whyNoWhole(request).isEmpty() ? Algorithm.ASTAR : Algorithm.EXACT;
        }
        String reason = switch (wanted) {
            case JUMP_POINTS -> whyNoJumps(request);
            case TWO_STACKS -> whyNoStacks(request);
            case ASTAR -> whyNoWhole(request);
            default -> "";
        };
        if (!reason.isEmpty()) {
            throw new IllegalArgumentException("The algorithm " + wanted + " (" + wanted.key()
                    + ") cannot answer this request: " + reason + ", or leave it to Algorithm.AUTO");
        }
        return wanted;
    }

    private static String whyNoJumps(PathRequest request) {
        if (request.ground().movement() == Movement.FOUR_WAY) {
            return "it needs diagonal steps; take TWO_STACKS";
        }
        return whyNoSingleGoalOnOpenCells(request);
    }

    private static String whyNoStacks(PathRequest request) {
        if (request.ground().movement() != Movement.FOUR_WAY) {
            return "it has no diagonal steps; take JUMP_POINTS";
        }
        return whyNoSingleGoalOnOpenCells(request);
    }

    private static String whyNoSingleGoalOnOpenCells(PathRequest request) {
        if (!(request.ground() instanceof WalkMap)) {
            return "it needs cells that all cost the same; ask on a WalkMap";
        }
        if (request.goals().size() != 1) {
            return "it looks for one goal; ask for one, or take ASTAR";
        }
        return request.options().occupied() == null ? "" : "it cannot handle occupied cells; take EXACT";
    }

    private static String whyNoWhole(PathRequest request) {
        Options options = request.options();
        boolean isBoard = request.ground() instanceof TollGround;
        if (isBoard || options.occupied() != null) {
            return whyNoTolls(request, isBoard);
        }
        if (request.ground() instanceof WalkMap) {
            return "";
        }
        if (!(request.ground() instanceof CostMap map)) {
            return "it needs whole-number prices; ask on a WalkMap, a CostMap or a TollGround, or take EXACT";
        }
        if (!options.footprint().isOneCell()) {
            return "it takes footprints only on a WalkMap; take EXACT";
        }
        return map.table.keys.isPresent() ? "" : "these prices are too high for it; take EXACT";
    }

    private static String whyNoTolls(PathRequest request, boolean isBoard) {
        Options options = request.options();
        if (options.occupied() != null && !(request.ground() instanceof WalkMap)) {
            return "it takes occupied cells only on a WalkMap; take EXACT";
        }
        if (isBoard && !options.footprint().isOneCell()) {
            return "it takes footprints only on a WalkMap; take EXACT";
        }
        return "";
    }
}
