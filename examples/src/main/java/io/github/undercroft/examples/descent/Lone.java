package io.github.undercroft.examples.descent;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.Blueprint;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Puts one of that kind on ground where it lives, if there is some where nobody is: an eel into deep water. It stands apart from where the hero
 * arrives if there is room for that.
 */
record Lone(String who, CellKind where) implements LevelStep {

    private static final int APART = 10;

    /** The marks of who or what fills a cell, and of cells on which nobody stays. */
    private static final ImmutableSet<String> TAKEN = Stream.concat(
                    Beasts.ALL.stream().map(Blueprint::name),
                    Stream.of("chest", "locked chest", Hoards.CHASM, Hoards.BRIDGE))
            .collect(ImmutableSet.toImmutableSet());

    @Override
    public String name() {
        return "lone " + who;
    }

    @Override
    public void apply(LevelDraft draft, RandomSource random) {
        List<Point> arrivals = cells(draft, CellKind.STAIRS_UP, at -> true);
        List<Point> free = cells(draft, where, at -> isFree(draft, at));
        List<Point> apart = free.stream()
                .filter(at -> arrivals.stream().noneMatch(stairs -> Metric.CHEBYSHEV.within(at, stairs, APART)))
                .toList();
        if (!free.isEmpty()) {
            draft.mark(new Mark(who, random.pick(apart.isEmpty() ? free : apart), 1, name()));
        }
    }

    private static List<Point> cells(LevelDraft draft, CellKind kind, Predicate<Point> which) {
        return new Rect(0, 0, draft.width(), draft.height())
                .points().stream()
                        .filter(at -> draft.kindAt(at.x(), at.y()) == kind && which.test(at))
                        .toList();
    }

    /** Whether nobody is there, and no vault shuts it in. */
    private static boolean isFree(LevelDraft draft, Point at) {
        int area = draft.areaAt(at.x(), at.y());
        return draft.areas().stream().noneMatch(each -> each.id() == area && each.kind() == AreaKind.VAULT)
                && draft.marks().stream().noneMatch(mark -> mark.at().equals(at) && TAKEN.contains(mark.what()));
    }
}
