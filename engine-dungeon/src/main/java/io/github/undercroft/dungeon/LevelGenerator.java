package io.github.undercroft.dungeon;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.random.RandomSource;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Makes level plans: settings as a value, and the steps that turn them into a plan. Equal settings and seeds give equal
 * plans, cell for cell, on every machine.
 *
 * <pre>{@code
 * LevelPlan plan = RogueLevels.of(80, 24).atDepth(3).generate(random);
 * LevelPlan wet = CaveLevels.of(80, 40).then(AddLakes.of(3)).generate(random);
 * }</pre>
 *
 * <p>To write one, implement this by a record and give {@link #steps()}; the first one digs. A {@link LevelVeto} by a step,
 * or a level that does not keep what its steps promise, is tried again with other chances, some {@value #ATTEMPTS} times. Any
 * other exception of a step comes through as it is; a suppressed one with it names step, generator and seed.
 */
public interface LevelGenerator {

    /** How many attempts at a level there are. */
    int ATTEMPTS = 100;

    /** @return the number of columns of its plans */
    int width();

    /** @return the number of rows of its plans */
    int height();

    /** @return what is done one after the other, beginning with solid rock */
    List<LevelStep> steps();

    /**
     * Makes a plan.
     *
     * @param random is drawn from exactly once, for the seed of the level
     * @throws LevelFailedException if no attempt keeps what was promised; it says why
     * @throws IllegalArgumentException if a step of it needs what is not guaranteed before it
     */
    default LevelPlan generate(RandomSource random) {
        return generate(random, Trace.NONE);
    }

    /**
     * Makes the plan of a seed that {@link PlanOrigin} or a {@link LevelFailedException} names, once more.
     *
     * @throws LevelFailedException if no attempt keeps what was promised; it says why
     */
    default LevelPlan again(long seed) {
        return new LevelMaking(this, Trace.NONE).make(seed);
    }

    /** Makes the same plan, watched. */
    default LevelPlan generate(RandomSource random, Trace trace) {
        return new LevelMaking(this, trace).make(random.nextLong());
    }

    /** @return what holds in all of its plans: what its steps give and none of them revokes later */
    default Set<Guarantee> guarantees() {
        Set<Guarantee> all = EnumSet.noneOf(Guarantee.class);
        for (LevelStep step : steps()) {
            all.removeAll(step.revokes());
            all.addAll(step.gives());
        }
        return Collections.unmodifiableSet(all);
    }

    /**
     * The same generator, with steps after its own.
     *
     * @throws IllegalArgumentException if a step needs what is not guaranteed before it
     */
    default LevelGenerator then(LevelStep... more) {
        Objects.requireNonNull(more, "more");
        return ThenLevels.of(this, ImmutableList.copyOf(more));
    }
}
