package io.github.undercroft.dig;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;

/**
 * Bashes the first terrain in the actor's way that gives way to it, clockwise from north: for games with one key for it. What
 * can be walked through is left alone.
 */
public record BashFirst() implements Action {

    @Override
    public ActionResult perform(ActionContext context) {
        TurnView turn = context.view();
        for (Direction way : Direction.all()) {
            Point at = turn.position().step(way);
            Terrain terrain = context.board().terrainAt(at);
            boolean isInTheWay = !context.board().isPassable(at);
            if (isInTheWay && terrain instanceof Breakable breakable && breakable.work() == Work.BASH) {
                return ActionResult.alternate(new Bash(at));
            }
        }
        return ActionResult.failed(new GroundRefusal.NothingToBash());
    }
}
