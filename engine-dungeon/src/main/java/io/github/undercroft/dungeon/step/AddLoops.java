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
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes short cuts: a cell of rock with floor of an area on two opposite sides, and solid cells on the two others, becomes a
 * door if the way from one side to the other is too long. Doors of any sort count as open. Walls stay if a door in them
 * would lead around a {@link io.github.undercroft.dungeon.Lock}, and so do cells that are kept. A level with loops has fewer
 * doors to lock: if loops matter more, make them before the locks, and otherwise after them. Cells are considered in random
 * order, each once, taking account of the doors made before.
 *
 * <p>O(cells + walls between floors * cells within half of the longest detour).
 *
 * <p>Source: the loops of Brogue, by B. Walker; there the longest detour is 20.
 *
 * @param longestDetour the maximum number of straight steps from one side to the other that needs no short cut; 2 to
 *     {@value #MAX_DETOUR}
 * @param isOpenInCorridors whether a short cut between two corridors is floor; otherwise it is a door like all others
 */
public record AddLoops(int longestDetour, boolean isOpenInCorridors) implements LevelStep {

    private static final int MAX_DETOUR = 1000;

    /** Refuses detours that are too short or too long. */
    public AddLoops {
        if (longestDetour < 2) {
            throw new IllegalArgumentException("No way around a wall is shorter than 2 steps; a longest detour of "
                    + longestDetour + " can't be, give 2 or more");
        }
        SettingRange.require("longestDetour", longestDetour, 2, MAX_DETOUR);
    }

    /** Doors everywhere. */
    public AddLoops(int longestDetour) {
        this(longestDetour, false);
    }

    /** @return the same with floor instead of a door between two corridors */
    public AddLoops withOpenCorridors() {
        return new AddLoops(longestDetour, true);
    }

    @Override
    public String name() {
        return "loops";
    }

    @Override
    public void apply(LevelDraft draft, RandomSource random) {
        Detours detours = new Detours(draft.open(), longestDetour);
        LockZones zones = new LockZones(draft);
        for (Point wall : random.shuffled(walls(draft.open()))) {
            boolean isAlongRow = draft.open().getOrFalse(wall.x() - 1, wall.y());
            Point one = wall.step(isAlongRow ? Direction.WEST : Direction.NORTH);
            Point other = wall.step(isAlongRow ? Direction.EAST : Direction.SOUTH);
            int area = draft.areaAt(one.x(), one.y());
            int otherArea = draft.areaAt(other.x(), other.y());
            if (draft.kindAt(wall.x(), wall.y()) == CellKind.ROCK
                    && DraftCells.isDoorway(draft, wall.x(), wall.y())
                    && draft.kindAt(one.x(), one.y()) == CellKind.FLOOR
                    && draft.kindAt(other.x(), other.y()) == CellKind.FLOOR
                    && area != LevelDraft.NO_AREA
                    && otherArea != LevelDraft.NO_AREA
                    && !draft.kept().get(wall)
                    && !zones.areApart(one, other)
                    && detours.isTooLong(one, wall, other)) {
                boolean isOpen = isOpenInCorridors && isNarrow(draft, area) && isNarrow(draft, otherArea);
                draft.set(wall.x(), wall.y(), isOpen ? CellKind.FLOOR : CellKind.DOOR);
                draft.join(new Link(Math.min(area, otherArea), Math.max(area, otherArea), wall));
            }
        }
    }

    private static boolean isNarrow(LevelDraft draft, int area) {
        return draft.areas().get(area).kind().isNarrow();
    }

    /** All solid cells with passable ones on two opposite sides and solid ones on the two others. */
    private static List<Point> walls(BitGridView open) {
        BitGrid alongRow = shifted(open, Direction.EAST);
        alongRow.and(shifted(open, Direction.WEST));
        BitGrid alongColumn = shifted(open, Direction.NORTH);
        alongColumn.and(shifted(open, Direction.SOUTH));
        BitGrid walls = BitGrid.copyOf(alongRow);
        walls.xor(alongColumn);
        walls.andNot(open);
        List<Point> found = new ArrayList<>();
        walls.forEach((x, y) -> found.add(new Point(x, y)));
        return found;
    }

    private static BitGrid shifted(BitGridView open, Direction direction) {
        BitGrid shifted = BitGrid.of(open.width(), open.height());
        shifted.orShifted(open, direction);
        return shifted;
    }
}
