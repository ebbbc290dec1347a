package io.github.undercroft.front.mode;

import io.github.undercroft.Destructible;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.Lookout;

/**
 * Tells when to stop a step that is repeated, as by a button that is held down: as an {@link Errand} stops, at a foe and at a wound.
 *
 * @param lookout from the turn of the first step
 * @param hitPoints what the player had at the last one
 */
public record Alarm(Lookout lookout, int hitPoints) {

    /** One that is set at this turn. */
    public static Alarm from(TurnView turn) {
        return new Alarm(Lookout.from(turn), hitPoints(turn));
    }

    /** @return the same at a later turn */
    public Alarm at(TurnView turn) {
        return new Alarm(lookout, hitPoints(turn));
    }

    /** @return whether a foe disturbs the player, or fewer hit points are left than before */
    public boolean isRaised(TurnView turn) {
        return lookout.disturbance(turn).isPresent() || hitPoints(turn) < hitPoints;
    }

    static int hitPoints(TurnView turn) {
        return turn.actor().get(Destructible.class).map(Destructible::hitPoints).orElse(0);
    }
}
