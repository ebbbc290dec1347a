package io.github.undercroft.pictures;

/**
 * The colours of a heat map, from dark violet over blue and green to yellow. They grow brighter all the way, so that the order
 * can be read in grey and by the colour-blind as well.
 */
final class Ramp {

    private static final int[] STOPS = {0x2C1E5C, 0x31508F, 0x2A8C9A, 0x6CC07A, 0xF2E86B};

    private Ramp() {}

    /** @return the colour at {@code part / whole} of the way; {@code part} is 0 to {@code whole}, {@code whole} 1 or more */
    static int colour(long part, long whole) {
        int last = STOPS.length - 1;
        int stop = (int) Math.min(last - 1, part * last / whole);
        int percent = (int) ((part * last - stop * whole) * 100 / whole);
        return Colours.mix(STOPS[stop], STOPS[stop + 1], percent);
    }
}
