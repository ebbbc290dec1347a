package io.github.undercroft.examples.front;

import io.github.undercroft.Action;
import io.github.undercroft.Destructible;
import io.github.undercroft.TurnView;
import io.github.undercroft.sense.Awareness;
import java.util.Optional;

/** The errand that the player is on, if any. It ends when it is done, at danger, and when the player is hurt. */
final class Errands {

    static final String UNSAFE = "You can't do that with enemies in view.";

    private Optional<Errand> errand = Optional.empty();
    private boolean began;
    /** The hit points when the errand last went on. */
    private int hitPoints;

    void begin(Errand next) {
        errand = Optional.of(next);
        began = false;
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
        boolean isSafe = isSafe(turn);
        hitPoints = hitPoints(turn);
        Optional<Action> next = isSafe && !isHurt ? present.next(turn) : Optional.empty();
        boolean isFirst = !began;
        began = true;
        if (next.isPresent()) {
            table.submit(next.get());
            return Optional.empty();
        }
        stop();
        if (!isSafe) {
            return Optional.of(UNSAFE);
        }
        return isHurt
                ? Optional.of("You are hurt, so you stop.")
                : Optional.of(present.nothingToDo()).filter(nothing -> isFirst);
    }

    /** Whether no enemy is in view or known to be near. */
    static boolean isSafe(TurnView turn) {
        Awareness aware = Awareness.of(turn);
        return aware.enemies().isEmpty() && aware.threats().isEmpty();
    }

    private static int hitPoints(TurnView turn) {
        return turn.actor().get(Destructible.class).map(Destructible::hitPoints).orElse(0);
    }
}
