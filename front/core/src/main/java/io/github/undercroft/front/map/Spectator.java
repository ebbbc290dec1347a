package io.github.undercroft.front.map;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameView;
import io.github.undercroft.Percept;
import io.github.undercroft.Perception;
import io.github.undercroft.PlayerView;
import io.github.undercroft.front.Looks;
import io.github.undercroft.game.Step;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Through whose eyes the board is shown: the first player with senses. If there is none, as in a game without fog and
 * after all players have died, everything is shown.
 *
 * @param looks how all of it is shown
 */
public record Spectator(Optional<EntityId> eyes, Looks looks) {

    /** Through the eyes of the first player who has some. */
    public static Spectator of(GameView game, Looks looks) {
        return of(game, looks, EntityId.WORLD);
    }

    /** Through the eyes of a player; if it has none, through those of the first who has. */
    public static Spectator of(GameView game, Looks looks, EntityId player) {
        return new Spectator(
                Stream.concat(Stream.of(player), game.players().stream().map(Entity::id))
                        .filter(id -> game.perception(id).isPresent())
                        .findFirst(),
                looks);
    }

    /** @return how the board looks to these eyes now; all of it if they are closed for good */
    public Scene scene(GameView game) {
        return Scene.of(game.as(eyes.orElse(EntityId.WORLD)), looks);
    }

    /** @return the scene in which a step is shown: as before the step, with the cells that it brought into view */
    public Scene stage(Scene before, GameView after) {
        PlayerView view = after.as(eyes.orElse(EntityId.WORLD));
        return view.perception()
                .map(Perception::visible)
                .map(visible -> before.withInView(visible, SeenLight.of(view, visible, looks)))
                .orElse(before);
    }

    /** @return what these eyes saw of the step, in order, without what was only heard */
    public List<Percept.Saw> seen(Step.Acted acted, GameView after) {
        if (eyes.isEmpty()) {
            return seenByAll(acted, after);
        }
        return acted.perceivedBy(eyes.get()).stream()
                .filter(Percept.Saw.class::isInstance)
                .map(Percept.Saw.class::cast)
                .collect(ImmutableList.toImmutableList());
    }

    /** @return all that happened in the step, as where nobody has senses */
    public static List<Percept.Saw> seenByAll(Step.Acted acted, GameView after) {
        return acted.events().stream()
                .map(event -> new Percept.Saw(
                        event,
                        event.involved().stream()
                                .flatMap(id -> after.entity(id).stream())
                                .collect(ImmutableList.toImmutableList())))
                .collect(ImmutableList.toImmutableList());
    }
}
