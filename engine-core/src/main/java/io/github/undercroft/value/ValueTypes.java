package io.github.undercroft.value;

import java.util.List;

/**
 * Brings the value types of a library, so that its users need not register them: named in {@code module-info} and in
 * {@code META-INF/services}, it is found by every {@link ValueRegistry#builder()}.
 */
public interface ValueTypes {

    /** @return the types, by class and name different from all others */
    List<ValueType<?>> types();
}
