package io.github.undercroft.trap;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Entity;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.Trapped;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Looks for secrets and hidden traps under and around the actor, in the ground and on containers: first under it, then
 * clockwise from north. It succeeds even if it finds none.
 *
 * @param percent how likely it finds each of them, 0 to 100
 */
public record Search(int percent) implements Action {

    public Search {
        if (percent < 0 || percent > 100) {
            throw new IllegalArgumentException("A search finds a thing in 0 to 100 percent of the tries; this is "
                    + percent + ". Give 0 for never, 100 for always");
        }
    }

    @Override
    public ActionResult perform(ActionContext context) {
        Set<Point> around = new LinkedHashSet<>(context.view().cells());
        for (Point here : List.copyOf(around)) {
            for (Direction direction : Direction.all()) {
                around.add(here.step(direction));
            }
        }
        around.forEach(cell -> search(context, cell));
        return ActionResult.succeeded();
    }

    private void search(ActionContext context, Point at) {
        boolean hidden = context.board().terrainAt(at) instanceof Trap trap && trap.state() == Trap.State.HIDDEN;
        if (hidden && finds(context, at) && context.board().terrainAt(at) instanceof Trap trap) {
            context.setTerrain(at, trap.as(Trap.State.FOUND));
        }
        if (context.board().terrainAt(at) instanceof Secret secret && isLucky(context)) {
            context.emit(new Revealed(context.view().actor().id(), at, secret.hidden()));
            context.setTerrain(at, secret.hidden());
        }
        for (Entity entity : context.board().entitiesAt(at)) {
            entity.get(Trapped.class)
                    .filter(trap -> trap.known() == Trapped.Known.HIDDEN && finds(context, at))
                    .ifPresent(trap -> context.set(entity.id(), trap.found()));
        }
    }

    private boolean finds(ActionContext context, Point at) {
        boolean found = isLucky(context);
        if (found) {
            context.emit(new TrapFound(context.view().actor().id(), at));
        }
        return found;
    }

    private boolean isLucky(ActionContext context) {
        return context.random().chance(percent, 100);
    }
}
