package io.github.undercroft.dungeon;

import io.github.undercroft.geometry.Rect;
import java.util.Objects;

/**
 * A part of a plan: a room, a corridor, a cave. Each passable cell is in at most one area. A door belongs to none; it lies
 * between two. {@link LevelPlan#cells(Area)} returns the cells of an area.
 *
 * <p>Most areas are connected by straight steps. Some have several pieces: a room that a lake divides, a passage that
 * crosses others, a cave with a door in it. The pieces are joined only through doors or other areas, so a path in the graph
 * of areas need not be a path on foot; {@link io.github.undercroft.grid.FloodFill} finds the pieces.
 *
 * @param id from 0, in the order in which they were dug; the place of the area in {@link LevelPlan#areas()}
 * @param kind what it is
 * @param bounds the smallest rectangle with all of its cells, without walls
 * @param isDark whether only nearby cells can be seen in it
 */
public record Area(int id, AreaKind kind, Rect bounds, boolean isDark) {

    public Area {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(bounds, "bounds");
        if (id < 0) {
            throw new IllegalArgumentException("An area has an id from 0 up, not " + id);
        }
    }
}
