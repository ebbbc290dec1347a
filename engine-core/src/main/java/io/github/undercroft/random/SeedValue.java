package io.github.undercroft.random;

import java.util.Objects;
import java.util.function.Function;

/**
 * The key of a value that a whole game draws once from its seed, such as which colour each kind of potion has. Made once as a
 * constant. Levels, brains and renderers ask for the value by this key:
 *
 * <pre>{@code
 * static final SeedValue<List<String>> COLOURS =
 *         SeedValue.of("potion colours", random -> random.shuffled(List.of("red", "blue", "green")));
 *
 * LevelSource cellar = LevelSource.fromSeed(
 *         COLOURS, (colours, random) -> Stocking.of(Ground.of(open), random).with(Blueprint.item(colours.get(0) + " potion")).content());
 * List<String> colours = game.view().fromSeed(COLOURS);
 * }</pre>
 *
 * <p>The value depends on the game's seed and the name of the key alone, so it is the same in every level, fork, preview and
 * save of a game. It is not part of the state: a save holds the seed, and the value is drawn from it again. Drawing it moves
 * no other stream of chance.
 *
 * @param <T> the value; immutable, since forks on several threads share it
 */
public final class SeedValue<T> {

    private final String name;
    private final Function<RandomSource, T> draw;

    private SeedValue(String name, Function<RandomSource, T> draw) {
        this.name = name;
        this.draw = draw;
    }

    /**
     * The key of a value.
     *
     * @param name names the stream of chance that the value is drawn from; give each value of a game another name, or they
     *     are drawn alike
     * @param draw draws the value; the same chance must give an equal value
     */
    public static <T> SeedValue<T> of(String name, Function<RandomSource, T> draw) {
        return new SeedValue<>(Objects.requireNonNull(name, "name"), Objects.requireNonNull(draw, "draw"));
    }

    /**
     * Draws the value for a game with that seed.
     *
     * @throws NullPointerException if the function draws null
     */
    public T draw(long seed) {
        RandomSource random = RandomSource.of(Seeds.derive(Seeds.derive(seed, "once"), name));
        return Objects.requireNonNull(
                draw.apply(random), () -> "The value \"" + name + "\" of the seed was drawn as null");
    }

    /** The name of the key. */
    @Override
    public String toString() {
        return name;
    }
}
