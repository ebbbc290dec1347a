package io.github.undercroft.examples.cheat;

import io.github.undercroft.Component;

/** The mark of a hero whose player has cheated. It stays. */
public record Cheated() implements Component {}
