package io.github.undercroft.checks.names.other;

/** The other one. */
public record Door() {}
