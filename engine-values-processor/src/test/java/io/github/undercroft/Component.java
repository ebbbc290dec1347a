package io.github.undercroft;

/** Stands for the engine's, which is compiled after this module. */
public interface Component {}
