package io.github.undercroft.front;

/** Who plays. */
public enum Seat {
    /** A person at a keyboard: the game waits for input. */
    PERSON,
    /** The game's own bot: the game never waits. */
    BOT
}
