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

/**
 * The floor of each zone on which a key may lie: without a mark and not kept, as the floor of vaults is; near the stairs up only if there is no other floor, and
 * then in a corridor only if there is no other.
 */
final class KeyPlaces {

    /** Away from the stairs up in a room or a corridor, and near them in a room or a corridor. */
    private static final int SORTS = 4;

    private static final int NEAR = 2;

    private final List<Bag> bags = new ArrayList<>();

    /** Cells to draw one after the other. */
    private static final class Bag {

        private final int[] cells;
        private final boolean isNear;
        private int size;

        Bag(int[] cells, boolean isNear) {
            this.cells = cells;
            this.isNear = isNear;
            size = cells.length;
        }

        int take(int place) {
            int cell = cells[place];
            cells[place] = cells[--size];
            return cell;
        }
    }

    KeyPlaces(LevelDraft draft, StepTree tree, int minPercent, int[] zones, List<Gates.Gate> gates) {
        int count = gates.size();
        BitGrid taken = DraftCells.marked(draft);
        taken.or(draft.kept());
        gates.forEach(gate -> taken.set(gate.cell % draft.width(), gate.cell / draft.width()));
        BitGrid near = near(draft, tree, minPercent);
        List<List<ImmutableIntArray.Builder>> sorts =
                Stream.generate(() -> builders(count)).limit(SORTS).toList();
        draft.open().forEach((x, y) -> {
            int cell = y * draft.width() + x;
            if (draft.kindAt(x, y) == CellKind.FLOOR && !taken.get(x, y)) {
                int sort = (near.get(x, y) ? NEAR : 0) + (isNarrow(draft, x, y) ? 1 : 0);
                sorts.get(sort).get(zones[cell]).add(cell);
            }
        });
        for (int zone = 0; zone < count; zone++) {
            int sort = 0;
            int[] cells = sorts.get(sort).get(zone).build().toArray();
            while (cells.length == 0 && sort + 1 < SORTS) {
                sort++;
                cells = sorts.get(sort).get(zone).build().toArray();
            }
            bags.add(new Bag(cells, sort >= NEAR));
        }
    }

    /** The cells that take less than so many percent of the steps to the last cell. */
    private static BitGrid near(LevelDraft draft, StepTree tree, int minPercent) {
        int[] steps = new int[draft.width() * draft.height()];
        for (int i = 1; i < tree.count(); i++) {
            steps[tree.cell(i)] = steps[tree.parent(tree.cell(i))] + 1;
        }
        long longest = steps[tree.cell(tree.count() - 1)];
        BitGrid near = BitGrid.of(draft.width(), draft.height());
        for (int i = 0; i < tree.count() && 100L * steps[tree.cell(i)] < minPercent * longest; i++) {
            near.set(tree.point(tree.cell(i)));
        }
        return near;
    }

    private static List<ImmutableIntArray.Builder> builders(int count) {
        return Stream.generate(ImmutableIntArray::builder).limit(count).toList();
    }

    private static boolean isNarrow(LevelDraft draft, int x, int y) {
        int area = draft.areaAt(x, y);
        return area == LevelDraft.NO_AREA || draft.areas().get(area).kind().isNarrow();
    }

    /** How many cells are left in these zones; near the stairs up only if there are no others. */
    int count(List<Integer> zones) {
        return size(usable(zones));
    }

    private List<Bag> usable(List<Integer> zones) {
        List<Bag> all = zones.stream().map(bags::get).toList();
        List<Bag> far = all.stream().filter(bag -> !bag.isNear).toList();
        return size(far) > 0 ? far : all;
    }

    private static int size(List<Bag> some) {
        return some.stream().mapToInt(bag -> bag.size).sum();
    }

    /** A random one of them, with equal chances; there must be one. */
    int take(List<Integer> zones, RandomSource random) {
        List<Bag> usable = usable(zones);
        int place = random.nextInt(size(usable));
        for (Bag bag : usable) {
            if (place < bag.size) {
                return bag.take(place);
            }
            place -= bag.size;
        }
        throw new IllegalStateException("no place is left for a key in the zones " + zones);
    }
}
