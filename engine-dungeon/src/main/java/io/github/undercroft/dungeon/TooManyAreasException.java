package io.github.undercroft.dungeon;

/** Thrown if a draft would have too many areas. Other random numbers would hardly help, so there is no further attempt. */
final class TooManyAreasException extends IllegalStateException {

    private static final long serialVersionUID = 1;

    TooManyAreasException(int max) {
        super("A level can't have more than " + max + " areas; make it smaller, or its areas larger or fewer");
    }
}
