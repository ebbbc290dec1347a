package io.github.undercroft.game;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Refusal;
import io.github.undercroft.TurnView;
import java.util.List;

/**
 * Does some changes, and ends so or so: a planted throw or refusal comes after the last of them.
 *
 * @param price in quarters of the normal price; a negative one is an illegal price
 * @param instead where an alternate or the rest of a long action is needed
 */
record Script(int price, List<Change> changes, Ending ending, Action instead) implements Action {

    enum Ending {
        SUCCEED,
        FAIL,
        ALTERNATE,
        CYCLE,
        ENDLESS,
        CONTINUE,
        THROW,
        ANSWER_NULL
    }

    /** Why a script fails. */
    record Planned(int after) implements Refusal {}

    /** What a script throws. */
    static final class Planted extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Planted(String message) {
            super(message);
        }
    }

    Script {
        changes = List.copyOf(changes);
    }

    Script ending(Ending other) {
        return new Script(price, changes, other, instead);
    }

    @Override
    public int cost(TurnView turn) {
        return price < 0 ? -1 : Math.max(1, turn.normalCost() * price / 4);
    }

    @Override
    @SuppressWarnings("NullAway") // a game's code may answer null all the same
    public ActionResult perform(ActionContext context) {
        for (Change change : changes) {
            change.apply(context);
        }
        return switch (ending) {
            case SUCCEED -> ActionResult.succeeded();
            case FAIL -> ActionResult.failed(new Planned(changes.size()));
            case ALTERNATE -> ActionResult.alternate(instead);
            case CYCLE -> ActionResult.alternate(this);
            case ENDLESS -> ActionResult.alternate(new Script(price + 1, changes, ending, instead));
            case CONTINUE -> ActionResult.continues(instead);
            case THROW -> throw new Planted("planted after " + changes.size());
            case ANSWER_NULL -> null;
        };
    }
}
