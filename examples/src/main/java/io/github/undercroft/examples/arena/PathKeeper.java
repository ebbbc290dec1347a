package io.github.undercroft.examples.arena;

import io.github.undercroft.Action;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.pathfinding.Path;
import io.github.undercroft.pathfinding.PathRequest;
import io.github.undercroft.pathfinding.brain.BoardCost;
import io.github.undercroft.pathfinding.brain.SharedPathfinder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Bumps along a path to its enemy and keeps the path, as the article on RoguelikeCore proposes: while the enemy is on it,
 * it is only cut there; else its end is repaired, from the last cell from which each step came nearer.
 *
 * @param path from where it was to where the enemy was, as they were last
 */
record PathKeeper(List<Point> path) implements Brain {

    /** Has no path yet. */
    static final PathKeeper NEW = new PathKeeper(List.of());

    PathKeeper {
        path = List.copyOf(path);
    }

    @Override
    public Decision decide(TurnView turn) {
        Optional<Point> prey = turn.board().entities().stream()
                .filter(turn::isEnemy)
                .flatMap(enemy -> enemy.position().stream())
                .findFirst();
        List<Point> kept = prey.map(at -> kept(turn, at)).orElse(path);
        Optional<Direction> next =
                kept.size() > 1 ? Direction.straightTowards(kept.get(0), kept.get(1)) : Optional.empty();
        return Decision.act(next.<Action>map(Bump::new).orElseGet(Rest::new), new PathKeeper(kept));
    }

    private List<Point> kept(TurnView turn, Point prey) {
        int here = path.indexOf(turn.position());
        List<Point> kept = new ArrayList<>(here < 0 ? List.of(turn.position()) : path.subList(here, path.size()));
        if (kept.contains(prey)) {
            return kept.subList(0, kept.indexOf(prey) + 1);
        }
        while (kept.size() > 1 && distance(kept, 2, prey) <= distance(kept, 1, prey)) {
            kept.remove(kept.size() - 1);
        }
        search(turn, kept.get(kept.size() - 1), prey)
                .map(Path::cells)
                .ifPresent(end -> kept.addAll(end.subList(1, end.size())));
        return kept;
    }

    /** A shortest path, as if nobody were in the way. */
    static Optional<Path> search(TurnView turn, Point from, Point to) {
        PathRequest request =
                PathRequest.from(from).to(to).on(BoardCost.of(turn).withOccupied(0));
        return SharedPathfinder.of(turn).find(request).bestPath();
    }

    /** How far the prey is from the last cell but so many. */
    private static double distance(List<Point> cells, int fromEnd, Point prey) {
        return Metric.MANHATTAN.distance(cells.get(cells.size() - fromEnd), prey);
    }
}
