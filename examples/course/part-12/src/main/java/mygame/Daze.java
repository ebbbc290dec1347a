package mygame;

import io.github.undercroft.Component;

/** A scroll that confuses whom it is read at, for so many turns. */
record Daze(int turns) implements Component {}
