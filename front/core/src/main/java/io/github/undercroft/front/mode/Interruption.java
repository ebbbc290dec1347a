package io.github.undercroft.front.mode;

import io.github.undercroft.Refusal;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.Disturbance;
import io.github.undercroft.brain.Disturbed;
import io.github.undercroft.brain.Lookout;
import java.util.Optional;

/** Says why an errand, or an action of many turns, ends or can't begin. */
public final class Interruption {

    private Interruption() {}

    /** @return why an errand can't begin now, in a sentence; empty if it can */
    static Optional<String> of(String verb, TurnView turn) {
        return Lookout.from(turn).disturbance(turn).map(foe -> told(verb, foe, turn, false));
    }

    static String told(String verb, Disturbance foe, TurnView turn, boolean began) {
        return foe instanceof Disturbance.Foe seen
                ? told("You can't " + verb + " while %s is near.", seen, turn, began)
                : "You stop.";
    }

    private static String told(String refusal, Disturbance.Foe foe, TurnView turn, boolean began) {
        String who = turn.entity(foe.who()).map(each -> "the " + each.name()).orElse("somebody");
        return began ? "You stop: " + who + " is in view." : refusal.replace("%s", who);
    }

    /** @return that a foe ended an action of many turns, or did not let it begin; empty for other refusals */
    public static Optional<String> refused(Refusal why, TurnView turn, boolean began) {
        return why instanceof Disturbed disturbed && disturbed.by() instanceof Disturbance.Foe foe
                ? Optional.of(told("You can't do that while %s is in view.", foe, turn, began))
                : Optional.empty();
    }
}
