package io.github.undercroft.examples.front;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.pathfinding.BreakIn;
import io.github.undercroft.pathfinding.Explore;
import io.github.undercroft.rules.Behaviour;
import io.github.undercroft.rules.Move;
import java.util.Optional;
import java.util.function.Function;

/** Goes to where there is more to see, until there is no such place any more. */
final class Exploring implements Errand {

    private final Function<Direction, Action> step;
    private Behaviour behaviour = Explore.EXPLORE;
    private boolean isBarred;

    Exploring(Function<Direction, Action> step) {
        this.step = step;
    }

    @Override
    public Optional<Action> next(TurnView turn) {
        Optional<Action> next = behaviour.next(turn);
        next.ifPresent(chosen -> behaviour = behaviour.afterwards(turn, chosen));
        isBarred = next.isEmpty() && BreakIn.BREAK_IN.next(turn).isPresent();
        return next.map(this::asStep);
    }

    /** In some games a step is something else than the engine's own. */
    private Action asStep(Action action) {
        return action instanceof Move move ? move.heading().map(step).orElse(action) : action;
    }

    @Override
    public String nothingToDo() {
        return isBarred
                ? "All that is left to explore is behind a locked door."
                : "There is nothing left to explore here.";
    }
}
