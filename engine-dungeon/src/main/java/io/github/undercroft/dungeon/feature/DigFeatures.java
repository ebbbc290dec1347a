package io.github.undercroft.dungeon.feature;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.dungeon.Guarantee;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.random.RandomSource;
import java.util.Set;

/** Digs one feature after the other, from the middle of a draft of rock. */
record DigFeatures(FeatureMix mix, FeatureLimits limits) implements LevelStep {

    @Override
    public String name() {
        return "features";
    }

    @Override
    public Set<Guarantee> gives() {
        return ImmutableSet.of(Guarantee.CONNECTED, Guarantee.CLOSED_BORDER, Guarantee.DOORWAYS);
    }

    @Override
    public void apply(LevelDraft draft, RandomSource random) {
        new FeatureDigging(this, draft, random).dig();
    }
}
