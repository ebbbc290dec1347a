package io.github.undercroft.game.state;

import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.Seeds;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The game's named random streams. Acting code draws from working copies: a commit writes them back, a rollback drops
 * them, and a copy that game code keeps does no harm. A stream exists only once it was drawn from.
 */
public final class Streams {

    public static final String PLAY = "play";

    private long seed;
    private final TreeMap<String, RandomSource> drawn = new TreeMap<>();
    private final TreeMap<String, Working> working = new TreeMap<>();

    private record Working(RandomSource source, long state0, long state1) {}

    public Streams(long seed) {
        this.seed = seed;
    }

    public long seed() {
        return seed;
    }

    public RandomSource open(String name) {
        Working known = working.get(name);
        if (known != null) {
            return known.source;
        }
        RandomSource kept = drawn.get(name);
        RandomSource source = kept != null ? kept.copy() : RandomSource.of(Seeds.derive(seed, name));
        working.put(name, new Working(source, source.state0(), source.state1()));
        return source;
    }

    public void commit() {
        working.forEach((name, each) -> {
            if (each.source.state0() != each.state0 || each.source.state1() != each.state1) {
                drawn.put(name, each.source.copy());
            }
        });
        working.clear();
    }

    public void rollback() {
        working.clear();
    }

    public Map<String, RandomSource> drawn() {
        return drawn;
    }

    public void restore(String name, RandomSource source) {
        drawn.put(name, source);
    }

    /** None drawn from yet, by another seed, of which these tell nothing. */
    Streams branch(long chance) {
        return new Streams(Seeds.derive(Seeds.derive(seed, "branch"), chance));
    }

    Streams fork(@Nullable Long salt) {
        Streams fork = new Streams(salt == null ? seed : Seeds.derive(seed, salt));
        drawn.forEach((name, source) -> fork.drawn.put(
                name,
                salt == null
                        ? source.copy()
                        : RandomSource.of(Seeds.derive(source.state0() ^ Long.rotateLeft(source.state1(), 32), salt))));
        return fork;
    }
}
