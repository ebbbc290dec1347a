package io.github.undercroft.front;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Component;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.GameView;
import io.github.undercroft.PlayerView;
import io.github.undercroft.event.Departure;
import io.github.undercroft.item.Stacks;
import java.util.List;
import java.util.Optional;

/**
 * A player's figure as it is now, or as it was when it died or left the game: what status lines and last words are made of.
 *
 * @param id its id; {@link EntityId#WORLD} in a game without players
 * @param entity its components; empty if it left before the game was loaded, or there never was one
 * @param things what it carries and wears, by id
 */
public record Hero(EntityId id, Optional<Entity> entity, List<Entity> things) {

    /** Copies the things; those that nobody can tell apart are counted together. */
    public Hero {
        things = ImmutableList.copyOf(Stacks.together(things));
    }

    /** The first player as it is now, and as it takes its things. */
    public static Hero first(GameView game) {
        EntityId player = game.players().stream().findFirst().map(Entity::id).orElse(EntityId.WORLD);
        return of(game.as(player), player);
    }

    /** A player as it is now. */
    public static Hero of(PlayerView game, EntityId player) {
        return new Hero(player, game.entity(player), game.things(player));
    }

    /** @return how somebody was when it left the game by this event; empty if it is another event */
    public static Optional<Hero> gone(GameEvent event) {
        return event instanceof Departure gone
                ? Optional.of(new Hero(gone.who(), Optional.of(gone.body()), gone.things()))
                : Optional.empty();
    }

    /** The same with what is called otherwise among those things in the place of its own. */
    public Hero holding(List<Entity> asTaken) {
        return new Hero(
                id,
                entity,
                things.stream()
                        .map(thing -> asTaken.stream()
                                .filter(each -> each.id().equals(thing.id())
                                        && !each.name().equals(thing.name()))
                                .findFirst()
                                .orElse(thing))
                        .toList());
    }

    /** @return its component in that slot */
    public <T extends Component> Optional<T> get(Class<T> slot) {
        return entity.flatMap(figure -> figure.get(slot));
    }
}
