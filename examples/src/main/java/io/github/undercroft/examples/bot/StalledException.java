package io.github.undercroft.examples.bot;

/** A game does not end. */
public final class StalledException extends RuntimeException {

    private static final long serialVersionUID = 1;

    StalledException(String message) {
        super(message);
    }
}
