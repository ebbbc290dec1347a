package io.github.undercroft.dungeon.bsp;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.Guarantee;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** Digs a room in each part of a binary space partition, and one or two corridors across each split. */
record DigParts(BspLevels settings) implements LevelStep {

    @Override
    public String name() {
        return "binary space partition";
    }

    @Override
    public Set<Guarantee> gives() {
        return ImmutableSet.of(Guarantee.CONNECTED, Guarantee.CLOSED_BORDER, Guarantee.DOORWAYS);
    }

    @Override
    public void apply(LevelDraft draft, RandomSource random) {
        List<SpacePart> parts = new ArrayList<>();
        // The margin and the line at the far ends would be rock twice: once for the part, once for the border.
        int margin = settings.margin();
        parts.add(new SpacePart(new Rect(0, 0, draft.width() + margin, draft.height() + margin)));
        for (int i = 0; i < parts.size(); i++) {
            SpacePart part = parts.get(i);
            if (part.split(settings, random)) {
                parts.add(part.low());
                parts.add(part.high());
            }
        }
        Predicate<Rect> free = free(draft);
        for (SpacePart part : parts) {
            if (part.isLeaf()) {
                Rect room = room(part.cells, random);
                if (free.test(room)) {
                    part.room = draft.dig(room, AreaKind.ROOM, false);
                }
            }
        }
        SplitCorridors corridors = new SplitCorridors(settings, draft, free, random);
        for (int i = parts.size() - 1; i >= 0; i--) {
            if (!parts.get(i).isLeaf()) {
                // Each of the splits that are left needs one more area.
                corridors.dig(parts.get(i), draft.areas().size() + i < BspLevels.MAX_AREAS);
            }
        }
    }

    /** Whether a rectangle keeps off what was open before, as the places of vaults are, and the cells around that. */
    private static Predicate<Rect> free(LevelDraft draft) {
        BitGrid reserved = BitGrid.copyOf(draft.open());
        if (reserved.firstSet().isEmpty()) {
            return cells -> true;
        }
        Direction.all().forEach(side -> reserved.orShifted(draft.open(), side));
        return cells -> cells.points().stream().noneMatch(reserved::get);
    }

    /**
     * A room at least half as wide and high as its part allows. The last column and row of a part are the line of a split.
     */
    private Rect room(Rect part, RandomSource random) {
        int margin = settings.margin();
        Point size = new Point(side(part.width(), random), side(part.height(), random));
        int x = part.x() + margin + random.nextInt(part.width() - 2 * margin - size.x());
        int y = part.y() + margin + random.nextInt(part.height() - 2 * margin - size.y());
        return new Rect(x, y, size.x(), size.y());
    }

    private int side(int part, RandomSource random) {
        int max = part - 1 - 2 * settings.margin();
        int min = Math.max(BspLevels.MIN_ROOM, (max + 1) / 2);
        return random.nextInt(min, max + 1);
    }
}
