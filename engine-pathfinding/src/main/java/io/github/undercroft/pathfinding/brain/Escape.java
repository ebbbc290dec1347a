package io.github.undercroft.pathfinding.brain;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Entity;
import io.github.undercroft.Perception;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.WorkspaceKey;
import io.github.undercroft.brain.Strike;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.grid.Footprint;
import io.github.undercroft.move.Move;
import io.github.undercroft.pathfinding.field.DistanceField;
import io.github.undercroft.pathfinding.field.Evasion;
import io.github.undercroft.pathfinding.field.FieldGround;
import io.github.undercroft.pathfinding.field.FieldRequest;
import io.github.undercroft.sense.Awareness;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A behaviour that flees from enemies and looks ahead with {@link Evasion}: it knows which rooms are traps, and can run
 * around a pillar for ever. It flees from enemies in view, and from the places where others were last seen, until it sees
 * such a place empty.
 *
 * <p>If no step is better than staying, it strikes if it can, else it rests while an enemy is in view; with none in view it
 * has no action. It also has no action if no enemy can reach it within so many steps.
 *
 * <p>Who fills {@linkplain io.github.undercroft.Body several cells} flees over the places where it has room, from the places where it would
 * meet an enemy. An enemy where it has no room itself, as in a narrow gap, counts where it would come out of it.
 *
 * <p>Looks only at what it perceives; closed doors, harmful ground and all other occupied cells count as walls. {@code Flee}
 * of engine-kit is the version without path search. O(cells) a turn plus an {@link Evasion} with an enemy near; otherwise
 * independent of the size of the level.
 *
 * @param within at how many steps on foot, or fewer, it flees from an enemy; 1 to 48
 */
public record Escape(int within) implements Behaviour {

    private static final WorkspaceKey<Evasion> FLIGHTS = WorkspaceKey.of("flight", Evasion::new);
    private static final WorkspaceKey<DistanceField> FIELDS = WorkspaceKey.of("escape", DistanceField::new);
    private static final int FARTHEST = 48;

    public Escape {
        if (within < 1 || within > FARTHEST) {
            throw new IllegalArgumentException(
                    "An escape is from enemies within 1 to " + FARTHEST + " steps; this is " + within);
        }
    }

    /** @return the behaviour with the largest distance */
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
        toSelf.compute(FieldRequest.on(FieldGround.walked(
                        open, turn.steps().movement(), turn.steps().diagonalPercent()))
                .toEach(turn.cells())
                .within(reach(turn)));
        List<Point> dangers = all.stream().filter(toSelf::isReachable).toList();
        if (dangers.isEmpty()) {
            return Optional.empty();
        }
        Optional<Direction> step = turn.actor().footprint().isOneCell()
                ? turn.workspace(FLIGHTS).nextStep(open, turn.steps().movement(), turn.position(), dangers)
                : largeStep(turn, open, toSelf, dangers);
        boolean isWatched = dangers.stream().anyMatch(inView::contains);
        return step.<Action>map(Move::new)
                .or(() -> new Strike().next(turn))
                .or(() -> isWatched ? Optional.of(new Rest()) : Optional.empty());
    }

    /** The step over places with room, from those where it would meet the enemies. */
    private static Optional<Direction> largeStep(
            TurnView turn, BitGrid open, DistanceField toSelf, List<Point> dangers) {
        Footprint body = turn.actor().footprint();
        Movement movement = turn.steps().movement();
        BitGrid room = body.standsOn(open);
        room.set(turn.position());
        BitGridView places = FloodFill.of(movement).reachable(room, turn.position());
        Set<Point> pursuers = new LinkedHashSet<>();
        for (Point danger : dangers) {
            pursuers.addAll(meeting(turn, places, toSelf, danger));
        }
        return turn.workspace(FLIGHTS).nextStep(places, movement, turn.position(), pursuers);
    }

    /** Where it would meet who comes from there on the shortest way, as soon as that is anywhere; nowhere but where it is itself is no place. */
    private static List<Point> meeting(TurnView turn, BitGridView places, DistanceField toSelf, Point danger) {
        Point at = danger;
        while (true) {
            List<Point> there = Anchors.over(turn.actor().footprint(), at).stream()
                    .filter(place -> places.getOrFalse(place.x(), place.y()) && !place.equals(turn.position()))
                    .toList();
            Optional<Direction> on = there.isEmpty() ? toSelf.nextStep(at) : Optional.empty();
            if (on.isEmpty()) {
                return there;
            }
            at = at.step(on.get());
        }
    }

    /** Whether somebody there would be near enough if there were no walls: a cheap first test. */
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
        return entities.flatMap(entity -> entity.cells().stream()).collect(ImmutableList.toImmutableList());
    }

    /** Pictures of enemies out of view that may still be where they were. */
    private static Stream<Entity> lost(TurnView turn, Awareness aware) {
        return turn.perception().stream()
                .flatMap(known -> known.sightings().stream())
                .filter(sighting -> turn.areEnemies(sighting.who(), turn.actor())
                        && !aware.sees(sighting.who().id())
                        && aware.mayBeThere(sighting))
                .map(Perception.Sighting::who);
    }

    /** The cells that the actor could fill, counting the cells of its enemies as open. */
    private static BitGrid openTo(TurnView turn, Set<Point> dangers) {
        BitGrid open = BitGrid.copyOf(KnownGround.of(turn).open());
        open.andNot(Anchors.filledByOthers(turn.board(), turn.actor()));
        open.andNot(Care.harmful(turn));
        dangers.forEach(open::set);
        turn.cells().forEach(open::set);
        return open;
    }
}
