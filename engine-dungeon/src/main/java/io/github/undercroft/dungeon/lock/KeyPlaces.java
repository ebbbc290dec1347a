package io.github.undercroft.dungeon.lock;

import com.google.common.primitives.ImmutableIntArray;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.DraftCells;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The floor of each zone on which a key may lie: without a mark, and in a corridor only if there is no other floor. */
final class KeyPlaces {

    private final List<Bag> bags = new ArrayList<>();

    /** Cells to draw one after the other. */
    private static final class Bag {

        private final int[] cells;
        private int size;

        Bag(int[] cells) {
            this.cells = cells;
            size = cells.length;
        }

        int take(int place) {
            int cell = cells[place];
            cells[place] = cells[--size];
            return cell;
        }
    }

    KeyPlaces(LevelDraft draft, int[] zones, List<Gates.Gate> gates) {
        int count = gates.size();
        BitGrid taken = DraftCells.marked(draft);
        gates.forEach(gate -> taken.set(gate.cell % draft.width(), gate.cell / draft.width()));
        List<ImmutableIntArray.Builder> wide = builders(count);
        List<ImmutableIntArray.Builder> narrow = builders(count);
        draft.open().forEach((x, y) -> {
            int cell = y * draft.width() + x;
            if (draft.kindAt(x, y) == CellKind.FLOOR && !taken.get(x, y)) {
                (isNarrow(draft, x, y) ? narrow : wide).get(zones[cell]).add(cell);
            }
        });
        for (int zone = 0; zone < count; zone++) {
            ImmutableIntArray places = wide.get(zone).build();
            bags.add(new Bag((places.isEmpty() ? narrow.get(zone).build() : places).toArray()));
        }
    }

    private static List<ImmutableIntArray.Builder> builders(int count) {
        return Stream.generate(ImmutableIntArray::builder).limit(count).toList();
    }

    private static boolean isNarrow(LevelDraft draft, int x, int y) {
        int area = draft.areaAt(x, y);
        return area == LevelDraft.NO_AREA || draft.areas().get(area).kind().isNarrow();
    }

    /** How many cells are left in these zones. */
    int count(List<Integer> zones) {
        return zones.stream().mapToInt(zone -> bags.get(zone).size).sum();
    }

    /** A random one of them, with equal chances; there must be one. */
    int take(List<Integer> zones, RandomSource random) {
        int place = random.nextInt(count(zones));
        for (int zone : zones) {
            Bag bag = bags.get(zone);
            if (place < bag.size) {
                return bag.take(place);
            }
            place -= bag.size;
        }
        throw new IllegalStateException("no place is left for a key in the zones " + zones);
    }
}
