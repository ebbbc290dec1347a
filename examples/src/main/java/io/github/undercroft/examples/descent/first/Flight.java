package io.github.undercroft.examples.descent.first;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.Entity;
import io.github.undercroft.Motility;
import io.github.undercroft.TurnView;
import io.github.undercroft.WorkspaceKey;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.move.Move;
import io.github.undercroft.pathfinding.field.FieldGround;
import io.github.undercroft.pathfinding.field.FieldRequest;
import io.github.undercroft.pathfinding.field.FleeField;
import io.github.undercroft.sense.Awareness;
import java.util.List;
import java.util.Optional;

/** Where to run: down a flee map, away from everybody who is a threat. */
final class Flight {

    private static final WorkspaceKey<FleeField> MAPS = WorkspaceKey.of("descent flight", FleeField::create);

    private Flight() {}

    /** The step to the safest place; empty if there is no threat, or no place that is safer. */
    static Optional<Action> step(TurnView turn) {
        List<Entity> threats = Awareness.of(turn).threats();
        if (threats.isEmpty()) {
            return Optional.empty();
        }
        BitGrid open = BitGrid.copyOf(turn.board().passable(Motility.WALK));
        turn.board().entities().stream()
                .flatMap(other -> other.position().stream())
                .filter(turn.board()::isOccupied)
                .forEach(open::clear);
        open.set(turn.position());
        FleeField map = turn.workspace(MAPS);
        map.compute(FieldRequest.on(FieldGround.open(open, turn.steps().movement()))
                .toEach(threats.stream()
                        .flatMap(threat -> threat.position().stream())
                        .peek(open::set)
                        .collect(ImmutableList.toImmutableList())));
        return map.nextStep(turn.position())
                .filter(way -> !turn.board().isOccupied(turn.position().step(way)))
                .map(Move::new);
    }
}
