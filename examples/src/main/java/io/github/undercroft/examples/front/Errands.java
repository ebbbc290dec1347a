package io.github.undercroft.examples.front;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.Destructible;
import io.github.undercroft.Refusal;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.Disturbance;
import io.github.undercroft.brain.Disturbed;
import io.github.undercroft.brain.Lookout;
import java.util.Optional;

/** The errand that the player is on, if any. It ends when it is done, at danger, and when the player is hurt. */
final class Errands {

    private Optional<Errand> errand = Optional.empty();
    private boolean began;
    private Lookout lookout = new Lookout(ImmutableList.of());
    /** The hit points when the errand last went on. */
    private int hitPoints;

    void begin(Errand next, TurnView turn) {
        errand = Optional.of(next);
        began = false;
        lookout = Lookout.from(turn);
    }

    void stop() {
        errand = Optional.empty();
    }

    boolean areOn() {
        return errand.isPresent();
    }

    /** Does what comes next. @return what to tell the player */
    Optional<String> goOn(Table table) {
        return errand.flatMap(present -> goOn(present, table));
    }

    private Optional<String> goOn(Errand present, Table table) {
        TurnView turn = table.turn();
        boolean isHurt = began && hitPoints(turn) < hitPoints;
        Optional<String> danger = lookout.disturbance(turn).map(foe -> told(present.deed(), foe, turn, began));
        hitPoints = hitPoints(turn);
        Optional<Action> next = danger.isEmpty() && !isHurt ? present.next(turn) : Optional.empty();
        boolean isFirst = !began;
        began = true;
        if (next.isPresent()) {
            table.submit(next.get());
            return Optional.empty();
        }
        stop();
        if (danger.isPresent()) {
            return danger;
        }
        String end = isHurt ? "You are hurt, so you stop." : isFirst ? present.nothingToDo() : present.done(turn);
        return Optional.of(end).filter(told -> !told.isEmpty());
    }

    /** Why an errand can't begin now, in a sentence. */
    static Optional<String> refusal(String deed, TurnView turn) {
        return Lookout.from(turn).disturbance(turn).map(foe -> told(deed, foe, turn, false));
    }

    private static String told(String deed, Disturbance foe, TurnView turn, boolean began) {
        return foe instanceof Disturbance.Foe seen
                ? told("You can't " + deed + " while %s is near.", seen, turn, began)
                : "You stop.";
    }

    private static String told(String refusal, Disturbance.Foe foe, TurnView turn, boolean began) {
        String who = turn.entity(foe.who()).map(each -> "the " + each.name()).orElse("somebody");
        return began ? "You stop: " + who + " is in view." : refusal.replace("%s", who);
    }

    /** Says that a foe ended an action of many turns, or did not let it begin; empty for other refusals. */
    static Optional<String> refused(Refusal why, TurnView turn, boolean began) {
        return why instanceof Disturbed disturbed && disturbed.by() instanceof Disturbance.Foe foe
                ? Optional.of(told("You can't do that while %s is in view.", foe, turn, began))
                : Optional.empty();
    }

    private static int hitPoints(TurnView turn) {
        return turn.actor().get(Destructible.class).map(Destructible::hitPoints).orElse(0);
    }
}
