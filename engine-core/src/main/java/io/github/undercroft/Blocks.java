package io.github.undercroft;

/** Fills its cell: at most one entity with this component stands on a cell. Items have none, so any number lie there. */
public record Blocks() implements Component {}
