package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Movement;
import java.util.Objects;

/**
 * A grid whose steps have the prices of a cost function.
 *
 * @param width 1 or more
 * @param height 1 or more
 * @param movement the rule of walking
 * @param cost the prices; called during a search
 */
public record PricedGrid(int width, int height, Movement movement, CostFunction cost) implements PathGround {

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
