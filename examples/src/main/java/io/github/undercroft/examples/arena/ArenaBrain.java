package io.github.undercroft.examples.arena;

import io.github.undercroft.Action;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Percept;
import io.github.undercroft.Perception;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.pathfinding.Path;
import io.github.undercroft.value.SavedAs;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/** The brains of the arena. */
@SavedAs("arena.Brain")
enum ArenaBrain implements Brain {
    /**
     * A person at the keyboard, asked when the hero can pay for a step; until then the hero rests without a key press.
     * Whoever wants to attack may have to rest first.
     */
    PERSON,
    /**
     * Bumps along the shortest way to the nearest enemy that it sees, else to where it last saw one, else to where it
     * has just heard something, else to the cell that it has not seen for longest. Without senses it
     * sees all enemies. Ignores who else is in the way.
     */
    HUNTER;

    @Override
    public Decision decide(TurnView turn) {
        if (this == PERSON) {
            boolean tired = turn.energy() < turn.normalCost();
            return tired ? Decision.act(new Rest()) : Decision.await();
        }
        Optional<Path> path = PathKeeper.search(turn, turn.position(), goal(turn));
        return Decision.act(path.flatMap(Path::nextStep).<Action>map(Bump::new).orElseGet(Rest::new));
    }

    private static Point goal(TurnView turn) {
        Optional<Perception> known = turn.perception();
        ToDoubleFunction<Point> distance = at -> Metric.MANHATTAN.distance(turn.position(), at);
        Comparator<Point> nearest = Comparator.comparingDouble(distance);
        // Any difference in time outweighs any distance.
        ToDoubleFunction<Point> lately =
                at -> 1e6 * known.orElseThrow().lastSeen(at).orElse(-1) + distance.applyAsDouble(at);
        return turn.board().entities().stream()
                .filter(turn::isEnemy)
                .flatMap(enemy -> enemy.position().stream())
                .min(nearest)
                .or(() -> known.orElseThrow().heard().stream()
                        .map(Percept.Heard::from)
                        .min(nearest))
                .orElseGet(() -> known.orElseThrow().visible().bounds().lowest(lately));
    }
}
