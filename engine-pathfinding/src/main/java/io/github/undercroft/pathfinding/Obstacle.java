package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.EntityId;
import java.util.Objects;
import java.util.Optional;

/** Why a step is none, or what is in its way; {@link PathRequest#obstacle} tells. */
public sealed interface Obstacle {

    /**
     * The movement has no such step.
     *
     * @param direction of the step
     * @param movement that has none like it
     */
    record NoSuchStep(Direction direction, Movement movement) implements Obstacle {
        /** Refuses null. */
        public NoSuchStep {
            Objects.requireNonNull(direction, "direction");
            Objects.requireNonNull(movement, "movement");
        }
    }

    /**
     * It leads off the grid, with one cell of the footprint at least.
     *
     * @param cell outside
     */
    record OffTheGrid(Point cell) implements Obstacle {
        /** Refuses null. */
        public OffTheGrid {
            Objects.requireNonNull(cell, "cell");
        }
    }

    /**
     * The ground there cannot be walked on.
     *
     * @param cell which one; with a footprint the first in reading order
     * @param ground what it is, for reading: the name of the terrain on a board
     */
    record BlockedGround(Point cell, String ground) implements Obstacle {
        /** Refuses null. */
        public BlockedGround {
            Objects.requireNonNull(cell, "cell");
            Objects.requireNonNull(ground, "ground");
        }
    }

    /**
     * The ground there could be walked on, but costs without limit: it is kept off.
     *
     * @param cell which one; with a footprint the first in reading order
     */
    record Forbidden(Point cell) implements Obstacle {
        /** Refuses null. */
        public Forbidden {
            Objects.requireNonNull(cell, "cell");
        }
    }

    /**
     * Somebody fills the cell, and is not walked onto.
     *
     * @param cell which one; with a footprint the first in reading order
     * @param occupant who, if a board knows
     */
    record Occupied(Point cell, Optional<EntityId> occupant) implements Obstacle {
        /** Refuses null. */
        public Occupied {
            Objects.requireNonNull(cell, "cell");
            Objects.requireNonNull(occupant, "occupant");
        }
    }

    /**
     * A corner would be cut.
     *
     * @param cell the place beside the step that leaves no room
     */
    record CornerCut(Point cell) implements Obstacle {
        /** Refuses null. */
        public CornerCut {
            Objects.requireNonNull(cell, "cell");
        }
    }
}
