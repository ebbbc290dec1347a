package io.github.undercroft.effect;

/** An effect with a strength, to compare it with others of its kind. */
public interface Graded {

    /** @return how strong it is; compared with that of others of its kind only */
    int strength();
}
