package io.github.undercroft.item;

import io.github.undercroft.Component;
import io.github.undercroft.value.SavedAs;

/** Lies there and can't be taken up: an altar, a chest that fills no cell. */
@SavedAs(constant = "IN_PLACE")
public record Fixed() implements Component {}
