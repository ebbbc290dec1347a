package io.github.undercroft.checks.names;

/** A house has a window, too. */
public record Window() {
    /** The same name in a door: both are written with their owner. */
    public record Pane() {}
}
