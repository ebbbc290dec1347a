package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.Action;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.LeaveHarm;
import java.util.Objects;
import java.util.Optional;

/**
 * The brain of a monster that follows what it sees and hears. With an enemy in view it hunts like a {@link Hunter}.
 * Otherwise it goes to the first of these places that it knows a way to: where its prey was last seen, and to look further
 * from there for up to 20 turns, as {@link Trail} says; where another enemy was last seen and may still be; where it heard a
 * noise. Otherwise it rests.
 *
 * <p>Its prey is the nearest enemy in view, until it has looked further for it, or knows no way closer. It follows the loudest
 * noise since its last turn, on a tie the latest, in place of an earlier one. It forgets a noise when an enemy is in view,
 * when it reaches the place, or when it knows no way closer. So it searches well if it knows the level:
 * {@code Senses.ofRadius(8).replacing(Familiarity.AT_HOME)}.
 *
 * <p>Without senses it sees everything and hears nothing, and does what a hunter does.
 *
 * @param prey the enemy that it follows; empty at the start
 * @param lead the place of a noise that it has not investigated yet; empty at the start. It forgets it when it leaves that level
 * @param trail the trail of its prey; empty at the start
 * @param patience the patience that is left
 */
public record Tracker(
        Optional<EntityId> prey, Optional<Location.OnLevel> lead, Optional<Trail> trail, Patience patience)
        implements Brain {

    public Tracker {
        Objects.requireNonNull(prey, "prey");
        Objects.requireNonNull(lead, "lead");
        Objects.requireNonNull(trail, "trail");
        Objects.requireNonNull(patience, "patience");
    }

    /** A tracker without prey. */
    public Tracker() {
        this(Optional.empty(), Optional.empty(), Optional.empty(), Patience.FRESH);
    }

    @Override
    public Decision decide(TurnView turn) {
        Pursuit pursuit = new Pursuit(turn, patience);
        Optional<Action> first = turn.unfinished().or(() -> LeaveHarm.evasion(turn));
        if (pursuit.isOn()) {
            Action hunt =
                    first.or(pursuit::ofThoseInView).or(pursuit::ofOneOutOfView).orElseGet(pursuit::idle);
            Entity nearest = pursuit.aware().enemies().get(0);
            return decision(pursuit, hunt, after(Optional.of(nearest.id()), Optional.empty(), Optional.empty()));
        }
        Tracker listening = after(prey, lead(turn, pursuit), trail);
        return first.isPresent() ? Decision.act(first.get(), listening) : listening.search(pursuit);
    }

    /** A noise on a level that it has left leads nowhere. */
    private Optional<Location.OnLevel> lead(TurnView turn, Pursuit pursuit) {
        int level = turn.board().level();
        return pursuit.aware()
                .loudestNoise()
                .map(noise -> new Location.OnLevel(level, noise.from()))
                .or(() -> lead.filter(place -> place.level() == level));
    }

    private Tracker after(Optional<EntityId> hunted, Optional<Location.OnLevel> noise, Optional<Trail> lost) {
        return hunted.equals(prey) && noise.equals(lead) && lost.equals(trail)
                ? this
                : new Tracker(hunted, noise, lost, patience);
    }

    /** That action, and with the patience that is left after it the next value. */
    private static Decision decision(Pursuit pursuit, Action chosen, Tracker next) {
        Patience left = pursuit.patienceAfter(chosen);
        return Decision.act(
                chosen, left.equals(next.patience) ? next : new Tracker(next.prey, next.lead, next.trail, left));
    }

    private Decision search(Pursuit pursuit) {
        Optional<Pursuit.Following> follow = prey.flatMap(pursuit::lastOf).flatMap(last -> pursuit.follow(last, trail));
        if (follow.isPresent()) {
            return decision(
                    pursuit,
                    follow.get().action(),
                    after(prey, lead, follow.get().trail()));
        }
        Optional<Action> other = pursuit.ofOneOutOfView();
        if (other.isPresent()) {
            return decision(pursuit, other.get(), after(Optional.empty(), lead, Optional.empty()));
        }
        Optional<Action> noise = lead.flatMap(place -> pursuit.search(place.cell(), Pursuit.LISTENS));
        return noise.isPresent()
                ? decision(pursuit, noise.get(), after(Optional.empty(), lead, Optional.empty()))
                : decision(pursuit, pursuit.idle(), after(Optional.empty(), Optional.empty(), Optional.empty()));
    }
}
