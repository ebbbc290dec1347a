package io.github.undercroft.move;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Entity;
import io.github.undercroft.Refusal;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.value.inner.FaultyValueException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Moves one step, by the game's rule of walking and at its price. Bumping into terrain with a use of its own (a closed
 * door), or into somebody with one ({@link io.github.undercroft.Bumpable}), does that instead; around a corner, too,
 * where the step itself would be refused.
 */
public record Move(Direction direction) implements Steered {
    public Move {
        Objects.requireNonNull(direction, "direction");
    }

    @Override
    public int cost(TurnView turn) {
        return turn.steps().cost(direction, turn.normalCost());
    }

    @Override
    public ActionResult perform(ActionContext context) {
        TurnView turn = context.view();
        List<Point> ahead = turn.ahead(direction);
        for (Point to : ahead) {
            Terrain there = context.board().terrainAt(to);
            Optional<Action> use = useOf(there, () -> there.whenBumped(turn, to));
            if (use.isPresent() && turn.steps().movement().allows(direction)) {
                return ActionResult.alternate(use.get());
            }
        }
        ActionResult step = context.tryStep(direction);
        return step instanceof ActionResult.Failed failed && failed.why() instanceof Refusal.Occupied occupied
                ? useOf(context, occupied.at())
                        .<ActionResult>map(ActionResult::alternate)
                        .orElse(step)
                : step;
    }

    private static Optional<Action> useOf(ActionContext context, Point filled) {
        Optional<Entity> inTheWay = context.board().occupantAt(filled);
        return inTheWay.isPresent() ? inTheWay.get().whenBumped(context.view()) : Optional.empty();
    }

    private static Optional<Action> useOf(Object bumped, Supplier<Optional<Action>> use) {
        try {
            return Objects.requireNonNull(use.get(), "whenBumped() returned null; return empty if there is no use");
        } catch (Throwable thrown) {
            throw new FaultyValueException("bumping into", bumped, thrown);
        }
    }

    @Override
    public Optional<Direction> heading() {
        return Optional.of(direction);
    }

    @Override
    public Move steered(Direction other) {
        return new Move(other);
    }
}
