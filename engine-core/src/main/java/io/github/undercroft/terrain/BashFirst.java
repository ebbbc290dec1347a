package io.github.undercroft.terrain;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActionResult;
import io.github.undercroft.model.Terrain;
import io.github.undercroft.model.TurnView;

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
            Terrain terrain = turn.board().terrainAt(at);
            boolean isInTheWay = !turn.board().isPassable(at);
            if (isInTheWay && terrain instanceof Breakable breakable && breakable.work() == Work.BASH) {
                return ActionResult.alternate(new Bash(at));
            }
        }
        return ActionResult.failed(new GroundRefusal.NothingToBash());
    }
}
