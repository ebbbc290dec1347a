package io.github.undercroft.brain;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.move.Move;
import io.github.undercroft.value.SavedAs;
import java.util.List;
import java.util.Optional;

/** Takes a random step to a free cell, all of these alike. Does nothing when boxed in. */
@SavedAs(constant = "WANDER")
public record Wander() implements Behaviour {
    @Override
    public Optional<Action> next(TurnView turn) {
        List<Direction> ways = new Ways(turn).free();
        return ways.isEmpty()
                ? Optional.empty()
                : Optional.of(new Move(ways.get(turn.random().nextInt(ways.size()))));
    }
}
