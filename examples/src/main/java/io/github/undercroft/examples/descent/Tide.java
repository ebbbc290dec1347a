package io.github.undercroft.examples.descent;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.EntityId;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Fire;
import io.github.undercroft.ground.Flood;

/** What the Warden does to its hall. */
enum Tide implements Action {
    /** The channels overflow. */
    RISES,
    /** The water is gone, and oil burns. */
    EBBS;

    private static final String TIMER = "tide";

    /** So many turns pass from one flood to the next, and so many cells far each comes. */
    private static final int TURNS = 6;

    private static final int SPREAD = 8;

    /** The water comes now, and again and again. */
    static void begin(ActionContext context, EntityId warden) {
        context.queue(warden, RISES);
        context.every(warden, TIMER, context.view().turns(TURNS), RISES);
    }

    @Override
    public ActionResult perform(ActionContext context) {
        if (this == RISES) {
            for (Point deep : context.board().cells(Hall.CHANNEL).points()) {
                Direction.all().forEach(way -> Flood.pour(context, deep.step(way), SPREAD));
            }
        } else {
            EntityId warden = context.view().actor().id();
            context.cancel(warden, TIMER);
            for (Point at : context.board().cells(Hall.FLOODED).points()) {
                context.setTerrain(at, ((Flood) context.board().terrainAt(at)).on());
            }
            context.board().cells(Hall.OILY).points().forEach(at -> Fire.light(context, at, warden));
        }
        return ActionResult.succeeded();
    }
}
