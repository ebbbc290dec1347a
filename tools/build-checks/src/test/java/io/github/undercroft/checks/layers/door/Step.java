package io.github.undercroft.checks.layers.door;

import io.github.undercroft.checks.layers.item.Thing;

/** Right so far: rules may use item; but item uses rules as well. */
public final class Step {
    Thing thing = new Thing();
}
