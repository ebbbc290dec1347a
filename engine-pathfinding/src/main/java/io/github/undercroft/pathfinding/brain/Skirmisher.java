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
import io.github.undercroft.sense.Hidden;
import io.github.undercroft.value.SavedAs;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The brain of one fighter against many, for games with bump attacks: it lets enemies come. It avoids harmful ground unless
 * the way round is long; it goes where the fewest enemies are beside it, hits one if that is no worse, and else goes on
 * towards the nearest. An enemy to which it knows no way past others it only hits, from beside it. With an ally in the only way that does not go on though it could, it changes places in one of twelve turns. Once in four turns it ignores some of them, so that two skirmishers do not wait for each other for
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

    /** Whether it remembers one that hides beside it, and sees nobody there now: who stands beside finds it. */
    private static boolean isGone(TurnView turn, Entity foe) {
        return foe.has(Hidden.class)
                && turn.perception()
                        .filter(known -> !known.sees(foe.id())
                                && foe.cells().stream().anyMatch(cell -> turn.isBeside(cell) && known.sees(cell)))
                        .isPresent();
    }

    private static Optional<Action> fight(TurnView turn) {
        Point at = turn.position();
        List<Entity> enemies = turn.board().entities().stream()
                .filter(turn::isEnemy)
                .filter(foe -> !isGone(turn, foe))
                .toList();
        List<Point> foes = enemies.stream().flatMap(foe -> foe.cells().stream()).toList();
        if (foes.isEmpty()) {
            return Optional.empty();
        }
        Optional<Path> path = path(turn, foes);
        Optional<Direction> onward = path.flatMap(Path::nextStep);
        long dared = dared(turn);
        int open = Around.steps(BoardCost.of(turn).open(), turn.steps().movement(), at);
        Optional<Direction> best = turn.steps().movement().directions().stream()
                .filter(way -> met(turn, way, foes)
                        .map(foe -> canHit(turn, foe))
                        .orElseGet(() -> onward.isPresent() && isStep(turn, way, open, onward.get())))
                .min(Comparator.<Direction, Boolean>comparing(way -> !onward.equals(Optional.of(way))
                                && isHarmed(turn, met(turn, way, foes).isPresent() ? at : at.step(way)))
                        .thenComparingLong(way -> Math.max(dared, threats(turn, way, met(turn, way, foes), enemies)))
                        .thenComparing(way -> met(turn, way, foes).isEmpty())
                        .thenComparing(way -> !onward.equals(Optional.of(way))));
        best.ifPresent(way -> {
            if (met(turn, way, foes).isPresent()) {
                turn.because("attacks an enemy beside it", met(turn, way, foes).get());
            } else if (best.equals(onward)) {
                turn.because("goes on to the nearest enemy", path.get().cells());
            } else {
                turn.because("goes where the fewest enemies are beside it", at.step(way));
            }
        });
        return best.<Action>map(Attack::toward).or(() -> InTheWay.pass(turn, Anchors.of(turn, foes)));
    }

    /** The cell of an enemy that a step would meet. */
    private static Optional<Point> met(TurnView turn, Direction way, List<Point> foes) {
        return turn.ahead(way).stream().filter(foes::contains).findFirst();
    }

    /** Whether that step leads to a free cell; one through a door only if that is the way. */
    private static boolean isStep(TurnView turn, Direction way, int open, Direction onward) {
        return way == onward
                || ((open >> way.ordinal() & 1) != 0
                        && Anchors.inTheWay(turn, way).isEmpty());
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
        return turn.actor().footprint().cells(at).stream()
                .anyMatch(cell -> ActiveTerrain.harming(turn.board(), cell, turn, turn.actor())
                        .isPresent());
    }

    /** How many enemies are beside the actor after a step that way, or after a blow at whom it meets there. */
    private static long threats(TurnView turn, Direction way, Optional<Point> met, List<Entity> foes) {
        Point stand = met.isPresent() ? turn.position() : turn.position().step(way);
        List<Point> own = turn.actor().footprint().cells(stand);
        return foes.stream()
                .filter(foe -> met.isEmpty() || !foe.cells().contains(met.get()))
                .filter(foe -> foe.cells().stream()
                        .anyMatch(cell -> own.stream()
                                .anyMatch(from -> Direction.between(from, cell)
                                        .filter(turn.steps().movement()::allows)
                                        .isPresent())))
                .count();
    }
}
