package io.github.undercroft.docs;

import io.github.undercroft.random.RandomSource;

/** What an example in the Javadoc may use without declaring it. */
public abstract class Given {

    public final RandomSource random = RandomSource.of(1);

    public record PotionColours() {
        public static PotionColours shuffled(RandomSource random) { return new PotionColours(); }
    }

    /** Does what the example shows. */
    public abstract void run() throws Exception;

    /** Takes the value that an example shows without using it. */
    public static void value(Object value) {}
}
