package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Movement;
import java.util.Objects;

/**
 * A grid of that size whose steps cost what a function says.
 *
 * @param width 1 or more
 * @param height 1 or more
 * @param movement which steps there are
 * @param cost what they cost; asked during a search
 */
public record PricedGrid(int width, int height, Movement movement, CostFunction cost) implements PathGround {

    /** Refuses a size that no grid has. */
    public PricedGrid {
        Objects.requireNonNull(movement, "movement");
        Objects.requireNonNull(cost, "cost");
        Sides.require(width, height);
    }

    @Override
    public CostFunction prices() {
        return cost;
    }
}
