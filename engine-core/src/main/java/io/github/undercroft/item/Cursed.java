package io.github.undercroft.item;

import io.github.undercroft.Component;

/** Once worn, it can't be taken off, dropped or thrown. */
public record Cursed() implements Component {}
