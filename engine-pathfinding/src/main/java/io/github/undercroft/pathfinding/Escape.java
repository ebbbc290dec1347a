package io.github.undercroft.pathfinding;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.brain.Strike;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.Rest;
import io.github.undercroft.model.Sighting;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.model.WorkspaceKey;
import io.github.undercroft.perception.Awareness;
import io.github.undercroft.rules.Behaviour;
import io.github.undercroft.rules.Move;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Gets away from those who are hostile to it, and looks ahead by {@link Evasion}: it knows which rooms are traps and runs
 * around a pillar for ever. It minds those in view, and of others the place where each was seen last, until it sees that
 * place without them.
 *
 * <p>With no step that is better than to stay, it strikes if it can, else it rests while one of them is in view. Out of
 * their sight it then has no occasion. Nor has it where none of them can come within so many steps.
 *
 * <p>Looks only at what it perceives; closed doors, ground that harms and whoever else fills a cell count as walls. As {@code Flee} of the
 * core for those who search no paths. With somebody near O(cells) a turn, and the effort of a flight; else nothing of the
 * size of the level.
 *
 * @param within how many steps away, as one walks, somebody has to be to be fled from; 1 to 48, where a flight ends
 */
public record Escape(int within) implements Behaviour {

    private static final WorkspaceKey<Evasion> FLIGHTS = WorkspaceKey.of("flight", Evasion::new);
    private static final WorkspaceKey<DistanceField> FIELDS = WorkspaceKey.of("escape", DistanceField::new);
    private static final int FARTHEST = 48;

    /** Refuses a number out of range, with an {@link IllegalArgumentException}. */
    public Escape {
        if (within < 1 || within > FARTHEST) {
            throw new IllegalArgumentException(
                    "One escapes from who is within 1 to " + FARTHEST + " steps; this is " + within);
        }
    }

    /** @return one who minds everybody as far away as matters */
    public static Escape fromAfar() {
        return new Escape(FARTHEST);
    }

    @Override
    public Optional<Action> next(TurnView turn) {
        Awareness aware = Awareness.of(turn);
        List<Point> inView = places(aware.threats().stream());
        Set<Point> all = new LinkedHashSet<>(inView);
        all.addAll(places(lost(turn, aware)));
        if (all.stream().noneMatch(danger -> isNear(turn, danger))) {
            return Optional.empty();
        }
        BitGrid open = openTo(turn, all);
        DistanceField toSelf = turn.workspace(FIELDS);
        toSelf.compute(FieldRequest.on(FieldGround.walked(open, turn.steps()))
                .to(turn.position())
                .within(reach(turn)));
        List<Point> dangers = all.stream().filter(toSelf::isReachable).toList();
        if (dangers.isEmpty()) {
            return Optional.empty();
        }
        Optional<Direction> step =
                turn.workspace(FLIGHTS).nextStep(open, turn.steps().movement(), turn.position(), dangers);
        boolean isWatched = dangers.stream().anyMatch(inView::contains);
        return step.<Action>map(Move::new)
                .or(() -> Strike.STRIKE.next(turn))
                .or(() -> isWatched ? Optional.of(new Rest()) : Optional.empty());
    }

    /** Whether somebody there would be within reach if no wall were in between: who is not costs no look at the level. */
    private boolean isNear(TurnView turn, Point danger) {
        boolean straightOnly = turn.steps().movement() == Movement.FOUR_WAY;
        double distance = (straightOnly ? Metric.MANHATTAN : Metric.CHEBYSHEV).distance(turn.position(), danger);
        double cheapest = straightOnly ? 1 : Math.min(100, turn.steps().diagonalPercent()) / 100.0;
        // More than the rounding of a sum of steps; who is a little too far is found so by the field.
        return distance * cheapest <= reach(turn) + 1e-6;
    }

    /** So many steps, whatever a diagonal one costs. */
    private double reach(TurnView turn) {
        return within * Math.max(100, turn.steps().diagonalPercent()) / 100.0;
    }

    private static List<Point> places(Stream<Entity> entities) {
        return entities.flatMap(entity -> entity.position().stream()).collect(ImmutableList.toImmutableList());
    }

    /** Pictures of those out of view who may be still where they were. */
    private static Stream<Entity> lost(TurnView turn, Awareness aware) {
        return turn.perception().stream()
                .flatMap(known -> known.sightings().stream())
                .filter(sighting -> turn.game().areEnemies(sighting.who(), turn.actor())
                        && !aware.sees(sighting.who())
                        && aware.mayBeThere(sighting))
                .map(Sighting::who);
    }

    /** Where the actor could step, the cells of those from whom it flees counted as open. */
    private static BitGrid openTo(TurnView turn, Set<Point> dangers) {
        BitGrid open = BitGrid.copyOf(BoardCost.of(turn).open());
        for (Entity other : turn.perceived().entities()) {
            other.position().filter(turn.perceived()::isOccupied).ifPresent(open::clear);
        }
        open.andNot(Care.harmful(turn.perceived()));
        dangers.forEach(open::set);
        open.set(turn.position());
        return open;
    }
}
