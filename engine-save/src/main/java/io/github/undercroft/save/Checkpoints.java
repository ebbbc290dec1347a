package io.github.undercroft.save;

import com.google.common.collect.ImmutableSet;
import java.util.Objects;
import java.util.Set;

/**
 * How often a recording notes the hash of the game's state, against which a replay is checked.
 *
 * @param hashEvery after how many steps the state hash is noted; 0 for never, at most {@value #MAX_INTERVAL}. There is also
 *     one byte for each step, of its events and of the random numbers: a replay that goes another way is usually noticed at once,
 *     and not only at the next hash. With 1 there is what each step did in words, and of
 *     entities the values, where parts are noted, too
 * @param partsEvery after how many steps the hash of each part of the state is noted, such as of each entity, so that a
 *     difference can be given its name; 0 for never, or a multiple of {@code hashEvery}
 * @param cosmetic the names of random streams that decide nothing that counts: replays may draw from them more or less often
 */
public record Checkpoints(int hashEvery, int partsEvery, Set<String> cosmetic) {

    /** The maximum number of steps from one hash to the next. */
    public static final int MAX_INTERVAL = 1024;

    public Checkpoints {
        if (hashEvery < 0 || hashEvery > MAX_INTERVAL) {
            throw new IllegalArgumentException("A state hash is noted every 1 to " + MAX_INTERVAL
                    + " steps, or with 0 never; this is every " + hashEvery);
        }
        boolean fits = hashEvery > 0 && partsEvery % hashEvery == 0;
        if (partsEvery < 0 || (partsEvery > 0 && !fits)) {
            throw new IllegalArgumentException("The parts are hashed together with the whole, every " + hashEvery
                    + " steps, so with 0 never or after a multiple of that; this is every " + partsEvery);
        }
        cosmetic = ImmutableSet.copyOf(Objects.requireNonNull(cosmetic, "cosmetic"));
    }

    /** A hash every 64 steps, and all parts every 4096. */
    public static Checkpoints usual() {
        return every(64).withPartsEvery(4096);
    }

    /** A hash after each step, all parts, events and entities in words: a difference is told with step, part and values. */
    public static Checkpoints each() {
        return every(1).withPartsEvery(1);
    }

    /** A hash after so many steps, and no parts. */
    public static Checkpoints every(int steps) {
        return new Checkpoints(steps, 0, ImmutableSet.of());
    }

    /** No hashes. A replay is still checked for inputs that are refused, for exceptions and for where it ends. */
    public static Checkpoints none() {
        return every(0);
    }

    /** The same, with the parts after so many steps. */
    public Checkpoints withPartsEvery(int steps) {
        return new Checkpoints(hashEvery, steps, cosmetic);
    }

    /** The same, with another cosmetic stream. */
    public Checkpoints withCosmetic(String stream) {
        return new Checkpoints(
                hashEvery,
                partsEvery,
                ImmutableSet.<String>builder().addAll(cosmetic).add(stream).build());
    }

    boolean counts(String stream) {
        return !cosmetic.contains(stream);
    }

    boolean hasDigests() {
        return hashEvery > 0;
    }

    /** Whether each hash is noted with the step before it in words. */
    boolean hasWords() {
        return hashEvery == 1;
    }
}
