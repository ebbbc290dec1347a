package io.github.undercroft.checks.limits;

/** Limits by names of each form. */
public interface Limits {
    /** Should be MAX. */
    int MOST = 9;

    /** Should be MIN_SIDE. */
    int LEAST_SIDE = 3;

    /** As it should be. */
    int MAX_SIDE = 9;

    /** Should be max. */
    int most();

    /** Should be minLight. */
    int leastLight();

    /** Should be withMaxRooms. */
    Limits withMostRooms(int count);

    /** As it should be. */
    Limits atMost(int count);

    /** Another word. */
    int mostly();

    /** Nobody outside sees it. */
    final class Hidden {
        int most() {
            return 0;
        }

        private Hidden() {}
    }
}
