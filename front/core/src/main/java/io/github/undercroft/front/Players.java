package io.github.undercroft.front;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.GameView;
import java.util.Optional;
import java.util.Set;

/** Who plays: the entities of the faction of players. The first of them, by id, is the figure of the person who plays. */
public final class Players {

    private Players() {}

    /** @return whether an entity is of the players */
    public static boolean contain(Entity entity) {
        return entity.get(Faction.class).filter(Faction.PLAYERS::equals).isPresent();
    }

    /** @return all players that are in the game */
    public static Set<EntityId> ids(GameView game) {
        return game.entities().stream().filter(Players::contain).map(Entity::id).collect(ImmutableSet.toImmutableSet());
    }

    /** @return the first player that is still in the game */
    public static Optional<Entity> first(GameView game) {
        return game.entities().stream().filter(Players::contain).findFirst();
    }
}
