package io.github.undercroft.brain;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Destructible;
import io.github.undercroft.EntityId;
import io.github.undercroft.Refusal;
import io.github.undercroft.TurnView;
import java.util.Objects;
import java.util.Optional;

/**
 * Rests turn after turn until the actor has all its hit points, or is {@link Disturbed}, or the turns are over. What
 * heals is something else: an effect, say.
 *
 * <p>At each turn, before it rests, it ends if nothing is left to heal, and if since its last turn the actor was hurt,
 * has heard a noise, or has come to see a foe. Ending is a refusal, which costs nothing: a player is asked again. With
 * a foe in view it does not begin.
 *
 * @param turns how many more it may take, 1 or more
 * @param hitPoints as many as the actor had at the last turn; 0 before the first
 */
public record RestUntilHealed(int turns, int hitPoints) implements Action {

    /** All its hit points are there, or it has none. */
    public record NothingToHeal(EntityId who) implements Refusal {
        public NothingToHeal {
            Objects.requireNonNull(who, "who");
        }
    }

    public RestUntilHealed {
        if (turns < 1) {
            throw new IllegalArgumentException(
                    "A rest lasts 1 turn or more; this is " + turns + ". To rest for long, say atMost(100)");
        }
        if (hitPoints < 0) {
            throw new IllegalArgumentException("The hit points at the last turn are 0 or more; this is " + hitPoints
                    + ". To begin, say atMost(100)");
        }
    }

    /** @return a rest of so many turns at most, 1 or more */
    public static RestUntilHealed atMost(int turns) {
        return new RestUntilHealed(turns, 0);
    }

    @Override
    public int cost(TurnView turn) {
        return turn.restCost();
    }

    @Override
    public ActionResult perform(ActionContext context) {
        TurnView turn = context.view();
        if (isWhole(turn)) {
            return ActionResult.failed(new NothingToHeal(turn.actor().id()));
        }
        Optional<Disturbance> disturbance = hitPoints == 0 ? Watch.foe(turn) : Watch.since(turn, hitPoints);
        if (disturbance.isPresent()) {
            return ActionResult.failed(new Disturbed(disturbance.get()));
        }
        context.rest();
        return turns == 1
                ? ActionResult.succeeded()
                : ActionResult.continues(new RestUntilHealed(turns - 1, Watch.hitPoints(turn)));
    }

    private static boolean isWhole(TurnView turn) {
        return turn.actor()
                .get(Destructible.class)
                .filter(body -> body.healed(1).hitPoints() > body.hitPoints())
                .isEmpty();
    }
}
