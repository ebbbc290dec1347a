package io.github.undercroft.front;

import io.github.undercroft.Entity;
import io.github.undercroft.Faction;
import io.github.undercroft.GameView;
import java.util.Optional;

/** Who plays: the entities of the faction of players. The first of them, by id, is the figure of the person who plays. */
public final class Players {

    private Players() {}

    /** @return whether an entity is of the players */
    public static boolean contain(Entity entity) {
        return entity.get(Faction.class).filter(Faction.PLAYERS::equals).isPresent();
    }

    /** @return the first player that is still in the game */
    public static Optional<Entity> first(GameView game) {
        return game.entities().stream().filter(Players::contain).findFirst();
    }
}
