package io.github.undercroft.examples.arena;

import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Controller;
import io.github.undercroft.model.Decision;
import io.github.undercroft.model.Percept;
import io.github.undercroft.model.Perception;
import io.github.undercroft.model.Rest;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.pathfinding.BoardCost;
import io.github.undercroft.pathfinding.Path;
import io.github.undercroft.pathfinding.PathRequest;
import io.github.undercroft.pathfinding.Pathfinder;
import java.util.Comparator;
import java.util.Optional;

/** Who decides. */
enum Brain implements Controller {
    /** Somebody at the keys, who is asked when an attack can be paid; until then it rests, so that nobody has to press a key. */
    PERSON,
    /**
     * Bumps along the shortest way to the nearest enemy that it sees or where it saw one last, else to where it has just heard
     * something, else to what it has not seen for longest. Takes no notice of who else stands in the way.
     */
    HUNTER;

    @Override
    public Decision decide(TurnView turn) {
        if (this == PERSON) {
            boolean tired = turn.game().energy(turn.actor().id()) < Bump.ATTACK;
            return tired ? Decision.act(new Rest()) : Decision.await();
        }
        PathRequest request = PathRequest.from(turn.position())
                .to(goal(turn, turn.perception().orElseThrow()))
                .on(BoardCost.of(turn).withOccupied(0));
        Optional<Path> path = Pathfinder.of(turn).find(request).bestPath();
        return Decision.act(path.flatMap(Path::nextStep).<Action>map(Bump::new).orElseGet(Rest::new));
    }

    private static Point goal(TurnView turn, Perception known) {
        Comparator<Point> oldest =
                Comparator.comparingLong(at -> known.lastSeen(at).orElse(-1));
        Comparator<Point> nearest = Comparator.comparingDouble(at -> Metric.MANHATTAN.distance(turn.position(), at));
        return turn.perceived().entities().stream()
                .filter(turn::isEnemy)
                .flatMap(enemy -> enemy.position().stream())
                .min(nearest)
                .or(() -> known.heard().stream().map(Percept.Heard::from).min(nearest))
                .or(() -> known.visible().bounds().points().stream().min(oldest.thenComparing(nearest)))
                .orElseThrow();
    }
}
