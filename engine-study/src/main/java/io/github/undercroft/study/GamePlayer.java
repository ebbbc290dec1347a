package io.github.undercroft.study;

import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.GameView;
import java.util.Optional;

/** Who is the player of a game: the first entity, by id, of the players' faction. */
final class GamePlayer {

    private GamePlayer() {}

    static Optional<EntityId> of(GameView game) {
        return game.entities().stream()
                .filter(each -> each.get(Faction.class).equals(Optional.of(Faction.PLAYERS)))
                .findFirst()
                .map(Entity::id);
    }
}
