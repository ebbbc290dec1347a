package io.github.undercroft.value;

import java.util.List;

/** Stands for the engine's, which is compiled after this module. */
public interface ValueTypes {
    List<ValueType<?>> types();
}
