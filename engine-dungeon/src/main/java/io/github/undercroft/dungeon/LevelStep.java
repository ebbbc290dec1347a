package io.github.undercroft.dungeon;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.random.RandomSource;
import java.util.Set;

/**
 * Something done to a draft: digging, decorating, placing. A value: equal drafts and chances give equal results.
 *
 * <p>A step that cannot do its work throws a {@link LevelVeto}; the level is tried again from the start.
 */
public interface LevelStep {

    /** @return what it is called in traces and messages */
    String name();

    /** Does it. */
    void apply(LevelDraft draft, RandomSource random);

    /** @return what must hold before; checked when steps are put together */
    default Set<Guarantee> needs() {
        return ImmutableSet.of();
    }

    /** @return what a step before may have given, but need not hold any longer; nothing, for most steps */
    default Set<Guarantee> revokes() {
        return ImmutableSet.of();
    }

    /** @return what holds afterwards besides what held before; checked when the level is finished */
    default Set<Guarantee> gives() {
        return ImmutableSet.of();
    }
}
