package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.Action;
import io.github.undercroft.EntityId;
import io.github.undercroft.Perception;
import io.github.undercroft.TurnView;
import io.github.undercroft.WorkspaceKey;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.move.Move;
import io.github.undercroft.pathfinding.CostFunction;
import io.github.undercroft.pathfinding.field.DistanceField;
import io.github.undercroft.pathfinding.field.FieldGround;
import io.github.undercroft.pathfinding.field.FieldRequest;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The trail of somebody who went out of view. At the place where it was last seen, an actor looks further for up to 20 turns:
 * it goes to the nearest cell that it has not seen since, or from which there is something unknown to see; on a tie by the
 * first step clockwise from north. It looks at cells up to 12 rows and columns away, waits for nobody, and opens doors.
 *
 * @param who the one who is followed
 * @param when the time when it was last seen
 * @param turns for how many turns the actor has looked further, 0 or more
 */
public record Trail(EntityId who, long when, int turns) {

    static final int TURNS = 20;
    private static final int NEAR = 12;
    private static final WorkspaceKey<NearestGoal> NEAREST = WorkspaceKey.of("nearest unseen", NearestGoal::new);
    private static final WorkspaceKey<DistanceField> FIELDS = WorkspaceKey.of("looking further", DistanceField::new);

    public Trail {
        Objects.requireNonNull(who, "who");
        if (turns < 0) {
            throw new IllegalArgumentException("An actor looks further for 0 turns or more; this is " + turns);
        }
    }

    /** The trail after that sighting: the known one, unless it has been seen since. */
    static Trail after(Perception.Sighting last, Optional<Trail> known) {
        return known.filter(trail -> trail.who.equals(last.who().id()) && trail.when == last.when())
                .orElseGet(() -> new Trail(last.who().id(), last.when(), 0));
    }

    /** The trail one turn later. */
    Trail next() {
        return new Trail(who, when, turns + 1);
    }

    /** Whether the actor has begun to look further, so it has been where it saw that one last. */
    boolean isBegun() {
        return turns > 0;
    }

    /** A step to look further, round what the actor has given up; empty if the turns are over, or there is nothing to look at. */
    Optional<Action> lookFurther(TurnView turn, Patience patience) {
        if (turns >= TURNS || turn.perception().isEmpty()) {
            return Optional.empty();
        }
        BoardCost known = BoardCost.of(turn, patience.givenUp(turn)).withOccupied(CostFunction.BLOCKED);
        BoardCost costs = Care.ofPassing(turn, known);
        BitGrid goals = unseen(turn, turn.perception().get(), costs);
        Optional<Direction> way;
        if (NearestGoal.isExactFor(costs)) {
            way = turn.workspace(NEAREST)
                    .step(costs, BitGrid.of(costs.width(), costs.height()), goals, turn.position());
        } else {
            DistanceField field = turn.workspace(FIELDS);
            field.compute(FieldRequest.on(FieldGround.of(costs)).toCells(goals));
            way = field.nextStep(turn.position());
        }
        if (way.isPresent()) {
            turn.because("looks further for somebody whom it has lost");
        }
        return way.map(Move::new);
    }

    /** The free cells near the actor that it has not seen since, or that lie beside unknown ones. */
    private BitGrid unseen(TurnView turn, Perception perception, BoardCost costs) {
        BitGridView known = Exploration.knownNow(turn.board());
        BitGridView open = Exploration.enterable(costs, known);
        BitGrid goals = Exploration.frontier(costs, open, known);
        Point here = turn.position();
        LargePlaces large = costs.large();
        BitGridView cells = large == null ? open : large.filled(open);
        BitGrid missed = large == null ? goals : BitGrid.of(goals.width(), goals.height());
        for (int y = Math.max(0, here.y() - NEAR); y <= Math.min(costs.height() - 1, here.y() + NEAR); y++) {
            for (int x = Math.max(0, here.x() - NEAR); x <= Math.min(costs.width() - 1, here.x() + NEAR); x++) {
                if (cells.get(x, y) && !perception.visible().get(x, y) && isUnseen(perception, new Point(x, y))) {
                    missed.set(x, y);
                }
            }
        }
        if (large != null) {
            BitGrid places = large.body().meeting(missed);
            places.and(open);
            goals.or(places);
        }
        goals.andNot(costs.occupied());
        goals.clear(here);
        return goals;
    }

    private boolean isUnseen(Perception perception, Point cell) {
        OptionalLong seen = perception.lastSeen(cell);
        return seen.isEmpty() || seen.getAsLong() <= when;
    }
}
