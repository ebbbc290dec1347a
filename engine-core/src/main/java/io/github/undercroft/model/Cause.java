package io.github.undercroft.model;

import io.github.undercroft.geometry.Point;
import java.util.Objects;

/** Why something happened. */
public sealed interface Cause {

    /** Nobody in particular. */
    Cause WORLD = new World();

    /** Somebody did it. */
    record Deed(EntityId actor, Action action) implements Cause {
        /** Refuses null. */
        public Deed {
            Objects.requireNonNull(actor, "actor");
            Objects.requireNonNull(action, "action");
        }
    }

    /** The ground did it, to whoever entered or stood there. */
    record Ground(Point at, Terrain terrain) implements Cause {
        /** Refuses null. */
        public Ground {
            Objects.requireNonNull(at, "at");
            Objects.requireNonNull(terrain, "terrain");
        }
    }

    /** Something that lasts on its bearer did it. */
    record Lasting(EntityId bearer, Effect effect) implements Cause {
        /** Refuses null. */
        public Lasting {
            Objects.requireNonNull(bearer, "bearer");
            Objects.requireNonNull(effect, "effect");
        }
    }

    /** Somebody answered an event. */
    record Answer(EntityId reactor) implements Cause {
        /** Refuses null. */
        public Answer {
            Objects.requireNonNull(reactor, "reactor");
        }
    }

    /** Nobody in particular. */
    record World() implements Cause {}
}
