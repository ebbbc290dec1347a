package io.github.undercroft.brain;

import io.github.undercroft.Action;
import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.move.Move;
import java.util.Optional;

/**
 * A behaviour that steps off ground that harms who stands there, such as fire, onto ground beside it that does not: clockwise from
 * north. Put it behind what hunts, whose way may lead through harm, and before what wanders or rests; {@link Stalker} and
 * the hunter of engine-pathfinding have it there.
 */
public record LeaveHarm() implements Behaviour {

    @Override
    public Optional<Action> next(TurnView turn) {
        Terrain here = turn.board().terrainAt(turn.position());
        boolean stays = here instanceof ActiveTerrain active && active.harmsWhoStands();
        if (!stays || !ActiveTerrain.harms(here, turn, turn.actor())) {
            return Optional.empty();
        }
        return new Ways(turn)
                .free().stream()
                        .filter(way -> !ActiveTerrain.harms(
                                turn.board().terrainAt(turn.position().step(way)), turn, turn.actor()))
                        .<Action>map(Move::new)
                        .findFirst();
    }
}
