package io.github.undercroft.dungeon;

import io.github.undercroft.geometry.Rect;
import java.util.Objects;

/**
 * A part of a plan: a room, a corridor, a cave. Each passable cell is in at most one; a door belongs to none, it lies between
 * two. Which cells an area has tells {@link LevelPlan#cells(Area)}.
 *
 * <p>Most areas hang together by straight steps. Some are in several pieces: a room that a lake parts, a passage that
 * crosses others, a cave in which a door stands. From piece to piece one gets through doors or other areas only, so a way
 * through the graph of areas need not be one on foot; {@link LevelPlan#pieces(Area)} tells them apart.
 *
 * @param id from 0, in the order in which they were dug; the place of the area in {@link LevelPlan#areas()}
 * @param kind what it is
 * @param bounds the smallest rectangle with all of its cells, without walls
 * @param isDark whether one sees in it only what is near
 */
public record Area(int id, AreaKind kind, Rect bounds, boolean isDark) {

    /** Refuses negative ids. */
    public Area {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(bounds, "bounds");
        if (id < 0) {
            throw new IllegalArgumentException("An area has an id from 0 up, not " + id);
        }
    }
}
