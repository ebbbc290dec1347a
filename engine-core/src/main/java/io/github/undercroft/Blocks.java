package io.github.undercroft;

import io.github.undercroft.value.SavedAs;

/** Fills its cell: at most one entity with this component stands on a cell. Items have none, so any number lie there. */
@SavedAs(constant = "CELL")
public record Blocks() implements Component {}
