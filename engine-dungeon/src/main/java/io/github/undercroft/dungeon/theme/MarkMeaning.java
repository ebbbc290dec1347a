package io.github.undercroft.dungeon.theme;

import java.util.Optional;

/** The meaning of a word of marks: a thing, terrain, both, or nothing. */
record MarkMeaning(Optional<MarkThing> thing, Optional<MarkGround> ground) {

    static final MarkMeaning NOTHING = new MarkMeaning(Optional.empty(), Optional.empty());

    MarkMeaning withThing(MarkThing newThing) {
        return new MarkMeaning(Optional.of(newThing), ground);
    }

    MarkMeaning withGround(MarkGround newGround) {
        return new MarkMeaning(thing, Optional.of(newGround));
    }
}
