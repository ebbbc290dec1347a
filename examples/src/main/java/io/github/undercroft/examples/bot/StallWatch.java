package io.github.undercroft.examples.bot;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Location;
import io.github.undercroft.dig.Worked;
import io.github.undercroft.event.Attacked;
import io.github.undercroft.event.Healed;
import io.github.undercroft.event.Placed;
import io.github.undercroft.event.Removed;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import io.github.undercroft.item.Throw;
import io.github.undercroft.item.Use;
import io.github.undercroft.study.Study;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Notices that a game makes no progress: for many turns the player comes to no cell where no player was before, and no
 * blow is struck, nobody is healed, and nothing is taken, used up, dropped or thrown.
 */
public final class StallWatch implements Study.Watch {

    /** The number of turns without progress that are allowed. */
    public static final int MAX_TURNS = 200;

    private final Game game;
    private final Set<EntityId> players;
    private final Set<Location> visited = new LinkedHashSet<>();
    private int turns;

    private StallWatch(Game game) {
        this.game = game;
        this.players = game.view().players().stream().map(Entity::id).collect(ImmutableSet.toImmutableSet());
    }

    /** @return a watch over a game, starting now */
    public static StallWatch over(Game game) {
        return new StallWatch(game);
    }

    @Override
    public Optional<String> whyStalled(Step.Acted step) {
        Optional<Location> player = game.view()
                .entity(step.actor())
                .filter(each -> players.contains(each.id()))
                .map(Entity::location);
        boolean isNewCell = player.isPresent() && visited.add(player.get());
        if (isNewCell || step.events().stream().anyMatch(StallWatch::isDeed)) {
            turns = 0;
        } else if (player.isPresent()) {
            turns++;
        }
        return turns <= MAX_TURNS
                ? Optional.empty()
                : Optional.of("no progress in " + turns + " turns of a player, at "
                        + game.view().now());
    }

    private static boolean isDeed(GameEvent event) {
        return event instanceof Attacked
                || event instanceof Worked
                || event instanceof Placed
                || event instanceof Removed
                || event instanceof Use.Used
                || (event instanceof Healed healed && healed.points() > 0)
                || event instanceof Throw.Thrown;
    }
}
