package io.github.undercroft.dungeon;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Whether each step gets what it needs of those before it. */
public final class StepOrder {

    private StepOrder() {}

    /** Refuses steps that need what is not given before them. */
    public static void require(List<LevelStep> steps) {
        Set<Guarantee> known = EnumSet.noneOf(Guarantee.class);
        for (LevelStep step : steps) {
            if (!known.containsAll(step.needs())) {
                throw new IllegalArgumentException("The step \"" + step.name() + "\" needs " + step.needs()
                        + ", but what is done before it only gives " + known
                        + ". Put a step before it that gives the rest");
            }
            known.removeAll(step.revokes());
            known.addAll(step.gives());
        }
    }
}
