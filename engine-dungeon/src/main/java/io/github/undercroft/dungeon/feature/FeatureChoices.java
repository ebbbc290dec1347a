package io.github.undercroft.dungeon.feature;

import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.tool.WeightedDraw;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.List;

/** The choices of a mix, grouped by the kind of area that they are dug from. */
final class FeatureChoices {

    private final List<FeatureMix.WeightedFeature> choices = new ArrayList<>();
    private int total;

    private FeatureChoices() {}

    /** For each kind of area, by its ordinal. */
    static List<FeatureChoices> byKind(FeatureMix mix) {
        List<FeatureChoices> all = new ArrayList<>();
        for (AreaKind kind : AreaKind.values()) {
            FeatureChoices some = new FeatureChoices();
            for (FeatureMix.WeightedFeature choice : mix.choices()) {
                if (choice.from() == kind) {
                    some.choices.add(choice);
                    some.total += choice.weight();
                }
            }
            all.add(some);
        }
        return all;
    }

    boolean isEmpty() {
        return choices.isEmpty();
    }

    FeatureShape draw(RandomSource random) {
        return choices.get(WeightedDraw.index(total, index -> choices.get(index).weight(), random))
                .shape();
    }
}
