package io.github.undercroft.front;

import io.github.undercroft.Component;

/** The mark of a hero whose player has cheated. It stays; {@code CheatValues} registers it. */
public record Cheated() implements Component {}
