package io.github.undercroft.brain;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Location;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Bump;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.move.Move;
import io.github.undercroft.value.SavedAs;
import java.util.List;
import java.util.Objects;

/**
 * Announces an action in this turn, and does it in the next one: the {@link Intent} of the actor says so in between. The cells
 * are those that the action {@linkplain Action#strikes strikes} now, so an action of your own gives them by that method. One that
 * strikes none is done at once.
 *
 * <p>An {@link Attack} or a {@link Bump} then strikes those cells, and nobody elsewhere ({@link Attack#strike}); any other action is
 * performed as it is, so it should name its cells. The deed is dropped, which takes that turn, if the actor is not where it was,
 * and if the action fails or would become a step.
 */
public record Announce(Action action) implements Action {

    public Announce {
        Objects.requireNonNull(action, "action");
    }

    @Override
    public List<Point> strikes(TurnView turn) {
        return action.strikes(turn);
    }

    @Override
    public ActionResult perform(ActionContext context) {
        TurnView turn = context.view();
        Action deed = action instanceof Bump bump ? Attack.toward(bump.direction()) : action;
        List<Point> cells = action.strikes(turn);
        if (cells.isEmpty()) {
            return ActionResult.alternate(action);
        }
        Action meant = deed instanceof Attack attack ? attack.ending(turn) : deed;
        context.set(turn.actor().id(), new Intent(cells, meant));
        return ActionResult.continues(new Fulfil(meant, turn.actor().location()));
    }

    /**
     * Does what its actor has announced, or drops it.
     *
     * @param from where the actor was when it announced it
     */
    @SavedAs("announce-fulfil")
    public record Fulfil(Action action, Location from) implements Action {

        public Fulfil {
            Objects.requireNonNull(action, "action");
            Objects.requireNonNull(from, "from");
        }

        @Override
        public int cost(TurnView turn) {
            return action.cost(turn);
        }

        @Override
        public ActionResult perform(ActionContext context) {
            TurnView turn = context.view();
            ActionResult result = turn.actor()
                    .get(Intent.class)
                    .filter(intent -> turn.actor().location().equals(from))
                    .map(intent -> perform(context, intent))
                    .orElseGet(() -> ActionResult.alternate(new Abandon()));
            if (result instanceof ActionResult.Alternate alternate && !(alternate.instead() instanceof Abandon)) {
                Action instead = alternate.instead();
                return ActionResult.alternate(instead instanceof Move ? new Abandon() : new Fulfil(instead, from));
            }
            return result instanceof ActionResult.Failed ? ActionResult.alternate(new Abandon()) : result;
        }

        private ActionResult perform(ActionContext context, Intent intent) {
            ActionResult result =
                    action instanceof Attack attack ? attack.strike(context, intent.cells()) : action.perform(context);
            context.clear(context.view().actor().id(), Intent.class);
            return result;
        }
    }

    /** Drops what its actor has announced, and rests. */
    @SavedAs("announce-abandon")
    public record Abandon() implements Action {

        @Override
        public int cost(TurnView turn) {
            return turn.restCost();
        }

        @Override
        public ActionResult perform(ActionContext context) {
            context.clear(context.view().actor().id(), Intent.class);
            context.rest();
            return ActionResult.succeeded();
        }
    }
}
