package io.github.undercroft;

import io.github.undercroft.value.SavedAs;

/** Lies there and can't be taken up: an altar, a chest that fills no cell. It stays where it is, even under a wall. */
@SavedAs(constant = "IN_PLACE")
public record Fixed() implements Component {}
