package io.github.undercroft.save;

/**
 * How large a save may be, so that a bad file can't fill the memory. Saves beyond the limits are neither written nor read.
 *
 * @param maxBytes bytes of a save before it is compressed
 * @param maxValues numbers, texts and groups of them; a cell of a level is one. The cells that all actors together remember may
 *     be eight times as many
 */
public record SaveLimits(int maxBytes, int maxValues) {

    /** Enough for a level of 1000 x 1000 cells; a bad file of this size is refused within 64 MB of memory. */
    public static final SaveLimits USUAL = new SaveLimits(4 << 20, 1_250_000);

    public SaveLimits {
        if (maxBytes < 1 || maxValues < 1) {
            throw new IllegalArgumentException("The limits of a save are 1 or more; these are " + maxBytes
                    + " bytes and " + maxValues + " values");
        }
    }
}
