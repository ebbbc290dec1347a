package io.github.undercroft.dungeon.step;

import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.DraftCells;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.Link;
import io.github.undercroft.dungeon.tool.SettingRange;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.random.RandomSource;
import java.util.List;

/**
 * Puts doors where areas meet: on floor with passable cells on two opposite sides and solid ones on the two others, where
 * one of the areas is wider than a corridor, and not beside another door. A cell that becomes a door no longer belongs to an
 * area. O(cells).
 *
 * @param percent how likely each of these places becomes a door
 */
public record AddDoors(int percent) implements LevelStep {

    public AddDoors {
        SettingRange.require("percent of AddDoors", percent, 0, 100);
    }

    @Override
    public String name() {
        return "doors";
    }

    @Override
    public void apply(LevelDraft draft, RandomSource random) {
        BitGrid meetings = DraftCells.meetings(draft);
        boolean isReleased = false;
        for (Link link : List.copyOf(draft.links())) {
            Point at = link.at();
            if (isPlace(draft, meetings, link) && random.chance(percent, 100)) {
                draft.set(at.x(), at.y(), CellKind.DOOR);
                isReleased |= draft.areaAt(at.x(), at.y()) != LevelDraft.NO_AREA;
                draft.release(at.y(), at.x(), at.x() + 1);
            }
        }
        if (isReleased) {
            draft.tidyAreas();
        }
    }

    private static boolean isPlace(LevelDraft draft, BitGrid meetings, Link link) {
        int x = link.at().x();
        int y = link.at().y();
        boolean isWide = !draft.areas().get(link.from()).kind().isNarrow()
                || !draft.areas().get(link.to()).kind().isNarrow();
        if (!isWide
                || draft.kindAt(x, y) != CellKind.FLOOR
                || draft.kept().get(x, y)
                || !DraftCells.isDoorway(draft, x, y)) {
            return false;
        }
        for (Direction side : Direction.cardinal()) {
            if (draft.kindAt(x + side.dx(), y + side.dy()).isDoor()) {
                return false;
            }
        }
        return draft.areaAt(x, y) == LevelDraft.NO_AREA || DraftCells.canSpare(draft, meetings, x, y);
    }
}
