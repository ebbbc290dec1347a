package io.github.undercroft.examples.bot;

import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import io.github.undercroft.item.Thrown;
import io.github.undercroft.item.Used;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.Faction;
import io.github.undercroft.model.GameEvent;
import io.github.undercroft.model.Location;
import io.github.undercroft.terrain.Worked;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Notices that a game gets nowhere: a player takes so many turns without coming to a cell where no player was before, and in
 * all that time nobody strikes a blow and nothing is taken, laid down, used or thrown.
 */
public final class StallWatch {

    /** So many turns may pass in this way. */
    public static final int MOST_TURNS = 200;

    private final Game game;
    private final Set<Location> visited = new LinkedHashSet<>();
    private int turns;

    private StallWatch(Game game) {
        this.game = game;
    }

    /** @return a watch over a game from now on */
    public static StallWatch over(Game game) {
        return new StallWatch(game);
    }

    /**
     * Looks at a step that the game has just taken.
     *
     * @throws StalledException if this is one turn too many
     */
    public void after(Step.Acted step) {
        Optional<Location> player = game.view()
                .entity(step.actor())
                .filter(actor -> actor.get(Faction.class).equals(Optional.of(Faction.PLAYERS)))
                .map(Entity::location);
        boolean isNewCell = player.isPresent() && visited.add(player.get());
        if (isNewCell || step.events().stream().anyMatch(StallWatch::isDeed)) {
            turns = 0;
        } else if (player.isPresent()) {
            turns++;
        }
        if (turns > MOST_TURNS) {
            throw new StalledException("no new cell, blow or thing in " + turns + " turns of a player, at "
                    + game.view().now());
        }
    }

    private static boolean isDeed(GameEvent event) {
        return event instanceof GameEvent.Attacked
                || event instanceof Worked
                || event instanceof GameEvent.Placed
                || event instanceof Used
                || event instanceof Thrown;
    }
}
