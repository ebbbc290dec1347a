package io.github.undercroft.model;

import io.github.undercroft.geometry.Point;

/** Why something happened. */
public sealed interface Cause {

    /** Nobody in particular. */
    Cause WORLD = new World();

    /** Somebody did it. */
    record Deed(EntityId actor, Action action) implements Cause {}

    /** The ground did it, to whoever entered or stood there. */
    record Ground(Point at, Terrain terrain) implements Cause {}

    /** Something that lasts on its bearer did it. */
    record Lasting(EntityId bearer, Effect effect) implements Cause {}

    /** Somebody answered an event. */
    record Answer(EntityId reactor) implements Cause {}

    /** Nobody in particular. */
    record World() implements Cause {}
}
