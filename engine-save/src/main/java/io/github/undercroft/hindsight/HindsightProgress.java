package io.github.undercroft.hindsight;

/** Is told how far a search is. */
@FunctionalInterface
public interface HindsightProgress {

    /** Tells nobody. */
    HindsightProgress NONE = (played, most) -> {};

    /**
     * Called after each turn that was looked at, on the thread that looks.
     *
     * @param played the steps of all branches until now
     * @param most how many there may be
     */
    void at(long played, long most);
}
