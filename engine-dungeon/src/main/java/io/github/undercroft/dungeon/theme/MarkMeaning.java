package io.github.undercroft.dungeon.theme;

import java.util.Optional;

/** What a word of marks stands for: a thing, ground, both, or nothing. */
record MarkMeaning(Optional<MarkThing> thing, Optional<MarkGround> ground) {

    static final MarkMeaning NOTHING = new MarkMeaning(Optional.empty(), Optional.empty());

    MarkMeaning withThing(MarkThing newThing) {
        return new MarkMeaning(Optional.of(newThing), ground);
    }

    MarkMeaning withGround(MarkGround newGround) {
        return new MarkMeaning(thing, Optional.of(newGround));
    }
}
