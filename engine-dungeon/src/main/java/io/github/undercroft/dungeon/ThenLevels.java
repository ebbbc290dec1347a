package io.github.undercroft.dungeon;

import com.google.common.collect.ImmutableList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** A generator, and steps after its own. */
record ThenLevels(LevelGenerator base, ImmutableList<LevelStep> more) implements LevelGenerator {

    static LevelGenerator of(LevelGenerator base, ImmutableList<LevelStep> more) {
        ThenLevels all = new ThenLevels(base, more);
        requireOrder(all.steps());
        return all;
    }

    /** Refuses steps that need what is not given before them. */
    static void requireOrder(List<LevelStep> steps) {
        Set<Guarantee> known = EnumSet.noneOf(Guarantee.class);
        for (LevelStep step : steps) {
            if (!known.containsAll(step.needs())) {
                throw new IllegalArgumentException("The step \"" + step.name() + "\" needs " + step.needs()
                        + ", but what is done before it only gives " + known
                        + ". Put a step before it that gives the rest");
            }
            known.addAll(step.gives());
        }
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
