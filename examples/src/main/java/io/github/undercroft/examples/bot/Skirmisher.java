package io.github.undercroft.examples.bot;

import io.github.undercroft.combat.Attack;
import io.github.undercroft.geometry.Direction;
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
import io.github.undercroft.random.RandomSource;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A bot for any game in which one steps, and hits whom one steps onto: it lets enemies come. It goes where the fewest
 * enemies stand beside it, hits one if that is no worse, and else goes on towards the nearest. As nobody may ever come, it
 * minds some of them less once in four turns. Looks only at what it perceives; rests where no step is open.
 */
public enum Skirmisher implements Controller {
    /** The only value. */
    BOT;

    @Override
    public Decision decide(TurnView turn) {
        Point at = turn.position();
        List<Point> foes = turn.perceived().entities().stream()
                .filter(turn::isEnemy)
                .flatMap(foe -> foe.position().stream())
                .toList();
        Optional<Direction> onward = onward(turn, foes);
        long dared = dared(turn);
        Optional<Action> best = turn.steps().movement().directions().stream()
                .filter(way -> turn.perceived().isPassable(at.step(way)))
                .min(Comparator.<Direction>comparingLong(way -> Math.max(dared, threats(turn, at.step(way), foes)))
                        .thenComparing(way -> !foes.contains(at.step(way)))
                        .thenComparing(way -> !onward.equals(Optional.of(way))))
                .map(Attack::toward);
        return Decision.act(best.orElseGet(Rest::new));
    }

    /** How many enemies it does not mind this time. */
    private static int dared(TurnView turn) {
        RandomSource random = turn.random();
        int neighbours = turn.steps().movement().directions().size();
        return random.chance(1, 4) ? random.nextInt(neighbours + 1) : 0;
    }

    private static Optional<Direction> onward(TurnView turn, List<Point> foes) {
        if (foes.isEmpty()) {
            return Optional.empty();
        }
        PathRequest request =
                PathRequest.from(turn.position()).toCheapestOf(foes).on(BoardCost.of(turn));
        return Pathfinder.of(turn).find(request).bestPath().flatMap(Path::nextStep);
    }

    /** How many enemies stand beside who steps there, or stays and hits the one who stands there. */
    private static long threats(TurnView turn, Point to, List<Point> foes) {
        Point stand = foes.contains(to) ? turn.position() : to;
        return foes.stream()
                .filter(foe -> !foe.equals(to))
                .filter(foe -> Direction.between(stand, foe)
                        .filter(turn.steps().movement()::allows)
                        .isPresent())
                .count();
    }
}
