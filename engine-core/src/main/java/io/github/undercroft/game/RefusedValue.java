package io.github.undercroft.game;

/** A value that can't be kept or written is at fault: not registered, or open to change. Unlike code of it that throws. */
final class RefusedValue extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    RefusedValue(String message) {
        super(message);
    }
}
