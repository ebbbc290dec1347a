package io.github.undercroft;

import java.util.Objects;

/**
 * On whose side an entity is. Without this component an actor is one of the {@link #MONSTERS}, and a mere thing is on no side:
 * neutral to all, and all to it. An actor is who has a brain ({@link Brain}) and fills its cell or has hit points, so that a
 * lamp which burns down by a brain is a thing; and who fills its cell and has a weapon of its own or senses, so that a goblin whose brain was taken away is still a goblin. {@link GameView#side} answers by this.
 */
public record Faction(String name) implements Component {

    /** The side of the players. */
    public static final Faction PLAYERS = new Faction("players");

    /** The side of actors without a faction of their own. */
    public static final Faction MONSTERS = new Faction("monsters");

    public Faction {
        Objects.requireNonNull(name, "name");
        if (name.isEmpty()) {
            throw new IllegalArgumentException("A faction needs a name, for example \"goblins\"");
        }
    }
}
