package io.github.undercroft.checks.names;

/** There are two of this name. */
public final class Door {
    /** The window in a door is written Door.Pane. */
    public record Pane() {}
}
