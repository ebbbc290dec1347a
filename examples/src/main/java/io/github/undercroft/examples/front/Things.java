package io.github.undercroft.examples.front;

import io.github.undercroft.Entity;
import io.github.undercroft.Location;
import io.github.undercroft.wording.English;

/** The words for things in lists. */
final class Things {

    private Things() {}

    /** @return a thing, how many, and where it is worn */
    static String named(Entity thing) {
        String name = English.standard().counted(thing);
        return thing.location() instanceof Location.WornBy worn
                ? name + " (" + worn.slot().name() + ")"
                : name;
    }
}
