package io.github.undercroft.model;

import java.util.Objects;

/**
 * On whose side an entity is. Without this component whoever acts is one of the {@link #MONSTERS}, and what does not act
 * is on no side.
 */
public record Faction(String name) implements Component {

    /** The side of those who are played. */
    public static final Faction PLAYERS = new Faction("players");

    /** The side of actors without a faction of their own. */
    public static final Faction MONSTERS = new Faction("monsters");

    /** Refuses an empty name. */
    public Faction {
        Objects.requireNonNull(name, "name");
        if (name.isEmpty()) {
            throw new IllegalArgumentException("A faction needs a name, for example \"goblins\"");
        }
    }

    @Override
    public Class<Faction> slot() {
        return Faction.class;
    }
}
