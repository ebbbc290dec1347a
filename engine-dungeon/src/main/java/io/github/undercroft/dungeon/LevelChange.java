package io.github.undercroft.dungeon;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import java.util.Optional;

/** What a {@link Trace} is told. */
public sealed interface LevelChange {

    /** An attempt begins, with all cells rock. */
    record Began(int attempt) implements LevelChange {}

    /** From now on changes are made by that step. */
    record StepBegan(String step) implements LevelChange {}

    /** All cells of a rectangle became of a kind. */
    record Filled(Rect cells, CellKind kind) implements LevelChange {}

    /** An area was named. */
    record AreaAdded(Area area) implements LevelChange {}

    /** Cells of a row were given to the area of that id. */
    record Claimed(int area, Rect cells) implements LevelChange {}

    /** Cells of a row were taken from their areas. */
    record Released(Rect cells) implements LevelChange {}

    /** Areas were joined. */
    record Joined(Link link) implements LevelChange {}

    /**
     * Cells were taken from areas; these are all areas and links that are left.
     *
     * @param former for each of these areas the id that it had before
     */
    record AreasTidied(ImmutableList<Area> areas, ImmutableList<Link> links, ImmutableList<Integer> former)
            implements LevelChange {}

    /** A mark was set. */
    record Marked(Mark mark) implements LevelChange {}

    /** Something was considered and dropped, at a place if it was to be at one. */
    record Rejected(String reason, Optional<Point> at) implements LevelChange {}

    /** The attempt was dropped, or the level is finished if there is no reason. */
    record Ended(String reason) implements LevelChange {}
}
