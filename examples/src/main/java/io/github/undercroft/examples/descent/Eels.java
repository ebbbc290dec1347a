package io.github.undercroft.examples.descent;

import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;
import java.util.List;

/** Puts an eel into deep water, where there is some. */
record Eels() implements LevelStep {

    @Override
    public String name() {
        return "eels";
    }

    @Override
    public void apply(LevelDraft draft, RandomSource random) {
        List<Point> deep = new Rect(0, 0, draft.width(), draft.height())
                .points().stream()
                        .filter(at -> draft.kindAt(at.x(), at.y()) == CellKind.DEEPS)
                        .toList();
        if (!deep.isEmpty()) {
            draft.mark(new Mark(Beasts.EEL.name(), random.pick(deep), 1, name()));
        }
    }
}
