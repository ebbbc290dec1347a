package io.github.undercroft.game;

import com.google.common.collect.ImmutableMap;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.random.SeedValues;
import java.util.OptionalInt;

/**
 * The levels of the game of one seed as they are when somebody first comes there, made without playing. They depend on the rules, the seed
 * and their number alone. What happens in play, such as a wanderer that comes, is not in them.
 */
public final class SeedLevels {

    private final Rules rules;
    private final long seed;
    private final SeedValues values;

    private SeedLevels(Rules rules, long seed) {
        this.rules = rules;
        this.seed = seed;
        values = rules.kept.values(seed, ImmutableMap.of());
    }

    /** The levels of {@code Game.start(rules, seed)}. */
    public static SeedLevels of(Rules rules, long seed) {
        return new SeedLevels(rules, seed);
    }

    /** @return how many there are, numbered from 0; empty if the game goes on without end */
    public OptionalInt count() {
        return rules.levels().deeper().isPresent()
                ? OptionalInt.empty()
                : OptionalInt.of(rules.levels().named().size());
    }

    /**
     * Makes a level.
     *
     * @throws IllegalArgumentException if there is no level of that number, or its content contradicts itself
     * @throws GameCodeException if its source throws
     */
    public LevelContent level(int number) {
        rules.levels().require(number);
        return LevelMaker.content(rules, seed, values, number);
    }
}
