package io.github.undercroft.game.guard;

/**
 * A value cannot be kept or written, because it is not registered or is mutable. Code of the value that throws is
 * another case.
 */
public final class RefusedValue extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    public RefusedValue(String message) {
        super(message);
    }
}
