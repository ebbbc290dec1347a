package io.github.undercroft.item;

import io.github.undercroft.Component;

/** Lies there and can't be taken up: an altar, a chest that fills no cell. */
public record Fixed() implements Component {}
