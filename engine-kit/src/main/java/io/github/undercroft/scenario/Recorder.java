package io.github.undercroft.scenario;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.TurnView;
import java.util.Optional;

/** Performs another action, at its price, and keeps what it said. Lives for one step of a fork. */
final class Recorder implements Action {

    private final Action inner;
    private Optional<ActionResult> said = Optional.empty();

    Recorder(Action inner) {
        this.inner = inner;
    }

    /** What the action said; empty if it was not performed, or threw. */
    Optional<ActionResult> said() {
        return said;
    }

    @Override
    public int cost(TurnView turn) {
        return inner.cost(turn);
    }

    @Override
    public ActionResult perform(ActionContext context) {
        ActionResult result = inner.perform(context);
        said = Optional.of(result);
        return result;
    }

    @Override
    public String toString() {
        return inner.toString();
    }
}
