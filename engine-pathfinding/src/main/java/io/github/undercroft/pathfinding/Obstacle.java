package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import java.util.Objects;

/** The reason why a step is impossible, or what is in its way; see {@link PathRequest#obstacle}. */
public sealed interface Obstacle {

    /**
     * The movement has no such step.
     *
     * @param direction of the step
     * @param movement the rule that has no such step
     */
    record NoSuchStep(Direction direction, Movement movement) implements Obstacle {
        public NoSuchStep {
            Objects.requireNonNull(direction, "direction");
            Objects.requireNonNull(movement, "movement");
        }
    }

    /**
     * The step leads off the grid, with at least one cell of the footprint.
     *
     * @param cell outside
     */
    record OffTheGrid(Point cell) implements Obstacle {
        public OffTheGrid {
            Objects.requireNonNull(cell, "cell");
        }
    }

    /**
     * The ground there cannot be walked on.
     *
     * @param cell which one; with a footprint the first in reading order
     * @param ground its name, for messages: that of the terrain on a board
     */
    record BlockedGround(Point cell, String ground) implements Obstacle {
        public BlockedGround {
            Objects.requireNonNull(cell, "cell");
            Objects.requireNonNull(ground, "ground");
        }
    }

    /**
     * The ground could be walked on, but the costs rule it out.
     *
     * @param cell which one; with a footprint the first in reading order
     */
    record Forbidden(Point cell) implements Obstacle {
        public Forbidden {
            Objects.requireNonNull(cell, "cell");
        }
    }

    /**
     * Somebody fills the cell.
     *
     * @param cell which one; with a footprint the first in reading order
     */
    record Occupied(Point cell) implements Obstacle {
        public Occupied {
            Objects.requireNonNull(cell, "cell");
        }
    }

    /**
     * A corner would be cut.
     *
     * @param cell the cell beside the step that leaves no room
     */
    record CornerCut(Point cell) implements Obstacle {
        public CornerCut {
            Objects.requireNonNull(cell, "cell");
        }
    }
}
