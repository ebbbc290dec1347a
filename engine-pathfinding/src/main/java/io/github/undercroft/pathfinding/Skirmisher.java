package io.github.undercroft.pathfinding;

import io.github.undercroft.combat.Attack;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Controller;
import io.github.undercroft.model.Decision;
import io.github.undercroft.model.Destructible;
import io.github.undercroft.model.Rest;
import io.github.undercroft.model.Terrain;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.rules.Behaviour;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The brain of somebody alone against many, for games in which one steps, and hits whom one steps onto: it lets enemies
 * come. It keeps off ground that harms, unless there is no other way to them but a long one; goes where the fewest enemies stand beside it, hits one if that is no worse, and else
 * goes on towards the nearest.
 * As nobody may ever come, it minds some of them less once in four turns; so of two that wait for each other one begins.
 *
 * <p>Looks only at what it perceives; rests where no step is open, and with no enemy left. As a {@link Behaviour} it has no
 * occasion then. Of equally good steps it takes the first one clockwise from north. O(directions * enemies) and one search
 * for a path.
 */
public enum Skirmisher implements Controller, Behaviour {
    /** The only value. */
    SKIRMISHER;

    @Override
    public Decision decide(TurnView turn) {
        return Decision.act(turn.unfinished().or(() -> next(turn)).orElseGet(Rest::new));
    }

    @Override
    public Optional<Action> next(TurnView turn) {
        Point at = turn.position();
        List<Point> foes = turn.perceived().entities().stream()
                .filter(turn::isEnemy)
                .flatMap(foe -> foe.position().stream())
                .toList();
        if (foes.isEmpty()) {
            return Optional.empty();
        }
        Optional<Direction> onward = onward(turn, foes);
        long dared = dared(turn);
        int open = Around.steps(BoardCost.of(turn).open(), turn.steps().movement(), at);
        return turn.steps().movement().directions().stream()
                .filter(way -> foes.contains(at.step(way))
                        ? canHit(turn, at.step(way))
                        : (open >> way.ordinal() & 1) != 0 && !turn.perceived().isOccupied(at.step(way)))
                .min(Comparator.<Direction, Boolean>comparing(way ->
                                !onward.equals(Optional.of(way)) && Care.isHarmful(ground(turn, at.step(way), foes)))
                        .thenComparingLong(way -> Math.max(dared, threats(turn, at.step(way), foes)))
                        .thenComparing(way -> !foes.contains(at.step(way)))
                        .thenComparing(way -> !onward.equals(Optional.of(way))))
                .map(Attack::toward);
    }

    private static boolean canHit(TurnView turn, Point foe) {
        return turn.weapon().isPresent()
                && turn.perceived().entitiesAt(foe).stream()
                        .anyMatch(other -> turn.isEnemy(other) && other.has(Destructible.class));
    }

    /** How many enemies it does not mind this time. */
    private static int dared(TurnView turn) {
        RandomSource random = turn.random();
        int neighbours = turn.steps().movement().directions().size();
        return random.chance(1, 4) ? random.nextInt(neighbours + 1) : 0;
    }

    private static Optional<Direction> onward(TurnView turn, List<Point> foes) {
        PathRequest request = PathRequest.from(turn.position())
                .toCheapestOf(foes)
                .on(Care.of(BoardCost.of(turn), turn.perceived()).withOccupied(InTheWay::price));
        return Pathfinder.of(turn).find(request).bestPath().flatMap(Path::nextStep);
    }

    /** What it stands on once it stepped there, or hit the one who stands there. */
    private static Terrain ground(TurnView turn, Point to, List<Point> foes) {
        return turn.perceived().terrainAt(foes.contains(to) ? turn.position() : to);
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
