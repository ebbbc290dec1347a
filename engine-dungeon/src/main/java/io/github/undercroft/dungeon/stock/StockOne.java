package io.github.undercroft.dungeon.stock;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.dungeon.tool.SettingRange;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Marks one cell of a kind, wherever on the level: an eel in deep water, a guest on the floor. Each cell without a mark has the same
 * chance, but for those in vaults and those near the stairs up, if there are others; without any nothing is marked. O(cells + areas + marks).
 *
 * <pre>{@code
 * CaveLevels.of(80, 24).then(AddLakes.of(3), StockOne.of("eel", CellKind.DEEPS).apart(10))
 * }</pre>
 *
 * @param what the mark
 * @param where on what
 * @param apart how many steps at least from the stairs up, diagonal steps counted as one, if there is room for that; 0 for any
 */
public record StockOne(String what, CellKind where, int apart) implements LevelStep {

    public StockOne {
        Objects.requireNonNull(what, "what");
        Objects.requireNonNull(where, "where");
        SettingRange.require("steps apart", apart, 0, 1_000_000);
    }

    /** One anywhere on that kind of cells. */
    public static StockOne of(String what, CellKind where) {
        return new StockOne(what, where, 0);
    }

    /** The same, so far from the stairs up. */
    public StockOne apart(int steps) {
        return new StockOne(what, where, steps);
    }

    /** Each draws from a stream of its own. */
    @Override
    public String name() {
        return "one " + what;
    }

    @Override
    public void apply(LevelDraft draft, RandomSource random) {
        Set<Point> marked = draft.marks().stream().map(Mark::at).collect(ImmutableSet.toImmutableSet());
        Set<Integer> vaults = draft.areas().stream()
                .filter(area -> area.kind() == AreaKind.VAULT)
                .map(Area::id)
                .collect(ImmutableSet.toImmutableSet());
        List<Point> free =
                cells(draft, where, at -> !marked.contains(at) && !vaults.contains(draft.areaAt(at.x(), at.y())));
        List<Point> arrivals = cells(draft, CellKind.STAIRS_UP, at -> true);
        List<Point> far = free.stream()
                .filter(at -> arrivals.stream().noneMatch(stairs -> Metric.CHEBYSHEV.within(at, stairs, apart - 1)))
                .toList();
        if (!free.isEmpty()) {
            draft.mark(new Mark(what, random.pick(far.isEmpty() ? free : far), 1, name()));
        }
    }

    private static List<Point> cells(LevelDraft draft, CellKind kind, Predicate<Point> which) {
        return new Rect(0, 0, draft.width(), draft.height())
                .points().stream()
                        .filter(at -> draft.kindAt(at.x(), at.y()) == kind && which.test(at))
                        .toList();
    }
}
