package io.github.undercroft.dungeon.theme;

import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;
import java.util.List;

/** One row of floor, stairs up at its left end, and stairs down at its right end. */
record Hall(int width) implements LevelGenerator, LevelStep {

    @Override
    public int height() {
        return 3;
    }

    @Override
    public List<LevelStep> steps() {
        return List.of(this);
    }

    @Override
    public String name() {
        return "hall";
    }

    @Override
    public void apply(LevelDraft draft, RandomSource random) {
        draft.dig(new Rect(1, 1, width - 2, 1), AreaKind.ROOM, random.nextBoolean());
        draft.set(1, 1, CellKind.STAIRS_UP);
        draft.set(width - 2, 1, CellKind.STAIRS_DOWN);
    }
}
