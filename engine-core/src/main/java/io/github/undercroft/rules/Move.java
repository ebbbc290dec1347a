package io.github.undercroft.rules;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActionResult;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.FaultyValueException;
import io.github.undercroft.model.Refusal;
import io.github.undercroft.model.Terrain;
import io.github.undercroft.model.TurnView;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Moves one step, by the game's rule of walking and at its price. Bumping into terrain with a use of its own (a closed
 * door), or into somebody with one ({@link io.github.undercroft.model.Bumpable}), does that instead; around a corner, too,
 * where the step itself would be refused.
 */
public record Move(Direction direction) implements Steered {
    /** Refuses null. */
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
        Point to = turn.position().step(direction);
        Terrain there = turn.board().terrainAt(to);
        Optional<Action> use = useOf(there, () -> there.whenBumped(turn, to));
        if (use.isPresent() && turn.steps().movement().allows(direction)) {
            return ActionResult.alternate(use.get());
        }
        ActionResult step = context.tryStep(direction);
        return step instanceof ActionResult.Failed failed && failed.why() instanceof Refusal.Occupied
                ? useOf(turn, to).<ActionResult>map(ActionResult::alternate).orElse(step)
                : step;
    }

    private static Optional<Action> useOf(TurnView turn, Point filled) {
        Optional<Entity> inTheWay = turn.board().occupantAt(filled);
        return inTheWay.isPresent() ? inTheWay.get().whenBumped(turn) : Optional.empty();
    }

    private static Optional<Action> useOf(Object bumped, Supplier<Optional<Action>> use) {
        try {
            return Objects.requireNonNull(use.get(), "whenBumped() answered null; what has no use answers empty");
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
