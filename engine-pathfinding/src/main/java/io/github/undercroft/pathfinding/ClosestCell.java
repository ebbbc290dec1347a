package io.github.undercroft.pathfinding;

/** The expanded cell closest to a goal, in a search with a budget; the first of equally close ones. */
final class ClosestCell {

    private boolean isWanted;
    private int cell;
    private double distance;

    /** Begins with no cell. A search without a budget needs none. */
    void begin(PathRequest request) {
        isWanted = request.options().budget() < Integer.MAX_VALUE;
        distance = Double.POSITIVE_INFINITY;
    }

    boolean isWanted() {
        return isWanted;
    }

    void consider(int expanded, double toGoal) {
        if (toGoal < distance) {
            distance = toGoal;
            cell = expanded;
        }
    }

    int cell() {
        return cell;
    }
}
