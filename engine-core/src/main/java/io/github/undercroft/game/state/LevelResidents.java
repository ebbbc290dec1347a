package io.github.undercroft.game.state;

import org.jspecify.annotations.Nullable;

/** The entities of one level by kind, each sorted by id, carried things included. Written only by {@link Residents}. */
public final class LevelResidents {

    /** Entities with a brain. */
    public final Roster actors = new Roster();
    /** Entities with a reaction. */
    public final Roster reactors = new Roster();
    /** Entities that may be hidden from eyes; null if there never were any. */
    public @Nullable Roster hidden;
    /** Entities with a light. */
    public final Roster lights = new Roster();
}
