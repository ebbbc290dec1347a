package io.github.undercroft.value;

import java.util.List;
import java.util.Optional;

/**
 * Receives the fields of one value, always in the same order, and makes a hash, a tree or the like of them. Numbers, texts and truth
 * values are left out by a writer that looks only for other values.
 */
public interface ValueWriter {

    /** Writes a whole number. */
    default void whole(String field, long number) {}

    /** Writes a text. */
    default void text(String field, String text) {}

    /** Writes a truth value. */
    default void flag(String field, boolean value) {}

    /** Writes a floating-point number, bit for bit. */
    default void real(String field, double number) {}

    /** Writes any value of a registered type. */
    void value(String field, Object value);

    /** Writes a value that may be absent. */
    void optional(String field, Optional<?> value);

    /** Writes a list of values of registered types, texts or whole numbers. */
    void list(String field, List<?> values);
}
