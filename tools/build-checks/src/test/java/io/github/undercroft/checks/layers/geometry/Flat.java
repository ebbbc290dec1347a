package io.github.undercroft.checks.layers.geometry;

/** Uses nobody. */
public final class Flat {}
