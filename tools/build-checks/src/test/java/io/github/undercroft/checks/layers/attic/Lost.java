package io.github.undercroft.checks.layers.attic;

/** Wrong: nobody gave its package a place. */
final class Lost {}
