package io.github.undercroft.examples.descent;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.Blueprint;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Puts one of that kind on ground where it lives, if there is some where nobody is: an eel into deep water. */
record Lone(String who, CellKind where) implements LevelStep {

    /** The marks of who or what fills a cell. */
    private static final ImmutableSet<String> BLOCKING = Stream.concat(
                    Beasts.ALL.stream().map(Blueprint::name), Stream.of("chest", "locked chest"))
            .collect(ImmutableSet.toImmutableSet());

    @Override
    public String name() {
        return "lone " + who;
    }

    @Override
    public void apply(LevelDraft draft, RandomSource random) {
        List<Point> cells = new Rect(0, 0, draft.width(), draft.height())
                .points().stream()
                        .filter(at -> draft.kindAt(at.x(), at.y()) == where)
                        .toList();
        if (!cells.isEmpty()) {
            int first = random.nextInt(cells.size());
            IntStream.range(0, cells.size())
                    .mapToObj(next -> cells.get((first + next) % cells.size()))
                    .filter(at -> isFree(draft, at))
                    .findFirst()
                    .ifPresent(at -> draft.mark(new Mark(who, at, 1, name())));
        }
    }

    private static boolean isFree(LevelDraft draft, Point at) {
        return draft.marks().stream().noneMatch(mark -> mark.at().equals(at) && BLOCKING.contains(mark.what()));
    }
}
