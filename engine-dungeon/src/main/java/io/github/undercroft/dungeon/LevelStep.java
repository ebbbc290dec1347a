package io.github.undercroft.dungeon;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.random.RandomSource;
import java.util.Set;

/**
 * A step of a generator: digs, decorates or places something in a draft. A value: equal drafts and equal random numbers give
 * equal results.
 *
 * <p>A step that cannot do its work throws a {@link LevelVeto}; the level is then made again from the start.
 */
public interface LevelStep {

    /** @return the name of the step in traces and messages */
    String name();

    /** Does it. */
    void apply(LevelDraft draft, RandomSource random);

    /** @return the guarantees that must hold before; checked when steps are put together */
    default Set<Guarantee> needs() {
        return ImmutableSet.of();
    }

    /** @return guarantees of earlier steps that may no longer hold; empty for most steps */
    default Set<Guarantee> revokes() {
        return ImmutableSet.of();
    }

    /** @return the guarantees that hold afterwards in addition to those before; checked when the level is finished */
    default Set<Guarantee> gives() {
        return ImmutableSet.of();
    }
}
