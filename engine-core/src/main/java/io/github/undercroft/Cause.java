package io.github.undercroft;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.value.SavedAs;
import java.util.Objects;

/** The cause of an event. */
public sealed interface Cause {

    /** Nobody in particular. */
    Cause WORLD = new World();

    /** An entity did it. */
    @SavedAs("cause-deed")
    record Deed(EntityId actor, Action action) implements Cause {
        /** Refuses null. */
        public Deed {
            Objects.requireNonNull(actor, "actor");
            Objects.requireNonNull(action, "action");
        }
    }

    /** The terrain did it, to an entity that entered or stood there. */
    @SavedAs("cause-ground")
    record TerrainAt(Point at, Terrain terrain) implements Cause {
        /** Refuses null. */
        public TerrainAt {
            Objects.requireNonNull(at, "at");
            Objects.requireNonNull(terrain, "terrain");
        }
    }

    /** A status effect of its bearer did it. */
    @SavedAs("cause-lasting")
    record EffectOn(EntityId bearer, Effect effect) implements Cause {
        /** Refuses null. */
        public EffectOn {
            Objects.requireNonNull(bearer, "bearer");
            Objects.requireNonNull(effect, "effect");
        }
    }

    /** A reaction to an event did it. */
    @SavedAs("cause-answer")
    record Answer(EntityId reactor) implements Cause {
        /** Refuses null. */
        public Answer {
            Objects.requireNonNull(reactor, "reactor");
        }
    }

    /** Nobody in particular. */
    @SavedAs("cause-world")
    record World() implements Cause {}
}
