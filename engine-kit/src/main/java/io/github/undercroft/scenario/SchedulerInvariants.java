package io.github.undercroft.scenario;

import io.github.undercroft.Brain;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameView;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The invariants between the scheduler and the actors. */
final class SchedulerInvariants {

    private SchedulerInvariants() {}

    static void collect(GameView game, List<String> found) {
        Set<EntityId> listed = new TreeSet<>();
        for (EntityId id : game.actors()) {
            if (!listed.add(id)) {
                found.add(id + " is in the turn order more than once");
            }
            Optional<Entity> actor = game.entity(id);
            if (actor.isEmpty()) {
                found.add(id + " is in the turn order, but has left the game");
            } else if (!actor.get().has(Brain.class)) {
                found.add(actor.get() + " is in the turn order without a brain");
            }
        }
        for (Entity entity : game.entities()) {
            boolean active = game.boardOf(entity.id())
                    .filter(board -> game.isActive(board.level()))
                    .isPresent();
            if (entity.has(Brain.class) && active && !listed.contains(entity.id())) {
                found.add(entity + " has a brain, but is not in the turn order");
            } else if (!active && listed.contains(entity.id())) {
                found.add(entity + " is in the turn order, but on a level that is not active");
            }
        }
    }
}
