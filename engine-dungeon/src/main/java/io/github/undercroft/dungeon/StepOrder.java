package io.github.undercroft.dungeon;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Checks that each step gets the guarantees that it needs from the steps before it. */
public final class StepOrder {

    private StepOrder() {}

    /** Refuses steps whose needs are not met before them. */
    public static void require(List<LevelStep> steps) {
        Set<Guarantee> known = EnumSet.noneOf(Guarantee.class);
        for (LevelStep step : steps) {
            if (!known.containsAll(step.needs())) {
                throw new IllegalArgumentException("The step \"" + step.name() + "\" needs " + step.needs()
                        + ", but the steps before it only give " + known
                        + ". Put a step before it that gives what is missing");
            }
            known.removeAll(step.revokes());
            known.addAll(step.gives());
        }
    }
}
