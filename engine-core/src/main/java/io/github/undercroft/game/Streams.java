package io.github.undercroft.game;

import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.Seeds;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The game's named streams of chance. Acting code draws from working copies: a commit writes them back, anything else
 * forgets them, and a copy that somebody keeps is harmless. A stream that never drew is not there.
 */
final class Streams {

    static final String PLAY = "play";

    private long seed;
    private final TreeMap<String, RandomSource> drawn = new TreeMap<>();
    private final TreeMap<String, Working> working = new TreeMap<>();

    private record Working(RandomSource source, long state0, long state1) {}

    Streams(long seed) {
        this.seed = seed;
    }

    long seed() {
        return seed;
    }

    RandomSource open(String name) {
        Working known = working.get(name);
        if (known != null) {
            return known.source;
        }
        RandomSource kept = drawn.get(name);
        RandomSource source = kept != null ? kept.copy() : RandomSource.of(Seeds.derive(seed, name));
        working.put(name, new Working(source, source.state0(), source.state1()));
        return source;
    }

    void commit() {
        working.forEach((name, each) -> {
            if (each.source.state0() != each.state0 || each.source.state1() != each.state1) {
                drawn.put(name, each.source.copy());
            }
        });
        working.clear();
    }

    void rollback() {
        working.clear();
    }

    Map<String, RandomSource> drawn() {
        return drawn;
    }

    void restore(String name, RandomSource source) {
        drawn.put(name, source);
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
