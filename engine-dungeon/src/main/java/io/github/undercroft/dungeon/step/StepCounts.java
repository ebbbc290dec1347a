package io.github.undercroft.dungeon.step;

import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.DraftCells;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelVeto;
import io.github.undercroft.dungeon.RunTable;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
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

    /** All places; a copy. */
    BitGrid places() {
        return BitGrid.copyOf(places);
    }

    /** One end of the longest way that two sweeps find: the place furthest from a random one. */
    BitGrid end(RandomSource random) {
        BitGrid end = none();
        end.set(furthestFrom(randomOf(places, random)));
        return end;
    }

    /** A random one of some places, with equal chances; draws nothing if there is only one. */
    static Point randomOf(BitGridView cells, RandomSource random) {
        int count = cells.count();
        if (count == 0) {
            throw new LevelVeto("no floor for stairs");
        }
        int left = count == 1 ? 0 : random.nextInt(count);
        for (int y = 0; ; y++) {
            for (int wordX = 0; wordX < cells.wordsPerRow(); wordX++) {
                long word = cells.word(wordX, y);
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
    private Point furthestFrom(Point start) {
        return runs.furthest(start, places);
    }

    /**
     * The places at least so many percent of the way from there to the cell furthest away. Only the furthest place if all are
     * nearer than that, or for 100 percent. Never the start.
     */
    BitGrid farFrom(Point start, int percent) {
        BitGrid far = percent == 100 ? none() : runs.far(start, places, percent);
        if (far.count() == 0) {
            far.set(furthestFrom(start));
        }
        far.clear(start);
        return far;
    }

    private BitGrid none() {
        return BitGrid.of(places.width(), places.height());
    }
}
