package io.github.undercroft.examples.arena;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Controller;
import io.github.undercroft.model.Decision;
import io.github.undercroft.model.Rest;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.pathfinding.BoardCost;
import io.github.undercroft.pathfinding.Path;
import io.github.undercroft.pathfinding.PathRequest;
import io.github.undercroft.pathfinding.Pathfinder;
import java.util.List;
import java.util.Optional;

/** Who decides. */
enum Brain implements Controller {
    /** Somebody at the keys, who is asked when an attack can be paid; until then it rests, so that nobody has to press a key. */
    PERSON,
    /** Bumps along the shortest way to the nearest enemy, and takes no notice of who else stands there. */
    HUNTER;

    @Override
    public Decision decide(TurnView turn) {
        if (this == PERSON) {
            boolean tired = turn.game().energy(turn.actor().id()) < Bump.ATTACK;
            return tired ? Decision.act(new Rest()) : Decision.await();
        }
        List<Point> enemies = turn.perceived().entities().stream()
                .filter(turn::isEnemy)
                .flatMap(enemy -> enemy.position().stream())
                .toList();
        if (enemies.isEmpty()) {
            return Decision.act(new Rest());
        }
        BoardCost cost = BoardCost.of(turn).withOccupied(0);
        PathRequest request =
                PathRequest.from(turn.position()).toCheapestOf(enemies).on(cost);
        Optional<Path> path = Pathfinder.of(turn).find(request).bestPath();
        return Decision.act(path.flatMap(Path::nextStep).<Action>map(Bump::new).orElseGet(Rest::new));
    }
}
