package io.github.undercroft.game;

import io.github.undercroft.Component;
import io.github.undercroft.Location;
import io.github.undercroft.game.codec.HashWriter;
import io.github.undercroft.memory.Components;
import io.github.undercroft.value.ValueRegistry;
import java.util.function.ToLongFunction;

/** Adds to the hashes of entities and of their pictures what both have. */
final class EntityHash {

    private static final int ELSEWHERE = -1;

    private final HashWriter writer;
    private final ToLongFunction<Component> ofOne = this::of;

    EntityHash(ValueRegistry registry) {
        writer = new HashWriter(registry);
    }

    /** Adds the components, each by a hash of its own, so that only those that were replaced are written again. */
    void components(Components components, HashWriter out) {
        out.add(components.size());
        for (int i = 0; i < components.size(); i++) {
            out.add(components.digest(i, ofOne));
        }
    }

    private long of(Component component) {
        writer.begin(0);
        writer.value("component", component);
        return writer.result();
    }

    /** Adds a place. Most are cells, which are written as three numbers. */
    static void place(Location location, HashWriter out) {
        if (location instanceof Location.OnLevel on) {
            out.add(on.level());
            out.add(on.cell().x());
            out.add(on.cell().y());
        } else {
            out.add(ELSEWHERE);
            out.value("location", location);
        }
    }
}
