package io.github.undercroft.level;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Terrain;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import java.util.List;
import java.util.Objects;

/**
 * The content of a new level: its ground, and the entities placed on it. Ids follow the order of the list (carried things
 * come after their bearer), and of two actors the earlier one has the earlier turn.
 */
public record LevelContent(Grid<Terrain> ground, List<Placement> placements) {

    /** Refuses a placement outside the ground. */
    public LevelContent {
        Objects.requireNonNull(ground, "ground");
        Objects.requireNonNull(placements, "placements");
        placements = ImmutableList.copyOf(placements);
        for (Placement placement : placements) {
            Point at = placement.at();
            if (at.x() < 0 || at.y() < 0 || at.x() >= ground.width() || at.y() >= ground.height()) {
                throw new IllegalArgumentException("\"" + placement.what().name() + "\" is placed at " + at
                        + ", outside the level of " + ground.width() + "x" + ground.height());
            }
        }
    }

    /** One entity and its cell. */
    public record Placement(Blueprint what, Point at) {
        public Placement {
            Objects.requireNonNull(what, "what");
            Objects.requireNonNull(at, "at");
        }
    }
}
