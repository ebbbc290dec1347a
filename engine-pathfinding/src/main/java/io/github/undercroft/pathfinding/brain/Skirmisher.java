package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.Action;
import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.LeaveHarm;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.pathfinding.CostFunction;
import io.github.undercroft.pathfinding.Path;
import io.github.undercroft.pathfinding.PathRequest;
import io.github.undercroft.pathfinding.PathResult;
import io.github.undercroft.pathfinding.search.Around;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.value.SavedAs;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The brain of one fighter against many, for games with bump attacks: it lets enemies come. It avoids harmful ground unless
 * the way round is long; it goes where the fewest enemies are beside it, hits one if that is no worse, and else goes on
 * towards the nearest. An enemy to which it knows no way past others it only hits, from beside it. Once in four turns it ignores some of them, so that two skirmishers do not wait for each other for
 * ever. Before all else it leaves the cells of a deed that an enemy in view has announced.
 *
 * <p>Looks only at what it perceives; rests if no step is possible or no enemy is left to go to; as a {@link Behaviour} it has no
 * action then. Of equally good steps it takes the first one clockwise from north. O(directions * enemies) and one search for
 * a path.
 */
@SavedAs(constant = "SKIRMISHER")
public record Skirmisher() implements Brain, Behaviour {
    @Override
    public Decision decide(TurnView turn) {
        return Decision.act(turn.unfinished().or(() -> next(turn)).orElseGet(() -> LeaveHarm.orRest(turn)));
    }

    @Override
    public Optional<Action> next(TurnView turn) {
        return LeaveHarm.evasion(turn).or(() -> fight(turn));
    }

    private static Optional<Action> fight(TurnView turn) {
        Point at = turn.position();
        List<Entity> enemies =
                turn.board().entities().stream().filter(turn::isEnemy).toList();
        List<Point> foes =
                enemies.stream().flatMap(foe -> foe.cells().stream()).toList();
        if (foes.isEmpty()) {
            return Optional.empty();
        }
        Optional<Path> path = path(turn, foes);
        Optional<Direction> onward = path.flatMap(Path::nextStep);
        long dared = dared(turn);
        int open = Around.steps(BoardCost.of(turn).open(), turn.steps().movement(), at);
        Optional<Direction> best = turn.steps().movement().directions().stream()
                .filter(way -> foes.contains(at.step(way))
                        ? canHit(turn, at.step(way))
                        : onward.isPresent() && isStep(turn, way, open, onward.get()))
                .min(Comparator.<Direction, Boolean>comparing(way -> !onward.equals(Optional.of(way))
                                && isHarmed(turn, foes.contains(at.step(way)) ? at : at.step(way)))
                        .thenComparingLong(way -> Math.max(dared, threats(turn, at.step(way), enemies)))
                        .thenComparing(way -> !foes.contains(at.step(way)))
                        .thenComparing(way -> !onward.equals(Optional.of(way))));
        best.ifPresent(way -> {
            if (foes.contains(at.step(way))) {
                turn.because("attacks an enemy beside it", at.step(way));
            } else if (best.equals(onward)) {
                turn.because("goes on to the nearest enemy", path.get().cells());
            } else {
                turn.because("goes where the fewest enemies are beside it", at.step(way));
            }
        });
        return best.map(Attack::toward);
    }

    /** Whether that step leads to a free cell; one through a door only if that is the way. */
    private static boolean isStep(TurnView turn, Direction way, int open, Direction onward) {
        return way == onward
                || ((open >> way.ordinal() & 1) != 0
                        && !turn.board().isOccupied(turn.position().step(way)));
    }

    private static boolean canHit(TurnView turn, Point foe) {
        return turn.weapon().isPresent()
                && turn.board().entitiesAt(foe).stream()
                        .anyMatch(other -> turn.isEnemy(other) && other.has(Destructible.class));
    }

    /** How many enemies it ignores this time. */
    private static int dared(TurnView turn) {
        RandomSource random = turn.random();
        int neighbours = turn.steps().movement().directions().size();
        return random.chance(1, 4) ? random.nextInt(neighbours + 1) : 0;
    }

    /** The path to the nearest foe; empty if no way leads to any. */
    private static Optional<Path> path(TurnView turn, List<Point> foes) {
        List<Point> goals = Anchors.of(turn, foes);
        if (goals.isEmpty()) {
            return Optional.empty();
        }
        PathRequest request = PathRequest.from(turn.position())
                .toCheapestOf(goals)
                .on(Care.of(turn, BoardCost.of(turn)).withOccupied(CostFunction.BLOCKED));
        return SharedPathfinder.of(turn).find(request) instanceof PathResult.Found found
                ? Optional.of(found.path())
                : Optional.empty();
    }

    private static boolean isHarmed(TurnView turn, Point at) {
        return ActiveTerrain.harming(turn.board(), at, turn, turn.actor()).isPresent();
    }

    /** How many enemies are beside the actor after a step there, or after a blow at its occupant. */
    private static long threats(TurnView turn, Point to, List<Entity> foes) {
        Point stand = foes.stream().anyMatch(foe -> foe.cells().contains(to)) ? turn.position() : to;
        return foes.stream()
                .filter(foe -> !foe.cells().contains(to))
                .filter(foe -> foe.cells().stream()
                        .anyMatch(cell -> Direction.between(stand, cell)
                                .filter(turn.steps().movement()::allows)
                                .isPresent()))
                .count();
    }
}
