package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.Action;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.LeaveHarm;
import java.util.Objects;
import java.util.Optional;

/**
 * The brain of a plain monster: it attacks an enemy within reach of its weapon, else takes a step towards one, else rests.
 * It looks only at what it perceives, goes on with what it has begun, and steps out of the cells of a deed that an enemy in view has
 * announced.
 *
 * <p>It aims in the directions in which the game walks, at the enemy that is closest on open ground, then at the one with
 * the lowest id; and never where it would strike an ally. It goes to the enemy that is cheapest to reach, on a tie to the
 * one with the lowest id, and goes up to four cells round rather than wait behind somebody. It attacks what is in the way
 * unless that is an ally. It queues behind those whom it spares as long as it knows of an enemy that way; after twelve turns
 * behind one in the same place it goes round at any price, if a way leads round; else it changes places with an ally that could go on and
 * does not. If no path leads to an enemy in view it goes to where its weapon
 * reaches one, and leaves it alone if there is no such cell.
 *
 * <p>With senses it hunts enemies in view. Else it goes to where it last saw an enemy, even if it sees that nobody is there
 * any more, and looks further from there for up to 20 turns, as {@link Trail} says. {@link Tracker} follows noises, too.
 *
 * @param trail the trail of an enemy that it has lost; empty at the start
 * @param patience the patience that is left
 */
public record Hunter(Optional<Trail> trail, Patience patience) implements Brain {

    public Hunter {
        Objects.requireNonNull(trail, "trail");
        Objects.requireNonNull(patience, "patience");
    }

    /** Has lost nobody yet, nor waited for anybody. */
    public Hunter() {
        this(Optional.empty(), Patience.FRESH);
    }

    @Override
    public Decision decide(TurnView turn) {
        Optional<Action> first = turn.unfinished().or(() -> LeaveHarm.evasion(turn));
        if (first.isPresent()) {
            return Decision.act(first.get());
        }
        Pursuit pursuit = new Pursuit(turn, patience);
        Optional<Action> hunt = pursuit.ofThoseInView();
        if (hunt.isPresent() || pursuit.isOn()) {
            return decision(pursuit, hunt.or(pursuit::ofOneOutOfView), trail);
        }
        Optional<Pursuit.Following> after = pursuit.latest(trail).flatMap(last -> pursuit.follow(last, trail));
        return after.isPresent()
                ? decision(
                        pursuit, Optional.of(after.get().action()), after.get().trail())
                : decision(pursuit, pursuit.ofOneOutOfView(), trail);
    }

    private Decision decision(Pursuit pursuit, Optional<Action> chosen, Optional<Trail> on) {
        Action action = chosen.orElseGet(pursuit::idle);
        Patience left = pursuit.patienceAfter(action);
        return on.equals(trail) && left.equals(patience)
                ? Decision.act(action)
                : Decision.act(action, new Hunter(on, left));
    }
}
