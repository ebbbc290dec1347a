package io.github.undercroft.scenario;

import io.github.undercroft.model.Controller;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameView;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** What holds between the turn order and those who act. */
final class OrderInvariants {

    private OrderInvariants() {}

    static void collect(GameView game, List<String> found) {
        Set<EntityId> listed = new TreeSet<>();
        for (EntityId id : game.actors()) {
            if (!listed.add(id)) {
                found.add(id + " is in the turn order more than once");
            }
            Optional<Entity> actor = game.entity(id);
            if (actor.isEmpty()) {
                found.add(id + " is in the turn order, but has left the game");
            } else if (!actor.get().has(Controller.class)) {
                found.add(actor.get() + " is in the turn order without a controller");
            }
        }
        for (Entity entity : game.entities()) {
            boolean active = game.boardOf(entity.id())
                    .filter(board -> game.isActive(board.level()))
                    .isPresent();
            if (entity.has(Controller.class) && active && !listed.contains(entity.id())) {
                found.add(entity + " has a controller, but is not in the turn order");
            } else if (!active && listed.contains(entity.id())) {
                found.add(entity + " is in the turn order, but on a level that is not active");
            }
        }
    }
}
