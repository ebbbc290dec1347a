package io.github.undercroft.front.cheat;

import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Board;
import io.github.undercroft.Motility;
import io.github.undercroft.Refusal;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import java.util.Comparator;

/** Somebody new comes to the free cell that is nearest to the actor. */
record Summon(Blueprint who) implements Typed {
    @Override
    public String line() {
        return "spawn " + who.name();
    }

    @Override
    public ActionResult perform(ActionContext context) {
        Board board = context.board();
        Point here = context.view().position();
        return board.passable(Motility.WALK).points().stream()
                .filter(cell -> !board.isOccupied(cell))
                .min(Comparator.comparingDouble(cell -> Metric.CHEBYSHEV.distance(here, cell)))
                .map(cell -> context.trySpawn(who, cell).toActionResult())
                .orElse(ActionResult.failed(
                        new Refusal.NoRoom(context.view().actor().id(), board.level())));
    }
}
