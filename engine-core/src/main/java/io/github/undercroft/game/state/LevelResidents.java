package io.github.undercroft.game.state;

/** The entities of one level by kind, each sorted by id, carried things included. Written only by {@link Residents}. */
public final class LevelResidents {

    /** Entities with a brain. */
    public final Roster actors = new Roster();
    /** Entities with a reaction. */
    public final Roster reactors = new Roster();
    /** Entities with a light. */
    public final Roster lights = new Roster();
}
