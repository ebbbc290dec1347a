package io.github.undercroft.examples.descent;

import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;
import java.util.List;

/** Puts one of that kind on ground where it lives, if there is some: an eel into deep water. */
record Lone(String who, CellKind where) implements LevelStep {

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
            draft.mark(new Mark(who, random.pick(cells), 1, name()));
        }
    }
}
