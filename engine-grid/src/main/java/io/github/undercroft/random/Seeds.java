package io.github.undercroft.random;

/**
 * How the seeds of streams and levels come from one master seed, so that an extra draw in one never shifts another.
 *
 * <pre>{@code
 * RandomSource combat = RandomSource.of(Seeds.derive(42, "combat"));
 * RandomSource thirdLevel = RandomSource.of(Seeds.derive(Seeds.derive(42, "levels"), 3));
 * }</pre>
 *
 * <p>Every long is a legal seed, result and salt. For one seed, different salts always give different results, and for
 * one salt so do different seeds; the order of steps counts: deriving by 1 and then by 2 is not deriving by 2 and then
 * by 1. Names are told apart by their chars, case included; two names meet only by the chance of any 64-bit hash.
 *
 * <p>The results are a promise: they are the same on every runtime and in every later release of this major version.
 *
 * <p>The finaliser is Moremur (P. Evensen, "Stronger, better, morer, Moremur", 2019).
 */
public final class Seeds {

    // Keeps derived seeds away from what RandomSource makes of the same seed, and names away from small salts.
    private static final long DERIVED = 0xD1B54A32D192ED03L;
    private static final long NAMED = 0x8CB92BA72F3D8DD7L;

    private Seeds() {}

    /** @return the bits of {@code value} thoroughly mixed: a one-to-one map of all longs, in which 0 stays 0 */
    public static long mix(long value) {
        long mixed = value;
        mixed ^= mixed >>> 27;
        mixed *= 0x3C79AC492BA7B653L;
        mixed ^= mixed >>> 33;
        mixed *= 0x1C69B3F74AC4AE35L;
        return mixed ^ (mixed >>> 27);
    }

    /** @return the seed that belongs to {@code salt}, for example the number of a level */
    public static long derive(long seed, long salt) {
        return mix(mix(seed + DERIVED) ^ salt);
    }

    /** @return the seed that belongs to a name, for example that of a stream; O(length) */
    public static long derive(long seed, String name) {
        long hash = NAMED + name.length();
        for (int i = 0; i < name.length(); i++) {
            hash = mix(hash ^ name.charAt(i));
        }
        return derive(seed, hash);
    }
}
