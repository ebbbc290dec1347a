package io.github.undercroft.pathfinding;

/** Of the cells that a search with a budget has expanded, the one closest to a goal; of equally close ones the first. */
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
