package io.github.undercroft.random;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiFunction;
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
 * save of a game. It is not part of the state: a save holds the seed, and the value is drawn from it again; so a later version of
 * the game that draws it otherwise changes it in games that were saved before. {@link #pairs} are kept by saves. Drawing it moves no
 * other stream of chance.
 *
 * @param <T> the value; immutable, since forks on several threads share it
 */
public final class SeedValue<T> {

    private final String name;
    private final BiFunction<RandomSource, Map<String, String>, T> draw;
    private final boolean isKept;

    private SeedValue(String name, BiFunction<RandomSource, Map<String, String>, T> draw, boolean isKept) {
        this.name = Objects.requireNonNull(name, "name");
        this.draw = draw;
        this.isKept = isKept;
    }

    /**
     * The key of a value.
     *
     * @param name names the stream of chance that the value is drawn from; give each value of a game another name, or they
     *     are drawn alike
     * @param draw draws the value; the same chance must give an equal value
     */
    public static <T> SeedValue<T> of(String name, Function<RandomSource, T> draw) {
        Objects.requireNonNull(draw, "draw");
        return new SeedValue<>(name, (random, before) -> draw.apply(random), false);
    }

    /**
     * The key of a shuffled choice for each of some names, no choice twice: which look each kind of potion has. A part of the state:
     * saves hold the pairs, and a name keeps its choice in a game that was saved when there were fewer names or choices. A new name
     * gets a choice that no name had. A name whose choice is no longer there gets another one.
     *
     * <p>The rules have to know it, by {@code Guises.kept()}.
     *
     * @throws IllegalArgumentException if there are fewer choices than names
     */
    public static SeedValue<Map<String, String>> pairs(String name, List<String> names, List<String> choices) {
        List<String> all = ImmutableList.copyOf(names);
        List<String> from = ImmutableList.copyOf(choices);
        if (from.size() < all.size()) {
            throw new IllegalArgumentException("The " + all.size() + " names of the " + name + " have " + from.size()
                    + " choices; give at least as many as there are names");
        }
        return new SeedValue<>(name, (random, before) -> paired(all, random.shuffled(from), before), true);
    }

    private static Map<String, String> paired(List<String> names, List<String> shuffled, Map<String, String> before) {
        List<String> free = new ArrayList<>(shuffled);
        free.removeAll(before.values());
        List<String> lastly = new ArrayList<>(shuffled); // had by a name that is no longer there
        lastly.removeAll(free);
        names.forEach(name -> lastly.remove(before.get(name)));
        free.addAll(lastly);
        int next = 0;
        ImmutableMap.Builder<String, String> pairs = ImmutableMap.builder();
        for (String name : names) {
            String old = before.get(name);
            pairs.put(name, old != null && shuffled.contains(old) ? old : free.get(next++));
        }
        return pairs.buildOrThrow();
    }

    /**
     * Draws the value for a game with that seed.
     *
     * @throws NullPointerException if the function draws null
     */
    public T draw(long seed) {
        return draw(seed, ImmutableMap.of());
    }

    /** As {@link #draw(long)}, with the pairs that a save holds of it. */
    T draw(long seed, Map<String, String> before) {
        RandomSource random = RandomSource.of(Seeds.derive(Seeds.derive(seed, "once"), name));
        return Objects.requireNonNull(
                draw.apply(random, before), () -> "The value \"" + name + "\" of the seed was drawn as null");
    }

    /** @return whether saves hold it, as they do {@link #pairs} */
    public boolean isKept() {
        return isKept;
    }

    /** The name of the key. */
    @Override
    public String toString() {
        return name;
    }
}
