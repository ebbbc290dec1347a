package io.github.undercroft.dungeon;

import io.github.undercroft.random.RandomSource;
import java.util.Set;
import java.util.function.BiConsumer;

/** A step for tests that does the work it is given. */
public record GivenStep(
        String name,
        Set<Guarantee> needs,
        Set<Guarantee> revokes,
        Set<Guarantee> gives,
        BiConsumer<LevelDraft, RandomSource> work)
        implements LevelStep {

    public static GivenStep of(String name, BiConsumer<LevelDraft, RandomSource> work) {
        return new GivenStep(name, Set.of(), Set.of(), Set.of(), work);
    }

    @Override
    public void apply(LevelDraft draft, RandomSource random) {
        work.accept(draft, random);
    }
}
