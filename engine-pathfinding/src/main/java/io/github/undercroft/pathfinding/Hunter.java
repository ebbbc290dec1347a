package io.github.undercroft.pathfinding;

import io.github.undercroft.model.Action;
import io.github.undercroft.model.Controller;
import io.github.undercroft.model.Decision;
import io.github.undercroft.model.Rest;
import io.github.undercroft.model.TurnView;

/**
 * The brain of a plain monster: it attacks an enemy within reach of its weapon, else takes a step towards one, else rests.
 * It looks only at what it perceives, and goes on with what it has begun.
 *
 * <p>It aims in the directions in which the game walks, at the enemy that is closest as one walks over open ground, then
 * at the one with the lowest id; and never where it would strike an ally. It goes to the enemy that is cheapest to reach,
 * of equals to the one with the lowest id, and would rather go four cells round than wait behind somebody; what is in
 * the way and no ally gets attacked. An enemy whom no path leads to is left alone.
 *
 * <p>With senses it hunts those in view; else it goes to where it saw one last, and gives up there. One that follows noises
 * too is a {@link Tracker}.
 */
public record Hunter() implements Controller {

    @Override
    public Decision decide(TurnView turn) {
        return Decision.act(turn.unfinished().orElseGet(() -> hunt(new Pursuit(turn))));
    }

    private static Action hunt(Pursuit pursuit) {
        return pursuit.ofThoseInView().or(pursuit::ofOneOutOfView).orElseGet(Rest::new);
    }
}
