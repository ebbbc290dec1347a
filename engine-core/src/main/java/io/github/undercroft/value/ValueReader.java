package io.github.undercroft.value;

import java.util.List;
import java.util.Optional;

/**
 * Gives back the fields of one value by name. A field that is absent or of another kind is an
 * {@link IllegalArgumentException} that names it.
 */
public interface ValueReader {

    /** @return a whole number */
    long whole(String field);

    /**
     * A whole number that fits an int.
     *
     * @throws IllegalArgumentException if it does not fit
     */
    int integer(String field);

    /** @return a text */
    String text(String field);

    /** @return a truth value */
    boolean flag(String field);

    /** @return a floating-point number */
    double real(String field);

    /** @return a value of that type */
    <T> T value(String field, Class<T> type);

    /** @return a value of that type, or empty */
    <T> Optional<T> optional(String field, Class<T> type);

    /** @return an immutable list of values of that type ({@code Long} for whole numbers, {@code String} for texts) */
    <T> List<T> list(String field, Class<T> type);
}
