package io.github.undercroft.dungeon;

import com.google.common.collect.ImmutableList;
import java.util.List;

/** A generator with more steps after its own. */
record ThenLevels(LevelGenerator base, ImmutableList<LevelStep> more) implements LevelGenerator {

    static LevelGenerator of(LevelGenerator base, ImmutableList<LevelStep> more) {
        ThenLevels all = new ThenLevels(base, more);
        StepOrder.require(all.steps());
        return all;
    }

    @Override
    public int width() {
        return base.width();
    }

    @Override
    public int height() {
        return base.height();
    }

    @Override
    public List<LevelStep> steps() {
        return ImmutableList.<LevelStep>builder()
                .addAll(base.steps())
                .addAll(more)
                .build();
    }
}
