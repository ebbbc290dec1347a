package io.github.undercroft.pathfinding.field;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * Finds the step that evades pursuers of the same speed. It solves the chase within the 16 x 16 cells around: it knows which
 * rooms are traps, and can run around a pillar for ever, where {@link FleeField} only runs away.
 *
 * <pre>{@code
 * Evasion flight = new Evasion();                                                       // once
 * Optional<Direction> step = flight.nextStep(BitGrid.copyOf(open), Movement.FOUR_WAY, hero, List.of(goblin));
 * }</pre>
 *
 * <p>Against one pursuer on a map of at most 16 x 16 cells it is perfect: the evader is never caught if that can be avoided,
 * and otherwise as late as possible. On larger maps it considers only a part of the map, and if that part is lost, it treats
 * the edge of the part as a way out. Of several pursuers it considers each alone and evades the most dangerous one, so two
 * can drive it into a corner.
 *
 * <p>Pursuers more than 48 steps away are ignored. Of equally safe moves (staying is one) it takes the one that ends
 * farthest from the nearest pursuer; on a tie it stays, or else takes the first step clockwise from north. The evader is
 * caught when a pursuer can step onto it.
 *
 * <p>Two distance fields a call, O(cells); and unless it was asked about the same part of the same map just before, at most
 * 65,000 positions twice: up to 1 ms in the open, a tenth of that in corridors. May be reused for ever: no call influences the
 * answer of the next. Up to 1 MB and two fields. For one thread at a time.
 */
public final class Evasion {

    /** Pursuers farther away are ignored. */
    private static final int FAR = 48;

    private final DistanceField toSelf = new DistanceField();
    private final DistanceField toPursuers = new DistanceField();
    private final ChaseWindow shut = new ChaseWindow(false);
    private final ChaseWindow ajar = new ChaseWindow(true);

    /** Makes one for any number of calls. */
    public Evasion() {}

    /**
     * Returns the next step.
     *
     * @param open the cells that can be stepped onto; the cells of the evader and its pursuers count as open
     * @return the step to take; empty to stay, also if no pursuer is near or can come
     * @throws IllegalArgumentException if the one that flees or a pursuer is outside the grid
     */
    public Optional<Direction> nextStep(BitGridView open, Movement movement, Point self, Collection<Point> pursuers) {
        ChaseGround ground = ChaseGround.of(open, movement, self, pursuers);
        toSelf.compute(FieldRequest.on(FieldGround.open(ground.open(), movement))
                .to(self)
                .within(FAR));
        List<Point> dangerous = pursuers.stream().filter(toSelf::isReachable).toList();
        if (dangerous.isEmpty()) {
            return Optional.empty();
        }
        toPursuers.compute(FieldRequest.on(FieldGround.open(ground.open(), movement))
                .toEach(dangerous)
                .within(FAR + 2));
        shut.load(ground);
        int[] safe = shut.turnsByWay(self, dangerous, toSelf);
        if (greatest(safe) != PursuitGame.NEVER && !shut.isWhole()) {
            ajar.load(ground);
            int[] hope = ajar.turnsByWay(self, dangerous, toSelf);
            return best(self, hope, safe);
        }
        return best(self, safe, safe);
    }

    private static int greatest(int[] turns) {
        int greatest = -1;
        for (int each : turns) {
            greatest = Math.max(greatest, each);
        }
        return greatest;
    }

    /** The best by turns, then by the other ones, then by distance; staying comes first. */
    private Optional<Direction> best(Point self, int[] turns, int[] otherTurns) {
        int best = ChaseWindow.STAY;
        for (int way = 0; way < ChaseWindow.STAY; way++) {
            if (turns[way] < 0) {
                continue;
            }
            int order = Integer.compare(turns[way], turns[best]);
            order = order != 0 ? order : Integer.compare(otherTurns[way], otherTurns[best]);
            order = order != 0 ? order : Double.compare(distanceAfter(self, way), distanceAfter(self, best));
            best = order > 0 ? way : best;
        }
        return best == ChaseWindow.STAY
                ? Optional.empty()
                : Optional.of(Direction.all().get(best));
    }

    private double distanceAfter(Point self, int way) {
        return toPursuers.distance(
                way == ChaseWindow.STAY ? self : self.step(Direction.all().get(way)));
    }
}
