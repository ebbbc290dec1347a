package io.github.undercroft.front.log;

import io.github.undercroft.Entity;
import io.github.undercroft.Location;
import io.github.undercroft.wording.English;

/** The words for things in lists. */
public final class Things {

    private Things() {}

    /** @return a thing, how many, and where it is worn */
    public static String named(Entity thing) {
        String name = English.standard().counted(thing);
        return thing.location() instanceof Location.WornBy worn
                ? name + " (" + worn.slot().name() + ")"
                : name;
    }
}
