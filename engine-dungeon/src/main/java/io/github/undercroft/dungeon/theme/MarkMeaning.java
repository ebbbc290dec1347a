package io.github.undercroft.dungeon.theme;

import java.util.Optional;

/** The meaning of a word of marks: a thing, terrain, both, or nothing. */
record MarkMeaning(Optional<Theme.MarkThing> thing, Optional<Theme.MarkGround> ground) {

    static final MarkMeaning NOTHING = new MarkMeaning(Optional.empty(), Optional.empty());

    MarkMeaning withThing(Theme.MarkThing newThing) {
        return new MarkMeaning(Optional.of(newThing), ground);
    }

    MarkMeaning withGround(Theme.MarkGround newGround) {
        return new MarkMeaning(thing, Optional.of(newGround));
    }
}
