package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Controller;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.Player;
import io.github.undercroft.model.Rest;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.perception.Awareness;
import io.github.undercroft.rules.Move;
import java.util.Optional;

/**
 * What brains make of whoever fills a cell. What has no brain never moves, so a statue or a barrel is a wall. Whoever has
 * one may have moved when it is not in view, and may move when it is: it is a price, and one waits before it.
 */
final class InTheWay {

    /** So many steps round are as good as waiting behind somebody. */
    static final double PRICE_OF_WAITING = 4;

    /** With somebody out of view in the next cell, one in so many turns is a try to go there. */
    private static final int TURNS_A_TRY = 4;

    private InTheWay() {}

    /** Whether it never moves by itself. */
    static boolean isFixed(Entity other) {
        return !other.has(Controller.class);
    }

    /** What a step onto a cell costs in addition that this one fills. */
    static double price(Entity other) {
        return isFixed(other) ? CostFunction.BLOCKED : PRICE_OF_WAITING;
    }

    /** Whether something that never moves fills the cell, as far as the actor knows. */
    static boolean isFixed(TurnView turn, Point cell) {
        return turn.perceived()
                .occupantAt(cell)
                .filter(other ->
                        isFixed(other) && !other.id().equals(turn.actor().id()))
                .isPresent();
    }

    /**
     * Takes a step, or waits if somebody is there. Who is known to be there and not in view, as in the dark, may be gone:
     * one tries to go there sometimes. A player does not, whose refused step would take no time.
     */
    static Action stepOrWait(TurnView turn, Direction way) {
        Optional<Entity> other = turn.perceived().occupantAt(turn.position().step(way));
        return other.isEmpty() || mayBeGone(turn, other.get()) ? new Move(way) : new Rest();
    }

    private static boolean mayBeGone(TurnView turn, Entity other) {
        return !Awareness.of(turn).sees(other)
                && !turn.actor().get(Controller.class).equals(Optional.of(Player.INPUT))
                && turn.random().chance(1, TURNS_A_TRY);
    }
}
