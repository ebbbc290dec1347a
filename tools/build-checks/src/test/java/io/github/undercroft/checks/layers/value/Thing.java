package io.github.undercroft.checks.layers.value;

import io.github.undercroft.checks.layers.geometry.Flat;

/** Right: model stands above geometry. */
public final class Thing {
    Flat flat = new Flat();
}
