package io.github.undercroft.dungeon.text;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.Guarantee;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.random.RandomSource;

/** Sets the cells of a draft to those of a drawing. */
record DrawCells(Grid<CellKind> kinds, ImmutableSet<Guarantee> gives) implements LevelStep {

    /** Finds the guarantees that hold in the drawing. */
    static DrawCells of(Grid<CellKind> kinds) {
        LevelDraft draft = LevelDraft.of(kinds.width(), kinds.height());
        draw(kinds, draft);
        return new DrawCells(kinds, ImmutableSet.copyOf(Guarantee.heldBy(draft)));
    }

    private static void draw(Grid<CellKind> kinds, LevelDraft draft) {
        for (int y = 0; y < kinds.height(); y++) {
            for (int x = 0; x < kinds.width(); x++) {
                CellKind kind = kinds.get(x, y);
                if (kind != CellKind.ROCK) {
                    draft.set(x, y, kind);
                }
            }
        }
    }

    @Override
    public String name() {
        return "drawing";
    }

    @Override
    public void apply(LevelDraft draft, RandomSource random) {
        draw(kinds, draft);
        new DrawnAreas(draft).name();
    }
}
