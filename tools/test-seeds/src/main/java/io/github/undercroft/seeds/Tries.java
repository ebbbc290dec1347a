package io.github.undercroft.seeds;

/**
 * How much of a law that takes seconds is tried in a run of the tests.
 *
 * <p>The system property {@value #LAWS} chooses. {@code half}, the default, makes the first half of all tries. {@code all}
 * makes all of them; the profiles {@code laws} and {@code soak} set it.
 */
public final class Tries {

    /** The system property that chooses how many tries are made. */
    public static final String LAWS = "test.laws";

    private Tries() {}

    /**
     * For laws that are loops over seeds; those of jqwik are marked as {@link Heavy}.
     *
     * @param all how many tries there are, 1 or more
     * @return that, or half of it, rounded up
     */
    public static int of(int all) {
        return of(all - all / 2, all);
    }

    /**
     * The same, where half of all tries still takes seconds.
     *
     * @param few how many tries an ordinary run makes, from 1 to all
     */
    public static int of(int few, int all) {
        String choice = System.getProperty(LAWS, "half");
        switch (choice) {
            case "half":
                return few;
            case "all":
                return all;
            default:
                throw new IllegalArgumentException(LAWS + " is half or all, not " + choice);
        }
    }
}
