package io.github.undercroft.effect;

/** What is stronger or weaker than others of its kind. */
public interface Graded {

    /** @return how strong it is; compared with that of others of its kind only */
    int strength();
}
