package io.github.undercroft.checks.layers.item;

/** Right so far: item may use rules; but rules use item as well. */
public final class Thing {
    Class<?> user = io.github.undercroft.checks.layers.door.Step.class;
}
