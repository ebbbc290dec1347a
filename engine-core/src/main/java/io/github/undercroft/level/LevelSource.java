package io.github.undercroft.level;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.SeedValue;
import io.github.undercroft.random.SeedValues;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;

/** Makes a level when it is first needed. The same random source in the same state must give the same content. */
@FunctionalInterface
public interface LevelSource {

    /** @return the level's content; {@code random} depends on the game's seed and the level's number alone */
    LevelContent content(RandomSource random);

    /**
     * The level's content, for a source that uses what the game draws once from its seed. The game calls this; by default
     * it is {@link #content(RandomSource)}. A source that wraps another one passes both on.
     *
     * @param random depends on the game's seed and the level's number alone
     * @param values what the game draws once from its seed
     */
    default LevelContent content(RandomSource random, SeedValues values) {
        return content(random);
    }

    /** @return the content, if it is always the same: the rules check it when they are built; by default empty */
    default Optional<LevelContent> fixedContent() {
        return Optional.empty();
    }

    /**
     * The portals that its level always has, as far as they are known before it is made. The rules refuse one that leads to no
     * level when they are built; by default there are none. Those of {@link #fixedContent} need not be named.
     */
    default List<Portal> portals() {
        return ImmutableList.of();
    }

    /**
     * A source that makes its level from a value that the game draws once from its seed, such as the colours of potions.
     * It needs such a game: its {@link #content(RandomSource)} is an {@link UnsupportedOperationException}.
     */
    static <T> LevelSource fromSeed(SeedValue<T> key, BiFunction<T, RandomSource, LevelContent> maker) {
        Objects.requireNonNull(key, "key");
        Objects.requireNonNull(maker, "maker");
        return new LevelSource() {
            @Override
            public LevelContent content(RandomSource random) {
                throw new UnsupportedOperationException("This level needs the value \"" + key
                        + "\" of the game's seed; call content(random, SeedValues.of(seed))");
            }

            @Override
            public LevelContent content(RandomSource random, SeedValues values) {
                return maker.apply(values.get(key), random);
            }

            @Override
            public String toString() {
                return "a level with the value \"" + key + "\"";
            }
        };
    }
}
