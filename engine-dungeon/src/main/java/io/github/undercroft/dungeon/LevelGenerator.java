package io.github.undercroft.dungeon;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.random.RandomSource;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * A dungeon generator: a value with settings, and the steps that make a level plan with them. Equal settings and seeds give
 * equal plans, cell for cell, on every machine.
 *
 * <pre>{@code
 * LevelPlan plan = RogueLevels.of(80, 24).atDepth(3).generate(random);
 * LevelPlan wet = CaveLevels.of(80, 40).then(AddLakes.of(3)).generate(random);
 * }</pre>
 *
 * <p>To write one, implement this with a record that returns its {@link #steps()}; the first one digs. If a step throws a
 * {@link LevelVeto}, or a level does not keep the guarantees of its steps, it is made again with other random numbers, up to
 * {@value #ATTEMPTS} times in all. Any other exception of a step is thrown on; a suppressed one in it names step, generator
 * and seed.
 */
public interface LevelGenerator {

    /** The number of attempts at a level. */
    int ATTEMPTS = 100;

    /** @return the number of columns of its plans */
    int width();

    /** @return the number of rows of its plans */
    int height();

    /** @return the steps that are done one after the other, beginning with solid rock */
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

    /** @return the guarantees of all its plans: those that its steps give and no later step revokes */
    default Set<Guarantee> guarantees() {
        Set<Guarantee> all = EnumSet.noneOf(Guarantee.class);
        for (LevelStep step : steps()) {
            all.removeAll(step.revokes());
            all.addAll(step.gives());
        }
        return Collections.unmodifiableSet(all);
    }

    /**
     * Adds steps after those of this generator.
     *
     * @throws IllegalArgumentException if a step needs what is not guaranteed before it
     */
    default LevelGenerator then(LevelStep... more) {
        Objects.requireNonNull(more, "more");
        return ThenLevels.of(this, ImmutableList.copyOf(more));
    }
}
