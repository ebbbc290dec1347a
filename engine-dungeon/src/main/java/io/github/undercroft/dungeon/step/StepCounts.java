package io.github.undercroft.dungeon.step;

import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.DraftCells;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelVeto;
import io.github.undercroft.dungeon.RunTable;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.random.RandomSource;

/** Finds places of a draft that are far apart, in straight steps and without passing secrets and locks. */
final class StepCounts {

    /** Floor without marks that is not kept, in rooms and caves if there are any. */
    private final BitGrid places;

    private final RunTable runs;

    StepCounts(LevelDraft draft) {
        places = BitGrid.copyOf(draft.open());
        places.andNot(draft.special());
        places.andNot(draft.kept());
        places.andNot(DraftCells.marked(draft));
        if (hasRooms(draft)) {
            places.and(draft.roomy());
        }
        runs = DraftCells.walkableRuns(draft);
    }

    private static boolean hasRooms(LevelDraft draft) {
        for (Area area : draft.areas()) {
            if (!area.kind().isNarrow()) {
                return true;
            }
        }
        return false;
    }

    /** A random place, with equal chances. */
    Point randomPlace(RandomSource random) {
        int count = places.count();
        if (count == 0) {
            throw new LevelVeto("no floor for stairs");
        }
        int left = random.nextInt(count);
        for (int y = 0; ; y++) {
            for (int wordX = 0; wordX < places.wordsPerRow(); wordX++) {
                long word = places.word(wordX, y);
                int here = Long.bitCount(word);
                if (left < here) {
                    return new Point((wordX << 6) + Long.numberOfTrailingZeros(withoutFirst(word, left)), y);
                }
                left -= here;
            }
        }
    }

    private static long withoutFirst(long word, int bits) {
        long rest = word;
        for (int i = 0; i < bits; i++) {
            rest &= rest - 1;
        }
        return rest;
    }

    /** The place with the most steps from there, the first in reading order on a tie; the start if there is no other. */
    Point furthestFrom(Point start) {
        return runs.furthest(start, places);
    }
}
