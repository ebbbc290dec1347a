package io.github.undercroft.dungeon;

/** Other chances would hardly change it, so there is no other attempt. */
final class TooManyAreasException extends IllegalStateException {

    private static final long serialVersionUID = 1;

    TooManyAreasException(int most) {
        super("A level can't have more than " + most + " areas; make it smaller, or its areas larger or fewer");
    }
}
