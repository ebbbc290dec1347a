package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.Action;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import java.util.Objects;
import java.util.Optional;

/**
 * The brain of a plain monster: it attacks an enemy within reach of its weapon, else takes a step towards one, else rests.
 * It looks only at what it perceives, and goes on with what it has begun.
 *
 * <p>It aims in the directions in which the game walks, at the enemy that is closest on open ground, then at the one with
 * the lowest id; and never where it would strike an ally. It goes to the enemy that is cheapest to reach, on a tie to the
 * one with the lowest id, and goes up to four cells round rather than wait behind somebody. It attacks what is in the way
 * unless that is an ally. It queues behind those whom it spares as long as it knows of an enemy that way. It leaves an enemy
 * alone that no path leads to.
 *
 * <p>With senses it hunts enemies in view. Else it goes to where it last saw an enemy, even if it sees that nobody is there
 * any more, and looks further from there for up to 20 turns, as {@link Trail} says. {@link Tracker} follows noises, too.
 *
 * @param trail the trail of an enemy that it has lost; empty at the start
 */
public record Hunter(Optional<Trail> trail) implements Brain {

    /** Refuses null. */
    public Hunter {
        Objects.requireNonNull(trail, "trail");
    }

    /** Has lost nobody yet. */
    public Hunter() {
        this(Optional.empty());
    }

    @Override
    public Decision decide(TurnView turn) {
        if (turn.unfinished().isPresent()) {
            return Decision.act(turn.unfinished().get());
        }
        Pursuit pursuit = new Pursuit(turn);
        Optional<Action> hunt = pursuit.ofThoseInView();
        if (hunt.isPresent() || pursuit.isOn()) {
            return Decision.act(hunt.or(pursuit::ofOneOutOfView).orElseGet(Rest::new));
        }
        Optional<Pursuit.Following> after = pursuit.latest(trail).flatMap(last -> pursuit.follow(last, trail));
        if (after.isPresent()) {
            Pursuit.Following on = after.get();
            return on.trail().equals(trail)
                    ? Decision.act(on.action())
                    : Decision.act(on.action(), new Hunter(on.trail()));
        }
        return Decision.act(pursuit.ofOneOutOfView().orElseGet(Rest::new));
    }
}
