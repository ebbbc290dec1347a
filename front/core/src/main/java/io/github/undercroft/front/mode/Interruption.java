package io.github.undercroft.front.mode;

import io.github.undercroft.Refusal;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.Disturbance;
import io.github.undercroft.brain.Disturbed;
import io.github.undercroft.brain.Lookout;
import io.github.undercroft.brain.RestUntilHealed;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.map.Scene;
import java.util.Optional;

/** Says why an errand, or an action of many turns, ends or can't begin. */
public final class Interruption {

    private Interruption() {}

    /** @return why an errand can't begin now, in a sentence; empty if it can */
    static Optional<String> of(String verb, TurnView turn, Words words) {
        return Lookout.from(turn).disturbance(turn).map(foe -> told(verb, foe, turn, words, false));
    }

    /** @return why an errand ends, or can't begin, in a sentence */
    public static String told(String verb, Disturbance foe, TurnView turn, Words words, boolean began) {
        return foe instanceof Disturbance.Foe seen
                ? told("You can't {0} while {1} is near.", words.say(verb), seen, turn, words, began)
                : words.say("You stop.");
    }

    private static String told(
            String refusal, String verb, Disturbance.Foe foe, TurnView turn, Words words, boolean began) {
        String who = turn.entity(foe.who()).map(words::the).orElseGet(() -> words.say("somebody"));
        return words.say(began ? "You stop: {1} is in view." : refusal, verb, who);
    }

    /** @return that a foe ended an action of many turns, or did not let it begin, or that a container is empty; empty for other refusals */
    public static Optional<String> refused(Refusal why, TurnView turn, Words words, boolean began) {
        if (why instanceof Refusal.Occupied filled) {
            return turn.entity(filled.by())
                    .filter(each -> Scene.isEmptied(each, turn))
                    .map(each -> words.sentence("{0} is empty.", words.the(each)));
        }
        if (began && why instanceof RestUntilHealed.NothingToHeal) {
            return Optional.of(words.say("You have recovered."));
        }
        return why instanceof Disturbed disturbed && disturbed.by() instanceof Disturbance.Foe foe
                ? Optional.of(told("You can't do that while {1} is in view.", "", foe, turn, words, began))
                : Optional.empty();
    }
}
